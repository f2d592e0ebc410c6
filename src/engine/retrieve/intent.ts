/**
 * @file What kind of answer a question asks for, and of what: English questions are told apart by trained classifiers; in other languages the grammar decides.
 */
import { isUnderstood } from '../text/understood.ts';
import { IntentClassifier, type AskedVector } from './intent-classifier.ts';
import { INTENTS, plainIntent, type Intent } from './intent-grammar.ts';
import { SubjectFinder, type Subjects } from './subject-finder.ts';
import { INTENT_WEIGHTS } from './weights/intents.ts';
import { SUBJECT_WEIGHTS } from './weights/subjects.ts';

const classifier = new IntentClassifier(INTENT_WEIGHTS);
const finder = new SubjectFinder(SUBJECT_WEIGHTS);

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

/** What a question is about, and the other end of one that relates two things; nothing in languages that are not understood. */
export function subjectsOf(text: string, intent: Intent): Subjects {
  return isUnderstood(text) ? finder.subjects(text, intent) : { about: '', other: '' };
}
