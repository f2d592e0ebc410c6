/**
 * @file Draws the map with three.js in a handful of draw calls: circles of modules, points, ties, lines of the hierarchy, gates, and what is
 * lit. Gates are drawn over everything, as in the papers' figures. It holds only what is shown at the moment.
 */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  ColorManagement,
  DoubleSide,
  DynamicDrawUsage,
  GLSL3,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LinearSRGBColorSpace,
  LineSegments,
  Mesh,
  PerspectiveCamera,
  Points,
  Scene,
  ShaderMaterial,
  Vector2,
  WebGLRenderer,
} from 'three';
import type { MapOverview } from '../../../rpc/map.ts';
import type { MapColours } from './colours.ts';
import { fatLines, fillArcs, fillLines } from './fat-lines.ts';
import { arcsBetween, lineVertices, nodeRadius } from './geometry.ts';
import type { Look } from './look.ts';
import { DISC, eased, Motion, type Moving } from './motion.ts';
import { DISC_FRAGMENT, DISC_VERTEX, LINE_FRAGMENT, LINE_VERTEX, POINT_FRAGMENT, POINT_VERTEX } from './shaders.ts';
import { STATE } from './states.ts';

// Colours are the page's own, and stay as they are.
ColorManagement.enabled = false;

export const FIELD_OF_VIEW = 38;
/** The smallest a node is drawn, in CSS pixels. */
const LEAST_NODE = 2.6;
/** How far gates step back while something stands out. */
const STEPPED_BACK = 0.7;
/** What is left of thin lines then. */
const FADED = 0.4;
/** Widths of arcs in CSS pixels, and how far their colour goes towards the paper's, by how much they carry beside the heaviest. */
const ARC_KINDS = [
  { least: 0, width: 1.2, fading: 0.4 },
  { least: 0.25, width: 1.7, fading: 0.2 },
  { least: 0.6, width: 2.6, fading: 0 },
] as const;
/** Corners of the square that a circle is drawn in. */
const SQUARE = [-1, 0, -1, 1, 0, -1, 1, 0, 1, -1, 0, 1];
/** Levels above this have its colour. */
const MOST_COLOURS = 4;

type ThinLines = LineSegments<BufferGeometry, ShaderMaterial>;

export interface DrawStatistics {
  calls: number;
  /** Nodes, and gates or bundles of them. */
  things: number;
  /** Whether something is still coming or going. */
  isMoving: boolean;
}

