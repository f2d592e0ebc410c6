/**
 * @file Whether the documents say yes or no to a question that asks whether something was so (`check`): by what a reader takes the cited sentences to say,
 * each counted by how likely it answers at all. Where two that answer about equally well say the opposite, the documents disagree; where
 * nothing is clear, nothing is said.
 */
import type { Question } from '../retrieve/question.ts';
import type { Relevance } from '../retrieve/relevance.ts';
import { chanceOf } from '../retrieve/network.ts';
import type { Verdict } from '../types.ts';

/** Sentences that are less likely to answer than this, beside the best, have no say. */
const LEAST_SHARE = 0.35;
/** So sure must one sentence be of yes or no to stand against another. */
const SURE = 0.8;
/** Share of all that is said that must say the same. */
const CLEAR = 0.72;

/** "Has arson been ruled out?", "Was the dust dismissed as the source?" */
const ASKS_WHETHER_RULED_OUT = /\bruled out\b|\b(?:discarded|discounted|dismissed|eliminated|excluded) as\b/iu;
/** "Arson cannot be excluded." */
const STAYS_OPEN =
  /(?:\b(?:cannot|never|no|nobody|not|nothing)\b|n['’]t\b)[^.;!?]{0,40}\b(?:discard|discount|dismiss|eliminat|exclud|rule[ds]? out)/iu;
/** By what a sentence denies something, in English. */
const DENYING = /\b(?:cannot|neither|never|no|nobody|none|nor|not|nothing)\b|\b(?:excluded|ruled out)\b|n['’]t\b/iu;

/** @param cited sentences of the answer */
export function verdictOf(
  { intent }: Pick<Question, 'intent'>,
  { sentences, reading }: Pick<Relevance, 'sentences' | 'reading'>,
  cited: readonly number[],
): Verdict | null {
  const { affirms } = reading ?? {};
  if (intent !== 'check' || affirms === undefined) return null;
  const best = cited.reduce((most, sentence) => Math.max(most, sentences[sentence]!), 0);
  const heard = cited.flatMap((sentence) => {
    const weight = sentences[sentence]!;
    const odds = affirms.get(sentence);
    return odds === undefined || weight < LEAST_SHARE * best ? [] : [{ weight, yes: chanceOf(odds) }];
  });
  if (heard.some(({ yes }) => yes >= SURE) && heard.some(({ yes }) => yes <= 1 - SURE)) return 'disagree';
  if (heard.length === 0) return null;
  const total = heard.reduce((sum, { weight }) => sum + weight, 0);
  const yes = heard.reduce((sum, one) => sum + one.weight * one.yes, 0) / total;
  if (yes >= CLEAR) return 'yes';
  return yes <= 1 - CLEAR ? 'no' : null;
}

/**
 * A reader tells whether what a question speaks of was so: that it was not, answers whether it was ruled out with yes.
 *
 * @param question as it was asked
 * @param said the sentence that the answer begins with
 */
export function aboutRulingOut(verdict: Verdict | null, question: string, said: string): Verdict | null {
  const isDenied = verdict === 'no' && ASKS_WHETHER_RULED_OUT.test(question) && !STAYS_OPEN.test(said);
  return isDenied ? 'yes' : verdict;
}

/**
 * The sentences of an answer with the one first that says what the answer comes to, and says it most surely: a "no" does not begin with the claim that it rejects.
 *
 * @param cited in the order of the answer
 * @param lines what they say: where any of those that answer denies something by its words, a "no" begins with one of these
 */
export function leadByVerdict(
  verdict: Verdict | null,
  { sentences, reading }: Pick<Relevance, 'sentences' | 'reading'>,
  cited: readonly number[],
  lines: readonly string[],
): number[] {
  const { affirms } = reading ?? {};
  if (affirms === undefined || (verdict !== 'yes' && verdict !== 'no')) return [...cited];
  const best = cited.reduce((most, sentence) => Math.max(most, sentences[sentence]!), 0);
  const denying = new Set(verdict === 'no' ? cited.filter((_, i) => DENYING.test(lines[i]!)) : []);
  const says = (sentence: number): number => {
    const odds = affirms.get(sentence);
    if (odds === undefined || sentences[sentence]! < LEAST_SHARE * best) return 0;
    const yes = chanceOf(odds);
    return Number(denying.has(sentence)) + sentences[sentence]! * ((verdict === 'yes' ? yes : 1 - yes) - 0.5);
  };
  const lead = cited.reduce((one, other) => (says(other) > says(one) ? other : one), cited[0]!);
  return [...cited].sort((a, b) => Number(b === lead) - Number(a === lead));
}
