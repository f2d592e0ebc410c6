/** @file Says in the language in force what a worker said in English. */
import type { ErrorCode } from '../../engine/errors.ts';
import { sentences, type SentenceId } from './sentences.ts';

export interface Told {
  sentences: Readonly<Record<SentenceId, string>>;
  /** What is said of an error whose sentence is not known; null leaves the English one, which says more. */
  codes: Readonly<Record<ErrorCode, string | null>>;
}

const HOLE = /\\\{(\d)\\\}/g;

function patternOf(sentence: string): RegExp {
  const literal = sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(HOLE, '(?<_$1>.+?)')}$`, 's');
}

/**
 * @returns says a sentence of a worker; without a translation of the sentence, what holds for the code of its error, and without
 *   that the sentence itself
 */
export function teller(told: Told): (sentence: string, code?: ErrorCode) => string {
  const known = Object.entries(sentences).map(([id, sentence]) => ({
    pattern: patternOf(sentence),
    translated: told.sentences[id as SentenceId],
  }));
  return (sentence, code) => {
    for (const { pattern, translated } of known) {
      const found = pattern.exec(sentence);
      if (found) return translated.replace(/\{(\d)\}/g, (_, place: string) => found.groups?.[`_${place}`] ?? '');
    }
    return (code && told.codes[code]) ?? sentence;
  };
}
