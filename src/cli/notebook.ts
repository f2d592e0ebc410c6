/** @file A notebook in memory for the terminal: reads files and folders, analyses them, builds the index. */
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { unpackArchives, type OpenableFile } from '../adapters/library/unpack.ts';
import { checkSize, parseFile } from '../adapters/parsers/parse.ts';
import { CausewayError, toCausewayError } from '../engine/errors.ts';
import { analyseDocument, type DocumentAnalysis } from '../engine/notebook/analysis.ts';
import { buildIndex } from '../engine/notebook/build.ts';
import type { NotebookIndex } from '../engine/notebook/index-types.ts';
import type { Progress, TextSource } from '../engine/ports.ts';
import type { ParsedDocument } from '../engine/types.ts';
import { isClutter } from '../rpc/clutter.ts';
import { shippedWords } from './encoding/shipped-words.ts';
import { passOverLateErrors } from './late-errors.ts';
import { decodeInNode, nodeRecognizer } from './recognition.ts';

/** Lets pending work in between steps; nothing else competes for the terminal's thread. */
const QUIET: Progress = { step: () => Promise.resolve(), isCancelled: () => false };

export interface NamedDocument {
  id: string;
  name: string;
  parsed: ParsedDocument;
}

export interface MemoryNotebook {
  index: NotebookIndex;
  texts: TextSource;
  /** In the order of the documents. */
  analyses: readonly DocumentAnalysis[];
  /** Document id → the name it was given. */
  names: ReadonlyMap<string, string>;
}

/** The index of analysed documents. */
export async function indexOf(analyses: readonly DocumentAnalysis[]): Promise<NotebookIndex> {
  return buildIndex([...analyses], QUIET, { clock: () => performance.now(), words: await shippedWords() });
}

/**
 * Builds a notebook from documents that are read already.
 *
 * @param analyse what finds entities and relations in one of them
 */
export async function notebookFrom(
  documents: readonly NamedDocument[],
  analyse: typeof analyseDocument = analyseDocument,
): Promise<MemoryNotebook> {
  const texts = new Map(documents.map(({ id, parsed }) => [id, parsed.text]));
  const started = performance.now();
  const analyses: DocumentAnalysis[] = documents.map(({ id, parsed }) => analyse(id, parsed));
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
 * Reads files as the app does: archives are taken apart, same bytes are read once, one bad file never stops the rest.
 *
 * @param onProblem told of each file that can't be read
 * @param onPage told before each page of a file that has to be recognised
 */
export async function readFiles(
  files: readonly string[],
  onProblem: (file: string, error: CausewayError) => void,
  onPage: (file: string, done: number, total: number) => void = () => {},
): Promise<NamedDocument[]> {
  passOverLateErrors();
  const reader = nodeRecognizer();
  const pdfjsFolder = `${path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/`;
  const documents = new Map<string, NamedDocument>();
  const refuse = (path: string, thrown: unknown): void => onProblem(path, toCausewayError(thrown));
  const read = async ({ path: name, size, open }: OpenableFile): Promise<void> => {
    checkSize(size, name);
    const bytes = new Uint8Array(await (await open()).arrayBuffer());
    const id = createHash('sha256').update(bytes).digest('hex');
    if (documents.has(id)) return;
    const recognition = {
      reader,
      decode: decodeInNode,
      onPage: (done: number, total: number) => onPage(name, done, total),
    };
    documents.set(id, { id, name, parsed: await parseFile(bytes, name, { pdfjsFolder, recognition }) });
  };
  for (const file of files) {
    try {
      for await (const one of unpackArchives([{ path: file, blob: await openAsBlob(file) }], refuse)) {
        await read(one).catch((thrown: unknown) => refuse(one.path, thrown));
      }
    } catch (thrown) {
      refuse(file, thrown);
    }
  }
  await reader.end();
  return [...documents.values()];
}
