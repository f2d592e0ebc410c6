/**
 * @file Frames around a statement that change how far the text stands by it: some take it back ("Rumours that X caused Y proved
 * wrong", "there is no evidence that …"), some put it in doubt ("engineers suspect that …").
 */
import { deniesLink } from './association.ts';
import type { Candidate } from './relation.ts';
import type { Token } from './tokens.ts';

/** A frame reaches at most this far ahead, in UTF-16 units: beyond it another statement has begun. */
const REACH = 160;

const DENIED_CLAIM =
  /\b(?:rumou?rs?|claims?|suspicions?|theor(?:y|ies)|allegations?|reports?|belief|idea|notion|suggestions?|speculation|hypothes[ie]s|assertions?|assumption|accusations?|talk|hints?|fears?|stor(?:y|ies))\b.*\b(?:wrong|false|untrue|unfounded|baseless|groundless|incorrect|mistaken|dismissed|denied|rejected|refuted|disproved|disproven|debunked|unsubstantiated|unproven|discredited|discounted|contradicted|retracted|withdrawn|invalid|not true|not confirmed|not supported|no basis|no foundation|ruled out|came to nothing|did not hold|didn't hold|failed to hold)\b/i;

const DENYING_FRAME =
  /\b(?:no evidence|no proof|no sign|no indication|no reason to (?:think|believe|suppose)|not true|untrue|wrongly|falsely|mistakenly|a myth|contrary to|no longer (?:be )?(?:held (?:to|responsible|accountable)|regarded|seen|considered|thought|believed|taken|treated|viewed|counted)|is false|was false|ruled out|rules out|rule out|ruling out|far from|(?:den(?:y|ies|ied|ying)|dispel(?:s|led)|disput(?:es?|ed)|refut(?:es?|ed)|debunk(?:s|ed)|disprove[sd]?|reject(?:s|ed)?|dismiss(?:es|ed)?|discount(?:s|ed)?|doubt(?:s|ed)?)\s+(?:\S+\s+){0,4}that|(?:nobody|no one|none)(?: has| have| had)? (?:ever )?(?:believes?|shown|showed|proved|proven|found|established)|(?:never|not)(?: been)? (?:shown|proved|proven|established)|does not mean|cannot be (?:blamed|attributed|traced))\b/i;

const DOUBTING_FRAME =
  /\b(?:suspect(?:s|ed)?|believe[sd]?|thinks?|thought|speculate[sd]?|suppose[sd]?|assume[sd]?|hypothesi[sz]ed?|suggest(?:s|ed)?|fear(?:s|ed)?|seems?|seemed|appear(?:s|ed)?|rumou?red|reportedly|allegedly|perhaps|possibly|probably|maybe|whether)\b/i;

/** Turns causal statements within a denying frame into denials, and those within a doubting one into hedged ones, in place. */
export function applyStance(text: string, tokens: readonly Token[], candidates: readonly Candidate[]): void {
  const first = tokens[0];
  const last = tokens[tokens.length - 1];
  if (!first || !last || candidates.length === 0) return;
  const body = text.slice(first.start, last.end);
  const frame = DENYING_FRAME.exec(body);
  const doubt = DOUBTING_FRAME.exec(body);
  const deniedClaim = DENIED_CLAIM.test(body);
  const missing = deniesLink(tokens);
  for (const found of candidates) {
    const cue = tokens[found.cue.from]!.start - first.start;
    if (covers(doubt, cue)) found.hedged = true;
    if (found.kind === 'causal' && (deniedClaim || missing || covers(frame, cue))) found.kind = 'denied';
  }
}

function covers(frame: RegExpExecArray | null, cue: number): boolean {
  // Beyond a semicolon another statement begins.
  const isWithin = frame !== null && !frame.input.slice(frame.index, Math.max(frame.index, cue)).includes(';');
  return isWithin && frame.index <= cue && cue - frame.index < REACH;
}
