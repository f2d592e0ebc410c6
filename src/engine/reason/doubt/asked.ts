/**
 * @file Whether a question is one that documents mostly leave open: what somebody was paid, whether anybody was dismissed, why the one before left. How it is put says so,
 * whatever it is about, and together with what the reader found it tells more surely than either whether there is an answer.
 */
import type { Reading } from '../../retrieve/relevance.ts';
import { ASKED_WORDS } from './asked-weights.ts';
import { WordClassifier } from './words.ts';

/**
 * A logistic regression fitted on the questions of five notebooks kept apart, by a classifier of words that had not seen them (docs/evaluation.md): how it is put, and how
 * surely any sentence answers by the reader's word.
 */
const WEIGHTS = { asked: 0.914, any: -0.946, bias: 0.479 } as const;
/** From these odds on a question is refused. */
const LEAST_ODDS = -0.6;
/** However a question is put, what is read may answer it: no more than this counts. */
const MOST_ASKED = 0.5;
/** Of fewer sentences that were read some fit less well than of as many as were learned from. */
const LEAST_READ = 80;

const words = new WordClassifier(ASKED_WORDS);

/** Whether as much was read as this was learned from. */
export function tellsOfAsking({ sentences }: Pick<Reading, 'sentences'>): boolean {
  return sentences.size >= LEAST_READ;
}

/** Whether nothing answers a question, as far as how it is put and a reader tell. @param text of the question, in English */
export function isAskedInVain(text: string, { any }: Pick<Reading, 'any'>): boolean {
  return WEIGHTS.asked * Math.min(MOST_ASKED, words.value(text)) + WEIGHTS.any * any + WEIGHTS.bias > LEAST_ODDS;
}
