/** @file The page of `npm run bench:map`: draws made graphs as the map does, and as one mesh for each node and one line for each tie. */
import {
  BufferAttribute,
  BufferGeometry,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  SphereGeometry,
  WebGLRenderer,
} from 'three';
import { plantedGraph } from '../../../src/cli/bench/graphs.ts';
import { buildHierarchy, MODULE_CHARACTERS } from '../../../src/engine/hierarchy/hierarchy.ts';
import { layoutMap } from '../../../src/engine/map/layout.ts';
import { strongestTies } from '../../../src/engine/map/ties.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { row, rowsFrom } from '../../../src/engine/rows.ts';
import type { MapOverview } from '../../../src/rpc/map.ts';
import { readColours } from '../../../src/ui/map/picture/colours.ts';
import { focusOf } from '../../../src/ui/map/picture/focus.ts';
import { Picture } from '../../../src/ui/map/picture/picture.ts';

const WIDTH = 1280;
const HEIGHT = 800;
/** Radius of the whole map. */
const MAP = 100;
/** As many entities as the smallest modules of real papers hold. */
const LARGEST_MODULE = 8;
const SEED = 11;
const FILTER = { showGates: true, showTies: true };

/** Times in milliseconds. */
export interface DrawingFigures {
  calls: number;
  /** Nodes, and gates or bundles of them, at the most. */
  things: number;
  /** Median time of the page's script for one picture, and until the picture is there. */
  script: number;
  frame: number;
}

export interface MapFigures extends DrawingFigures {
  nodes: number;
  ties: number;
  gates: number;
  /** Working out where everything stands. */
  layout: number;
  /** From the layout to the first picture. */
  first: number;
  /** What lies under the pointer, which names are shown, and lighting up a selection: medians. */
  pick: number;
  labels: number;
  look: number;
}

