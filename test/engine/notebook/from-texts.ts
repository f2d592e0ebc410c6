/** @file A notebook built from plain texts, for tests: the whole offline phase, with nothing mocked but storage. */
import { CausewayError } from '../../../src/engine/errors.ts';
import { analyseDocument, type DocumentAnalysis } from '../../../src/engine/notebook/analysis.ts';
import { askNotebook, preparedFor, type AskOptions } from '../../../src/engine/notebook/ask.ts';
import { buildIndex } from '../../../src/engine/notebook/build.ts';
import type { NotebookIndex } from '../../../src/engine/notebook/index-types.ts';
import type { Progress, TextSource } from '../../../src/engine/ports.ts';
import type { Prepared } from '../../../src/engine/retrieve/prepared.ts';
import type { Answer, ParsedDocument } from '../../../src/engine/types.ts';
import { WordVectors } from '../../../src/engine/vector/word-vectors.ts';

export const QUIET: Progress = { step: () => Promise.resolve(), isCancelled: () => false };

/** A text as a parser would give it. */
export function plain(text: string, title = ''): ParsedDocument {
  return { format: 'text', text, title, headings: [], warnings: [] };
}

/** Document id → text. */
export type Texts = Readonly<Record<string, string>>;

export interface TestNotebook {
  analyses: DocumentAnalysis[];
  index: NotebookIndex;
  prepared: Prepared;
  texts: TextSource;
  ask(question: string, options?: Partial<AskOptions>): Promise<Answer>;
}

/** Serves the texts; any other id is missing. */
export function textSource(texts: Texts): TextSource {
  return {
    text: (id) =>
      texts[id] === undefined
        ? Promise.reject(new CausewayError('document-missing', `There is no document ${id}.`))
        : Promise.resolve(texts[id]),
  };
}

/**
 * Builds a notebook; documents are numbered in the order of the keys.
 *
 * @param titles by document id
 * @param words what words mean; nothing where it is left out
 */
export async function notebookOf(texts: Texts, titles: Texts = {}, words = WordVectors.none): Promise<TestNotebook> {
  const analyses = Object.entries(texts).map(([id, text]) => analyseDocument(id, plain(text, titles[id])));
  const index = await buildIndex(analyses, QUIET, { words });
  const source = textSource(texts);
  return {
    analyses,
    index,
    prepared: preparedFor(index),
    texts: source,
    ask: (question, options = {}) => askNotebook(index, source, question, { clock: () => 0, ...options }),
  };
}
