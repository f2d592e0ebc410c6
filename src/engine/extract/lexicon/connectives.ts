/**
 * @file Connectives that relate a reason to what it explains: the words, what follows them, and how far to trust them. The
 * confidences follow the precisions that `npm run bench:causal -- DIR --json FILE` prints by cue, lowered where cases are few or
 * where other kinds of text use the word otherwise.
 */

export interface Connective {
  words: readonly string[];
  /** Which part follows the connective. */
  follows: 'cause' | 'effect';
  /** What the following part is: `clause` needs a verb of its own, `phrase` is a noun phrase or gerund. */
  form: 'clause' | 'phrase' | 'either';
  confidence: number;
  hedged: boolean;
  /** Matched only under a condition that connective-relations.ts knows by this name. */
  when?:
    | 'not-time'
    | 'from-event'
    | 'reason-clause'
    | 'after-protest'
    | 'after-judgement'
    | 'after-emotion'
    | 'after-comma'
    | 'counterfactual'
    | 'event-clause'
    | 'after-clause'
    | 'condition'
    | 'after-be'
    | 'effect-before';
}

function list(
  phrases: string,
  follows: Connective['follows'],
  form: Connective['form'],
  confidence: number,
  more: { hedged?: boolean; when?: NonNullable<Connective['when']> } = {},
): Connective[] {
  return phrases.split(',').map((phrase) => ({
    words: phrase.trim().split(' '),
    follows,
    form,
    confidence,
    hedged: more.hedged ?? false,
    ...(more.when ? { when: more.when } : {}),
  }));
}

const CONNECTIVES: readonly Connective[] = [
  ...list(
    'because of, due to, owing to, on account of, thanks to, as a result of, as a consequence of, in consequence of',
    'cause',
    'phrase',
    0.9,
  ),
  ...list(
    'in the wake of, in wake of, in response to, by reason of, by virtue of, in view of, in the aftermath of, in retaliation for, in reaction to',
    'cause',
    'phrase',
    0.75,
  ),
  ...list(
    'in connection with, in protest against, in protest at, in protest over, in protest of',
    'cause',
    'phrase',
    0.75,
  ),
  ...list('because, on the ground that, on the grounds that, in that case because', 'cause', 'clause', 0.9),
  ...list('since', 'cause', 'clause', 0.7, { when: 'not-time' }),
  ...list('as', 'cause', 'clause', 0.7, { when: 'reason-clause' }),
  ...list('after', 'cause', 'phrase', 0.75, { when: 'effect-before' }),
  ...list('after, when, once', 'cause', 'clause', 0.7, { when: 'event-clause' }),
  ...list('following', 'cause', 'phrase', 0.75, { when: 'after-clause' }),
  ...list('without, but for', 'cause', 'phrase', 0.75, { when: 'counterfactual' }),
  ...list('under the pressure of, under pressure from', 'cause', 'phrase', 0.7),
  ...list('ever since', 'cause', 'either', 0.6, { when: 'from-event' }),
  ...list('if', 'cause', 'clause', 0.6, { hedged: true, when: 'condition' }),
  ...list('over, against', 'cause', 'phrase', 0.7, { when: 'after-protest' }),
  ...list('at', 'cause', 'phrase', 0.7, { when: 'after-emotion' }),
  ...list('for', 'cause', 'phrase', 0.8, { when: 'after-judgement' }),
  ...list('from', 'cause', 'phrase', 0.75, { when: 'effect-before' }),
  ...list('so', 'effect', 'clause', 0.75, { when: 'after-comma' }),
  ...list('down to', 'cause', 'phrase', 0.75, { when: 'after-be' }),
  ...list('for', 'cause', 'clause', 0.65, { when: 'after-comma' }),
  ...list('which is why', 'effect', 'clause', 0.85),
  ...list('so that, with the result that', 'effect', 'clause', 0.75),
  ...list(
    'as a result, as a consequence, in consequence, consequently, therefore, thus, hence, accordingly, for this reason, for that reason, because of this, because of that',
    'effect',
    'clause',
    0.8,
  ),
  ...list('in order to, so as to, in a bid to, in an attempt to, in an effort to', 'cause', 'phrase', 0.7),
];

const byFirstWord = new Map<string, Connective[]>();
for (const connective of CONNECTIVES) {
  const first = connective.words[0]!;
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), connective]);
}
for (const entries of byFirstWord.values()) entries.sort((a, b) => b.words.length - a.words.length);

const NONE: readonly Connective[] = [];

/** Connectives that start with a word, longest first. */
export function connectives(firstWord: string): readonly Connective[] {
  return byFirstWord.get(firstWord) ?? NONE;
}
