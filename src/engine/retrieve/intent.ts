/**
 * @file What kind of answer a question asks for: of English questions the reader tells it, and until it is there a classifier of their words; in other
 * languages the grammar decides.
 */
import type { AskedQuestion } from '../ports.ts';
import { isUnderstood } from '../text/understood.ts';
import { IntentClassifier } from './intent-classifier.ts';
import { INTENTS, plainIntent, type Intent } from './intent-grammar.ts';
import { INTENT_WEIGHTS } from './weights/intents.ts';

const classifier = new IntentClassifier(INTENT_WEIGHTS);

/**
 * Beside a reader, which knows more: how much the classifier's logarithms count, and how much likelier a plain form makes what it says. Right of 240 other wordings:
 * the reader alone 0.938, with the classifier's whole word 0.925, with a fifth or a quarter of it 0.950; plain forms at odds of e change nothing, at e² they cost 0.008.
 */
const BESIDE_READER = { words: 0.25, plain: 1 } as const;

/**
 * The kind of answer a question asks for. By words alone the plainest forms are what they are: a classifier that has the subject before it as well now and
 * then takes even a "why" for something else. Beside a reader they only weigh something ("Is it known what triggered …?").
 *
 * @param asked what a reader takes it to ask
 */
export function intentOf(text: string, asked?: AskedQuestion): Intent {
  const plain = plainIntent(text);
  if (!isUnderstood(text) || (plain !== 'open' && !asked)) return plain;
  const values = classifier.values(text);
  asked?.intents.forEach((value, intent) => (values[intent] = value + BESIDE_READER.words * values[intent]!));
  if (plain !== 'open') values[INTENTS.indexOf(plain)]! += BESIDE_READER.plain;
  return INTENTS[values.indexOf(Math.max(...values))]!;
}
