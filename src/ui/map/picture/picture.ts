/** @file The picture as the component drives it: draws when something changed, knows what lies under the pointer and where names go. */
import { Matrix4 } from 'three';
import type { MapOverview } from '../../../rpc/map.ts';
import { MapCamera } from './camera.ts';
import type { MapColours } from './colours.ts';
import { ARC_POINTS } from './geometry.ts';
import { placeLabels, type Label } from './labels.ts';
import { pickLine, pickNode, project, type Viewport } from './project.ts';
import { MapScene, type DrawStatistics, type Look } from './scene.ts';
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
/** Names looked through for each drawing. */
const MOST_CANDIDATES = 600;

export type Found = { type: 'node'; node: number } | { type: 'gate'; gate: number };

export class Picture {
  readonly camera: MapCamera;
  readonly #scene: MapScene;
  readonly #overview: MapOverview;
  readonly #ondraw: (statistics: DrawStatistics) => void;
  /** Nodes in the order in which names are given: modules before entities, weightier ones first. */
  readonly #byImportance: Uint32Array;
  readonly #matrix = new Matrix4();
  #viewport: Viewport = { width: 1, height: 1 };
  #look: Look | null = null;
  #shownGates = new Set<number>();
  #frame = 0;
  #drawnAt = -Infinity;
  #isLight = false;
  #still: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param ondraw told after each drawing
   * @throws when the browser gives no WebGL
   */
  constructor(
    canvas: HTMLCanvasElement,
    overview: MapOverview,
    colours: MapColours,
    ondraw: (statistics: DrawStatistics) => void,
  ) {
    this.#overview = overview;
    this.#ondraw = ondraw;
    this.#scene = new MapScene(canvas, overview, colours);
    this.camera = new MapCamera(this.#scene.camera, canvas, overview.levels * overview.gap, () => this.request());
    const { entityCount, weight, level } = overview;
    this.#byImportance = Uint32Array.from(level.keys()).sort(
      (a, b) =>
        Number(b >= entityCount) - Number(a >= entityCount) ||
        level[b]! - level[a]! ||
        weight[b]! - weight[a]! ||
        a - b,
    );
  }

  /** Has the picture drawn with the next frame. */
  request(): void {
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#lighten(now);
      this.draw();
    });
  }

  /** Leaves ties out while pictures follow one another slowly, and draws them again once it stands still. */
  #lighten(now: number): void {
    const since = now - this.#drawnAt;
    this.#drawnAt = now;
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

  draw(): void {
    const statistics = this.#scene.draw();
    const { camera } = this.#scene;
    this.#matrix.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
    this.#ondraw(statistics);
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

  setLook(look: Look): void {
    this.#look = look;
    this.#shownGates = new Set([...look.gates, ...look.litGates]);
    this.#scene.setLook(look);
    this.request();
  }

  /** Brings a node into the middle. */
  flyTo(node: number, isInstant: boolean): void {
    const { positions, circles, entityCount, unit } = this.#overview;
    const [x, y, z] = positions.subarray(3 * node, 3 * node + 3);
    // Of a module one wants to see what is below it, too.
    const circle = circles[node - entityCount] ?? 0;
    const distance = Math.min(FARTHEST_FLIGHT, NEAREST_FLIGHT + 20 * Math.min(unit, 4) + 4 * circle);
    this.camera.flyTo(x!, y! * HEIGHT_SEEN, z!, distance, isInstant);
  }

  /** What lies under a pointer; null for the empty plane. */
  find(pointer: { x: number; y: number }, kind: keyof typeof SLACK): Found | null {
    const { elements } = this.#matrix;
    const slack = SLACK[kind];
    const isShown = (node: number): boolean => (this.#look?.states[node] ?? STATE.plain) !== STATE.hidden;
    const radius = (node: number, depth: number): number => this.#scene.radiusAt(node, depth);
    const { positions } = this.#overview;
    const node = pickNode(positions, isShown, radius, elements, this.#viewport, pointer, slack);
    if (node >= 0) return { type: 'node', node };
    const isGate = (gate: number): boolean => this.#shownGates.has(gate);
    const gate = pickLine(this.#scene.arcs, ARC_POINTS, isGate, elements, this.#viewport, pointer, slack);
    return gate < 0 ? null : { type: 'gate', gate };
  }

  /** Where names go. @param first nodes that are named before all others @param most names */
  labels(first: readonly number[], most: number): Label[] {
    const { names, positions, entityCount } = this.#overview;
    const { elements } = this.#matrix;
    const wanted = new Set(first);
    const states = this.#look?.states;
    const hasFocus = this.#look?.hasFocus === true;
    const place = (node: number): { x: number; y: number; radius: number } | null => {
      const state = states?.[node] ?? STATE.plain;
      if (state === STATE.hidden || (hasFocus && state === STATE.dim && !wanted.has(node))) return null;
      const at = project(
        elements,
        this.#viewport,
        positions[3 * node]!,
        positions[3 * node + 1]!,
        positions[3 * node + 2]!,
      );
      if (!at) return null;
      const radius = this.#scene.radiusAt(node, at.depth);
      const isNamed = wanted.has(node) || node >= entityCount || radius >= LEAST_NAMED_RADIUS;
      return isNamed ? { x: at.x, y: at.y, radius } : null;
    };
    const candidates = [...first, ...this.#byImportance.subarray(0, MOST_CANDIDATES)];
    return placeLabels(candidates, (node) => names[node]!.length, place, this.#viewport, most);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#still);
    this.camera.dispose();
    this.#scene.dispose();
  }
}
