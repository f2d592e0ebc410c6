/** @file Reads a question file of either format. */
import { CausewayError } from '../../engine/errors.ts';
import type { QuestionFile } from '../../rpc/measuring.ts';
import { decodeText } from '../parsers/decode.ts';
import { readCsv } from './csv.ts';
import { readJsonLines } from './jsonl.ts';
import type { QuestionRows } from './own-rows.ts';

const MOST_BYTES = 20_000_000;

/**
 * Reads a question set.
 *
 * @throws CausewayError `file-empty`, `file-too-large`, `file-not-text`, `file-unsupported`; what is wrong with single lines
 *   is part of the result
 */
export async function readQuestionFile({ name, blob }: QuestionFile): Promise<QuestionRows> {
  if (blob.size > MOST_BYTES) {
    throw new CausewayError('file-too-large', `“${name}” is larger than 20 MB. Split it into smaller files.`);
  }
  const text = decodeText(new Uint8Array(await blob.arrayBuffer()), name);
  const first = text.trimStart()[0];
  if (first === undefined)
    throw new CausewayError('file-empty', `“${name}” is empty. Write one question on each line.`);
  if (first === '[') {
    throw new CausewayError(
      'file-unsupported',
      `“${name}” is one JSON list. Write each question as a JSON object on a line of its own (JSON Lines).`,
    );
  }
  return first === '{' ? readJsonLines(text) : readCsv(text);
}
