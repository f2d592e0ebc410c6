/** @file Unit vectors made by a seed, kept as the product keeps them. */
import { seededRandom } from '../../engine/random.ts';
import { addRow, residentTable, setRow } from '../../engine/vector/quantised.ts';
import { normalizeVector } from '../../engine/vector/term-vectors.ts';
import type { VectorTable } from '../../engine/notebook/index-types.ts';

/** As many as the app's encoder has. */
export const DIMENSIONS = 384;
const SEED = 41;
/** Rows of one subject, on average. */
const ROWS_PER_SUBJECT = 50;
/** How much of what is common to all texts, of its subject and of itself a vector has: cosines then lie about as those of an encoder. */
const SHARES = { common: 0.35, subject: 0.65, own: 0.67 };

/** `random`: directions without any order, the worst case of search trees; `clustered`: subjects, as texts have. */
export type MadeKind = 'random' | 'clustered';

export interface MadeVectors {
  table: VectorTable;
  /** Unit vectors made as the rows were. */
  questions: Float32Array[];
}

function direction(random: () => number): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (let i = 0; i < DIMENSIONS; i++) vector[i] = random() - 0.5;
  return normalizeVector(vector);
}

/** Makes rows, and questions that are none of them. */
export function makeVectors(kind: MadeKind, count: number, questions: number): MadeVectors {
  const random = seededRandom(SEED);
  const common = direction(random);
  const subjects = Array.from({ length: Math.ceil(count / ROWS_PER_SUBJECT) }, () => direction(random));
  const make = (): Float32Array => {
    const own = direction(random);
    if (kind === 'random') return own;
    const subject = subjects[Math.floor(random() * subjects.length)]!;
    for (let i = 0; i < DIMENSIONS; i++) {
      own[i] = SHARES.common * common[i]! + SHARES.subject * subject[i]! + SHARES.own * own[i]!;
    }
    return normalizeVector(own);
  };
  const asked = Array.from({ length: questions }, make);
  const table = residentTable(count, DIMENSIONS);
  for (let row = 0; row < count; row++) setRow(table, row, make());
  return { table, questions: asked };
}

/** The kept numbers as floats, row after row, for those that want such. */
export function floatsOf(table: VectorTable): Float32Array {
  const floats = new Float32Array(table.values.length);
  const count = table.values.length / DIMENSIONS;
  for (let row = 0; row < count; row++) {
    addRow(table, row, floats.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS));
  }
  return floats;
}
