/** @file Reads one file from beginning to end: its format is parsed, its text analysed. */
import { CausewayError } from '../../engine/errors.ts';
import { analyseDocument } from '../../engine/notebook/analysis.ts';
import type { ReadDocument } from '../../engine/records.ts';
import type { ReadApi } from '../../rpc/nested-contracts.ts';
import { parseFile } from '../parsers/parse.ts';
import { contentBytes, type FileContent } from '../store/content.ts';

/** @throws CausewayError that says what to do about the file; anything a parser stumbles over is `file-damaged` */
export async function readFile(documentId: string, name: string, content: FileContent): Promise<ReadDocument> {
  try {
    const parsed = await parseFile(await contentBytes(content), name);
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

export const fileReading: ReadApi = {
  async ready() {},
  read: readFile,
  async analyse(documentId, parsed) {
    return analyseDocument(documentId, parsed);
  },
};
