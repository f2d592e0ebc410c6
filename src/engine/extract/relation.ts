/** @file A causal statement while it is being made: its parts are token ranges, or a whole earlier sentence. */
import type { Range, RelationKind } from '../types.ts';
import type { Argument } from './clauses.ts';
import type { Token } from './tokens.ts';

/** One sentence under analysis, with what stands before it in the same paragraph. */
export interface SentenceContext {
  text: string;
  tokens: readonly Token[];
  /** The sentence before, where "this" and "as a result" may point; null at the start of a paragraph. */
  previous: Range | null;
}

/** An argument in this sentence, or the sentence before. */
export type Part = Argument | 'previous';

export interface Candidate {
  kind: RelationKind;
  cause: Part;
  effect: Part;
  cue: Argument;
  polarity: 1 | -1;
  hedged: boolean;
  confidence: number;
}

/** A causal, positive, unhedged candidate; null when an argument is missing. */
export function candidate(
  cause: Part | null,
  effect: Part | null,
  cue: Argument,
  confidence: number,
  changes: Partial<Candidate> = {},
): Candidate | null {
  if (!cause || !effect) return null;
  return { kind: 'causal', cause, effect, cue, polarity: 1, hedged: false, confidence, ...changes };
}
