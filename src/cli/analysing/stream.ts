/** @file Documents as JSON lines in, what was found in each as JSON lines out. A line that can't be read becomes a line that says why; the others go on. */
import * as v from 'valibot';
import { checkCharacters, MAX_TEXT_CHARACTERS, withoutText } from '../../adapters/parsers/limits.ts';
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import { analyseDocument } from '../../engine/notebook/analysis.ts';
import { rowsOfDocument } from '../../engine/tables/document-rows.ts';
import type { ParsedDocument } from '../../engine/types.ts';
import { linesOf } from './lines.ts';

/** Bytes of the longest text, each character escaped, and something for what stands beside it. */
const LONGEST_LINE = 6 * MAX_TEXT_CHARACTERS + 1_000_000;

/** A document as it comes in. Other fields are passed over. */
const documentSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  text: v.string(),
  /** Its own title; absent: it has none. */
  title: v.optional(v.string(), ''),
  /** What its file is called; absent: its id. */
  name: v.optional(v.string()),
  /** When it was published or written: `2024`, `2024-05`, `2024-05-17`; absent: it is not known. */
  date: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{4}(?:-\d\d(?:-\d\d)?)?)?$/)), ''),
});

type StreamedDocument = v.InferOutput<typeof documentSchema>;

/** `analysis`: as the notebook keeps it. `rows`: as tables have it, see `engine/tables/document-rows.ts`. */
export type StreamForm = 'analysis' | 'rows';

const FIELDS =
  'A line holds {"id": text, "text": text} and, where they are known, "title", "name" and "date" (2024, 2024-05 or 2024-05-17).';

/** @throws CausewayError `file-damaged`, `file-empty`, `file-too-large` */
function documentOf(line: Uint8Array | null): StreamedDocument {
  if (line === null) throw new CausewayError('file-too-large', `The line is longer than ${LONGEST_LINE} bytes.`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(line);
  } catch {
    throw new CausewayError('file-damaged', 'The line is not UTF-8.');
  }
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch {
    throw new CausewayError('file-damaged', `The line is no JSON. ${FIELDS}`);
  }
  const read = v.safeParse(documentSchema, fields);
  if (!read.success) {
    const [issue] = read.issues;
    const field = v.getDotPath(issue);
    throw new CausewayError('file-damaged', `${field === null ? '' : `“${field}”: `}${issue.message}. ${FIELDS}`);
  }
  const { name, id } = read.output;
  checkCharacters(read.output.text.length, name ?? id);
  if (read.output.text.trim() === '') throw withoutText(name ?? id);
  return read.output;
}

/** Typed arrays become lists. */
function asJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    ArrayBuffer.isView(each) ? Array.from(each as Uint32Array) : each,
  );
}

async function found({ id, title, text, name, date }: StreamedDocument, form: StreamForm): Promise<string> {
  const parsed: ParsedDocument = { format: 'text', text, title, headings: [], warnings: [] };
  const analysis = analyseDocument(id, parsed);
  if (form === 'analysis') return asJson({ id, title, analysis });
  return asJson({ id, title, rows: await rowsOfDocument(analysis, text, { name: name ?? id, date }) });
}

/** What came of a stream. */
export interface StreamCounts {
  documents: number;
  refused: number;
}

/**
 * Analyses a stream of documents.
 *
 * @param write takes one line with its end; what it waits for is waited for
 */
export async function analyseStream(
  chunks: AsyncIterable<Uint8Array>,
  form: StreamForm,
  write: (line: string) => Promise<void>,
): Promise<StreamCounts> {
  const counts = { documents: 0, refused: 0 };
  let line = 0;
  for await (const bytes of linesOf(chunks, LONGEST_LINE)) {
    line++;
    if (bytes !== null && bytes.every((byte) => byte <= 0x20)) continue;
    try {
      await write(`${await found(documentOf(bytes), form)}\n`);
      counts.documents++;
    } catch (thrown) {
      const { code, message } = toCausewayError(thrown);
      counts.refused++;
      await write(`${JSON.stringify({ line, error: { code, message } })}\n`);
    }
  }
  return counts;
}
