/**
 * @file The picture as the component drives it: cuts the map to what is looked at, draws when something changed, knows what lies under the
 * pointer and where names go.
 */
import { Matrix4, Vector3 } from 'three';
import { bundlesOf, type Bundle } from '../../../engine/cut/bundles.ts';
import { cutThrough, isSameCut, MOST_SHOWN, type Cut } from '../../../engine/cut/cut.ts';
import { mapTree, pathTo, type MapTree } from '../../../engine/cut/tree.ts';
import { whereabouts } from '../../../engine/cut/whereabouts.ts';
import { sizeIn } from '../../../engine/cut/window.ts';
import type { MapOverview } from '../../../rpc/map.ts';
import type { Filter, Selection } from '../map-view.svelte.ts';
import { MapCamera } from './camera.ts';
import type { MapColours } from './colours.ts';
import type { Focus } from './focus.ts';
import { ARC_POINTS } from './geometry.ts';
import { placeLabels, type Label, type Obstacle, type Spot } from './labels.ts';
import { lookOf, type Arc, type Look } from './look.ts';
import { DISC, type Shape } from './motion.ts';
import { neighbour } from './neighbour.ts';
import { pickLine, pickNode, project, type Projected, type Viewport } from './project.ts';
import { MapScene, type DrawStatistics } from './scene.ts';
import { STATE } from './states.ts';

/** How far beside a node or a gate a pointer may be, in CSS pixels; a finger is less exact. */
const SLACK = { mouse: 4, touch: 14 };
/** Entities are named only when they are drawn at least this large, in CSS pixels. */
const LEAST_NAMED_RADIUS = 5;
/** While it moves, a picture that takes longer than this is drawn without ties, until it has stood still for a moment. */
const SLOW_MS = 70;
const STILL_MS = 260;
/** From how far one looks at what was flown to: more where things lie far apart, and for modules, so that they fit. */
const NEAREST_FLIGHT = 60;
const FARTHEST_FLIGHT = 230;
/** The share of a node's height on which one looks. */
const HEIGHT_SEEN = 0.75;
/** Around an entity that lies in no module one sees a circle of so many units. */
const UNITS_AROUND = 12;
/** After a pause what moves goes on as if this many milliseconds had passed. */
const LONGEST_STEP = 40;
/** What was selected is brought back when it is nearer to the window's edge than this, in CSS pixels. */
const EDGE = 16;

export interface PictureSettings {
  /** Told after each drawing. */
  ondraw: (statistics: DrawStatistics) => void;
  /** Told when something else is shown. */
  oncut?: (cut: Cut) => void;
  /** Whether things come and go at once. */
  isStill?: () => boolean;
  /** Nodes shown at the most. */
  most?: number;
}

/** What the filters let through and a person opened. */
export interface Allowed {
  mask: Uint8Array;
  byHand: ReadonlySet<number>;
}

export class Picture {
  readonly camera: MapCamera;
  readonly #scene: MapScene;
  readonly #overview: MapOverview;
  readonly #tree: MapTree;
  readonly #settings: PictureSettings;
  readonly #isFlat: boolean;
  readonly #matrix = new Matrix4();
  #viewport: Viewport = { width: 1, height: 1 };
  #allowed: Allowed;
  #count: number;
  #focus: Focus | null = null;
  #filter: Pick<Filter, 'showGates' | 'showTies'> = { showGates: true, showTies: true };
  #cut: Cut | null = null;
  #bundles: Bundle[] = [];
  #look: Look | null = null;
  #shapes: Shape[] = [];
  /** Whether the filters changed, and whether what stands out did. */
  #isRecut = true;
  #isRelit = true;
  #frame = 0;
  #drawnAt = -Infinity;
  #isLight = false;
  #still: ReturnType<typeof setTimeout> | undefined;
  #path: number[] = [];

