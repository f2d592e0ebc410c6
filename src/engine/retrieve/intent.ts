/**
 * @file What kind of answer a question asks for: English questions are told apart by trained classifiers; in other languages the grammar decides.
 */
import { isUnderstood } from '../text/understood.ts';
import { IntentClassifier, type AskedVector } from './intent-classifier.ts';
import { INTENTS, plainIntent, type Intent } from './intent-grammar.ts';
import { INTENT_WEIGHTS } from './weights/intents.ts';

const classifier = new IntentClassifier(INTENT_WEIGHTS);

/** How much likelier, as a logarithm of odds, a plain form makes what it says, where a classifier knows what the question means. */
const PLAIN_ODDS = 4;

/**
 * The kind of answer a question asks for. By words alone the plainest forms are what they are: a classifier that has the subject before it as well now and
 * then takes even a "why" for something else. Beside one that knows what the question means they only weigh much ("Is it known what triggered …?").
 *
 * @param asked what an encoder made of the question
 */
export function intentOf(text: string, asked: AskedVector | null = null): Intent {
  const plain = plainIntent(text);
  if (!isUnderstood(text) || (plain !== 'open' && !classifier.knows(asked))) return plain;
  const values = classifier.values(text, asked);
  if (plain !== 'open') values[INTENTS.indexOf(plain)]! += PLAIN_ODDS;
  return INTENTS[values.indexOf(Math.max(...values))]!;
}
