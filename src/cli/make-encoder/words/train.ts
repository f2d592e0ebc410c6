/** @file Fits word vectors, so that the sum over a text points where the teacher's vector of the whole text does. */
import { seededRandom } from '../../../engine/random.ts';
import { Adam } from './adam.ts';
import { Contrast } from './contrast.ts';
import { rowOf, zeros, type Matrix } from './matrix.ts';
import type { Bags } from './pieces.ts';
import { shuffle } from './texts.ts';

export interface Training {
  epochs: number;
  /** Texts that are each other's contrast. */
  batch: number;
  temperature: number;
  /** Of the first step; it falls to 0 in a line. */
  rate: number;
  /** How many of a text's pieces are left out, by chance, so that none relies on another. */
  dropped: number;
  seed: number;
}

export const TRAINING: Training = { epochs: 5, batch: 512, temperature: 0.1, rate: 0.01, dropped: 0.3, seed: 0 };

/** The sum of the vectors of a text's pieces. */
function addUp(table: Matrix, pieces: readonly number[], sum: Float32Array): void {
  sum.fill(0);
  for (const piece of pieces) {
    const base = piece * table.dimensions;
    for (let i = 0; i < sum.length; i++) sum[i]! += table.values[base + i]!;
  }
}

/**
 * Trains a table in place. The same input gives the same numbers.
 *
 * @param table a row for each piece
 * @param bags the texts
 * @param targets a unit vector for each text, of the table's dimensions
 * @param onEpoch told the mean loss of each epoch
 */
export function train(
  table: Matrix,
  bags: Bags,
  targets: Matrix,
  { epochs, batch, temperature, rate, dropped, seed }: Training,
  onEpoch: (epoch: number, loss: number) => void,
): void {
  const random = seededRandom(seed);
  const adam = new Adam(table);
  const order = Int32Array.from({ length: targets.rows }, (_, text) => text);
  const size = Math.min(batch, order.length);
  const contrast = new Contrast(size, table.dimensions, temperature);
  const sums = zeros(size, table.dimensions);
  const wanted = zeros(size, table.dimensions);
  const batches = Math.floor(order.length / size);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    let loss = 0;
    for (let at = 0; at < batches; at++) {
      const kept = Array.from(order.subarray(at * size, (at + 1) * size), (text, row) => {
        const pieces = bags.pieces.subarray(bags.starts[text], bags.starts[text + 1]);
        const left = Array.from(pieces).filter(() => random() >= dropped);
        addUp(table, left, rowOf(sums, row));
        rowOf(wanted, row).set(rowOf(targets, text));
        return left;
      });
      loss += contrast.backward(sums, wanted);
      kept.forEach((pieces, row) => {
        for (const piece of pieces) adam.add(piece, rowOf(sums, row));
      });
      adam.step(rate * (1 - (epoch * batches + at) / (epochs * batches)));
    }
    onEpoch(epoch, loss / batches);
  }
}
