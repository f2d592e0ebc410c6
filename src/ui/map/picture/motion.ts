/**
 * @file How things come and go on the picture: what a module holds comes out of its middle when it opens, and goes back there when it
 * closes. Only numbers that the graphics card reads change.
 */

/** Milliseconds that coming, going, opening and closing take. */
const DURATION = 240;

/** A module's circle: none, its rim alone while it is open, or filled while it is closed. */
export const DISC = { none: 0, open: 1, closed: 2 } as const;

/** How a node is drawn. */
export interface Shape {
  node: number;
  hasPoint: boolean;
  disc: (typeof DISC)[keyof typeof DISC];
}

export interface Moving extends Shape {
  /** 0: not there, or in the middle of what it lies in; 1: in its place. */
  presence: number;
  /** 0: open; 1: closed. */
  fill: number;
  isLeaving: boolean;
}

function towards(value: number, target: number, step: number): number {
  return value < target ? Math.min(target, value + step) : Math.max(target, value - step);
}

/** Slows down at both ends. @param share 0 to 1 */
export function eased(share: number): number {
  return share * share * (3 - 2 * share);
}

export class Motion {
  readonly #things = new Map<number, Moving>();

  /** What is there, leaving things included. */
  get things(): Iterable<Moving> {
    return this.#things.values();
  }

  get count(): number {
    return this.#things.size;
  }

  /** @param isInstant without coming and going */
  show(shapes: readonly Shape[], isInstant: boolean): void {
    // What is there for the first time has not come from anywhere.
    const atOnce = isInstant || this.#things.size === 0;
    const before = new Map(this.#things);
    this.#things.clear();
    for (const shape of shapes) {
      const fill = shape.disc === DISC.closed ? 1 : 0;
      const known = before.get(shape.node);
      before.delete(shape.node);
      this.#things.set(shape.node, {
        ...shape,
        presence: atOnce ? 1 : (known?.presence ?? 0),
        fill: atOnce || !known ? fill : known.fill,
        isLeaving: false,
      });
    }
    if (atOnce) return;
    for (const thing of before.values()) this.#things.set(thing.node, { ...thing, isLeaving: true });
  }

  /** Goes on by some milliseconds. @returns whether anything still moves */
  step(elapsed: number): boolean {
    const step = elapsed / DURATION;
    let isMoving = false;
    for (const thing of this.#things.values()) {
      thing.presence = towards(thing.presence, thing.isLeaving ? 0 : 1, step);
      const fill = thing.disc === DISC.closed ? 1 : 0;
      thing.fill = towards(thing.fill, fill, step);
      if (thing.isLeaving && thing.presence === 0) this.#things.delete(thing.node);
      else if (thing.presence !== 1 || thing.fill !== fill) isMoving = true;
    }
    return isMoving;
  }
}
