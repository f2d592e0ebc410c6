/** @file What a part of a statement names, by its head: people, an effect, an event, an amount. */
import type { Argument } from './clauses.ts';
import { singular } from './keys.ts';
import { EFFECT_NOUNS, FORCE_NOUNS, HUMAN_NOUNS } from './lexicon/nouns.ts';
import { headNoun } from './noun-phrases.ts';
import type { Part } from './relation.ts';
import { isNominal } from './tagger.ts';
import type { Token } from './tokens.ts';

/** "activist", "policeman": people by their ending. */
const FOLLOWER = /^\p{L}{3,}[^l](?:ist|man|woman)$/u;

/** Whether a part names no more than "factors" or "issues". */
export function isVague(tokens: readonly Token[], part: Part): boolean {
  return (
    part !== 'previous' &&
    /^(?:factor|issue|variable|parameter|aspect|thing|question)$/.test(singular(headNoun(tokens, part)))
  );
}

/** Whether a part names people. */
export function isHuman(tokens: readonly Token[], part: Part): boolean {
  if (part === 'previous') return false;
  const head = singular(headNoun(tokens, part) || tokens[part.from]!.lower);
  return HUMAN_NOUNS.has(head) || FOLLOWER.test(head);
}

/** Whether a part's head is an effect noun. Whole clauses are events, and so effects. */
export function isEffect(tokens: readonly Token[], part: Part): boolean {
  if (part === 'previous') return true;
  const head = singular(headNoun(tokens, part));
  const last = singular(tokens[part.to - 1]!.lower);
  return EFFECT_NOUNS.has(head) || EFFECT_NOUNS.has(last) || EFFECT_NOUNS.has(headBeforeOf(tokens, part));
}

/** Whether a part tells an event or a force, rather than who did something. */
export function isEvent(tokens: readonly Token[], part: Part): boolean {
  return isEffect(tokens, part) || (part !== 'previous' && FORCE_NOUNS.has(singular(headNoun(tokens, part))));
}

/** Endings of nouns made of verbs: they tell what happened, unless they name who did it. */
const DOING_NOUN = /(?:.tion|.sion|..ment|[aiou]sure|[ae]nce|[aeiou]wal|[rk]age|[tc]hing)$/;

/** Whether a part is named by a noun that tells of something that happened. */
export function tellsHappening(tokens: readonly Token[], part: Part): boolean {
  if (part === 'previous' || isEvent(tokens, part)) return true;
  return DOING_NOUN.test(singular(headNoun(tokens, part).toLowerCase())) && !isHuman(tokens, part);
}

function headBeforeOf(tokens: readonly Token[], part: Argument): string {
  for (let at = part.from; at < part.to; at++) {
    if (isNominal(tokens[at]!.tag) && tokens[at + 1]?.lower === 'of') {
      const rest = headNoun(tokens, { from: at + 2, to: part.to });
      return singular(rest);
    }
  }
  return '';
}

/** "delayed by 48 hours", "reduced by 10 per cent": how much, not by what. */
export function namesAmount(tokens: readonly Token[], part: Argument): boolean {
  const unit = tokens[part.from + 1];
  return (
    tokens[part.from]!.tag === 'NUM' &&
    (!unit || part.to - part.from <= 3) &&
    !EFFECT_NOUNS.has(singular(unit?.lower ?? ''))
  );
}
