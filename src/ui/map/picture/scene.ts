/**
 * @file Draws the map with three.js in a handful of draw calls: nodes, ties, lines of the hierarchy, circles of modules, gates, and what is
 * lit. Gates are drawn over everything, as in the papers' figures.
 */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  ColorManagement,
  DataTexture,
  GLSL3,
  LinearSRGBColorSpace,
  LineSegments,
  PerspectiveCamera,
  Points,
  RedFormat,
  Scene,
  ShaderMaterial,
  UnsignedByteType,
  Vector2,
  WebGLRenderer,
} from 'three';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import type { MapOverview } from '../../../rpc/map.ts';
import type { MapColours } from './colours.ts';
import { fatLines, fillGates, fillLines, thinOut } from './fat-lines.ts';
import { gateArcs, hierarchyPairs, lineEnds, lineVertices, moduleRings, nodeRadius } from './geometry.ts';
import { LINE_FRAGMENT, LINE_VERTEX, NODE_FRAGMENT, NODE_VERTEX } from './shaders.ts';
import { STATE, STATE_WIDTH } from './states.ts';

// Colours are the page's own, and stay as they are.
ColorManagement.enabled = false;

const FIELD_OF_VIEW = 38;
/** The smallest a node is drawn, in CSS pixels. */
const LEAST_NODE = 2.6;
/** How far gates step back while something stands out. */
const STEPPED_BACK = 0.65;
/** What is left of thin lines then. */
const FADED = 0.4;

type ThinLines = LineSegments<BufferGeometry, ShaderMaterial>;

/** What is shown of the map at the moment. */
export interface Look {
  /** One of {@link STATE} for each node. */
  states: Uint8Array;
  showTies: boolean;
  /** Gates that are drawn, and those of them that stand out. */
  gates: readonly number[];
  litGates: readonly number[];
  /** Pairs of nodes joined by lines that stand out. */
  links: readonly number[];
  /** Whether something stands out, so that the rest steps back. */
  hasFocus: boolean;
}

export interface DrawStatistics {
  calls: number;
  points: number;
  lines: number;
  triangles: number;
}

