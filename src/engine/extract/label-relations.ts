/**
 * @file Causes told by a label or an arrow, as logs, forms and slides do: "Cause: a worn belt", "Reason for the delay: fog", "belt worn -> line stopped". A
 * label that names nothing itself speaks of what stands before it.
 */
import { trim, type Argument } from './clauses.ts';
import { singular } from './keys.ts';
import { candidate, type Candidate, type Part, type SentenceContext } from './relation.ts';
import { isNominal } from './tagger.ts';
import type { Token } from './tokens.ts';

const CAUSE_LABELS = new Set(['cause', 'reason', 'trigger', 'explanation', 'culprit']);
const EFFECT_LABELS = new Set(['consequence', 'result', 'effect', 'outcome', 'upshot']);
const OF = /^(?:of|for|behind)$/;
const DOUBT = /^(?:probable|possible|likely|suspected|presumed|apparent|alleged|assumed|potential|supposed)$/;
const LABELLED = 0.8;
const ARROW = 0.75;

/** Adds the statement whose mark (a colon, an arrow, an equals sign) stands at `at`. */
export function labelRelations(context: SentenceContext, at: number, out: Candidate[]): void {
  const { tokens } = context;
  const { text, tag } = tokens[at]!;
  if (tag !== 'STOP') return;
  if (/^(?:[-=]+>|[→⇒⟶])$/u.test(text)) {
    const found = candidate(partBefore(tokens, at), partAfter(tokens, at + 1), { from: at, to: at + 1 }, ARROW);
    if (found) out.push(found);
  } else if (text === ':' || text === '=') labelled(context, at, out);
}

function labelled(context: SentenceContext, mark: number, out: Candidate[]): void {
  const { tokens } = context;
  const from = stopBefore(tokens, mark);
  const label = labelIn(tokens, from, mark);
  if (label < 0) return;
  const told = partAfter(tokens, mark + 1);
  const other = label + 1 < mark ? trim(tokens, { from: label + 2, to: mark }) : before(context, from);
  const words = tokens.slice(from, label);
  const hedged = words.some(({ lower }) => DOUBT.test(lower));
  const isCause = CAUSE_LABELS.has(singular(tokens[label]!.lower));
  const found = isCause
    ? candidate(told, other, { from, to: mark + 1 }, LABELLED, { hedged })
    : candidate(other, told, { from, to: mark + 1 }, LABELLED, { hedged });
  if (found) out.push(found);
}

/** The label that opens the part from `from` to the mark, alone or with "of" and more after it; −1: something else stands there. */
function labelIn(tokens: readonly Token[], from: number, mark: number): number {
  for (let at = from; at < mark; at++) {
    const { tag, lower } = tokens[at]!;
    const noun = singular(lower);
    if (CAUSE_LABELS.has(noun) || EFFECT_LABELS.has(noun)) {
      const isWhole = at + 1 === mark || OF.test(tokens[at + 1]!.lower);
      return isWhole && !tokens.slice(at, mark).some(({ finite }) => finite) ? at : -1;
    }
    if (!(tag === 'ADJ' || tag === 'DET' || tag === 'VBD' || tag === 'ADV' || isNominal(tag))) return -1;
  }
  return -1;
}

function stopBefore(tokens: readonly Token[], at: number): number {
  while (at > 0 && tokens[at - 1]!.tag !== 'STOP') at--;
  return at;
}

function partBefore(tokens: readonly Token[], end: number): Argument | null {
  return withDirection(tokens, end, trim(tokens, { from: stopBefore(tokens, end), to: end }));
}

function partAfter(tokens: readonly Token[], start: number): Argument | null {
  let to = start;
  while (to < tokens.length && tokens[to]!.tag !== 'STOP') to++;
  return withDirection(tokens, to, trim(tokens, { from: start, to }));
}

/** "prices up", "stock down": the word that says where it goes belongs to the part. */
function withDirection(tokens: readonly Token[], end: number, part: Argument | null): Argument | null {
  const isDirected = part?.to === end - 1 && /^(?:up|down)$/.test(tokens[end - 1]!.lower);
  return isDirected ? { from: part.from, to: end } : part;
}

/** What a bare label speaks of: the part before it, else the sentence before. */
function before({ tokens, previous }: SentenceContext, from: number): Part | null {
  const own = from > 1 ? partBefore(tokens, from - 1) : null;
  return own ?? (previous ? 'previous' : null);
}
