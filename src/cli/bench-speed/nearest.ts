/**
 * @file The ten rows nearest to a question, among kept vectors: as the product finds them, beside libraries and a plain loop over the
 * same vectors as 32-bit floats. Recall is beside sums in 64 bits over the kept vectors.
 */
import type { VectorTable } from '../../engine/notebook/index-types.ts';
import { topPositions } from '../../engine/retrieve/mmr.ts';
import { cosines } from '../../engine/vector/quantised.ts';
import { hnswlibOf, oramaOf, voyOf, type Nearest } from './libraries.ts';
import { DIMENSIONS, floatsOf, makeVectors, type MadeKind } from './made-vectors.ts';
import { compare, type Contender } from './timing.ts';
import { recallOf, trulyNearest } from './truth.ts';

const K = 10;
const QUESTIONS = 20;
/** What the graph is let look at, until it finds all. */
const LOOKED_AT = [50, 100, 200, 400, 800, 1600, 3200, 6400];

/** As the product finds them. */
const ours =
  (table: VectorTable): Nearest =>
  (question) =>
    topPositions(cosines(table, question), K);

/** A loop over floats. */
function plainLoop(floats: Float32Array): Nearest {
  const scores = new Float32Array(floats.length / DIMENSIONS);
  return (question) => {
    for (let row = 0; row < scores.length; row++) {
      const from = row * DIMENSIONS;
      let sum = 0;
      for (let i = 0; i < DIMENSIONS; i++) sum += floats[from + i]! * question[i]!;
      scores[row] = sum;
    }
    return topPositions(scores, K);
  };
}

/** Times ways to find the nearest of so many rows. @param isBesideLibraries false: a plain loop alone */
export async function measureNearest(kind: MadeKind, count: number, isBesideLibraries: boolean): Promise<void> {
  const { table, questions } = makeVectors(kind, count, QUESTIONS);
  const truth = questions.map((question) => trulyNearest(table, question, K));
  const contenders: Contender<Float32Array>[] = [];
  const add = async (name: string, nearest: Nearest) => {
    const recall = await recallOf(nearest, questions, truth, K);
    contenders.push({ name, run: nearest, note: `recall ${recall.toFixed(3)}` });
    return recall;
  };
  const floats = floatsOf(table);
  await add('ours, bytes', ours(table));
  await add('plain loop, floats', plainLoop(floats));
  if (isBesideLibraries) {
    await add('orama', await oramaOf(floats, K));
    await add('voy', await voyOf(floats, K));
    const graph = await hnswlibOf(floats, K);
    for (const looked of LOOKED_AT) {
      const recall = await recallOf(graph.nearest(looked), questions, truth, K);
      if (recall < 1 && looked < LOOKED_AT.at(-1)!) continue;
      await add(`hnswlib-wasm, ef ${looked}`, graph.nearest(looked));
      break;
    }
  }
  const rows = count.toLocaleString('en');
  await compare(`Nearest ${K} of ${rows} × ${DIMENSIONS}, ${kind} vectors, a question`, contenders, questions);
}

/** Times the nearest of a million rows, which as floats would take 1.5 GB. */
export async function measureMillion(): Promise<void> {
  const { table, questions } = makeVectors('random', 1_000_000, QUESTIONS);
  const nearest = ours(table);
  const truth = questions.slice(0, 3).map((question) => trulyNearest(table, question, K));
  const recall = await recallOf(nearest, questions.slice(0, truth.length), truth, K);
  const contenders = [{ name: 'ours, bytes', run: nearest, note: `recall ${recall.toFixed(3)}` }];
  await compare(`Nearest ${K} of 1,000,000 × ${DIMENSIONS}, random vectors, a question`, contenders, questions);
}
