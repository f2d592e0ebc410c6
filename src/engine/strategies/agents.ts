/**
 * @file The two agents of HiGraAgent (sections 5 and 6, Algorithm 1) over this notebook: the question is taken apart into what has to be found first
 * (`agents/plan.ts`), the Librarian answers sub-questions with short spans (`agents/librarian.ts`), and the Seeker puts them into what needs them, keeping
 * several branches (`agents/seeker.ts`). How passages are ranked by that: `agents/carry-out.ts`; "at once" is what HugRAG finds for the question.
 *
 * Deviations: the paper's agents are language models; here grammar takes the question apart and a trained network drafts answers. The paper's Librarian retrieves with
 * HiGraRetriever; here it does as answers of this app do, which measures better. A question that has nothing to be found first is one step: what is retrieved
 * then is what HugRAG retrieves.
 */
import { carryOut, joinedWith, type CarriedOut } from '../agents/carry-out.ts';
import { editPlan } from '../agents/edit-plan.ts';
import { isMultiHop, planFor } from '../agents/plan.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { readQuestion } from '../retrieve/question.ts';
import { isUnderstood } from '../text/understood.ts';
import { hugrag } from './hugrag.ts';
import { Context } from './spans.ts';
import type { SeekingHelp, Strategy, StrategyResult } from './strategy.ts';

/** A passage less likely than this is not given. */
const LEAST_SCORE = 0.002;

/** The passages of retrieved spans, in their order. */
function passagesOf({ index }: Prepared, { spans }: StrategyResult): Map<number, number[]> {
  const { documents, sentences } = index;
  const number = new Map(documents.ids.map((id, document) => [id, document]));
  const passages = new Map<number, number[]>();
  for (const { documentId, start, end } of spans) {
    const document = number.get(documentId)!;
    for (let s = documents.sentenceStart[document]!; s < documents.sentenceStart[document + 1]!; s++) {
      if (sentences.ranges[2 * s]! < start || sentences.ranges[2 * s + 1]! > end) continue;
      const passage = sentences.passage[s]!;
      passages.set(passage, [...(passages.get(passage) ?? []), s]);
    }
  }
  return passages;
}

/** The passages by their chances: of those that a search for the question itself found, only the sentences that it chose. */
function ranked(
  prepared: Prepared,
  carried: CarriedOut,
  atOnce: StrategyResult,
  isAllowed: (sentence: number) => boolean,
): StrategyResult {
  const sentencesOf = passagesOf(prepared, atOnce);
  const scores = joinedWith([...sentencesOf.keys()], carried);
  const { sentenceStart } = prepared.index.passages;
  const context = new Context(prepared);
  const add = (sentence: number, score: number) => {
    if (isAllowed(sentence)) context.addSentence(sentence, score);
  };
  for (const [passage, score] of [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
    const chosen = sentencesOf.get(passage) ?? [];
    if (score < LEAST_SCORE && chosen.length === 0) continue;
    for (const sentence of chosen) add(sentence, score);
    for (let sentence = sentenceStart[passage]!; sentence < sentenceStart[passage + 1]!; sentence++)
      add(sentence, score);
  }
  return { ...atOnce, spans: context.spans };
}

async function seekAll(prepared: Prepared, question: string, help: SeekingHelp): Promise<StrategyResult> {
  const { texts, planEdits = [], isAllowed = () => true } = help;
  const { text } = readQuestion(prepared, question);
  const atOnce = hugrag.retrieve(prepared, text);
  if (!isUnderstood(text)) return atOnce;
  const { plan, given } = editPlan(planFor(text), planEdits);
  const carried = await carryOut(plan, prepared, texts, isAllowed, { ...help, given });
  const result = isMultiHop(plan) ? ranked(prepared, carried, atOnce, isAllowed) : atOnce;
  const { trace, short } = carried;
  return { ...result, plan: trace, ...(short && result.spans.length > 0 && { short }) };
}

export const agents: Strategy = {
  id: 'agents',
  title: 'HiGraAgent, Seeker and Librarian',
  // One search, as the first turn of a question that needs nothing else; asking again needs the documents' texts.
  retrieve: (prepared, question) => hugrag.retrieve(prepared, question),
  seek: seekAll,
};
