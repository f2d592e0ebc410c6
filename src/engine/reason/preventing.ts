/**
 * @file Answers to what could have prevented something: what the documents say would have stopped it, was missing or was not done comes before what merely tells
 * what happened. Such sentences have a form, the counterfactual ("would have held", "had it been in use", "but for that hose"), which counts beside how likely they
 * answer by what they say.
 */
import type { Judged } from './filter.ts';

/** A past that was not: modal perfects, "had … been" with "would", and what stands for an "if". */
const COUNTERFACTUAL =
  /\b(?:would|could|should|might|needn?|ought to)(?:n['’]t| not)? (?:\w+ ){0,3}?have\b|\bwould(?:n['’]t| not)? (?:\w+ )?(?:be|remain)\b|\bif .*\bhad\b|\bbut for\b|^(?:Had|With|Without) /iu;
/**
 * By how much the form moves the odds of an answer, up with it and down without: 0.24 of the sentences of this form answer such questions, 0.04 of others, most of which
 * the reader knows already (docs/evaluation.md).
 */
const FORM_ODDS = 1.5;
/** Chances are kept off 0 and 1, whose odds nothing moves. */
const LEAST_CHANCE = 1e-3;

function moved(chance: number, isCounterfactual: boolean): number {
  const kept = Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance));
  const odds = (kept / (1 - kept)) * (isCounterfactual ? FORM_ODDS : 1 / FORM_ODDS);
  return odds / (1 + odds);
}

/**
 * Judged sentences in the order in which they answer what would have prevented something. Being a step of what happened, which counts in their score, is no answer
 * to that: they are ordered by how likely they answer alone.
 *
 * @param words what each of them says
 */
export function preferPreventing(kept: readonly Judged[], words: readonly string[]): Judged[] {
  return kept
    .map((item, i) => ({ ...item, chance: moved(item.chance, COUNTERFACTUAL.test(words[i]!)) }))
    .sort((a, b) => b.chance - a.chance || a.sentence - b.sentence);
}
