/**
 * @file The answer of a system that only retrieves: its best sentences in rank order, each cited. Such a system judges neither
 * what is a cause nor whether there is an answer at all, so the trace holds no path, no gates and no verdicts.
 */
import { planningOf, preparedFor, type AskOptions } from '../notebook/ask.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { TextSource } from '../ports.ts';
import { withNearness } from '../retrieve/prepared.ts';
import type { Answer, AnswerSentence, Evidence } from '../types.ts';
import { planWithPlaces, planWithShort } from './plan-places.ts';
import { rerankSpans } from './rerank-spans.ts';
import type { RankedSpan, Strategy, StrategyResult } from './strategy.ts';

/** Words of the longest answer, as when answers are measured; and sentences of it. */
const MOST_WORDS = 120;
const MOST_SENTENCES = 8;
/** Sentences listed as evidence. */
const MOST_EVIDENCE = 24;

export interface RankedSentence {
  sentence: number;
  score: number;
}

/**
 * The whole sentences inside the spans, in rank order, each once, but for those that a person marked as wrong. Spans of documents that
 * the index does not have are passed over.
 */
export function rankedSentences(index: NotebookIndex, spans: readonly RankedSpan[], most: number): RankedSentence[] {
  const { documents, sentences } = index;
  const documentNumber = new Map(documents.ids.map((id, d) => [id, d]));
  const found = new Map<number, RankedSentence>();
  for (const { documentId, start, end, score } of spans) {
    const document = documentNumber.get(documentId);
    if (document === undefined) continue;
    for (let s = documents.sentenceStart[document]!; s < documents.sentenceStart[document + 1]!; s++) {
      if (found.size >= most) return [...found.values()];
      if (sentences.ranges[2 * s]! < start || sentences.ranges[2 * s + 1]! > end || found.has(s)) continue;
      if (sentences.wrong?.[s] === 1) continue;
      found.set(s, { sentence: s, score });
    }
  }
  return [...found.values()];
}

/** How many entities were reached at each hop. */
function countHops(entities: ReadonlyMap<number, number>): number[] {
  const hops: number[] = [];
  for (const hop of entities.values()) {
    while (hops.length <= hop) hops.push(0);
    hops[hop]!++;
  }
  return hops;
}

/** An answer, with the number of the sentence behind each piece of its evidence. */
export interface Answered {
  answer: Answer;
  sentences: number[];
}

/**
 * The answer made of what a system retrieved.
 *
 * @param retrieveMs what retrieving took
 */
export async function answerFrom(
  { spans, entities, plan, short }: StrategyResult,
  index: NotebookIndex,
  texts: TextSource,
  question: string,
  options: AskOptions,
  retrieveMs: number,
): Promise<Answered> {
  const { clock, onProgress, isStopped = () => false, excludedDocuments = new Set<string>(), scorePassages } = options;
  const retrieved = clock();
  onProgress?.('expansion', []);

  const { documents, sentences } = index;
  const allowed = spans.filter(({ documentId }) => !excludedDocuments.has(documentId));
  const ranked = rankedSentences(index, await rerankSpans(allowed, texts, scorePassages), MOST_EVIDENCE);
  const evidence: Evidence[] = await Promise.all(
    ranked.map(async ({ sentence, score }) => {
      const documentId = documents.ids[sentences.document[sentence]!]!;
      const start = sentences.ranges[2 * sentence]!;
      const end = sentences.ranges[2 * sentence + 1]!;
      const text = (await texts.text(documentId)).slice(start, end).replace(/\s+/g, ' ').trim();
      return { documentId, start, end, text, score, via: 'seed' as const };
    }),
  );
  // Headings belong to what was retrieved, but nobody reads them as an answer.
  const prose = evidence.filter((_, i) => sentences.prose[ranked[i]!.sentence] === 1);
  const quoted: AnswerSentence[] = [];
  let words = 0;
  for (const { documentId, start, end, text } of prose.length > 0 ? prose : evidence) {
    words += text.split(' ').length;
    // Stopping a plan ends its turns; what it has found until then is told.
    if ((!plan && isStopped()) || quoted.length >= MOST_SENTENCES || (quoted.length > 0 && words > MOST_WORDS)) break;
    quoted.push({ text, citations: [{ documentId, start, end, text, number: quoted.length + 1 }] });
    onProgress?.('answer', [...quoted]);
  }
  const told = plan && (await planWithPlaces(planWithShort(plan, short), index, texts, options.planEdits));
  const answer: Answer = {
    status: evidence.length > 0 ? 'answered' : 'not-in-documents',
    question: question.trim(),
    ...(short && { short }),
    tier: index.tier,
    sentences: quoted,
    path: [],
    evidence,
    trace: {
      ...(told && { plan: told }),
      seeds: [],
      hops: countHops(entities),
      gates: [],
      kept: [],
      rejected: [],
      timings: { seeds: 0, expansion: retrieveMs, filter: 0, answer: clock() - retrieved },
    },
  };
  return { answer, sentences: ranked.map(({ sentence }) => sentence) };
}

/** What a system retrieves, in as many turns as it takes. */
async function retrieveFor(
  strategy: Strategy,
  index: NotebookIndex,
  texts: TextSource,
  question: string,
  options: AskOptions,
): Promise<StrategyResult> {
  const { nearness, excludedDocuments = new Set() } = options;
  const prepared = withNearness(preparedFor(index), nearness);
  if (!strategy.seek) return strategy.retrieve(prepared, question);
  const { documents, sentences } = index;
  return strategy.seek(prepared, question, {
    ...planningOf(options, index, texts),
    texts,
    isAllowed: (sentence) =>
      sentences.wrong?.[sentence] !== 1 && !excludedDocuments.has(documents.ids[sentences.document[sentence]!]!),
  });
}

/**
 * Answers a question with a system's best sentences.
 *
 * @param strategy any but `hugrag`, which has an answer of its own (`askNotebook`)
 * @returns `not-in-documents` only where the system retrieved nothing; in the timings all of retrieval counts as expansion
 * @throws CausewayError `question-empty`, `question-too-long`
 */
export async function answerWith(
  strategy: Strategy,
  index: NotebookIndex,
  texts: TextSource,
  question: string,
  options: AskOptions,
): Promise<Answer> {
  const started = options.clock();
  const result = await retrieveFor(strategy, index, texts, question, options);
  return (await answerFrom(result, index, texts, question, options, options.clock() - started)).answer;
}
