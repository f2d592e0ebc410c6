/** @file Says in the language in force what a worker said in English. */
import type { ErrorCode } from '../../engine/errors.ts';
import { sentences, type SentenceId } from './sentences.ts';

export interface Told {
  sentences: Readonly<Record<SentenceId, string>>;
  /** What is said of an error whose sentence is not known; null leaves the English one, which says more. */
  codes: Readonly<Record<ErrorCode, string | null>>;
}

const HOLE = /\\\{(\d)\\\}/g;

interface Known {
  whole: RegExp;
  /** The sentence at the beginning of more. */
  start: RegExp;
  translated: string;
}

function knownOf(sentence: string, translated: string): Known {
  const literal = sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(HOLE, '(?<_$1>.+?)');
  return { whole: new RegExp(`^${literal}$`, 's'), start: new RegExp(`^${literal} (?=\\S)`, 's'), translated };
}

/** Sentences follow one another with a space, but where they end with a full stop of Chinese. */
function joined(first: string, second: string): string {
  return /[。！？]$/.test(first) ? first + second : `${first} ${second}`;
}

/**
 * @returns says what a worker said: a sentence, or several one after another; without a translation of each, what holds for the code
 *   of its error, and without that the sentence itself
 */
export function teller(told: Told): (sentence: string, code?: ErrorCode) => string {
  const all = Object.entries(sentences).map(([id, sentence]) => knownOf(sentence, told.sentences[id as SentenceId]));

  /** What fills a hole may be known, too, as the kind of a file is. */
  function filled(translated: string, found: RegExpExecArray): string {
    return translated.replace(/\{(\d)\}/g, (_, place: string) => {
      const value = found.groups?.[`_${place}`] ?? '';
      return said(value) ?? value;
    });
  }

  function said(text: string): string | null {
    for (const { whole, translated } of all) {
      const found = whole.exec(text);
      if (found) return filled(translated, found);
    }
    for (const { start, translated } of all) {
      const found = start.exec(text);
      const rest = found && said(text.slice(found[0].length));
      if (rest) return joined(filled(translated, found), rest);
    }
    return null;
  }

  return (sentence, code) => said(sentence) ?? (code && told.codes[code]) ?? sentence;
}
