/** @file All statements about causes in one sentence: every pattern is tried at every word, denials are applied, overlaps resolved. */
import type { Range, RelationMention } from '../types.ts';
import { overlaps } from '../text/ranges.ts';
import { associationAt, coordinated, missingLink } from './association.ts';
import { circumstanceRelations } from './circumstance-relations.ts';
import type { Argument } from './clauses.ts';
import { connectiveRelations } from './connective-relations.ts';
import { contrasted, refusedFirst } from './contrasts.ts';
import { counterfactualRelations } from './counterfactual-relations.ts';
import { degreeRelations } from './degree-relations.ts';
import { labelRelations } from './label-relations.ts';
import { nominalRelations } from './nominal-relations.ts';
import { isNominal } from './tagger.ts';
import type { Token } from './tokens.ts';
import { participleRelations } from './participle-relations.ts';
import type { Candidate, Part, SentenceContext } from './relation.ts';
import { applyStance } from './stance.ts';
import { verbRelations } from './verb-relations.ts';

/**
 * The statements of one sentence.
 *
 * @param sentence its number in the document
 */
export function causalStatements(context: SentenceContext, sentence: number): RelationMention[] {
  const candidates: Candidate[] = [];
  const { tokens, text } = context;
  let connectedUntil = 0;
  for (let at = 0; at < tokens.length; at++) {
    refusedFirst(context, at, candidates);
    degreeRelations(context, at, candidates);
    counterfactualRelations(context, at, candidates);
    labelRelations(context, at, candidates);
    if (at >= connectedUntil) {
      const end = Math.max(connectiveRelations(context, at, candidates), associationAt(context, at, candidates));
      if (end > at) {
        connectedUntil = end;
        continue;
      }
    }
    verbRelations(context, at, candidates);
    nominalRelations(context, at, candidates);
    participleRelations(context, at, candidates);
    circumstanceRelations(context, at, candidates);
  }
  coordinated(context, candidates);
  missingLink(context, candidates);
  contrasted(tokens, candidates);
  applyStance(text, tokens, candidates);
  return resolveOverlaps(tokens, candidates).flatMap((found) => {
    const cause = rangeOf(context, found.cause);
    const effect = rangeOf(context, found.effect);
    const cue = rangeOf(context, found.cue);
    if (!cause || !effect || !cue || overlaps(cause, effect)) return [];
    if (!namesSomething(tokens, found.cause) || !namesSomething(tokens, found.effect)) return [];
    const { kind, polarity, hedged, confidence } = found;
    return [
      { sentence, kind, cause, effect, cue, polarity, hedged, confidence: hedged ? confidence * 0.8 : confidence },
    ];
  });
}

/** Whether a part has a word that can stand for a thing or event; adjectives and function words alone do not. */
function namesSomething(tokens: readonly Token[], part: Part): boolean {
  if (part === 'previous') return true;
  for (let at = part.from; at < part.to; at++) {
    const { tag, lower } = tokens[at]!;
    // A pronoun or number alone names nothing that could be found again; with a verb it tells an event.
    const isBare =
      (tag === 'PRON' || tag === 'NUM') &&
      part.to - part.from === 1 &&
      !/^(?:this|that|it|these|those|which)$/.test(lower);
    if (isBare) return false;
    if (isNominal(tag) || tag === 'PRON' || tag === 'VBG' || tag === 'VB' || lower.includes('-')) return true;
  }
  return false;
}

function rangeOf(context: SentenceContext, part: Part): Range | null {
  if (part === 'previous') return context.previous;
  const first = context.tokens[part.from];
  const last = context.tokens[part.to - 1];
  return first && last ? { start: first.start, end: last.end } : null;
}

/** Of statements about the same two parts the one with the surer pattern stays; a denial outranks a claim. */
function resolveOverlaps(tokens: readonly Token[], candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  const sorted = [...candidates].sort((a, b) => rank(b) - rank(a) || a.cue.from - b.cue.from);
  for (const found of sorted) {
    if (!kept.some((other) => sameStatement(other, found))) kept.push(found);
  }
  for (const found of kept) for (const other of kept) keepNamedLast(tokens, found, other);
  const causal = kept.filter(({ kind }) => kind === 'causal');
  for (const found of causal) for (const other of causal) keepInside(tokens, found, other);
  return kept
    .filter(({ effect }) => effect === 'previous' || effect.to > effect.from)
    .filter((found) => !kept.some((other) => isConclusion(found, other)))
    .sort((a, b) => a.cue.from - b.cue.from);
}

/** Whether a statement says why another cause is none: "the flour was as before, so the flour was not the cause" is how somebody knows it, and brings nothing about. */
function isConclusion({ kind, effect, cue }: Candidate, other: Candidate): boolean {
  if (kind !== 'causal' || other.kind !== 'denied') return false;
  if (effect === 'previous' || other.cause === 'previous' || other.effect === 'previous') return false;
  const isBehind = cue.to <= other.cause.from && other.cause.to <= other.effect.from;
  return isBehind && overlapsTokens(effect, other.effect);
}

/**
 * A statement within an argument of another one tells of that argument alone: of "closed after a fire caused by a spark" the spark
 * explains the fire, not the closing. Cuts the effect of `found` down to the argument of `other`, in place; to nothing where only
 * the doing is left there: of "marched to protest against the plan" the statement about the protest says it all.
 */
function keepInside(tokens: readonly Token[], found: Candidate, other: Candidate): void {
  const { cause, effect, cue } = found;
  if (found === other || cause === 'previous' || effect === 'previous' || cue.from < effect.to) return;
  for (const argument of [other.cause, other.effect]) {
    if (argument === 'previous' || argument.from <= effect.from || effect.to <= argument.from) continue;
    if (cue.from < argument.from || cause.to > argument.to) continue;
    const isThing = tokens.slice(argument.from, effect.to).some(({ tag }) => isNominal(tag));
    found.effect = isThing ? { from: argument.from, to: effect.to } : { from: effect.to, to: effect.to };
  }
}

/**
 * What "which" says of a sentence that tells a cause is said of its effect where a reason follows: of "the boiler burst, causing a fire, which had wrongly been
 * blamed on the cook" the fire was blamed on the cook. In place.
 */
function keepNamedLast(tokens: readonly Token[], found: Candidate, other: Candidate): void {
  const { cause, effect, cue } = found;
  if (found === other || cause === 'previous' || effect === 'previous') return;
  if (other.kind !== 'causal' || other.cause === 'previous' || other.effect === 'previous') return;
  const holds = (part: Argument): boolean => effect.from <= part.from && part.to <= effect.to;
  const isLast = holds(other.cause) && holds(other.effect) && other.effect.from > other.cause.from;
  const follows = tokens.slice(effect.to, cue.to).some(({ lower }) => lower === 'which');
  if (isLast && follows && effect.to <= cue.from && cue.to <= cause.from) found.effect = { ...other.effect };
}

function rank(found: Candidate): number {
  return found.confidence + (found.kind === 'denied' ? 1 : 0);
}

function sameStatement(a: Candidate, b: Candidate): boolean {
  if (overlapsTokens(a.cue, b.cue)) return true;
  return sharePart(a.cause, b.cause) && sharePart(a.effect, b.effect);
}

function overlapsTokens(a: Argument, b: Argument): boolean {
  return a.from < b.to && b.from < a.to;
}

function sharePart(a: Part, b: Part): boolean {
  if (a === 'previous' || b === 'previous') return a === b;
  return a.from === b.from && a.to === b.to;
}
