/**
 * @file Web pages saved as one file (.mhtml, .mht) to readable text. postal-mime takes the MIME parts apart; the page in them is then
 * read as any HTML page. Format: RFC 2557.
 */
import type { ParsedDocument } from '../../engine/types.ts';
import { cleanText } from './clean-text.ts';
import { readPage } from './html.ts';
import { damagedFile } from './zip.ts';

/** @throws CausewayError `file-damaged`, `file-too-large` */
export async function parseMhtml(bytes: Uint8Array, path: string): Promise<ParsedDocument> {
  const { default: PostalMime } = await import('postal-mime');
  const { html, text, subject } = await PostalMime.parse(bytes, { maxNestingDepth: 32, maxRfc822NestingDepth: 0 });
  if (html === undefined && text === undefined) throw damagedFile(path, 'no page in it');
  const page = html === undefined ? plainPage(text ?? '') : await readPage(html, path);
  const title = page.title || cleanText(subject ?? '').trim();
  return { ...page, format: 'mhtml', title };
}

function plainPage(text: string): ParsedDocument {
  return { format: 'mhtml', text: cleanText(text), title: '', headings: [], warnings: [] };
}
