/**
 * @file What led to it, step by step: from the statement that answers a question, the reader is asked what led to its cause (or what came of its effect), and
 * so on, as long as it finds a statement that says so. So a chain goes on where the same event is called otherwise in the next document, which no shared
 * word tells; the steps are causal statements of the notebook like those of a path that is found in the index (`retrieve/causal-path.ts`).
 */
import type { TextSource } from '../ports.ts';
import type { CausalPath } from '../retrieve/causal-path.ts';
import { topPositions } from '../retrieve/mmr.ts';
import { withNearness, type Prepared } from '../retrieve/prepared.ts';
import { readQuestion, type Question } from '../retrieve/question.ts';
import { readAlone, type ReadPassages } from '../retrieve/reading.ts';
import { scoreRelevance, type Relevance } from '../retrieve/relevance.ts';
import type { Nearness } from '../vector/nearness.ts';
import { sentenceLines } from './passage-lines.ts';

/** What models say of a further question, which nobody has asked but the chain itself. */
export type AskNext = (question: string) => Promise<{ nearness: Nearness | null; readPassages: ReadPassages }>;

/** How the next step is asked for; the reader was trained with these words (`cli/train-reader/event-questions.ts`). */
const ASKED = { cause: 'What led to this: ', effect: 'What came of this: ' } as const;
/** The chain begins at one of so many sentences that were read, those that answer best … */
const ANCHORS = 3;
/** … and that are no less likely than this beside the best. */
const ANCHOR_SHARE = 0.4;
/** Steps besides the first. */
const MOST_STEPS = 3;
/** Only a sentence that states a cause can be a step, so of so many passages only those are read, each alone … */
const PASSAGES = 10;
/** … the likeliest of them … */
const MOST_READ = 16;
/** … and none that has nothing to do with what was asked in the first place: such a step hardly ever belongs to the answer (docs/evaluation.md). */
const LEAST_RELEVANCE = 0.01;
/** The reader's word for a step: the logarithm of the odds that it says what is asked. */
const LEAST_ODDS = -1.2;
/** UTF-16 units of a side that are asked about. */
const LONGEST_SIDE = 200;
const CAUSAL = 0;

/** The statement of each sentence that is surest to be causal. */
function causalStatements({ index: { relations } }: Prepared): Map<number, number> {
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
  const { index } = prepared;
  const statements = causalStatements(prepared);
  const best = [...(relevance.reading?.sentences.keys() ?? [])]
    .sort((a, b) => relevance.sentences[b]! - relevance.sentences[a]!)
    .slice(0, ANCHORS);
  const least = ANCHOR_SHARE * (best.length > 0 ? relevance.sentences[best[0]!]! : 0);
  const anchors = best.filter((sentence) => isAllowed(sentence) && relevance.sentences[sentence]! >= least);
  let relation = anchors.map((sentence) => statements.get(sentence)).find((found) => found !== undefined);
  if (relation === undefined) return null;
  const steps = [relation];
  const told = [index.relations.sentence[relation]!];
  const mayFollow = (sentence: number): boolean =>
    statements.has(sentence) &&
    relevance.sentences[sentence]! >= LEAST_RELEVANCE &&
    isAllowed(sentence) &&
    !told.includes(sentence);
  const scores = new Map([[relation, 1]]);
  while (steps.length <= MOST_STEPS) {
    const documentId = index.documents.ids[index.sentences.document[told.at(-1)!]!]!;
    const at = 6 * relation + (backward ? 0 : 2);
    const side = (await texts.text(documentId)).slice(index.relations.ranges[at], index.relations.ranges[at + 1]);
    const words = side.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SIDE);
    const question = `${ASKED[backward ? 'cause' : 'effect']}${words}`;
    const next = await askNext(question);
    const seen = withNearness(prepared, next.nearness);
    const likely = scoreRelevance(seen, readQuestion(seen, question));
    const candidates = topPositions(likely.passages, PASSAGES)
      .flatMap((passage) => sentencesOf(prepared, passage))
      .filter(mayFollow)
      .sort((a, b) => likely.sentences[b]! - likely.sentences[a]!)
      .slice(0, MOST_READ);
    const lines = await sentenceLines(index, texts, candidates);
    const read = lines.length > 0 ? await readAlone(next.readPassages, lines) : null;
    if (read === null) break;
    const surest = read.answers.reduce((most, odds, at) => (odds > read.answers[most]! ? at : most), 0);
    if (read.answers[surest]! < LEAST_ODDS) break;
    const step = candidates[surest]!;
    relation = statements.get(step)!;
    steps.push(relation);
    told.push(step);
    scores.set(relation, 1);
  }
  if (steps.length < 2) return null;
  return { relations: backward ? steps.toReversed() : steps, fits: true, told, statements: [], scores };
}
