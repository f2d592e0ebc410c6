/** @file Fits a classifier of words (`engine/reason/doubt/words.ts`). */
import { BUCKETS, wordFeatures, type WordWeights } from '../../engine/reason/doubt/words.ts';
import { LARGEST, packNumbers } from '../../engine/retrieve/packed-numbers.ts';

/** A text, and whether it is what is looked for. */
export interface Told {
  text: string;
  isMeant: boolean;
}

/** Steps of accelerated gradient descent (Nesterov, 1983): no more changes in what is judged. */
const STEPS = 200;
/** Features are unit vectors and the mean weight of a text is 1, so that the slope never changes faster than this allows. */
const RATE = 4;

/**
 * A logistic regression in which both classes count the same, and weights are pulled to zero by their square.
 *
 * @param strength how much all texts together count beside that pull: one over λ, in texts
 */
export function fitWords(texts: readonly Told[], strength: number): WordWeights {
  const rows = texts.map(({ text }) => [...wordFeatures(text)]);
  const meant = texts.filter(({ isMeant }) => isMeant).length;
  const share = { true: texts.length / (2 * meant), false: texts.length / (2 * (texts.length - meant)) };
  const decay = 1 / (strength * texts.length);
  let weights = new Float64Array(BUCKETS);
  let [ahead, bias, aheadBias] = [weights.slice(), 0, 0];
  for (let step = 0; step < STEPS; step++) {
    const slope = ahead.map((value) => decay * value);
    let slopeOfBias = 0;
    rows.forEach((row, i) => {
      const { isMeant } = texts[i]!;
      let odds = aheadBias;
      for (const [bucket, value] of row) odds += value * ahead[bucket]!;
      const wrong = ((1 / (1 + Math.exp(-odds)) - (isMeant ? 1 : 0)) * share[`${isMeant}`]) / texts.length;
      slopeOfBias += wrong;
      for (const [bucket, value] of row) slope[bucket]! += wrong * value;
    });
    const next = ahead.map((value, bucket) => value - RATE * slope[bucket]!);
    const nextBias = aheadBias - slopeOfBias;
    const pace = step / (step + 3);
    ahead = next.map((value, bucket) => value + pace * (value - weights[bucket]!));
    aheadBias = nextBias + pace * (nextBias - bias);
    [weights, bias] = [next, nextBias];
  }
  const scale = weights.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-9) / LARGEST;
  return {
    words: packNumbers(Array.from(weights, (value) => Math.round(value / scale))),
    scale: Number(scale.toPrecision(5)),
    bias: Number(bias.toFixed(4)),
  };
}

/** The area under the curve of hits over false alarms: how often one that is meant comes before one that is not. */
export function areaUnderCurve(values: readonly { value: number; isMeant: boolean }[]): number {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  let [meant, pairs, others] = [0, 0, 0];
  for (const { isMeant } of sorted) {
    if (isMeant) {
      meant++;
      pairs += others;
    } else others++;
  }
  return pairs / Math.max(1, meant * others);
}
