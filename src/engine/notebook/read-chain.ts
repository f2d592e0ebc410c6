/**
 * @file What led to it, step by step: from the statement that answers a question, the reader is asked what led to its cause (or what came of its effect), and
 * so on, as long as it finds a statement that says so. So a chain goes on where the same event is called otherwise in the next document, which no shared
 * word tells; the steps are causal statements of the notebook like those of a path that is found in the index (`retrieve/causal-path.ts`).
 */
import type { TextSource } from '../ports.ts';
import type { CausalPath } from '../retrieve/causal-path.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import type { Question } from '../retrieve/question.ts';
import type { Relevance } from '../retrieve/relevance.ts';
import { causalStatements, chanceOfStep, possibleSteps, surestStep, type AskNext } from './chain-steps.ts';

/** The chain begins at one of so many sentences that were read, those that answer best … */
const ANCHORS = 3;
/** … and that are no less likely than this beside the best. */
const ANCHOR_SHARE = 0.4;
/** Steps besides the first. */
const MOST_STEPS = 3;
/**
 * How likely a step must be to follow on the one before, to be shown as what led to it. Any other is told, but is no link of the chain: what it states stands by itself, as does all behind it
 * (docs/evaluation.md).
 */
const LEAST_CHANCE = 0.25;

/**
 * @param isAllowed sentences that it may pass through
 * @returns the path; null where the answer states no cause or nothing is found that led to it
 */
export async function readChain(
  prepared: Prepared,
  texts: TextSource,
  { intent }: Question,
  relevance: Pick<Relevance, 'sentences' | 'reading'>,
  isAllowed: (sentence: number) => boolean,
  askNext: AskNext,
): Promise<CausalPath | null> {
  const backward = intent === 'cause' || intent === 'path';
  if (!backward && intent !== 'effect') return null;
  const statements = causalStatements(prepared);
  const best = [...(relevance.reading?.sentences.keys() ?? [])]
    .sort((a, b) => relevance.sentences[b]! - relevance.sentences[a]!)
    .slice(0, ANCHORS);
  const least = ANCHOR_SHARE * (best.length > 0 ? relevance.sentences[best[0]!]! : 0);
  const anchors = best.filter((sentence) => isAllowed(sentence) && relevance.sentences[sentence]! >= least);
  const anchor = anchors.find((sentence) => statements.has(sentence));
  if (anchor === undefined) return null;
  const told = [anchor];
  /** Those of them that make a chain. */
  const chain = [anchor];
  while (told.length <= MOST_STEPS) {
    const state = { backward, statements, relevance, told, isAllowed };
    const surest = surestStep((await possibleSteps(prepared, texts, state, askNext)) ?? []);
    if (surest === undefined) break;
    if (chain.length === told.length && chanceOfStep(surest) >= LEAST_CHANCE) chain.push(surest.sentence);
    told.push(surest.sentence);
  }
  if (told.length < 2) return null;
  const steps = chain.map((sentence) => statements.get(sentence)!);
  const scores = new Map(told.map((sentence) => [statements.get(sentence)!, 1]));
  return { relations: backward ? steps.toReversed() : steps, fits: true, told, statements: [], scores };
}
