/** @file What a question that goes on from another one, or from what it names itself, is put to, and what of it is searched for. */
import { preparedFor } from '../../engine/notebook/ask.ts';
import { asksElse, carriedOver, withCarried, withoutCited } from '../../engine/notebook/follow-up.ts';
import { besides } from '../../engine/notebook/set-aside.ts';
import type { AskedBefore } from '../../engine/types.ts';
import type { LoadedIndex } from './load-index.ts';

export interface GoingOn {
  part: LoadedIndex;
  /** Phrases of the question before, or of its answer. */
  carried: string[];
  /** What is searched for. */
  text: string;
  /** Whether it goes on from the question before at all. */
  follows: boolean;
}

export function goingOn(loaded: LoadedIndex, question: string, after: AskedBefore | undefined): GoingOn {
  const beyond = besides(loaded.index, question);
  if (beyond.index !== loaded.index) {
    return { part: { ...loaded, index: beyond.index }, carried: [], text: beyond.text, follows: false };
  }
  if (!after) return { part: loaded, carried: [], text: question, follows: false };
  const carried = carriedOver(preparedFor(loaded.index), question, after);
  const follows = carried.length > 0 || !after.implied;
  const part = follows && asksElse(question) ? { ...loaded, index: withoutCited(loaded.index, after.cited) } : loaded;
  return { part, carried, text: withCarried(question, carried), follows };
}
