/** @file Strategies as systems under measurement: what they retrieve, and the answer that the app would give from it. */
import { askNotebook, preparedFor, type AskOptions } from '../notebook/ask.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { Clock, TextSource } from '../ports.ts';
import type { RetrievalParameters } from '../retrieve/parameters.ts';
import type { Strategy } from '../strategies/strategy.ts';
import { composeAnswer, measuredAnswer } from './answer.ts';
import type { System } from './run.ts';
import { retrieveSearched } from './searched.ts';

/** The notebook that systems are measured on. */
export interface MeasuredNotebook {
  index: NotebookIndex;
  texts: TextSource;
  clock: Clock;
  /** Documents that must not be found, such as ones removed since the index was built. */
  excludedDocuments?: ReadonlySet<string>;
  /** What local models say of a question; absent: the built-in tier alone. */
  search?: (question: string) => Promise<Pick<AskOptions, 'nearness' | 'scorePassages'>>;
}

/** Answers as the app does, cut at the length that is measured. */
export function askedAnswer(notebook: MeasuredNotebook, parameters?: RetrievalParameters): System['answer'] {
  const { index, texts, clock, excludedDocuments, search } = notebook;
  return async (question) => {
    const options = {
      clock,
      ...(parameters && { parameters }),
      ...(excludedDocuments && { excludedDocuments }),
      ...(await search?.(question)),
    };
    return measuredAnswer(await askNotebook(index, texts, question, options));
  };
}

/** A strategy as it is measured: `hugrag` answers as the app does, the others with their best sentences. */
export function measuredSystem(strategy: Strategy, notebook: MeasuredNotebook): System {
  const { index, texts, excludedDocuments: excluded, search } = notebook;
  return {
    id: strategy.id,
    prepared: preparedFor(index),
    retrieve: async (prepared, question) => {
      const result = search
        ? await retrieveSearched(strategy, prepared, texts, question, await search(question))
        : strategy.retrieve(prepared, question);
      if (!excluded || excluded.size === 0) return result;
      return { ...result, spans: result.spans.filter(({ documentId }) => !excluded.has(documentId)) };
    },
    answer:
      strategy.id === 'hugrag'
        ? askedAnswer(notebook)
        : async (_question, { spans }) => ({
            text: await composeAnswer(index, texts, spans),
            refused: spans.length === 0,
          }),
  };
}
