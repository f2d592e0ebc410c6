/**
 * @file Web pages saved as one file (.mhtml, .mht) to readable text. postal-mime takes the MIME parts apart; the page in them is then
 * read as any HTML page. Format: RFC 2557.
 */
import type { ParsedDocument } from '../../engine/types.ts';
import { cleanText } from './clean-text.ts';
import { readPage } from './html.ts';
import { damagedFile } from './zip.ts';

const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d];
/** Empty lines right behind each other that are kept; postal-mime makes an object of each line. */
const MOST_EMPTY_LINES = 1000;

/** The same with long runs of empty lines shortened: they mean nothing, neither in pages nor in what is encoded. */
export function withoutLongGaps(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  let ends = 0;
  for (const byte of bytes) {
    if (byte === LINE_FEED) ends++;
    else if (byte !== CARRIAGE_RETURN) ends = 0;
    if (ends <= MOST_EMPTY_LINES) kept[length++] = byte;
  }
  return kept.subarray(0, length);
}

/** @throws CausewayError `file-damaged`, `file-too-large` */
export async function parseMhtml(bytes: Uint8Array, path: string): Promise<ParsedDocument> {
  const { default: PostalMime } = await import('postal-mime');
  const { html, text, subject } = await PostalMime.parse(withoutLongGaps(bytes), {
    maxNestingDepth: 32,
    maxRfc822NestingDepth: 0,
  });
  if (html === undefined && text === undefined) throw damagedFile(path, 'no page in it');
  const page = html === undefined ? plainPage(text ?? '') : await readPage(html, path);
  const title = page.title || cleanText(subject ?? '').trim();
  return { ...page, format: 'mhtml', title };
}

function plainPage(text: string): ParsedDocument {
  return { format: 'mhtml', text: cleanText(text), title: '', headings: [], warnings: [] };
}
