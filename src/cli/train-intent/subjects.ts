/** @file Trains what finds the subjects of questions (`engine/retrieve/subject-finder.ts`) on wordings of which they are known. */
import { seededRandom } from '../../engine/random.ts';
import { LARGEST, packNumbers } from '../../engine/retrieve/packed-numbers.ts';
import {
  SIDES,
  SUBJECT_BUCKETS,
  subjectFeatures,
  wordsOf,
  type SubjectWeights,
} from '../../engine/retrieve/subject-finder.ts';
import type { Wording } from '../wordings.ts';
import { fitSoftmax, type SoftmaxRow } from './softmax.ts';

const SEED = 20261123;
const EPOCHS = 3;
const RATE = 0.01;
const DECAY = 1e-3;
const NEITHER = SIDES.length;
/** Features of fewer words say more of these than of others. */
const LEAST_WORDS = 4;
/** How often each wording is learned from with other subjects. */
const OTHER_SUBJECTS = 2;

/** The same wordings on other subjects, so that nothing is learned of subjects. */
function onOtherSubjects(wordings: readonly Wording[], random: () => number): Wording[] {
  const subjects = wordings.flatMap(({ about, other }) => [about, other]).filter((subject) => subject !== '');
  const draw = () => subjects[Math.floor(random() * subjects.length)]!;
  return wordings
    .filter(({ about }) => about !== '')
    .map((wording) => {
      const about = draw();
      const other = wording.other === '' ? '' : draw();
      // Each in its own place, whichever words the other brings.
      const [first, second] = ['\u0001', '\u0002'];
      let question = wording.question.replace(wording.about, first);
      if (other !== '') question = question.replace(wording.other, second);
      question = question.replace(first, () => about).replace(second, () => other);
      return { ...wording, question, about, other };
    });
}

/** A row for each word: 0 where it belongs to what the question is about, 1 to the other end, 2 to neither. */
function rowsOf({ question, intent, about, other }: Wording): SoftmaxRow[] {
  const words = wordsOf(question);
  const places = [about, other].map((side) => (side === '' ? -1 : question.indexOf(side)));
  return subjectFeatures(words, intent).map((features, i) => {
    const { start, end } = words[i]!;
    const side = [about, other].findIndex(
      (text, at) => places[at]! >= 0 && start >= places[at]! && end <= places[at]! + text.length,
    );
    return { features: Array.from(features, (bucket) => [bucket, 1] as const), right: side < 0 ? NEITHER : side };
  });
}

function withoutRare(rows: readonly SoftmaxRow[]): SoftmaxRow[] {
  const counts = new Uint32Array(SUBJECT_BUCKETS);
  for (const { features } of rows) for (const [bucket] of features) counts[bucket]!++;
  return rows.map(({ features, right }) => ({
    features: features.filter(([bucket]) => counts[bucket]! >= LEAST_WORDS),
    right,
  }));
}

export function fitSubjects(given: readonly Wording[], epochs = EPOCHS): SubjectWeights {
  const random = seededRandom(SEED);
  const wordings = [...given];
  for (let i = 0; i < OTHER_SUBJECTS; i++) wordings.push(...onOtherSubjects(given, random));
  const { weights, bias } = fitSoftmax(withoutRare(wordings.flatMap(rowsOf)), {
    classes: SIDES.length + 1,
    buckets: SUBJECT_BUCKETS,
    epochs,
    rate: RATE,
    decay: DECAY,
    random,
  });
  // Only what sets a class apart from neither counts.
  const beyond = (side: number, bucket: number) =>
    weights[side * SUBJECT_BUCKETS + bucket]! - weights[NEITHER * SUBJECT_BUCKETS + bucket]!;
  const values = SIDES.flatMap((_, side) => Array.from({ length: SUBJECT_BUCKETS }, (__, at) => beyond(side, at)));
  const scale = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-9) / LARGEST;
  const round = (value: number) => Number(value.toFixed(4));
  return {
    weights: packNumbers(values.map((value) => Math.round(value / scale))),
    scale,
    bias: [round(bias[0]! - bias[NEITHER]!), round(bias[1]! - bias[NEITHER]!)],
  };
}