export interface MapPage {
  /** @param isCut shows what is looked at while one flies from the whole map to an entity and back; else everything, while it turns */
  map(entities: number, ties: number, gates: number, frames: number, isCut: boolean): MapFigures;
  meshes(entities: number, ties: number, frames: number): DrawingFigures;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function timed(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function made(entities: number, tieCount: number, gateCount: number): { overview: MapOverview; layout: number } {
  const graph = plantedGraph(entities, tieCount);
  const modules = buildHierarchy(graph, SEED, (members) =>
    members.length > LARGEST_MODULE ? Infinity : MODULE_CHARACTERS,
  );
  const count = modules.level.length;
  const hierarchy = { ...modules, titles: new Array<string>(count).fill(''), summary: rowsFrom([]) };
  const began = performance.now();
  const laidOut = layoutMap(hierarchy, graph);
  const ties = strongestTies(graph, tieCount);
  const layout = performance.now() - began;
  const random = seededRandom(SEED);
  const anyModule = (): number => entities + Math.floor(random() * count);
  const columns = (): Uint32Array => Uint32Array.from({ length: gateCount }, anyModule);
  const nodes = entities + count;
  const asNode = (module: number): number => (module < 0 ? -1 : entities + module);
  return {
    layout,
    overview: {
      generation: 1,
      entityCount: entities,
      levels: hierarchy.levels,
      names: Array.from({ length: nodes }, (_, node) => `thing number ${node}`),
      level: Uint8Array.from({ length: nodes }, (_, node) => hierarchy.level[node - entities] ?? 0),
      kind: new Uint8Array(nodes),
      weight: Uint32Array.from({ length: nodes }, (_, node) =>
        node < entities ? row(graph, node).length : row(hierarchy.members, node - entities).length,
      ),
      relations: new Uint32Array(nodes),
      gateCount: new Uint32Array(nodes),
      alphabetical: Uint32Array.from({ length: nodes }, (_, node) => node),
      parent: Int32Array.from({ length: nodes }, (_, node) =>
        asNode(node < entities ? hierarchy.leafOfEntity[node]! : hierarchy.parent[node - entities]!),
      ),
      ...laidOut,
      ties,
      gates: {
        from: columns(),
        to: columns(),
        score: new Float32Array(gateCount).fill(0.5),
        directed: new Uint8Array(gateCount).fill(1),
      },
      documents: [],
    },
  };
}

function canvas(): HTMLCanvasElement {
  const element = document.createElement('canvas');
  document.body.replaceChildren(element);
  return element;
}

/** Reading one pixel waits until the picture is there. */
function finish(element: HTMLCanvasElement): void {
  const gl = element.getContext('webgl2')!;
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
}

function drawn(element: HTMLCanvasElement, frames: number, turn: (frame: number) => void, draw: () => void) {
  const script: number[] = [];
  const frame: number[] = [];
  for (let i = 0; i < frames; i++) {
    const began = performance.now();
    turn(i);
    draw();
    script.push(performance.now() - began);
    finish(element);
    frame.push(performance.now() - began);
  }
  return { script: median(script), frame: median(frame) };
}

/** What was made last, since making a large one takes longer than all that is measured of it. */
let kept: { key: string; made: ReturnType<typeof made> } | null = null;

function madeOnce(entities: number, ties: number, gates: number): ReturnType<typeof made> {
  const key = `${entities} ${ties} ${gates}`;
  if (kept?.key !== key) kept = { key, made: made(entities, ties, gates) };
  return kept.made;
}

function mapFigures(entities: number, ties: number, gates: number, frames: number, isCut: boolean): MapFigures {
  const { overview, layout } = madeOnce(entities, ties, gates);
  const element = canvas();
  let calls = 0;
  let things = 0;
  const began = performance.now();
  const picture = new Picture(element, overview, readColours(document.body), {
    ondraw: (statistics) => {
      calls = Math.max(calls, statistics.calls);
      things = Math.max(things, statistics.things);
    },
    isStill: () => !isCut,
    ...(!isCut && { most: Infinity }),
  });
  picture.resize(WIDTH, HEIGHT, 1);
  picture.light(FILTER, null);
  picture.draw();
  finish(element);
  const first = performance.now() - began;
  const inner = overview.parent[0]!;
  const [x, , z] = overview.positions.subarray(3 * inner, 3 * inner + 3);
  const fly = (i: number): void => {
    // There and back: what opened on the way closes again.
    const way = 1 - Math.abs(1 - (2 * i) / Math.max(1, frames - 1));
    picture.camera.fit(way * x!, way * z!, MAP * (overview.circles[inner - entities]! / MAP) ** way, true);
  };
  const drawing = drawn(
    element,
    frames,
    (i) => (isCut ? fly(i) : picture.camera.turn(0.05, 0)),
    () => picture.draw(),
  );
  const repeat = (work: (i: number) => void): number =>
    median(Array.from({ length: 20 }, (_, i) => timed(() => work(i))));
  const pick = repeat((i) => picture.find({ x: 200 + 40 * i, y: 300 + 10 * i }, 'mouse'));
  const letters = (name: string): number => 7 * name.length;
  const labels = repeat(() => picture.labels([], letters, 40));
  const look = repeat((i) => {
    picture.light(FILTER, focusOf(overview, { type: 'node', node: 17 * i }));
    picture.draw();
  });
  picture.dispose();
  return { nodes: overview.level.length, ties, gates, calls, things, layout, first, pick, labels, look, ...drawing };
}

function meshFigures(entities: number, ties: number, frames: number): DrawingFigures {
  const { overview } = madeOnce(entities, ties, 0);
  const element = canvas();
  const renderer = new WebGLRenderer({ canvas: element, antialias: true });
  renderer.setSize(WIDTH, HEIGHT, false);
  const scene = new Scene();
  const camera = new PerspectiveCamera(38, WIDTH / HEIGHT, 1, 3000);
  const at = (node: number): Float32Array => overview.positions.subarray(3 * node, 3 * node + 3);
  overview.level.forEach((_, node) => {
    const mesh = new Mesh(new SphereGeometry(0.5, 8, 8), new MeshBasicMaterial({ color: 0x66656a }));
    mesh.position.fromArray(at(node));
    scene.add(mesh);
  });
  for (let i = 0; i < overview.ties.pairs.length; i += 2) {
    const geometry = new BufferGeometry();
    const ends = [...at(overview.ties.pairs[i]!), ...at(overview.ties.pairs[i + 1]!)];
    geometry.setAttribute('position', new BufferAttribute(Float32Array.from(ends), 3));
    scene.add(new Line(geometry, new LineBasicMaterial({ transparent: true, opacity: 0.2 })));
  }
  let angle = 0;
  const figures = drawn(
    element,
    frames,
    () => {
      angle += 0.05;
      camera.position.set(250 * Math.sin(angle), 120, 250 * Math.cos(angle));
      camera.lookAt(0, 40, 0);
    },
    () => renderer.render(scene, camera),
  );
  const { calls } = renderer.info.render;
  renderer.dispose();
  return { calls, things: overview.level.length, ...figures };
}

const page: MapPage = { map: mapFigures, meshes: meshFigures };
Object.assign(globalThis, { causewayMap: page });
