/**
 * @file What kind of answer a question asks for: English questions are told apart by a trained classifier; in other languages the grammar decides.
 */
import { isUnderstood } from '../text/understood.ts';
import { IntentClassifier } from './intent-classifier.ts';
import { INTENTS, plainIntent, type Intent } from './intent-grammar.ts';
import { INTENT_WEIGHTS } from './weights/intents.ts';

const classifier = new IntentClassifier(INTENT_WEIGHTS);

/**
 * The kind of answer a question asks for, from its words. The plainest forms are what they are: a classifier that has the subject before it as well
 * now and then takes even a "why" for something else.
 */
export function intentOf(text: string): Intent {
  const plain = plainIntent(text);
  if (plain !== 'open' || !isUnderstood(text)) return plain;
  const values = classifier.values(text);
  return INTENTS[values.indexOf(Math.max(...values))]!;
}
