/**
 * @file Frames that take back what a sentence says: "Rumours that X caused Y proved wrong", "there is no evidence that …",
 * "it is a myth that …".
 */
import { deniesLink } from './association.ts';
import type { Candidate } from './relation.ts';
import type { Token } from './tokens.ts';

const DENIED_CLAIM =
  /\b(?:rumou?rs?|claims?|suspicions?|theor(?:y|ies)|allegations?|reports?|belief|idea|notion|suggestions?|speculation|hypothes[ie]s|assertions?|assumption|accusations?|talk|hints?|fears?|stor(?:y|ies))\b.*\b(?:wrong|false|untrue|unfounded|baseless|groundless|incorrect|mistaken|dismissed|denied|rejected|refuted|disproved|disproven|debunked|unsubstantiated|unproven|discredited|discounted|contradicted|retracted|withdrawn|invalid|nowhere|not true|not confirmed|not supported|no basis|no foundation|ruled out|came to nothing|did not hold|didn't hold|failed to hold)\b/i;

const DENYING_FRAME =
  /\b(?:no evidence|no proof|no sign|no indication|no reason to (?:think|believe|suppose)|not true|untrue|wrongly|falsely|mistakenly|a myth|contrary to|is false|was false|denie[sd]|deny|denying|ruled out|rules out|rule out|ruling out|dispelled|disputed|refuted|debunked|disproved|rejected|far from|nobody believes|does not mean|cannot be (?:blamed|attributed|traced))\b/i;

/** Turns causal statements that lie within such a frame into denials, in place. */
export function applyDenials(text: string, tokens: readonly Token[], candidates: Candidate[]): void {
  const first = tokens[0];
  const last = tokens[tokens.length - 1];
  if (!first || !last || candidates.length === 0) return;
  const body = text.slice(first.start, last.end);
  const frame = DENYING_FRAME.exec(body);
  const frameStart = frame ? first.start + frame.index : -1;
  const deniedClaim = DENIED_CLAIM.test(body);
  const missing = deniesLink(tokens);
  for (const found of candidates) {
    if (found.kind !== 'causal') continue;
    const cueStart = tokens[found.cue.from]!.start;
    const within = frameStart >= 0 && frameStart <= cueStart && cueStart - frameStart < 160;
    if (deniedClaim || within || missing) found.kind = 'denied';
  }
}
