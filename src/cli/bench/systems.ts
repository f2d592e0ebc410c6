/** @file Strategies as systems under measurement, and the notebook that they share. */
import type { EvaluationSet } from '../../engine/evaluate/dataset.ts';
import { composeAnswer, cutAnswer } from '../../engine/evaluate/answer.ts';
import { analyseWithOpenExtraction } from '../../engine/evaluate/openie.ts';
import type { System } from '../../engine/evaluate/run.ts';
import { analyseDocument } from '../../engine/notebook/analysis.ts';
import { askNotebook, preparedFor } from '../../engine/notebook/ask.ts';
import { strategyById } from '../../engine/strategies/index.ts';
import { notebookFrom, type MemoryNotebook } from '../notebook.ts';

const CLOCK = () => performance.now();

const NOTHING_GIVEN = { entities: [], triples: [] };

/** Builds the notebook of a question set, from its own extractions where it has them; every document keeps its id. */
export function buildNotebook({ documents, extractions }: EvaluationSet): Promise<MemoryNotebook> {
  return notebookFrom(
    documents.map(({ id, title, text }) => ({
      id,
      name: title,
      parsed: { format: 'text' as const, text, title, headings: [], warnings: [] },
    })),
    extractions
      ? (id, parsed) => analyseWithOpenExtraction(id, parsed, extractions.get(id) ?? NOTHING_GIVEN)
      : analyseDocument,
  );
}

/**
 * The system of that id. `hugrag` answers as the app does; the others answer with their best sentences.
 *
 * @param id of a strategy that exists
 */
export function systemOf(id: string, { index, texts }: MemoryNotebook): System {
  const strategy = strategyById(id)!;
  return {
    id,
    prepared: preparedFor(index),
    retrieve: (prepared, question) => strategy.retrieve(prepared, question),
    answer: async (question, { spans }) => {
      if (id !== 'hugrag') return composeAnswer(index, texts, spans);
      const { sentences } = await askNotebook(index, texts, question, { clock: CLOCK });
      return cutAnswer(sentences.map(({ text }) => text).join(' '));
    },
  };
}
