/**
 * @file Reads a file of any supported format. Runs in a module worker and in Node alike; the libraries for a format are
 * loaded when its first file comes.
 */
import type { DocumentFormat, ParsedDocument } from '../../engine/types.ts';
import { CausewayError } from '../../engine/errors.ts';
import { decodeAnyText } from './encodings.ts';
import { formatOf } from './formats.ts';
import { checkCharacters, emptyFile, MAX_FILE_BYTES, MAX_TEXT_FILE_BYTES, tooLarge, withoutText } from './limits.ts';
import type { Recognition } from './page-pictures.ts';
import { extensionOf } from './paths.ts';
import { damagedFile } from './zip.ts';

export { checkSize } from './limits.ts';

/** Bumped whenever reading the same file gives another text, so that what the terminal keeps of files is read again. */
export const READING_VERSION = 3;

export interface ParseOptions {
  /**
   * In Node: the folder of the pdfjs-dist package, ending with a slash, for PDFs that refer to character maps (Chinese,
   * Japanese, Korean). In a browser the maps are fetched from the app's own `/pdfjs/`.
   */
  pdfjsFolder?: string;
  /** Recognises text on pages that are pictures; absent: they are left out, and the warnings say so. */
  recognition?: Recognition;
}

/**
 * The readable text of a file, clean (see `clean-text.ts`) and never blank.
 * @param path the file's name, with its folders if any: the extension helps to choose the format
 * @throws CausewayError `file-empty`, `file-too-large`, `file-not-text`, `file-damaged`, `file-encrypted`,
 *   `file-unsupported`, `pdf-no-text-layer`, `recognition-unavailable`, `archive-too-large`
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
      return (await import('./pdf.ts')).parsePdf(bytes, path, options.pdfjsFolder, options.recognition);
    case 'picture':
      return (await import('./picture.ts')).parsePicture(bytes, path, options.recognition);
    case 'docx':
      return (await import('./docx.ts')).parseDocx(bytes, path);
    case 'odt':
    case 'odp':
      return (await import('./open-document.ts')).parseOpenDocument(bytes, path, format);
    case 'epub':
      return (await import('./epub.ts')).parseEpub(bytes, path);
    case 'pptx':
      return (await import('./pptx.ts')).parsePptx(bytes, path);
    case 'xlsx':
      return (await import('./xlsx.ts')).parseXlsx(bytes, path);
    case 'ods':
      return (await import('./ods.ts')).parseOds(bytes, path);
    case 'rtf':
      return (await import('./rtf.ts')).parseRtf(bytes, path);
    case 'html':
      return (await import('./html.ts')).parseHtml(bytes, path);
    case 'mhtml':
      return (await import('./mhtml.ts')).parseMhtml(bytes, path);
    default:
      return parseText(await readText(bytes, path), path, format);
  }
}

/** Formats that are written in letters from end to end. */
async function parseText(text: string, path: string, format: DocumentFormat): Promise<ParsedDocument> {
  const extension = extensionOf(path);
  switch (format) {
    case 'markdown':
      return (await import('./markdown.ts')).parseMarkdown(text, path);
    case 'csv':
      return (await import('./csv.ts')).parseCsv(text, path, extension);
    case 'json': {
      const { isCsl } = await import('./csl.ts');
      if (isCsl(text)) return (await import('./bibliography.ts')).parseBibliography(text, path, 'csl');
      return (await import('./json.ts')).parseJson(text, path, extension === 'jsonl' || extension === 'ndjson');
    }
    case 'bibliography': {
      const isRis = extension === 'ris' || /^\W{0,3}TY {2}- /.test(text);
      return (await import('./bibliography.ts')).parseBibliography(text, path, isRis ? 'ris' : 'bibtex');
    }
    default:
      return { format: 'text', text, title: '', headings: [], warnings: [] };
  }
}

async function readText(bytes: Uint8Array, path: string): Promise<string> {
  if (bytes.length > MAX_TEXT_FILE_BYTES) throw tooLarge(path, bytes.length, MAX_TEXT_FILE_BYTES);
  const text = await decodeAnyText(bytes, path);
  checkCharacters(text.length, path);
  return text;
}
