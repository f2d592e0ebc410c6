/**
 * @file How much one file may hold. The limits keep a file within the memory of a browser tab; they are checked before
 * reading (bytes), while unpacking (see `zip.ts`) and after (characters).
 */
import { CausewayError } from '../../engine/errors.ts';
import { extensionOf, fileName } from './paths.ts';

/** Dots of a picture, by itself or in a PDF: more can't be held in memory while it is decoded. */
export const MOST_PIXELS = 120_000_000;

const MEGABYTE = 1024 * 1024;

/** Any file at all. */
export const MAX_FILE_BYTES = 200 * MEGABYTE;
/** Files that are text from end to end: a PDF, DOCX or RTF of the same size is mostly pictures. */
export const MAX_TEXT_FILE_BYTES = 50 * MEGABYTE;
/** An HTML page becomes a tree of nodes, many times its size. */
export const MAX_HTML_FILE_BYTES = 20 * MEGABYTE;
/** Opening tags of an HTML page or of a Word document's main part: each becomes an object of some hundred bytes or more. */
export const MAX_ELEMENTS = 500_000;
/** Elements within one another: each is held open by the parser, which goes through all of them for every further one. */
export const MAX_DEPTH = 20_000;
/** Characters (UTF-16 code units) of readable text in one document. */
export const MAX_TEXT_CHARACTERS = 50_000_000;

const CONTAINER_EXTENSIONS = new Set('pdf docx docm odt epub pptx pptm odp xlsx xlsm ods rtf mht mhtml zip'.split(' '));
const HTML_EXTENSIONS = new Set(['html', 'htm', 'xhtml']);

/**
 * Refuses a file by its size alone, so that the page can tell before a byte is read.
 * @throws CausewayError `file-empty`, `file-too-large`
 */
export function checkSize(byteCount: number, path: string): void {
  if (byteCount === 0) throw emptyFile(path);
  const extension = extensionOf(path);
  const limit = CONTAINER_EXTENSIONS.has(extension)
    ? MAX_FILE_BYTES
    : HTML_EXTENSIONS.has(extension)
      ? MAX_HTML_FILE_BYTES
      : MAX_TEXT_FILE_BYTES;
  if (byteCount > limit) throw tooLarge(path, byteCount, limit);
}

/** @throws CausewayError `file-too-large` */
export function checkCharacters(characters: number, path: string): void {
  if (characters <= MAX_TEXT_CHARACTERS) return;
  throw new CausewayError(
    'file-too-large',
    `“${fileName(path)}” holds ${millions(characters)} million characters; one document may hold ` +
      `${millions(MAX_TEXT_CHARACTERS)} million. Split it into parts and add those.`,
    { characters, limit: MAX_TEXT_CHARACTERS },
  );
}

/**
 * Refuses markup that would become too large a tree.
 * @param markup the characters, or bytes of an encoding that keeps ASCII
 * @throws CausewayError `file-too-large`
 */
export function checkElements(markup: string | Uint8Array, path: string): void {
  const elements = typeof markup === 'string' ? countTags(markup) : countTagBytes(markup);
  if (elements <= MAX_ELEMENTS) return;
  throw new CausewayError(
    'file-too-large',
    `“${fileName(path)}” is made of ${millions(elements)} million elements; up to ${millions(MAX_ELEMENTS)} million can be ` +
      'read at once. Split it into parts and add those, or save it as plain text.',
    { elements, limit: MAX_ELEMENTS },
  );
}

function countTags(markup: string): number {
  let count = 0;
  for (let at = markup.indexOf('<'); at >= 0; at = markup.indexOf('<', at + 1)) {
    if (markup.charAt(at + 1) !== '/') count++;
  }
  return count;
}

function countTagBytes(markup: Uint8Array): number {
  const [open, slash] = [0x3c, 0x2f];
  let count = 0;
  for (let at = markup.indexOf(open); at >= 0; at = markup.indexOf(open, at + 1)) {
    if (markup[at + 1] !== slash) count++;
  }
  return count;
}

/** What a tag begins with, behind its bracket; no name that means anything is longer. */
const TAG = /^(\/?)([a-z][^\s/]{0,20})/i;
/** Elements that end where another begins, or hold nothing. */
const ENDED_BY_OTHERS =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|d[td]|t[rdh]|thead|tbody|tfoot|option|optgroup|r[tp])$/i;

/**
 * Refuses a page whose elements lie within one another deeper than can be read, as those of a page do whose tags were never closed.
 * @returns how deep they lie, roughly
 * @throws CausewayError `file-too-large`
 */
export function checkDepth(markup: string, path: string): number {
  let depth = 0;
  let deepest = 0;
  let close = -1;
  for (let open = markup.indexOf('<'), next: number; open >= 0; open = next) {
    next = markup.indexOf('<', open + 1);
    if (close < open) close = markup.indexOf('>', open);
    if (close < 0) break;
    if (next >= 0 && next < close) continue;
    const [, end, name] = TAG.exec(markup.slice(open + 1, Math.min(close, open + 24))) ?? [];
    if (name === undefined || ENDED_BY_OTHERS.test(name)) continue;
    if (end !== '') depth = Math.max(0, depth - 1);
    else if (markup.charAt(close - 1) !== '/') depth++;
    deepest = Math.max(deepest, depth);
    if (depth <= MAX_DEPTH) continue;
    throw new CausewayError(
      'file-too-large',
      `“${fileName(path)}” has more than ${MAX_DEPTH} elements within one another, as if their ends were missing. ` +
        'Open it in a browser, save it as plain text and add that.',
      { limit: MAX_DEPTH },
    );
  }
  return deepest;
}

/** The error for a file without a byte in it. */
export function emptyFile(path: string): CausewayError {
  return new CausewayError('file-empty', `“${fileName(path)}” is empty. Check that it was saved, then add it again.`);
}

/** The error for a file that was read well but holds no words. */
export function withoutText(path: string): CausewayError {
  return new CausewayError('file-empty', `“${fileName(path)}” holds no text. Add a file with text in it.`);
}

/** The error for a file of `bytes` where only `limit` are taken. */
export function tooLarge(path: string, bytes: number, limit: number): CausewayError {
  const size = Math.ceil(bytes / MEGABYTE);
  return new CausewayError(
    'file-too-large',
    `“${fileName(path)}” is ${size} MB; files of this kind may be up to ${limit / MEGABYTE} MB. ` +
      'Split it into parts and add those.',
    { bytes, limit },
  );
}

function millions(count: number): string {
  return (Math.ceil(count / 100_000) / 10).toString();
}
