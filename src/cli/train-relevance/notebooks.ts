/** @file Notebooks to train on: the documents of a set, built and embedded, with the questions about them. */
import { passagesBy, questionBy } from '../../adapters/embedding/readings.ts';
import { mergeCopies } from '../../engine/evaluate/copies.ts';
import { preparedFor } from '../../engine/notebook/ask.ts';
import { passageLines, wordTable } from '../../engine/notebook/embeddings.ts';
import type { PassageReading, TextSource } from '../../engine/ports.ts';
import type { Prepared } from '../../engine/retrieve/prepared.ts';
import type { Nearness } from '../../engine/vector/nearness.ts';
import { AskedWords } from '../../engine/vector/word-codes.ts';
import { buildNotebook } from '../bench/systems.ts';
import type { CachedEmbedder } from '../encoding/cached-embedder.ts';
import type { MemoryNotebook } from '../notebook.ts';
import type { SearchModels } from '../searching.ts';
import { trainingSets } from './sources.ts';
import type { SourceQuestion, TrainingSet } from './training-set.ts';

export interface TrainingNotebook {
  name: string;
  prepared: Prepared;
  texts: TextSource;
  questions: SourceQuestion[];
  /** What the encoder says of a question; null without one. */
  nearness: (question: string) => Promise<Nearness | null>;
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
      asked: asked.vector,
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

/** Builds and embeds the notebook of a set. */
export async function trainingNotebook(
  { name, documents, questions }: TrainingSet,
  models: SearchModels | null,
  say: (line: string) => void,
): Promise<TrainingNotebook> {
  say(`${name}: ${questions.length} questions`);
  const set = mergeCopies({ name, documents, questions, extractions: null });
  const notebook = await buildNotebook(set);
  return {
    name,
    prepared: preparedFor(notebook.index),
    texts: notebook.texts,
    questions: set.questions.map((question, i) => ({ ...questions[i]!, ...question })),
    nearness: models?.encoder ? await nearnessIn(notebook, models.encoder, say) : async () => null,
  };
}

/**
 * Reads, builds and embeds all notebooks, one after another.
 *
 * @param data the folder with the sets
 * @param without questions of sets whose name contains one of these are left out
 */
export async function* trainingNotebooks(
  data: string,
  models: SearchModels | null,
  without: readonly string[],
  say: (line: string) => void,
): AsyncGenerator<TrainingNotebook> {
  for await (const set of trainingSets(data, without, say)) yield trainingNotebook(set, models, say);
}
