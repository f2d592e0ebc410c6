/** @file Strategies as systems under measurement, and the notebook that they share. */
import type { EvaluationSet } from '../../engine/evaluate/dataset.ts';
import type { Ablation } from '../../engine/evaluate/ablations.ts';
import { composeAnswer, cutAnswer } from '../../engine/evaluate/answer.ts';
import { withGates } from '../../engine/evaluate/gate-variants.ts';
import { analyseWithOpenExtraction } from '../../engine/evaluate/openie.ts';
import type { System } from '../../engine/evaluate/run.ts';
import { analyseDocument } from '../../engine/notebook/analysis.ts';
import { askNotebook, preparedFor } from '../../engine/notebook/ask.ts';
import { DEFAULT_PARAMETERS, type RetrievalParameters } from '../../engine/retrieve/parameters.ts';
import { hugragWith } from '../../engine/strategies/hugrag.ts';
import { strategyById } from '../../engine/strategies/index.ts';
import { notebookFrom, type MemoryNotebook } from '../notebook.ts';

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

/** Answers as the app does. */
function askedAnswer(notebook: MemoryNotebook, parameters: RetrievalParameters): System['answer'] {
  return async (question) => {
    const options = { clock: () => performance.now(), parameters };
    const { sentences } = await askNotebook(notebook.index, notebook.texts, question, options);
    return cutAnswer(sentences.map(({ text }) => text).join(' '));
  };
}

/**
 * The system of that id. `hugrag` answers as the app does; the others answer with their best sentences.
 *
 * @param id of a strategy that exists
 */
export function systemOf(id: string, notebook: MemoryNotebook): System {
  const { index, texts } = notebook;
  return {
    id,
    prepared: preparedFor(index),
    retrieve: strategyById(id)!.retrieve,
    answer:
      id === 'hugrag'
        ? askedAnswer(notebook, DEFAULT_PARAMETERS)
        : (_question, { spans }) => composeAnswer(index, texts, spans),
  };
}

/** A variant of hugrag. */
export function ablatedSystem({ id, parameters, gates }: Ablation, notebook: MemoryNotebook): System {
  const changed = gates ? { ...notebook, index: withGates(notebook.index, gates) } : notebook;
  return {
    id,
    prepared: preparedFor(changed.index),
    retrieve: hugragWith(parameters),
    answer: askedAnswer(changed, parameters),
  };
}
