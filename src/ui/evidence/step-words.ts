/** @file A step of a causal path in words. */
import type { PathStep } from '../../engine/types.ts';
import { path as words } from '../texts/path.ts';

/** As the document says it ("knocked out"), else "perhaps leads to". */
export function verbOf({ hedged, polarity, said }: Pick<PathStep, 'hedged' | 'polarity' | 'said'>): string {
  if (said !== undefined) return said;
  return `${hedged ? `${words.perhaps} ` : ''}${polarity > 0 ? words.raises : words.lowers}`;
}

/** "Hail perhaps leads to fewer apples, through the causal gate …". */
export function stepWords(step: PathStep): string {
  const said = words.words(step.cause, verbOf(step), step.effect);
  return step.gate ? `${said}, ${words.throughGate(step.gate.from, step.gate.to)}` : said;
}
