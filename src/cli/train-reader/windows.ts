/**
 * @file What the reader of sentences learns from: for each question the passages that the app would have it read and those that answer, a line for each
 * sentence, with which of them do.
 */
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { isAnswerable } from '../../engine/evaluate/dataset.ts';
import { linesOf } from '../../engine/notebook/passage-lines.ts';
import { topPositions } from '../../engine/retrieve/mmr.ts';
import { scoreRelevance } from '../../engine/retrieve/relevance.ts';
import { seededRandom } from '../../engine/random.ts';
import type { Span } from '../../engine/types.ts';
import type { SearchModels } from '../searching.ts';
import { ask } from '../train-relevance/examples.ts';
import { trainingNotebook, type TrainingNotebook } from '../train-relevance/notebooks.ts';
import { say, SEED } from '../train-relevance/options.ts';
import { trainingSets } from '../train-relevance/sources.ts';
import type { SourceQuestion } from '../train-relevance/training-set.ts';
import { eventQuestions } from './event-questions.ts';

/** Passages that are likeliest by their own fit, and so many by that of their best sentence. */
const PASSAGES = 12;
const SENTENCES = 200;
/** Characters that a sentence must share with evidence to be right, as when answers are measured. */
const SHARED = 20;

/** A line of the file. */
interface Line {
  set: string;
  /** The set that the question comes from: a shelf has those of several. */
  from: string;
  id: string;
  question: string;
  /** Documents with evidence. */
  answering: string[];
  /** What is answered, where that is yes or no. */
  verdict?: 'yes' | 'no';
  /** Likeliest first; those that are here only because they answer come last. */
  windows: { document: string; sentences: string[]; right: number[] }[];
}

function isRight(evidence: readonly Span[], documentId: string, start: number, end: number): boolean {
  return evidence.some(
    (span) => span.documentId === documentId && Math.min(end, span.end) - Math.max(start, span.start) > SHARED,
  );
}

function verdictOf({ answers, tags }: SourceQuestion): Line['verdict'] {
  const said =
    tags.find((tag) => tag === 'yes' || tag === 'no') ?? /^(?:yes|no)\b/iu.exec(answers[0] ?? '')?.[0].toLowerCase();
  return said === 'yes' || said === 'no' ? said : undefined;
}

export async function lineOf(
  { name, prepared, texts, nearness }: TrainingNotebook,
  asked: SourceQuestion,
): Promise<Line> {
  const { id, from, question } = asked;
  const evidence = isAnswerable(asked) ? asked.evidence : [];
  const { prepared: seen, ...read } = ask(prepared, question, evidence, await nearness(question), 1);
  const { index } = seen;
  const relevance = scoreRelevance(seen, read.question);
  const passageOf = (sentence: number) => index.sentences.passage[sentence]!;
  const bySentence = [...new Set(topPositions(relevance.sentences, SENTENCES).map(passageOf))].slice(0, PASSAGES);
  const chosen = new Set(topPositions(relevance.passages, PASSAGES));
  for (const passage of [...bySentence, ...[...read.evidence.keys()].map(passageOf)]) chosen.add(passage);
  const passages = [...chosen];
  const lines = await linesOf(index, texts, passages);
  const windows = passages.map((passage, i) => {
    const document = index.documents.ids[index.passages.document[passage]!]!;
    const first = index.passages.sentenceStart[passage]!;
    const right = lines[i]!.map((_, at) => {
      const [start, end] = index.sentences.ranges.subarray(2 * (first + at), 2 * (first + at) + 2);
      return isRight(evidence, document, start!, end!) ? 1 : 0;
    });
    return { document, sentences: lines[i]!, right };
  });
  const answering = evidence.map(({ documentId }) => documentId);
  const verdict = verdictOf(asked);
  return {
    set: name,
    from: asked.tags.includes('fact') ? `facts/${from}` : from,
    id,
    question,
    answering,
    ...(verdict && { verdict }),
    windows,
  };
}

/**
 * Writes all questions of the training sets, those without an answer among them, and those about the events of graphs.
 *
 * @param file JSON Lines, see {@link Line}
 * @param without questions of sets whose name contains one of these are left out
 */
export async function writeWindows(
  file: string,
  data: string,
  without: readonly string[],
  models: SearchModels,
): Promise<void> {
  const out = createWriteStream(file);
  const random = seededRandom(SEED);
  for await (const set of trainingSets(data, without, say, () => true)) {
    const documents = new Map(set.documents.map(({ id, text }) => [id, text]));
    const textOf = ({ documentId, start, end }: Span) => documents.get(documentId)!.slice(start, end);
    const questions = [...set.questions, ...eventQuestions(set.name, set.links, textOf, random)];
    const notebook = await trainingNotebook({ ...set, questions }, models, say);
    for (const question of notebook.questions) {
      if (!out.write(`${JSON.stringify(await lineOf(notebook, question))}\n`)) await once(out, 'drain');
    }
  }
  out.end();
  await once(out, 'close');
}
