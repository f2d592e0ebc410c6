/** @file Runs the extractor on a text and shows its statements by their words. */
import { extract } from '../../../src/engine/extract/extract.ts';
import { splitSentences } from '../../../src/engine/text/sentences.ts';
import type { Mention, RelationMention } from '../../../src/engine/types.ts';

export interface Shown {
  kind: RelationMention['kind'];
  cause: string;
  effect: string;
  cue: string;
  polarity: 1 | -1;
  hedged: boolean;
}

/** The statements of an English text, by their words. */
export function statements(text: string): Shown[] {
  const { relations } = extract(text, splitSentences(text), 'en');
  return relations.map(({ kind, cause, effect, cue, polarity, hedged }) => ({
    kind,
    cause: text.slice(cause.start, cause.end),
    effect: text.slice(effect.start, effect.end),
    cue: text.slice(cue.start, cue.end),
    polarity,
    hedged,
  }));
}

/** Cause and effect of every causal statement. */
export function causes(text: string): [cause: string, effect: string][] {
  return statements(text)
    .filter(({ kind }) => kind === 'causal')
    .map(({ cause, effect }) => [cause, effect]);
}

/** The mentions of a text. */
export function mentions(text: string, language = 'en'): Mention[] {
  return extract(text, splitSentences(text), language).mentions;
}
