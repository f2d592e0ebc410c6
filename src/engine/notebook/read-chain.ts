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
import { readingOf, type ReadPassages } from '../retrieve/reading.ts';
import { scoreRelevance, type Relevance } from '../retrieve/relevance.ts';
import type { Nearness } from '../vector/nearness.ts';
import { linesOf } from './passage-lines.ts';

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
/** Passages that are read for a step, however likely they are: where only the likely ones were, half of the paths were lost (docs/evaluation.md). */
const READ = 6;
/** Sentences without a statement that a step may pass over, best first. */
const TRIED = 2;
/** The reader's word for a step: the logarithm of the odds that it says what is asked. */
const LEAST_ODDS = -0.7;
/** UTF-16 units of a side that are asked about. */
const LONGEST_SIDE = 200;
const CAUSAL = 0;

/** The statement of a sentence that is surest to be causal; null where there is none. */
function statementIn({ index: { relations } }: Prepared, bySentence: ReadonlyMap<number, number[]>, sentence: number) {
  const own = (bySentence.get(sentence) ?? []).filter((relation) => relations.kind[relation] === CAUSAL);
  return own.reduce<number | null>(
    (best, relation) =>
      best === null || relations.confidence[relation]! > relations.confidence[best]! ? relation : best,
    null,
  );
}

function relationsBySentence({ index: { relations } }: Prepared): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [relation, sentence] of relations.sentence.entries()) {
    const known = found.get(sentence);
    if (known) known.push(relation);
    else found.set(sentence, [relation]);
  }
  return found;
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
  const bySentence = relationsBySentence(prepared);
  const best = [...(relevance.reading?.sentences.keys() ?? [])]
    .sort((a, b) => relevance.sentences[b]! - relevance.sentences[a]!)
    .slice(0, ANCHORS);
  const least = ANCHOR_SHARE * (best.length > 0 ? relevance.sentences[best[0]!]! : 0);
  const anchors = best.filter((sentence) => isAllowed(sentence) && relevance.sentences[sentence]! >= least);
  let relation = anchors.map((sentence) => statementIn(prepared, bySentence, sentence)).find((found) => found !== null);
  if (relation === undefined || relation === null) return null;
  const steps = [relation];
  const told = [index.relations.sentence[relation]!];
  const scores = new Map([[relation, 1]]);
  while (steps.length <= MOST_STEPS) {
    const documentId = index.documents.ids[index.sentences.document[told.at(-1)!]!]!;
    const at = 6 * relation + (backward ? 0 : 2);
    const side = (await texts.text(documentId)).slice(index.relations.ranges[at], index.relations.ranges[at + 1]);
    const words = side.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SIDE);
    const question = `${ASKED[backward ? 'cause' : 'effect']}${words}`;
    const next = await askNext(question);
    const seen = withNearness(prepared, next.nearness);
    const passages = topPositions(scoreRelevance(seen, readQuestion(seen, question)).passages, READ);
    const read = passages.length > 0 ? await next.readPassages(await linesOf(index, texts, passages)) : null;
    if (read === null) break;
    const odds = [...readingOf(seen, passages, read).sentences]
      .filter(([sentence, score]) => score >= LEAST_ODDS && isAllowed(sentence) && !told.includes(sentence))
      .sort((a, b) => b[1] - a[1])
      .slice(0, TRIED);
    const found = odds.map(([sentence]) => statementIn(prepared, bySentence, sentence)).find((each) => each !== null);
    if (found === undefined || found === null) break;
    relation = found;
    steps.push(relation);
    told.push(index.relations.sentence[relation]!);
    scores.set(relation, 1);
  }
  if (steps.length < 2) return null;
  return { relations: backward ? steps.toReversed() : steps, fits: true, told, statements: [], scores };
}