export class MapScene {
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 1, 3000);
  readonly arcs: Float32Array;
  /** Radius of each node in the map's units. */
  readonly radii: Float32Array;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #overview: MapOverview;
  readonly #states: DataTexture;
  readonly #shared;
  readonly #ties: ThinLines;
  readonly #hierarchy: ThinLines;
  readonly #gates = fatLines(1, 2);
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
    this.arcs = gateArcs(overview);
    this.radii = Float32Array.from(overview.level, (_, node) => nodeRadius(overview, node));
    const rows = Math.max(1, Math.ceil(overview.level.length / STATE_WIDTH));
    const bytes = new Uint8Array(STATE_WIDTH * rows).fill(STATE.plain);
    this.#states = new DataTexture(bytes, STATE_WIDTH, rows, RedFormat, UnsignedByteType);
    this.#states.needsUpdate = true;
    this.#shared = {
      states: { value: this.#states },
      colours: { value: [] as Color[] },
      paper: { value: new Color() },
      accent: { value: new Color() },
      pixels: { value: 1 },
      least: { value: LEAST_NODE },
    };

    const { ties } = overview;
    const tieCount = ties.pairs.length / 2;
    this.#ties = this.#thinLines(lineVertices(overview, ties.pairs), lineEnds(ties.pairs), false, tieOpacity(tieCount));
    const hierarchy = hierarchyPairs(overview);
    const rings = moduleRings(overview);
    this.#hierarchy = this.#thinLines(
      lineVertices(overview, hierarchy),
      lineEnds(hierarchy),
      true,
      tieOpacity(hierarchy.length / 2) * 1.2,
    );
    this.#thinLines(rings.vertices, rings.ends, true, 0.55);
    this.#addNodes();
    this.#scene.add(this.#gates, this.#links, this.#litGates);
    this.setColours(colours);
  }

  /** Draws once. @returns what it took the graphics card */
  draw(): DrawStatistics {
    this.#renderer.render(this.#scene, this.camera);
    const { calls, points, lines, triangles } = this.#renderer.info.render;
    return { calls, points, lines, triangles };
  }

  /** @param width and height in CSS pixels @param ratio device pixels for each */
  resize(width: number, height: number, ratio: number): void {
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
    this.#size.set(width, height);
    this.camera.aspect = width / Math.max(height, 1);
    this.camera.updateProjectionMatrix();
    this.#shared.pixels.value = (ratio * height) / (2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360));
    this.#shared.least.value = LEAST_NODE * ratio;
    for (const { material } of [this.#gates, this.#links, this.#litGates]) material.resolution.set(width, height);
  }

  /** Radius in CSS pixels of a node at a depth, as the program of the nodes draws it. */
  radiusAt(node: number, depth: number): number {
    const perUnit = this.#size.y / (2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360));
    const size = (2 * this.radii[node]! * perUnit) / depth;
    return Math.min(72 * LEAST_NODE, Math.max(LEAST_NODE, size)) / 2;
  }

  setColours(colours: MapColours): void {
    this.#colours = colours;
    const { paper, accent } = colours;
    this.#shared.colours.value = colours.levels.map((colour) => new Color(colour));
    this.#shared.paper.value.set(paper);
    this.#shared.accent.value.set(accent);
    this.#renderer.setClearColor(new Color(paper));
    if (this.#look) this.setLook(this.#look);
  }

  /** Draws ties or leaves them out for a while, as far as they are wanted at all. */
  drawTies(isDrawn: boolean): void {
    this.#ties.visible = isDrawn && this.#look?.showTies !== false;
  }

  setLook(look: Look): void {
    this.#look = look;
    this.drawTies(true);
    (this.#states.image.data as Uint8Array).set(look.states);
    this.#states.needsUpdate = true;
    for (const { material } of [this.#ties, this.#hierarchy]) {
      material.uniforms['faded']!.value = look.hasFocus ? FADED : 1;
    }
    const gates = { arcs: this.arcs, directed: this.#overview.gates.directed };
    fillGates(this.#gates, gates, look.gates, this.#colours, look.hasFocus ? STEPPED_BACK : 0);
    thinOut(this.#gates, look.gates.length);
    fillGates(this.#litGates, gates, look.litGates, this.#colours, 0);
    const accent = new Color(this.#colours.accent);
    fillLines(this.#links, lineVertices(this.#overview, look.links), () => accent);
  }

  dispose(): void {
    for (const object of this.#scene.children) {
      if (!(object instanceof Points || object instanceof LineSegments || object instanceof LineSegments2)) continue;
      object.geometry.dispose();
      (object.material as ShaderMaterial).dispose();
    }
    this.#states.dispose();
    this.#renderer.dispose();
  }

  #addNodes(): void {
    const { positions, level } = this.#overview;
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(positions, 3));
    geometry.setAttribute('node', new BufferAttribute(Float32Array.from(level.keys()), 1));
    geometry.setAttribute('radius', new BufferAttribute(this.radii, 1));
    geometry.setAttribute('level', new BufferAttribute(levelsOf(level), 1));
    const material = new ShaderMaterial({
      glslVersion: GLSL3,
      uniforms: this.#shared,
      vertexShader: NODE_VERTEX,
      fragmentShader: NODE_FRAGMENT,
      transparent: true,
    });
    const nodes = new Points(geometry, material);
    nodes.frustumCulled = false;
    nodes.renderOrder = 1;
    this.#scene.add(nodes);
  }

  #thinLines(vertices: Float32Array, ends: Float32Array, byLevel: boolean, opacity: number): ThinLines {
    const { level } = this.#overview;
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(vertices, 3));
    geometry.setAttribute('ends', new BufferAttribute(ends, 2));
    // A line between levels has the colour of the upper one.
    const levels = Float32Array.from({ length: ends.length / 2 }, (_, i) =>
      Math.min(4, Math.max(level[ends[2 * i]!]!, level[ends[2 * i + 1]!]!)),
    );
    geometry.setAttribute('level', new BufferAttribute(levels, 1));
    const material = new ShaderMaterial({
      glslVersion: GLSL3,
      uniforms: { ...this.#shared, byLevel: { value: byLevel }, opacity: { value: opacity }, faded: { value: 1 } },
      vertexShader: LINE_VERTEX,
      fragmentShader: LINE_FRAGMENT,
      transparent: true,
      depthWrite: false,
    });
    const lines = new LineSegments(geometry, material);
    lines.frustumCulled = false;
    this.#scene.add(lines);
    return lines;
  }
}

/** Levels above the fourth have its colour. */
function levelsOf(level: Uint8Array): Float32Array {
  return Float32Array.from(level, (value) => Math.min(4, value));
}

/** Many lines must each be fainter, or they cover everything. */
function tieOpacity(count: number): number {
  return Math.max(0.05, Math.min(0.4, 9 / Math.sqrt(Math.max(count, 1))));
}
