/**
 * @file What is true of a world, worked out from its links alone: what loses every cause when an event is taken away, and which loops there are. It
 * shares nothing with the engine that is measured by it.
 */
import type { Sign } from '../../engine/structures/types.ts';
import type { World, WorldLink } from './world.ts';

/** A loop: its events in their order, from the lowest number on, and the product of its signs. */
export interface TrueLoop {
  events: number[];
  sign: Sign;
}

const side = (event: number, sign: Sign): string => `${event} ${sign}`;

/** The events that happen, each with its direction, where `without` does not. */
function heldBy(links: readonly WorldLink[], roots: readonly string[], without: number): Set<string> {
  const isOut = (one: string): boolean => one.startsWith(`${without} `);
  const held = new Set(roots.filter((root) => !isOut(root)));
  // Sets are walked in the order in which they grow.
  for (const one of held) {
    for (const { cause, causeSign, effect, effectSign } of links) {
      const next = side(effect, effectSign);
      if (side(cause, causeSign) === one && !isOut(next)) held.add(next);
    }
  }
  return held;
}

function lostBy(links: readonly WorldLink[], without: number): Set<number> {
  const effects = new Set(links.map(({ effect, effectSign }) => side(effect, effectSign)));
  const roots = links.map(({ cause, causeSign }) => side(cause, causeSign)).filter((one) => !effects.has(one));
  const before = heldBy(links, roots, -1);
  const after = heldBy(links, roots, without);
  const lost = [...before].filter((one) => !after.has(one)).map((one) => Number(one.split(' ')[0]));
  return new Set(lost.filter((event) => event !== without));
}

/**
 * What changes when an event does not happen.
 *
 * @returns what loses all of its causes, and what depends on who is right where documents disagree
 */
export function changesWithout(world: World, event: number): { lost: Set<number>; open: Set<number> } {
  const lost = lostBy(world.links, event);
  const open = new Set<number>();
  const claims = world.disputes.flatMap(({ how, claim }): WorldLink[] =>
    how === 'opposed' ? [claim, { ...claim, effectSign: -1 }] : [claim],
  );
  // Any of the disputed claims may hold; each is tried alone, and all of them together.
  for (const held of [...claims.map((claim) => [claim]), claims]) {
    const other = lostBy([...world.links, ...held], event);
    for (const one of [...lost, ...other]) if (lost.has(one) !== other.has(one)) open.add(one);
  }
  for (const one of open) lost.delete(one);
  return { lost, open };
}

/** The elementary cycles of a world's links. */
export function loopsOf({ links, events }: World): TrueLoop[] {
  const loops: TrueLoop[] = [];
  const walk = (first: number, path: readonly WorldLink[]): void => {
    const at = path.length === 0 ? first : path[path.length - 1]!.effect;
    for (const link of links) {
      if (link.cause !== at || link.effect < first) continue;
      if (link.effect === first) {
        const all = [...path, link];
        const sign = all.reduce((product, { causeSign, effectSign }) => product * causeSign * effectSign, 1);
        loops.push({ events: all.map(({ cause }) => cause), sign: sign > 0 ? 1 : -1 });
      } else if (!path.some(({ cause }) => cause === link.effect)) walk(first, [...path, link]);
    }
  };
  events.forEach((_, first) => walk(first, []));
  return loops;
}