export class MapScene {
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 1, 3000);
  /** Points of the arcs that are drawn, then of those that stand out. */
  arcs = new Float32Array(0);
  /** Radius of each node's point in the map's units. */
  readonly radii: Float32Array;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #overview: MapOverview;
  readonly #motion = new Motion();
  readonly #shared;
  readonly #ties: ThinLines;
  readonly #hierarchy: ThinLines;
  readonly #discs = new InstancedBufferGeometry();
  readonly #points = new BufferGeometry();
  readonly #gates = ARC_KINDS.map(({ width }) => fatLines(width, 2));
  readonly #litGates = fatLines(3, 4);
  readonly #links = fatLines(1.8, 3);
  #colours: MapColours;
  #look: Look | null = null;
  readonly #size = new Vector2(1, 1);

  /** @throws when the browser gives no WebGL */
  constructor(canvas: HTMLCanvasElement, overview: MapOverview, colours: MapColours) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' });
    this.#renderer.outputColorSpace = LinearSRGBColorSpace;
    this.#overview = overview;
    this.#colours = colours;
    this.radii = Float32Array.from(overview.level, (_, node) => nodeRadius(overview, node));
    // On one plane one may look at the smallest things from very near.
    if (overview.gap === 0) this.camera.near = 0.02;
    this.#shared = {
      colours: { value: [] as Color[] },
      paper: { value: new Color() },
      accent: { value: new Color() },
      pixels: { value: 1 },
      least: { value: LEAST_NODE },
    };
    this.#addDiscs();
    this.#ties = this.#thinLines();
    this.#hierarchy = this.#thinLines();
    this.#addPoints();
    this.#scene.add(...this.#gates, this.#links, this.#litGates);
    this.setColours(colours);
  }

  /** Draws once. @param elapsed milliseconds since it was drawn before @returns what it took the graphics card */
  draw(elapsed: number): DrawStatistics {
    const isMoving = this.#motion.step(elapsed);
    this.#place();
    this.#renderer.render(this.#scene, this.camera);
    const { shapes = [], arcs = [], litArcs = [] } = this.#look ?? {};
    const things = shapes.length + arcs.length + litArcs.length;
    return { calls: this.#renderer.info.render.calls, things, isMoving };
  }

  /** @param width and height in CSS pixels @param ratio device pixels for each */
  resize(width: number, height: number, ratio: number): void {
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
    this.#size.set(width, height);
    this.camera.aspect = width / Math.max(height, 1);
    this.camera.updateProjectionMatrix();
    this.#shared.pixels.value = ratio * this.perUnit;
    this.#shared.least.value = LEAST_NODE * ratio;
    for (const { material } of [...this.#gates, this.#links, this.#litGates]) material.resolution.set(width, height);
  }

  /** CSS pixels of something of size 1 at distance 1. */
  get perUnit(): number {
    return this.#size.y / (2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360));
  }

  /** Radius in CSS pixels of a node's point at a depth, as the program of the points draws it. */
  radiusAt(node: number, depth: number): number {
    const size = (2 * this.radii[node]! * this.perUnit) / depth;
    return Math.min(72 * LEAST_NODE, Math.max(LEAST_NODE, size)) / 2;
  }

  setColours(colours: MapColours): void {
    this.#colours = colours;
    const { paper, accent } = colours;
    this.#shared.colours.value = colours.levels.map((colour) => new Color(colour));
    this.#shared.paper.value.set(paper);
    this.#shared.accent.value.set(accent);
    this.#renderer.setClearColor(new Color(paper));
    if (this.#look) this.setLook(this.#look, true);
  }

  /** Draws ties or leaves them out for a while, as far as they are wanted at all. */
  drawTies(isDrawn: boolean): void {
    this.#ties.visible = isDrawn && (this.#look?.ties.length ?? 0) > 0;
  }

  /** @param isInstant without anything coming and going */
  setLook(look: Look, isInstant: boolean): void {
    this.#look = look;
    this.#motion.show(look.shapes, isInstant);
    this.#allocate();
    const faded = look.hasFocus ? FADED : 1;
    this.#fillThin(this.#ties, look.ties, 0.4 * faded, false);
    this.#fillThin(this.#hierarchy, look.hierarchy, 0.48 * faded, true);

    const open = new Set(look.shapes.filter(({ disc }) => disc === DISC.open).map(({ node }) => node));
    const isRim = (node: number): boolean => this.#overview.gap === 0 && open.has(node);
    const all = [...look.arcs, ...look.litArcs];
    this.arcs = arcsBetween(this.#overview, all, isRim) as Float32Array<ArrayBuffer>;
    const arcs = { points: this.arcs, sense: (arc: number) => all[arc]!.sense };
    const numbers = Array.from(look.arcs.keys());
    ARC_KINDS.forEach(({ least, fading }, i) => {
      const end = ARC_KINDS[i + 1]?.least ?? Infinity;
      const shown = numbers.filter((arc) => all[arc]!.share >= least && all[arc]!.share < end);
      fillArcs(this.#gates[i]!, arcs, shown, this.#colours, look.hasFocus ? STEPPED_BACK : fading);
    });
    const lit = Array.from(look.litArcs, (_, i) => look.arcs.length + i);
    fillArcs(this.#litGates, arcs, lit, this.#colours, 0);
    const accent = new Color(this.#colours.accent);
    fillLines(this.#links, lineVertices(this.#overview, look.links), () => accent);
  }

  dispose(): void {
    for (const object of this.#scene.children) {
      if (!(object instanceof Points || object instanceof LineSegments || object instanceof Mesh)) continue;
      (object.geometry as BufferGeometry).dispose();
      (object.material as ShaderMaterial).dispose();
    }
    this.#renderer.dispose();
  }

  /** Makes room for what is there now. */
  #allocate(): void {
    const { count } = this.#motion;
    const room = this.#points.getAttribute('position')?.count ?? -1;
    if (room >= count) return;
    const attribute = (size: number): BufferAttribute =>
      new BufferAttribute(new Float32Array(size * count), size).setUsage(DynamicDrawUsage);
    const instanced = (): InstancedBufferAttribute =>
      new InstancedBufferAttribute(new Float32Array(4 * count), 4).setUsage(
        DynamicDrawUsage,
      ) as InstancedBufferAttribute;
    // Buffers on the graphics card are of the size they were made with.
    this.#points.dispose();
    this.#discs.dispose();
    this.#points.setAttribute('position', attribute(3));
    this.#points.setAttribute('style', attribute(4));
    this.#discs.setAttribute('place', instanced());
    this.#discs.setAttribute('style', instanced());
  }

  /** Writes where everything is at the moment; larger circles first, so that smaller ones lie on them. */
  #place(): void {
    const { positions, parent, level, circles, entityCount } = this.#overview;
    if (!this.#look || this.#motion.count === 0) return;
    const things = [...this.#motion.things];
    const points = this.#points.getAttribute('position').array as Float32Array;
    const pointStyles = this.#points.getAttribute('style').array as Float32Array;
    const discs = this.#discs.getAttribute('place').array as Float32Array;
    const discStyles = this.#discs.getAttribute('style').array as Float32Array;
    const place = ({ node, presence }: Moving, into: Float32Array, at: number): void => {
      const from = presence < 1 && parent[node]! >= 0 ? parent[node]! : node;
      const share = eased(presence);
      for (let i = 0; i < 3; i++) {
        into[at + i] = positions[3 * from + i]! + share * (positions[3 * node + i]! - positions[3 * from + i]!);
      }
    };
    const stateOf = (node: number): number => this.#look!.states.get(node) ?? STATE.plain;
    let count = 0;
    for (const thing of things) {
      if (!thing.hasPoint) continue;
      const { node, presence } = thing;
      place(thing, points, 3 * count);
      pointStyles.set(
        [this.radii[node]!, Math.min(MOST_COLOURS, level[node]!), stateOf(node), eased(presence)],
        4 * count,
      );
      count++;
    }
    this.#points.setDrawRange(0, count);
    const circled = things.filter(({ disc }) => disc !== DISC.none);
    circled.sort((a, b) => circles[b.node - entityCount]! - circles[a.node - entityCount]! || a.node - b.node);
    circled.forEach((thing, i) => {
      const { node, presence, fill } = thing;
      const share = eased(presence);
      place(thing, discs, 4 * i);
      discs[4 * i + 3] = circles[node - entityCount]! * (0.3 + 0.7 * share);
      discStyles.set([Math.min(MOST_COLOURS, level[node]!), stateOf(node), eased(fill), share], 4 * i);
    });
    this.#discs.instanceCount = circled.length;
    for (const geometry of [this.#points, this.#discs]) {
      for (const name of geometry === this.#points ? ['position', 'style'] : ['place', 'style']) {
        geometry.getAttribute(name).needsUpdate = true;
      }
    }
  }

  #addDiscs(): void {
    this.#discs.setAttribute('position', new BufferAttribute(Float32Array.from(SQUARE), 3));
    this.#discs.setIndex([0, 1, 2, 0, 2, 3]);
    this.#discs.instanceCount = 0;
    const material = new ShaderMaterial({
      glslVersion: GLSL3,
      uniforms: this.#shared,
      vertexShader: DISC_VERTEX,
      fragmentShader: DISC_FRAGMENT,
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
    });
    const discs = new Mesh(this.#discs, material);
    discs.frustumCulled = false;
    this.#scene.add(discs);
  }

  #addPoints(): void {
    const material = new ShaderMaterial({
      glslVersion: GLSL3,
      uniforms: this.#shared,
      vertexShader: POINT_VERTEX,
      fragmentShader: POINT_FRAGMENT,
      transparent: true,
      // On one plane nothing is behind anything.
      depthTest: this.#overview.gap > 0,
    });
    const points = new Points(this.#points, material);
    points.frustumCulled = false;
    points.renderOrder = 1;
    this.#scene.add(points);
  }

  #thinLines(): ThinLines {
    const material = new ShaderMaterial({
      glslVersion: GLSL3,
      uniforms: { ...this.#shared, opacity: { value: 1 } },
      vertexShader: LINE_VERTEX,
      fragmentShader: LINE_FRAGMENT,
      transparent: true,
      depthWrite: false,
    });
    const lines = new LineSegments(new BufferGeometry(), material);
    lines.frustumCulled = false;
    lines.visible = false;
    this.#scene.add(lines);
    return lines;
  }

  /** Many lines must each be fainter, or they cover everything. A line between levels has the colour of the upper one. */
  #fillThin(lines: ThinLines, pairs: readonly number[], strength: number, byLevel: boolean): void {
    lines.visible = pairs.length > 0;
    if (!lines.visible) return;
    const { level } = this.#overview;
    const { states } = this.#look!;
    const styles = new Float32Array(2 * pairs.length);
    pairs.forEach((node, i) => {
      const isDim = states.get(node) === STATE.dim || states.get(pairs[i ^ 1]!) === STATE.dim;
      styles[2 * i] = byLevel ? Math.min(MOST_COLOURS, Math.max(level[node]!, level[pairs[i ^ 1]!]!)) : 0;
      styles[2 * i + 1] = isDim ? 0.3 : 1;
    });
    lines.geometry.dispose();
    lines.geometry = new BufferGeometry();
    lines.geometry.setAttribute('position', new BufferAttribute(lineVertices(this.#overview, pairs), 3));
    lines.geometry.setAttribute('style', new BufferAttribute(styles, 2));
    lines.material.uniforms['opacity']!.value =
      strength * Math.max(0.12, Math.min(1, 14 / Math.sqrt(pairs.length / 2)));
  }
}
