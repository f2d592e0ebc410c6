/**
 * @file What may be the next step of a chain that is read (`read-chain.ts`): sentences that state a cause, each with what is known of it. Whether one tells what led to what
 * the step before tells is learned from pairs that were judged by reading them (`npm run train:chain`): of those that the reader took alone, one in five did.
 */
import type { TextSource } from '../ports.ts';
import { topPositions } from '../retrieve/mmr.ts';
import { Network } from '../retrieve/network.ts';
import { withNearness, type Prepared } from '../retrieve/prepared.ts';
import { readQuestion } from '../retrieve/question.ts';
import { readAlone, type ReadPassages } from '../retrieve/reading.ts';
import { scoreRelevance, type Relevance } from '../retrieve/relevance.ts';
import { CHAIN_STEP_WEIGHTS } from '../retrieve/weights/chain-steps.ts';
import type { Nearness } from '../vector/nearness.ts';
import { sentenceLines } from './passage-lines.ts';

/** What models say of a further question, which nobody has asked but the chain itself. */
export type AskNext = (question: string) => Promise<{ nearness: Nearness | null; readPassages: ReadPassages }>;

/** How the next step is asked for; the reader was trained with these words (`cli/train-reader/event-questions.ts`). */
const ASKED = { cause: 'What led to this: ', effect: 'What came of this: ' } as const;
/** Only a sentence that states a cause can be a step, so of so many passages only those are read, each alone … */
const PASSAGES = 10;
/** … the likeliest of them … */
const MOST_READ = 16;
/** … and none that has nothing to do with what was asked in the first place. */
const LEAST_RELEVANCE = 0.01;
/** The reader's word for a step that is told: the logarithm of the odds that it says what is asked. */
const LEAST_SAID = -1.2;
/** UTF-16 units of a side that are asked about. */
const LONGEST_SIDE = 200;
/** Sentences of one document that are no further from each other than this mostly tell of one matter. */
const NEAR = 3;
/** Chances below this are all the same. */
const NEXT_TO_NOTHING = 1e-3;
const CAUSAL = 0;

/** What is known of a step, see {@link PossibleStep}. */
export const CHAIN_STEP_SIGNALS = ['said', 'likely', 'relevant', 'near'] as const;

const network = new Network(CHAIN_STEP_WEIGHTS);

/** A sentence that may be the next step. */
export interface PossibleStep {
  sentence: number;
  /** The reader's word for it: the logarithm of the odds that it says what is asked. */
  said: number;
  /** The logarithm of how likely it answers the chain's question … */
  likely: number;
  /** … and of how likely it answers what was asked in the first place. */
  relevant: number;
  /** 1 where it stands near the step before, else 0. */
  near: number;
}

/** What a chain goes on from. */
export interface ChainState {
  /** Whether it asks for what led to something, and not for what came of it. */
  backward: boolean;
  /** The statement of each sentence that states a cause. */
  statements: ReadonlyMap<number, number>;
  relevance: Pick<Relevance, 'sentences'>;
  /** The sentences of its steps, in the order in which they were found; at least one. */
  told: readonly number[];
  /** Sentences that it may pass through. */
  isAllowed: (sentence: number) => boolean;
}

/** The statement of each sentence that is surest to be causal. */
export function causalStatements({ index: { relations } }: Prepared): Map<number, number> {
  const found = new Map<number, number>();
  for (const [relation, sentence] of relations.sentence.entries()) {
    if (relations.kind[relation] !== CAUSAL) continue;
    const known = found.get(sentence);
    if (known === undefined || relations.confidence[relation]! > relations.confidence[known]!) {
      found.set(sentence, relation);
    }
  }
  return found;
}

function sentencesOf({ index: { passages } }: Prepared, passage: number): number[] {
  const [first, behind] = [passages.sentenceStart[passage]!, passages.sentenceStart[passage + 1]!];
  return Array.from({ length: behind - first }, (_, i) => first + i);
}

function isNear({ index: { sentences } }: Prepared, one: number, other: number): boolean {
  return sentences.document[one] === sentences.document[other] && Math.abs(one - other) <= NEAR;
}

/** @returns the logarithm of a chance */
function logarithm(chance: number): number {
  return Math.log(Math.max(NEXT_TO_NOTHING, chance));
}

/**
 * Reads what may follow on the last step of a chain.
 *
 * @returns nothing where nothing can follow; null where models were too late to say
 */
export async function possibleSteps(
  prepared: Prepared,
  texts: TextSource,
  { backward, statements, relevance, told, isAllowed }: ChainState,
  askNext: AskNext,
): Promise<PossibleStep[] | null> {
  const { index } = prepared;
  const last = told.at(-1)!;
  const documentId = index.documents.ids[index.sentences.document[last]!]!;
  const at = 6 * statements.get(last)! + (backward ? 0 : 2);
  const side = (await texts.text(documentId)).slice(index.relations.ranges[at], index.relations.ranges[at + 1]);
  const words = side.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SIDE);
  const question = `${ASKED[backward ? 'cause' : 'effect']}${words}`;
  const next = await askNext(question);
  const seen = withNearness(prepared, next.nearness);
  const likely = scoreRelevance(seen, readQuestion(seen, question));
  const mayFollow = (sentence: number): boolean =>
    statements.has(sentence) &&
    relevance.sentences[sentence]! >= LEAST_RELEVANCE &&
    isAllowed(sentence) &&
    !told.includes(sentence);
  const candidates = topPositions(likely.passages, PASSAGES)
    .flatMap((passage) => sentencesOf(prepared, passage))
    .filter(mayFollow)
    .sort((a, b) => likely.sentences[b]! - likely.sentences[a]!)
    .slice(0, MOST_READ);
  if (candidates.length === 0) return [];
  const read = await readAlone(next.readPassages, await sentenceLines(index, texts, candidates));
  return (
    read &&
    candidates.map((sentence, i) => ({
      sentence,
      said: read.answers[i]!,
      likely: logarithm(likely.sentences[sentence]!),
      relevant: logarithm(relevance.sentences[sentence]!),
      near: Number(isNear(prepared, sentence, last)),
    }))
  );
}

/** @returns the step that the reader is surest of, if it is sure enough of any */
export function surestStep(steps: readonly PossibleStep[]): PossibleStep | undefined {
  const [surest] = steps.toSorted((a, b) => b.said - a.said);
  return surest !== undefined && surest.said >= LEAST_SAID ? surest : undefined;
}

/** @returns a row of {@link CHAIN_STEP_SIGNALS} */
export function stepSignals(step: PossibleStep): Float32Array {
  return Float32Array.from(CHAIN_STEP_SIGNALS, (signal) => step[signal]);
}

/** @returns how likely a step tells what led to (or came of) what the step before tells, 0 to 1 */
export function chanceOfStep(step: PossibleStep, by: Network = network): number {
  return 1 / (1 + Math.exp(-by.value(stepSignals(step))));
}
