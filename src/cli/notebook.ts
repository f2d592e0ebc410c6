/** @file A notebook in memory for the terminal: reads files and folders, analyses them, builds the index. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { CausewayError } from '../engine/errors.ts';
import { analyseDocument, type AnalysisSource, type DocumentAnalysis } from '../engine/notebook/analysis.ts';
import { buildIndex } from '../engine/notebook/build.ts';
import type { NotebookIndex } from '../engine/notebook/index-types.ts';
import type { Progress, TextSource } from '../engine/ports.ts';
import type { ParsedDocument } from '../engine/types.ts';
import { isClutter } from '../rpc/clutter.ts';
import { shippedWords } from './encoding/shipped-words.ts';
import { readEach, type FileOutcome, type ReadingNews } from './reading/read-files.ts';

/** Lets pending work in between steps; nothing else competes for the terminal's thread. */
const QUIET: Progress = { step: () => Promise.resolve(), isCancelled: () => false };

export interface NamedDocument {
  id: string;
  name: string;
  parsed: ParsedDocument;
  /** Absent: it is analysed when a notebook is built of it. */
  analysis?: DocumentAnalysis;
}

export interface MemoryNotebook {
  index: NotebookIndex;
  texts: TextSource;
  /** Document id → the name it was given. */
  names: ReadonlyMap<string, string>;
}

/** One whose analyses are held, too. */
export interface AnalysedNotebook extends MemoryNotebook {
  /** In the order of the documents. */
  analyses: readonly DocumentAnalysis[];
}

/** The index of analysed documents. */
export async function indexOf(analyses: AnalysisSource): Promise<NotebookIndex> {
  return buildIndex(analyses, QUIET, { clock: () => performance.now(), words: await shippedWords() });
}

/**
 * Builds a notebook from documents that are read already.
 *
 * @param analyse what finds entities and relations in one of them; absent: what was found when it was read counts
 */
export async function notebookFrom(
  documents: readonly NamedDocument[],
  analyse?: typeof analyseDocument,
): Promise<AnalysedNotebook> {
  const texts = new Map(documents.map(({ id, parsed }) => [id, parsed.text]));
  const started = performance.now();
  const analyses = documents.map(
    ({ id, parsed, analysis }) => analyse?.(id, parsed) ?? analysis ?? analyseDocument(id, parsed),
  );
  const index = await indexOf(analyses);
  index.builtIn = performance.now() - started;
  return {
    index,
    analyses,
    names: new Map(documents.map(({ id, name }) => [id, name])),
    texts: {
      text: (id) => {
        const text = texts.get(id);
        if (text === undefined) {
          return Promise.reject(new CausewayError('document-missing', `There is no document ${id}.`));
        }
        return Promise.resolve(text);
      },
    },
  };
}

/** All files at or below the paths, in a stable order. Hidden files and what programs make for themselves are left out. */
export async function listFiles(paths: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const each of paths) {
    const found = await stat(each).catch(() => null);
    if (!found) throw new CausewayError('usage', `There is no file or folder "${each}".`);
    if (!found.isDirectory()) {
      files.push(each);
      continue;
    }
    const names = (await readdir(each)).filter((name) => !isClutter(name)).sort();
    files.push(...(await listFiles(names.map((name) => path.join(each, name)))));
  }
  return files;
}

/**
 * Reads files as the app does, on all cores: see `readEach`. Same bytes are read once.
 *
 * @returns in the order of the files
 */
export async function readFiles(files: readonly string[], news: ReadingNews): Promise<NamedDocument[]> {
  const documents = new Map<string, NamedDocument>();
  for (const own of (await readEach(files, news)).values()) {
    for (const document of documentsIn(own)) if (!documents.has(document.id)) documents.set(document.id, document);
  }
  return [...documents.values()];
}

/** What was read now. */
export function documentsIn(outcomes: readonly FileOutcome[]): NamedDocument[] {
  return outcomes.flatMap(({ id, name, outcome }) =>
    outcome.kind === 'read' ? [{ id, name, parsed: outcome.parsed, analysis: outcome.analysis }] : [],
  );
}
