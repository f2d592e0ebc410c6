/**
 * @file What the networks of relevance are trained on: question sets of the data folder, and questions in a person's own words that were written for
 * this, which lie beside this file and name documents of those sets.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mergeCopies } from '../../engine/evaluate/copies.ts';
import { isAnswerable, parseCorpus, parseQuestions, type EvaluationQuestion } from '../../engine/evaluate/dataset.ts';
import type { Nearness } from '../../engine/vector/nearness.ts';
import { preparedFor } from '../../engine/notebook/ask.ts';
import type { Prepared } from '../../engine/retrieve/prepared.ts';
import { buildNotebook } from '../bench/systems.ts';
import { passageLines, wordTable } from '../../engine/notebook/embeddings.ts';
import type { PassageReading } from '../../engine/ports.ts';
import { AskedWords } from '../../engine/vector/word-codes.ts';
import { passagesBy, questionBy } from '../../adapters/embedding/readings.ts';
import type { CachedEmbedder } from '../encoding/cached-embedder.ts';
import type { MemoryNotebook } from '../notebook.ts';
import type { SearchModels } from '../searching.ts';

const OWN_WORDS = path.resolve(import.meta.dirname, 'own-words');

/** A notebook, and the folders whose questions are about it with how much one of them counts. */
interface Source {
  corpus: string;
  questions: Readonly<Record<string, number>>;
}

/**
 * Questions in other words count more than those that quote: of the latter there are many times as many, and a network that has seen mostly those
 * trusts words where meaning alone is right..
 */
const SOURCES: readonly Source[] = [
  {
    corpus: 'holisqa-computer-science',
    questions: { 'holisqa-computer-science': 0.6, 'reworded-computer-science': 4 },
  },
  { corpus: 'holisqa-medicine', questions: { 'holisqa-medicine': 0.6, 'reworded-medicine': 4 } },
  { corpus: 'pubmed-qa', questions: { 'pubmed-qa': 0.5 } },
  { corpus: 'qed-sentences', questions: { 'qed-sentences': 0.5 } },
  { corpus: 'musique-100', questions: { 'musique-100': 3 } },
  { corpus: 'covid-papers', questions: { 'covid-papers': 0.6 } },
  { corpus: 'causal-worlds-a', questions: { 'causal-worlds-a': 1 } },
];
const OWN_WORDS_COUNT = 2;
/** Sets whose questions were written without their documents at hand. */
const IN_OWN_WORDS = /^(?:reworded|own-words)/;
/** Questions of one set that are learned from, in regular steps through it. */
const MOST_QUESTIONS = 250;

export interface SourceQuestion extends EvaluationQuestion {
  /** The folder that it comes from. */
  from: string;
  weight: number;
  /** Whether it was written by people who had the text before them. */
  quotes: boolean;
}

export interface TrainingNotebook {
  name: string;
  prepared: Prepared;
  questions: SourceQuestion[];
  /** What the encoder says of a question; null without one. */
  nearness: (question: string) => Promise<Nearness | null>;
}

async function questionsOf(data: string, source: Source): Promise<{ file: string; from: string; weight: number }[]> {
  const given = Object.entries(source.questions).map(([from, weight]) => ({
    file: path.join(data, from, 'questions.jsonl'),
    from,
    weight,
  }));
  const own = path.join(OWN_WORDS, `${source.corpus}.jsonl`);
  return [
    ...given,
    ...(existsSync(own) ? [{ file: own, from: `own-words-${source.corpus}`, weight: OWN_WORDS_COUNT }] : []),
  ];
}

/** Passages embedded at a time. */
const AT_ONCE = 256;

/** Embeds the passages of a notebook; names and titles are not learned from. */
async function nearnessIn(
  { index, texts }: MemoryNotebook,
  encoder: CachedEmbedder,
  say: (line: string) => void,
): Promise<TrainingNotebook['nearness']> {
  const passages: string[] = [];
  for (const [p, document] of index.passages.document.entries()) {
    const text = await texts.text(index.documents.ids[document]!);
    passages.push(passageLines(index, p, text));
  }
  const readings: PassageReading[] = [];
  for (let at = 0; at < passages.length; at += AT_ONCE) {
    readings.push(...(await passagesBy(encoder, passages.slice(at, at + AT_ONCE))));
    if (at % (8 * AT_ONCE) === 0) say(`embedded ${at} of ${passages.length}`);
  }
  encoder.save();
  const words = wordTable(
    index,
    readings.map((reading) => reading.words),
  );
  const unknown = (count: number) => new Float32Array(count).fill(NaN);
  return async (question) => {
    const asked = await questionBy(encoder, question.trim());
    return {
      model: encoder.id,
      question: question.trim(),
      passages: Float32Array.from(readings, ({ vector }) =>
        vector.reduce((sum, value, i) => sum + value * asked.vector[i]!, 0),
      ),
      ...(words && { words: { asked: new AskedWords(asked.words), words } }),
      entities: unknown(index.entities.names.length),
      modules: unknown(index.hierarchy.level.length),
      embedded: 1,
    };
  };
}

/**
 * Reads and embeds all notebooks.
 *
 * @param data the folder with the sets
 * @param without questions of folders whose name contains one of these are left out
 */
export async function* trainingNotebooks(
  data: string,
  models: SearchModels | null,
  without: readonly string[],
  say: (line: string) => void,
): AsyncGenerator<TrainingNotebook> {
  for (const source of SOURCES) {
    const corpusFile = path.join(data, source.corpus, 'corpus.jsonl');
    const documents = parseCorpus(await readFile(corpusFile, 'utf8'), corpusFile);
    const questions: SourceQuestion[] = [];
    for (const { file, from, weight } of await questionsOf(data, source)) {
      if (without.some((part) => from.includes(part))) continue;
      const read = parseQuestions(await readFile(file, 'utf8'), file, documents);
      // Evidence that does not match the answer teaches nothing.
      const sound = read.filter(
        (question) => isAnswerable(question) && (!from.startsWith('holisqa') || question.tags.includes('consistent')),
      );
      const step = Math.max(1, sound.length / MOST_QUESTIONS);
      for (let at = 0; at < sound.length; at += step) {
        questions.push({ ...sound[Math.floor(at)]!, from, weight, quotes: !IN_OWN_WORDS.test(from) });
      }
    }
    if (questions.length === 0) continue;
    say(`${source.corpus}: ${questions.length} questions`);
    const set = mergeCopies({ name: source.corpus, documents, questions, extractions: null });
    const notebook = await buildNotebook(set);
    yield {
      name: source.corpus,
      prepared: preparedFor(notebook.index),
      questions: set.questions.map((question, i) => ({ ...questions[i]!, ...question })),
      nearness: models?.encoder ? await nearnessIn(notebook, models.encoder, say) : async () => null,
    };
  }
}
