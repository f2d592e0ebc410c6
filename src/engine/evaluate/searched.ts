/** @file What a strategy retrieves with local models that find and read passages, as an answer of the app rests on it. */
import type { AskOptions } from '../notebook/ask.ts';
import { oneLine } from '../notebook/embeddings.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import { retrieveRead, type PassageModels } from '../notebook/retrieve.ts';
import type { AnswerScores, Clock, TextSource } from '../ports.ts';
import type { RetrievalParameters } from '../retrieve/parameters.ts';
import { withNearness, type Prepared } from '../retrieve/prepared.ts';
import { MOST_READ, type ReadPassages } from '../retrieve/reading.ts';
import type { ScorePassages } from '../retrieve/rerank.ts';
import { rankedSentences } from '../strategies/answer.ts';
import { resultOf } from '../strategies/hugrag.ts';
import { rerankSpans } from '../strategies/rerank-spans.ts';
import type { RankedSpan, Strategy, StrategyResult } from '../strategies/strategy.ts';
import type { Span } from '../types.ts';

/** What models say of one question. */
export type SearchFindings = Pick<AskOptions, 'nearness'> & PassageModels;

/** Asks the models about a question. */
export type Search = (question: string) => Promise<SearchFindings>;

/**
 * The same search that has nothing read or scored twice: systems that are compared have much the same read, and a question that was retrieved for is answered next.
 */
export function rememberedSearch(search: Search): Search {
  const read = new Map<string, AnswerScores>();
  const scored = new Map<string, number>();
  const keyOf = (...parts: readonly string[]) => parts.join('\n');
  let last: { question: string; found: Promise<SearchFindings> } | null = null;
  const readPassages =
    (question: string, ask: ReadPassages): ReadPassages =>
    async (passages) => {
      const fresh = passages.filter((sentences) => !read.has(keyOf(question, ...sentences)));
      const scores = fresh.length > 0 ? await ask(fresh) : [];
      if (scores === null) return null;
      fresh.forEach((sentences, i) => read.set(keyOf(question, ...sentences), scores[i]!));
      return passages.map((sentences) => read.get(keyOf(question, ...sentences))!);
    };
  const scorePassages =
    (question: string, ask: ScorePassages): ScorePassages =>
    async (passages) => {
      const fresh = [...new Set(passages)].filter((passage) => !scored.has(keyOf(question, passage)));
      const scores = fresh.length > 0 ? await ask(fresh) : [];
      if (scores === null) return null;
      fresh.forEach((passage, i) => scored.set(keyOf(question, passage), scores[i]!));
      return passages.map((passage) => scored.get(keyOf(question, passage))!);
    };
  const remembering = async (question: string): Promise<SearchFindings> => {
    const found = await search(question);
    const { askNext } = found;
    return {
      ...found,
      ...(found.readPassages && { readPassages: readPassages(question, found.readPassages) }),
      ...(found.scorePassages && { scorePassages: scorePassages(question, found.scorePassages) }),
      ...(askNext && {
        askNext: async (next) => {
          const { nearness, readPassages: ask } = await askNext(next);
          return { nearness, readPassages: readPassages(next, ask) };
        },
      }),
    };
  };
  return (question) => {
    if (last?.question !== question) last = { question, found: remembering(question) };
    return last.found;
  };
}

/** @param parameters of `hugrag`, where they are not the default ones */
export async function retrieveSearched(
  strategy: Pick<Strategy, 'id' | 'retrieve' | 'seek'>,
  prepared: Prepared,
  texts: TextSource,
  question: string,
  clock: Clock,
  { nearness, ...models }: SearchFindings,
  parameters?: RetrievalParameters,
): Promise<StrategyResult> {
  const near = withNearness(prepared, nearness);
  const planning = { clock, ...(models.near && { near: models.near }) };
  if (strategy.id === 'hugrag') {
    const options = { planning, ...(parameters && { parameters }) };
    return resultOf(near, await retrieveRead(near, texts, question, options, models));
  }
  const result = strategy.seek
    ? await strategy.seek(near, question, { texts, ...planning })
    : strategy.retrieve(near, question);
  return { ...result, spans: [...(await rerankSpans(result.spans, texts, models.scorePassages))] };
}

/**
 * What a system retrieved with the sentences of its best passages first, in the order in which the reader puts them.
 *
 * @param spans passages, best first
 */
export async function readSpans(
  index: NotebookIndex,
  texts: TextSource,
  spans: readonly RankedSpan[],
  { readPassages }: SearchFindings,
): Promise<RankedSpan[]> {
  const { ranges, document } = index.sentences;
  const spanOf = (sentence: number) => ({
    documentId: index.documents.ids[document[sentence]!]!,
    start: ranges[2 * sentence]!,
    end: ranges[2 * sentence + 1]!,
  });
  const passages = spans
    .slice(0, MOST_READ)
    .map((span) => rankedSentences(index, [span], Infinity).map(({ sentence }) => spanOf(sentence)));
  const lineOf = async ({ documentId, start, end }: Span) => oneLine((await texts.text(documentId)).slice(start, end));
  const scores = await readPassages?.(await Promise.all(passages.map((lines) => Promise.all(lines.map(lineOf)))));
  if (!scores) return [...spans];
  const read = passages.flatMap((lines, i) => lines.map((span, at) => ({ ...span, score: scores[i]!.answers[at]! })));
  return [...read.sort((a, b) => b.score - a.score), ...spans.slice(MOST_READ)];
}