  /** @throws when the browser gives no WebGL */
  constructor(canvas: HTMLCanvasElement, overview: MapOverview, colours: MapColours, settings: PictureSettings) {
    this.#overview = overview;
    this.#settings = settings;
    this.#isFlat = overview.gap === 0;
    this.#tree = mapTree(overview);
    this.#count = overview.level.length;
    this.#allowed = { mask: new Uint8Array(this.#count).fill(1), byHand: new Set() };
    this.#scene = new MapScene(canvas, overview, colours);
    this.camera = new MapCamera(this.#scene.camera, canvas, overview.levels * overview.gap, () => this.request());
  }

  /** Has the picture drawn with the next frame. */
  request(): void {
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      const since = now - this.#drawnAt;
      this.#drawnAt = now;
      this.draw(Math.min(since, LONGEST_STEP));
      this.#lighten(since);
    });
  }

  /** @param elapsed milliseconds since it was drawn before */
  draw(elapsed = LONGEST_STEP): void {
    this.#update();
    const statistics = this.#scene.draw(elapsed);
    this.#settings.ondraw(statistics);
    if (statistics.isMoving) this.request();
  }

  resize(width: number, height: number, ratio: number): void {
    const isFirst = this.#viewport.width === 1;
    this.#viewport = { width, height };
    this.#scene.resize(width, height, ratio);
    if (isFirst) this.camera.home();
    this.request();
  }

  setColours(colours: MapColours): void {
    this.#scene.setColours(colours);
    this.request();
  }

  allow(allowed: Allowed): void {
    this.#allowed = allowed;
    this.#count = allowed.mask.reduce((sum, flag) => sum + flag, 0);
    this.#isRecut = true;
    this.request();
  }

  light(filter: Pick<Filter, 'showGates' | 'showTies'>, focus: Focus | null): void {
    this.#filter = filter;
    this.#focus = focus;
    this.#isRelit = true;
    this.request();
  }

  /** The modules that one is in, the largest first; empty while all of it is in the window. */
  get path(): readonly number[] {
    return this.#path;
  }

  get bundles(): readonly Bundle[] {
    return this.#bundles;
  }

  /** Brings a node into the middle: a module as large as it fits, which opens it; an entity with the module that it lies in. */
  flyTo(node: number, isInstant: boolean): void {
    const { positions, circles, entityCount, unit, parent } = this.#overview;
    const [x, y, z] = positions.subarray(3 * node, 3 * node + 3) as unknown as [number, number, number];
    // Of a module one wants to see what is below it, too.
    const circle = circles[node - entityCount] ?? 0;
    if (this.#isFlat) {
      const around = node < entityCount ? parent[node]! : node;
      if (around < 0) return this.camera.fit(x, z, UNITS_AROUND * unit, isInstant);
      return this.camera.fit(
        positions[3 * around]!,
        positions[3 * around + 2]!,
        circles[around - entityCount]!,
        isInstant,
      );
    }
    const distance = Math.min(FARTHEST_FLIGHT, NEAREST_FLIGHT + 20 * Math.min(unit, 4) + 4 * circle);
    this.camera.flyTo(x, y * HEIGHT_SEEN, z, distance, isInstant);
  }

  /** Steps back to what is around the module that one is in. @returns that module; −1: one sees all of it */
  up(isInstant: boolean): number {
    const inner = this.#path.at(-1) ?? -1;
    for (const around of this.#path.slice(0, -1).reverse()) {
      if (!this.camera.isNearerThan(this.#tree.radius[around]!)) continue;
      this.flyTo(around, isInstant);
      return inner;
    }
    this.camera.home();
    return inner;
  }

  /** Brings a node back into the window when it lies beyond its edge, without coming nearer. */
  keepInSight(node: number, isInstant: boolean): void {
    if (this.camera.isFlying) return;
    const at = this.#project(node);
    const { width, height } = this.#viewport;
    if (at && at.x > EDGE && at.x < width - EDGE && at.y > EDGE && at.y < height - EDGE) return;
    const [x, y, z] = this.#overview.positions.subarray(3 * node, 3 * node + 3);
    this.camera.flyTo(x!, this.#isFlat ? 0 : y! * HEIGHT_SEEN, z!, Infinity, isInstant);
  }

  /** What lies under a pointer; null for the empty plane. */
  find(pointer: { x: number; y: number }, kind: keyof typeof SLACK): Selection | null {
    const slack = SLACK[kind];
    const { elements } = this.#matrix;
    const points = new Set(this.#shapes.filter(({ hasPoint }) => hasPoint).map(({ node }) => node));
    const radius = (node: number, depth: number): number => this.#scene.radiusAt(node, depth);
    const { positions } = this.#overview;
    const node = pickNode(positions, points, radius, elements, this.#viewport, pointer, slack);
    if (node >= 0) return { type: 'node', node };
    const arc = pickLine(this.#scene.arcs, ARC_POINTS, () => true, elements, this.#viewport, pointer, slack);
    if (arc >= 0) return this.#selectionOf(arc);
    const disc = this.#discAt(pointer, slack);
    return disc < 0 ? null : { type: 'node', node: disc };
  }

  /** The innermost module that lies under a pointer, open or closed; −1 where there is none. */
  moduleAt(pointer: { x: number; y: number }): number {
    return this.#innermost(pointer, () => true);
  }

  /** The next thing from a node in a direction, or from the window's middle. @param way to the right and down @returns −1: there is none */
  neighbourOf(node: number, way: { x: number; y: number }): number {
    const { width, height } = this.#viewport;
    const spots: { node: number; x: number; y: number }[] = [];
    for (const { node: other, disc } of this.#shapes) {
      if (other === node || (this.#isFlat && disc === DISC.open)) continue;
      const at = this.#project(other);
      if (at && at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= height) spots.push({ node: other, ...at });
    }
    const from = node < 0 ? null : this.#project(node);
    if (from) return neighbour(spots, from, way);
    const away = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - width / 2, y - height / 2);
    return (
      spots.reduce((nearest, spot) => (nearest && away(nearest) <= away(spot) ? nearest : spot), spots[0])?.node ?? -1
    );
  }

  /** Where a node is drawn, with its radius; null when it is not. */
  placeOf(node: number): Spot | null {
    const shape = this.#shapes.find((one) => one.node === node);
    return shape ? this.#spot(shape) : null;
  }

  /**
   * Where names go.
   *
   * @param first nodes that are named before all others
   * @param letters width of a name in CSS pixels
   * @param most names
   * @param obstacles where no name may lie
   */
  labels(
    first: readonly number[],
    letters: (name: string) => number,
    most: number,
    obstacles: readonly Obstacle[] = [],
  ): Label[] {
    const { names, entityCount, weight, circles } = this.#overview;
    const shapes = new Map(this.#shapes.map((shape) => [shape.node, shape]));
    const wanted = new Set(first);
    const states = this.#look?.states;
    const size = (node: number): number => circles[node - entityCount] ?? 0;
    const candidates = this.#shapes
      .map(({ node }) => node)
      .sort((a, b) => size(b) - size(a) || weight[b]! - weight[a]! || a - b);
    const place = (node: number): Spot | null => {
      const shape = shapes.get(node);
      const isDim = this.#look?.hasFocus === true && states?.get(node) === STATE.dim;
      if (!shape || (isDim && !wanted.has(node) && !this.#isFlat)) return null;
      const spot = this.#spot(shape);
      const isNamed = wanted.has(node) || node >= entityCount || (spot?.radius ?? 0) >= LEAST_NAMED_RADIUS;
      return isNamed && spot ? { ...spot, isWanted: wanted.has(node) } : null;
    };
    const width = (node: number): number => letters(names[node]!);
    return placeLabels([...first, ...candidates], width, place, this.#viewport, most, obstacles);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#still);
    this.camera.dispose();
    this.#scene.dispose();
  }

  /** Leaves ties out while pictures follow one another slowly, and draws them again once it stands still. */
  #lighten(since: number): void {
    if (since > SLOW_MS && since < STILL_MS * 4) this.#isLight = true;
    clearTimeout(this.#still);
    this.#scene.drawTies(!this.#isLight);
    if (!this.#isLight) return;
    this.#still = setTimeout(() => {
      this.#isLight = false;
      this.#drawnAt = -Infinity;
      this.request();
    }, STILL_MS);
  }

  /** Cuts the map anew for what is in the window, and works out what is drawn where that changed. */
  #update(): void {
    const { camera } = this.#scene;
    camera.updateMatrixWorld();
    this.#matrix.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
    const { mask, byHand } = this.#allowed;
    const { width, height } = this.#viewport;
    const side = Math.min(width, height);
    const window = this.camera.window(this.#scene.perUnit);
    const size = sizeIn(this.#tree, window);
    if (this.#isFlat || this.#isRecut) {
      const before = new Set(this.#cut?.open);
      const sight = { size, side, mask, count: this.#count, byHand, before };
      const cut = cutThrough(this.#tree, sight, this.#settings.most ?? MOST_SHOWN);
      if (this.#isRecut || !this.#cut || !isSameCut(cut, this.#cut)) {
        this.#cut = cut;
        this.#bundles = bundlesOf(this.#tree, this.#overview.gates, cut, mask);
        this.#isRelit = true;
        this.#settings.oncut?.(cut);
      }
    }
    this.#path = this.#isFlat ? whereabouts(this.#tree, this.#cut!, window.focus, size, side) : [];
    if (this.#isRelit) this.#relight();
    this.#isRecut = false;
    this.#isRelit = false;
  }

  #relight(): void {
    const shown = {
      overview: this.#overview,
      cut: this.#cut!,
      bundles: this.#bundles,
      mask: this.#allowed.mask,
    };
    this.#look = lookOf(shown, this.#filter, this.#focus);
    this.#shapes = this.#look.shapes;
    this.#scene.setLook(this.#look, this.#settings.isStill?.() === true);
  }

  #selectionOf(index: number): Selection {
    const { arcs, litArcs } = this.#look!;
    const arc: Arc = arcs[index] ?? litArcs[index - arcs.length]!;
    if (arc.gates.length === 1) return { type: 'gate', gate: arc.gates[0]! };
    return { type: 'bundle', a: arc.a, b: arc.b, gates: arc.gates };
  }

  #project(node: number): Projected | null {
    const [x, y, z] = this.#overview.positions.subarray(3 * node, 3 * node + 3);
    return project(this.#matrix.elements, this.#viewport, x!, y!, z!);
  }

  /** A name is written within a closed module, at the far end of an open one's rim, and above a point. */
  #spot({ node, hasPoint, disc }: Shape): Spot | null {
    const at = this.#project(node);
    if (hasPoint) return at && { ...at, radius: this.#scene.radiusAt(node, at.depth), isInside: false };
    const radius = this.#tree.radius[node]!;
    if (disc === DISC.closed) return at && { ...at, radius: (radius * this.#scene.perUnit) / at.depth, isInside: true };
    const { x: eyeX, z: eyeZ } = this.#scene.camera.position;
    const [x, , z] = this.#overview.positions.subarray(3 * node, 3 * node + 3) as unknown as [number, number, number];
    const away = new Vector3(x - eyeX, 0, z - eyeZ).normalize();
    const far = project(this.#matrix.elements, this.#viewport, x + radius * away.x, 0, z + radius * away.z);
    return far && { ...far, radius: 0, isInside: false };
  }

  #discAt(pointer: { x: number; y: number }, slack: number): number {
    if (!this.#isFlat) return -1;
    const closed = this.#innermost(pointer, ({ disc }) => disc === DISC.closed);
    if (closed >= 0) return closed;
    const at = this.#onPlane(pointer);
    if (!at) return -1;
    const { positions } = this.#overview;
    const perUnit = this.#scene.perUnit / at.distance;
    const open = this.#shapes.filter(({ disc }) => disc === DISC.open);
    const beside = ({ node }: Shape): number =>
      perUnit *
      Math.abs(Math.hypot(positions[3 * node]! - at.x, positions[3 * node + 2]! - at.z) - this.#tree.radius[node]!);
    return open.find((shape) => beside(shape) <= slack)?.node ?? -1;
  }

  #innermost(pointer: { x: number; y: number }, isMeant: (shape: Shape) => boolean): number {
    const at = this.#isFlat ? this.#onPlane(pointer) : null;
    if (!at) return -1;
    const { positions } = this.#overview;
    const { radius } = this.#tree;
    let found = -1;
    for (const shape of this.#shapes) {
      const { node, disc } = shape;
      if (disc === DISC.none || !isMeant(shape)) continue;
      const isIn = Math.hypot(positions[3 * node]! - at.x, positions[3 * node + 2]! - at.z) <= radius[node]!;
      if (isIn && (found < 0 || radius[node]! < radius[found]!)) found = node;
    }
    return found;
  }

  /** Where a pointer meets the plane, and how far that is from the eye. */
  #onPlane({ x, y }: { x: number; y: number }): { x: number; z: number; distance: number } | null {
    const { camera } = this.#scene;
    const { width, height } = this.#viewport;
    const away = new Vector3((2 * x) / width - 1, 1 - (2 * y) / height, 0.5).unproject(camera).sub(camera.position);
    if (away.y >= 0) return null;
    const share = -camera.position.y / away.y;
    return {
      x: camera.position.x + share * away.x,
      z: camera.position.z + share * away.z,
      distance: share * away.length(),
    };
  }
}

/** The modules around a node and the node itself, for saying where it is. */
export function wayTo(overview: MapOverview, node: number): number[] {
  return [...pathTo(overview, node), node];
}
