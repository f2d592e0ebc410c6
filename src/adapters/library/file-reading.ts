/** @file Reads files from beginning to end: their formats are parsed, their texts analysed. */
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import { analyseDocument } from '../../engine/notebook/analysis.ts';
import type { ReadDocument } from '../../engine/records.ts';
import type { QueuedFile, ReadApi, ReadOutcome } from '../../rpc/nested-contracts.ts';
import { parseFile, type ParseOptions } from '../parsers/parse.ts';
import { browserRecognizer } from '../recognition/browser-recognizer.ts';
import { decodeInWorker } from '../recognition/decode-in-worker.ts';
import { keptPages } from '../recognition/kept-pages.ts';
import { contentBytes } from '../store/content.ts';

/** @throws CausewayError that says what to do about the file; anything a parser stumbles over is `file-damaged` */
async function readFile({ documentId, name, content }: QueuedFile, options?: ParseOptions): Promise<ReadDocument> {
  try {
    const parsed = await parseFile(await contentBytes(content), name, options);
    return { documentId, parsed, analysis: analyseDocument(documentId, parsed) };
  } catch (thrown) {
    if (thrown instanceof CausewayError && thrown.code !== 'internal') throw thrown;
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new CausewayError(
      'file-damaged',
      `${name} could not be read: it may be damaged. Save it anew and add it again. (${reason})`,
    );
  }
}

/** What is wrong with one file is its own outcome and keeps none of the others from being read. */
async function outcomeOf(file: QueuedFile, options?: ParseOptions): Promise<ReadOutcome> {
  try {
    return { document: await readFile(file, options) };
  } catch (thrown) {
    const { code, message } = toCausewayError(thrown);
    return { error: { code, message } };
  }
}

async function readFiles(files: readonly QueuedFile[]): Promise<ReadOutcome[]> {
  const outcomes: ReadOutcome[] = [];
  for (const file of files) outcomes.push(await outcomeOf(file));
  return outcomes;
}

async function recognizeFile(file: QueuedFile, onPage: (done: number, total: number) => void): Promise<ReadOutcome> {
  const reader = browserRecognizer();
  try {
    return await outcomeOf(file, {
      recognition: { reader, decode: decodeInWorker, kept: keptPages(file.documentId), onPage },
    });
  } finally {
    await reader.end();
  }
}

export const fileReading: ReadApi = {
  async ready() {},
  read: readFiles,
  recognize: recognizeFile,
  async analyse(documentId, parsed) {
    return analyseDocument(documentId, parsed);
  },
};
