/**
 * @file Whether a statement of cause can be read by itself. A gate is told by one sentence, so that sentence has to name what acts and what is acted on: "this
 * reduces it" says nothing without what stands before, a condition or a purpose claims no cause, a step of a proof holds for its variables only, and of
 * half a clause nobody can tell what it is about.
 */
import type { Range, RelationMention } from '../types.ts';
import { isPureVerb, verbForm } from './lexicon/verbs.ts';

/** Cues of conditions, purposes, moments and conclusions. */
const NO_CAUSE = new Set(
  (
    'if|when|whenever|once|unless|until|till|while|to|in order to|so that|such that|in order that|as|as long as|given|given that|provided|provided that|with|' +
    'following|follows|after|before|therefore|thus|hence|then|consequently|accordingly|mean|means|mean that|means that|meaning|meaning that|imply|implies|implying|implies that|' +
    'follows from|follow from|on the ground that|on the basis that|is why|that is why|for|seeking|in response to|from|by'
  ).split('|'),
);
/** A sentence that goes on with one before it. */
const GOES_ON =
  /^\W*(?:this|these|that|those|it|they|such|he|she|therefore|thus|hence|then|so|similarly|consequently|accordingly|as a (?:result|consequence)|for (?:example|instance)|in (?:such|other words)|likewise|again|otherwise|by (?:contradiction|induction|definition)|suppose|assume|let|recall|conversely|one|and|but|or)\b/i;
/** A step of a proof, or one that a formula stands in; a letter alone is a variable, but for "a", "I" and what goes with a name or a number. */
const OF_A_PROOF =
  /\b(?:lemma|theorem|corollary|proof|q\.?e\.?d|w\.?l\.?o\.?g|iff|contradiction|hypothesis)\b|[=<>≤≥∈∀∃¬⊢λ∑∏→⇒∧∨∪∩⊆αβγδε{}|\\]|(?<![\p{L}\p{N}.'’-])(?![aAI]\b)\p{L}(?![\p{L}\p{N}.'’+#-])|(?<!\p{L})\p{Ll}\d|\s[.,](?:\s|$)/iu;
/** Words that point to what was said elsewhere. */
const POINTS_BACK =
  /\b(?:this|these|those|the (?:former|latter|above|following|same)|aforementioned|such an?|et al)\b/i;
const BEGINS_WITH_PERSON = /^(?:we|i|you|he|she|one|our|my|your|his|us|me|let)\b/i;
const BEGINS_WITH_PRONOUN =
  /^(?:it|its|they|their|them|that|which|who|there|here|each other|itself|themselves|some|others?|both|all|either|neither)\b/i;
/** What no noun phrase, and no clause with a subject, begins with. */
const BEGINS_HALF =
  /^(?:including|such as|e\.?g|i\.?e|and|or|but|either|to|of|for|in|at|by|with|from|as|than|on|into|that|whether|may|might|can|could|will|would|shall|should|must|is|are|was|were|has|have|had|do|does|did|not|be|been|being|also|however|because|since|if|when)\b/i;
const ENDS_HALF =
  /(?:[,(:;–-]|\b(?:e\.?g|i\.?e|etc|either|both|as|long|the|an?|of|to|and|or|that|which|in|for|with|by|is|are|was|were|than|from))[.\s]*$/i;
/** UTF-16 units of an argument: a short word alone says too little, a whole paragraph too much. */
const ARGUMENT = { least: 5, most: 170 };
/** UTF-16 units of a sentence that is read at a glance. */
const LONGEST = 360;
/** Letters and spaces in a sentence of words. */
const LEAST_LETTERS = 0.9;

function isBalanced(part: string): boolean {
  return (part.match(/[([]/g)?.length ?? 0) === (part.match(/[)\]]/g)?.length ?? 0);
}

function isHalf(part: string): boolean {
  if (part.length < ARGUMENT.least || part.length > ARGUMENT.most) return true;
  if (BEGINS_HALF.test(part) || BEGINS_WITH_PERSON.test(part) || ENDS_HALF.test(part) || !isBalanced(part)) return true;
  const [first = '', second] = part.toLowerCase().split(/\s+/);
  return second !== undefined && isPureVerb(first) && verbForm(first) !== undefined;
}

/**
 * Whether the sentence of a statement says by itself what causes what.
 *
 * @param text of the document
 * @param sentence the place of the statement's sentence
 */
export function isWholeStatement(
  text: string,
  sentence: Range,
  { cause, effect, cue }: Pick<RelationMention, 'cause' | 'effect' | 'cue'>,
): boolean {
  const isInside = ({ start, end }: Range): boolean => start >= sentence.start && end <= sentence.end;
  if (!isInside(cause) || !isInside(effect)) return false;
  const said = (range: Range): string => text.slice(range.start, range.end).replace(/\s+/g, ' ').trim();
  const whole = said(sentence);
  const [first, second] = cause.start <= effect.start ? [said(cause), said(effect)] : [said(effect), said(cause)];
  if (whole.length > LONGEST || !/[.!。！]["'”’)\]]*$/u.test(whole)) return false;
  if ((whole.match(/[\p{L}\s]/gu)?.length ?? 0) < LEAST_LETTERS * whole.length) return false;
  if (NO_CAUSE.has(said(cue).toLowerCase()) || GOES_ON.test(whole) || OF_A_PROOF.test(whole)) return false;
  if (POINTS_BACK.test(first) || POINTS_BACK.test(second) || isHalf(first) || isHalf(second)) return false;
  return !BEGINS_WITH_PRONOUN.test(first);
}
