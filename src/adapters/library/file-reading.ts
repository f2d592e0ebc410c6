/** @file Reads files from beginning to end: their formats are parsed, their texts analysed. */
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import { analyseDocument } from '../../engine/notebook/analysis.ts';
import type { ReadDocument } from '../../engine/records.ts';
import type { QueuedFile, ReadApi, ReadOutcome } from '../../rpc/nested-contracts.ts';
import type { PictureReader, Recognition } from '../parsers/page-pictures.ts';
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

/** What reading needs of where it runs. */
export interface Surroundings extends Pick<Recognition, 'decode'>, Pick<ParseOptions, 'pdfjsFolder'> {
  /** A recogniser for one file; it is ended with it. */
  recognizer(): PictureReader & { end(): Promise<void> };
  /** Absent: what was recognised of a file is not kept before all of it is. */
  kept?(documentId: string): NonNullable<Recognition['kept']>;
}

/** Reading of files, here. */
export function fileReadingIn({ recognizer, decode, kept, pdfjsFolder }: Surroundings): ReadApi {
  const options: ParseOptions = { ...(pdfjsFolder !== undefined && { pdfjsFolder }) };
  return {
    async ready() {},
    async read(files) {
      const outcomes: ReadOutcome[] = [];
      for (const file of files) outcomes.push(await outcomeOf(file, options));
      return outcomes;
    },
    async recognize(file, onPage) {
      const reader = recognizer();
      const keeping = kept && !file.isPrivate && { kept: kept(file.documentId) };
      try {
        return await outcomeOf(file, { ...options, recognition: { reader, decode, ...keeping, onPage } });
      } finally {
        await reader.end();
      }
    },
    async analyse(documentId, parsed) {
      return analyseDocument(documentId, parsed);
    },
  };
}

/** In a worker of the browser. */
export const fileReading: ReadApi = fileReadingIn({
  recognizer: browserRecognizer,
  decode: decodeInWorker,
  kept: keptPages,
});
