/** @file Static word vectors out of a sentence encoder: everything from the texts to the bytes of `public/encoder/words.bin`. */
import path from 'node:path';
import type { EvaluationSet } from '../../../engine/evaluate/dataset.ts';
import type { Embedder } from '../../../engine/ports.ts';
import { WordVectors } from '../../../engine/vector/word-vectors.ts';
import { rowOf, type Matrix } from './matrix.ts';
import { documentsFound } from './measure.ts';
import { bagsOf, inverseFrequencies, pieceText, understoodPieces } from './pieces.ts';
import { principalProjection, project } from './principal.ts';
import { teacherVectors } from './teacher.ts';
import { train, TRAINING, type Training } from './train.ts';
import { wordsFile } from './words-file.ts';

export const DIMENSIONS = 128;

/** Weights of rare words come to about 1. */
const WEIGHT = 1 / 8;
const SECOND = 1000;

export interface WordsInput {
  /** The teacher. */
  encoder: Embedder;
  /** Tells its weights apart from others': a hash of them. */
  weights: string;
  /** The encoder's pieces by id (WordPiece, uncased). */
  vocabulary: readonly string[];
  /** What is trained on; see `trainingTexts` and `wordNetTexts`. */
  texts: readonly string[];
  /** Keeps the teacher's vectors for the next run. */
  cache: string;
  /** At most the encoder's. */
  dimensions?: number;
  training?: Training;
  /** What the vectors are measured on before and after. */
  measured?: readonly EvaluationSet[];
  /** Told how far it is and what is measured, a line at a time. */
  say: (line: string) => void;
}

/** Makes rows longer that say more: rarer pieces. */
function weigh(table: Matrix, weights: Float32Array): void {
  for (let row = 0; row < table.rows; row++) {
    const values = rowOf(table, row);
    for (let i = 0; i < values.length; i++) values[i]! *= weights[row]! * WEIGHT;
  }
}

/**
 * Makes the file. The same input gives the same bytes.
 *
 * Vectors begin as the teacher's of each piece alone, along the principal components of its vectors of the texts, as long as the piece is
 * rare; then they are trained.
 */
export async function makeWords({
  encoder,
  weights,
  vocabulary,
  texts,
  cache,
  dimensions = DIMENSIONS,
  training = TRAINING,
  measured = [],
  say,
}: WordsInput): Promise<Uint8Array> {
  const pieces = understoodPieces(vocabulary);
  const folder = path.join(cache, `vectors-${weights}`);
  const alone = await teacherVectors(encoder, folder, pieces.map(pieceText), say);
  const whole = await teacherVectors(encoder, folder, texts, say);
  const projection = principalProjection(whole, dimensions);
  const targets = project(whole, projection);
  const table = project(alone, projection);
  const bags = bagsOf(texts, pieces);
  weigh(table, inverseFrequencies(bags, pieces.length));
  const finished = (when: string): Uint8Array => {
    const bytes = wordsFile(pieces, table);
    const words = WordVectors.parse(bytes);
    for (const set of measured) {
      say(`${set.name}, right document among the first five, ${when}: ${documentsFound(set, words).toFixed(3)}`);
    }
    return bytes;
  };
  finished('before training');
  const began = performance.now();
  train(table, bags, targets, training, (epoch, loss) => {
    const seconds = Math.round((performance.now() - began) / SECOND);
    say(`epoch ${epoch + 1} of ${training.epochs}: loss ${loss.toFixed(4)}, ${seconds} s`);
  });
  return finished('after training');
}
