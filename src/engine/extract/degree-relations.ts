/** @file Results told by a degree: "the frost was so hard that the blossom died", "such was the force of the wave that the pier gave way". */
import { clauseAfter, clauseBefore, hasFinite } from './clauses.ts';
import { phraseAfter } from './noun-phrases.ts';
import { candidate, type Candidate, type Part, type SentenceContext } from './relation.ts';
import { subjectBefore } from './subjects.ts';
import type { Token } from './tokens.ts';
import { isHedge } from './verb-group.ts';

/** Words between "so" and "that". */
const MOST_BETWEEN = 6;
const CONFIDENCE = 0.8;
/** Nouns that only say how much there is of what follows "of". */
const EXTENT =
  /^(?:force|extent|degree|scale|severity|size|intensity|weight|impact|magnitude|strength|violence|depth)$/;

/** Adds the statement whose "so" or "such" stands at `at`. */
export function degreeRelations(context: SentenceContext, at: number, out: Candidate[]): void {
  const { tokens } = context;
  const { lower } = tokens[at]!;
  if (lower !== 'so' && lower !== 'such') return;
  const that = thatAfter(tokens, at);
  if (that < 0) return;
  const effect = clauseAfter(tokens, that + 1);
  if (!effect || !hasFinite(tokens, effect.from, effect.to)) return;
  const cause = lower === 'such' ? extentAfter(tokens, at) : degreeBefore(context, at);
  if (!cause) return;
  const around = tokens.slice(Math.max(0, at - 3), at);
  const found = candidate(cause, effect, { from: at, to: that + 1 }, CONFIDENCE, {
    kind: around.some(({ tag }) => tag === 'NEG') ? 'denied' : 'causal',
    hedged: around.some(isHedge),
  });
  if (found) out.push(found);
}

/** The "that" which closes a degree: after "so" and an adjective or adverb, or after "such was …"; −1 without one. */
function thatAfter(tokens: readonly Token[], at: number): number {
  const isSuch = tokens[at]!.lower === 'such';
  const next = tokens[at + 1];
  if (!next || (isSuch ? next.tag !== 'BE' : !/^(?:ADJ|ADV|VBD|DET)$/.test(next.tag))) return -1;
  const end = isSuch ? tokens.length : Math.min(tokens.length, at + 2 + MOST_BETWEEN);
  for (let i = at + 2; i < end; i++) {
    if (tokens[i]!.tag === 'STOP' || tokens[i]!.finite) return -1;
    if (tokens[i]!.lower === 'that') return i;
  }
  return -1;
}

/** Of "such was the force of the wave that": the wave. */
function extentAfter(tokens: readonly Token[], such: number): Part | null {
  let of = such + 2;
  while (of < tokens.length && tokens[of]!.lower !== 'of' && tokens[of]!.lower !== 'that') of++;
  if (tokens[of]?.lower !== 'of' || !EXTENT.test(tokens[of - 1]!.lower)) return null;
  let that = of;
  while (that < tokens.length && tokens[that]!.lower !== 'that') that++;
  const phrase = phraseAfter(tokens.slice(0, that), of + 1);
  return phrase;
}

/** Of "the frost was so hard": the frost; of "it rained so hard": the clause. */
function degreeBefore(context: SentenceContext, so: number): Part | null {
  const { tokens } = context;
  let verb = so;
  while (verb > 0 && /^(?:BE|ADV|NEG|HAVE|MODAL)$/.test(tokens[verb - 1]!.tag)) verb--;
  const isCopular = tokens.slice(verb, so).some(({ tag }) => tag === 'BE');
  return isCopular ? subjectBefore(context, verb) : clauseBefore(tokens, so);
}
