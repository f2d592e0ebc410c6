/** @file Which languages the meaning of texts is understood in. */
import { detectLanguage } from './language.ts';

/** Many a question is too short to tell. */
const UNDERSTOOD: ReadonlySet<string> = new Set(['en', 'und']);

/** Whether a text is in a language that what was trained for Causeway knows: word vectors, encoder and classifiers learned from English. */
export function isUnderstood(text: string): boolean {
  return UNDERSTOOD.has(detectLanguage(text));
}
