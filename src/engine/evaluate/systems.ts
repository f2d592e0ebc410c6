/** @file Strategies as systems under measurement: what they retrieve, and the answer that the app would give from it. */
import { askNotebook, preparedFor } from '../notebook/ask.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { Clock, TextSource } from '../ports.ts';
import type { RetrievalParameters } from '../retrieve/parameters.ts';
import { hugragWith } from '../strategies/hugrag.ts';
import type { Strategy } from '../strategies/strategy.ts';
import { composeAnswer, measuredAnswer } from './answer.ts';
import type { System } from './run.ts';
import { readSpans, retrieveSearched, type Search } from './searched.ts';

/** The notebook that systems are measured on. */
export interface MeasuredNotebook {
  index: NotebookIndex;
  texts: TextSource;
  clock: Clock;
  /** Documents that must not be found, such as ones removed since the index was built. */
  excludedDocuments?: ReadonlySet<string>;
  /** What local models say of a question; absent: the built-in tier alone. */
  search?: Search;
  /** Whether systems other than `hugrag` have their best passages read, too; only for measuring. */
  isRead?: true;
}

/** Answers as the app does, cut at the length that is measured. */
function askedAnswer(notebook: MeasuredNotebook, parameters?: RetrievalParameters): System['answer'] {
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

/** What a strategy retrieves, with the models that take part, without excluded documents. */
function retrieved(
  strategy: Pick<Strategy, 'id' | 'retrieve' | 'seek'>,
  { texts, clock, excludedDocuments: excluded, search, isRead }: MeasuredNotebook,
  parameters?: RetrievalParameters,
): System['retrieve'] {
  return async (prepared, question) => {
    const findings = (await search?.(question)) ?? {};
    const found = await retrieveSearched(strategy, prepared, texts, question, clock, findings, parameters);
    const spans = isRead ? await readSpans(prepared.index, texts, found.spans, findings) : found.spans;
    const result = { ...found, spans };
    if (!excluded || excluded.size === 0) return result;
    return { ...result, spans: result.spans.filter(({ documentId }) => !excluded.has(documentId)) };
  };
}

/** A strategy as it is measured: `hugrag` answers as the app does, the others with their best sentences. */
export function measuredSystem(strategy: Strategy, notebook: MeasuredNotebook): System {
  const { index, texts } = notebook;
  return {
    id: notebook.isRead ? `${strategy.id} with reader` : strategy.id,
    prepared: preparedFor(index),
    retrieve: retrieved(strategy, notebook),
    answer:
      strategy.id === 'hugrag'
        ? askedAnswer(notebook)
        : (_question, { spans, short }) => composeAnswer(index, texts, spans, short),
  };
}

/** `hugrag` with other parameters, under a name of its own. */
export function measuredVariant(id: string, parameters: RetrievalParameters, notebook: MeasuredNotebook): System {
  return {
    id,
    prepared: preparedFor(notebook.index),
    retrieve: retrieved({ id: 'hugrag', retrieve: hugragWith(parameters) }, notebook, parameters),
    answer: askedAnswer(notebook, parameters),
  };
}
