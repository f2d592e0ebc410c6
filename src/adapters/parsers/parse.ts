/**
 * @file Reads a file of any supported format. Runs in a module worker and in Node alike; the libraries for a format are
 * loaded when its first file comes.
 */
import type { ParsedDocument } from '../../engine/types.ts';
import { CausewayError } from '../../engine/errors.ts';
import { decodeText } from './decode.ts';
import { formatOf } from './formats.ts';
import { checkCharacters, emptyFile, MAX_FILE_BYTES, MAX_TEXT_FILE_BYTES, tooLarge, withoutText } from './limits.ts';
import { damagedFile } from './zip.ts';

export { checkSize } from './limits.ts';

export interface ParseOptions {
  /**
   * In Node: the folder of the pdfjs-dist package, ending with a slash, for PDFs that refer to character maps (Chinese,
   * Japanese, Korean). In a browser the maps are fetched from the app's own `/pdfjs/`.
   */
  pdfjsFolder?: string;
}

/**
 * The readable text of a file, clean (see `clean-text.ts`) and never blank.
 * @param path the file's name, with its folders if any: the extension helps to choose the format
 * @throws CausewayError `file-empty`, `file-too-large`, `file-not-text`, `file-damaged`, `file-encrypted`,
 *   `file-unsupported`, `pdf-no-text-layer`, `archive-too-large`
 */
export async function parseFile(bytes: Uint8Array, path: string, options: ParseOptions = {}): Promise<ParsedDocument> {
  if (bytes.length === 0) throw emptyFile(path);
  if (bytes.length > MAX_FILE_BYTES) throw tooLarge(path, bytes.length, MAX_FILE_BYTES);
  const parsed = await parseAs(bytes, path, options).catch((error: unknown) => {
    // Libraries fail in their own ways on broken files; a person needs to know only that this file is broken.
    throw error instanceof CausewayError ? error : damagedFile(path, String(error));
  });
  if (parsed.text.trim() === '') throw withoutText(path);
  return parsed;
}

async function parseAs(bytes: Uint8Array, path: string, options: ParseOptions): Promise<ParsedDocument> {
  const format = formatOf(bytes, path);
  switch (format) {
    case 'pdf':
      return (await import('./pdf.ts')).parsePdf(bytes, path, options.pdfjsFolder);
    case 'docx':
      return (await import('./docx.ts')).parseDocx(bytes, path);
    case 'html':
      return (await import('./html.ts')).parseHtml(bytes, path);
    case 'markdown':
      return (await import('./markdown.ts')).parseMarkdown(readText(bytes, path), path);
    default:
      return { format: 'text', text: readText(bytes, path), title: '', headings: [], warnings: [] };
  }
}

function readText(bytes: Uint8Array, path: string): string {
  if (bytes.length > MAX_TEXT_FILE_BYTES) throw tooLarge(path, bytes.length, MAX_TEXT_FILE_BYTES);
  const text = decodeText(bytes, path);
  checkCharacters(text.length, path);
  return text;
}
