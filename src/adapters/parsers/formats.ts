/**
 * @file Which format a file has. The first bytes decide; the extension only chooses between formats that are all text.
 * So a PDF named .txt is read as a PDF, and a picture named .txt is told apart from a text.
 */
import type { DocumentFormat } from '../../engine/types.ts';
import { CausewayError } from '../../engine/errors.ts';
import { extensionOf, fileName } from './paths.ts';
import { formatByEntries, formatByMimeType } from './zip-format.ts';
import { zipEntryNames } from './zip.ts';

const MARKDOWN_EXTENSIONS = new Set(['md', 'markdown', 'mdown', 'mkd', 'mdx']);
const HTML_EXTENSIONS = new Set(['html', 'htm', 'xhtml']);
const CSV_EXTENSIONS = new Set(['csv', 'tsv', 'tab']);
const JSON_EXTENSIONS = new Set(['json', 'jsonl', 'ndjson', 'geojson']);
const BIBLIOGRAPHY_EXTENSIONS = new Set(['bib', 'bibtex', 'ris']);
/** Extensions that promise a text; if the bytes say otherwise the person is told that the name is wrong. */
const TEXT_EXTENSIONS = new Set([
  ...['txt', 'text', 'log'],
  ...MARKDOWN_EXTENSIONS,
  ...HTML_EXTENSIONS,
  ...CSV_EXTENSIONS,
  ...JSON_EXTENSIONS,
  ...BIBLIOGRAPHY_EXTENSIONS,
]);
/** What files whose extension promises one of these are called when they are something else. */
const PROMISED: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  docx: 'Word (.docx)',
  odt: 'OpenDocument (.odt)',
  epub: 'EPUB',
  pptx: 'PowerPoint (.pptx)',
  odp: 'OpenDocument (.odp)',
  xlsx: 'Excel (.xlsx)',
  ods: 'OpenDocument (.ods)',
  zip: 'ZIP',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
};
const PICTURE_EXTENSIONS = new Set(['jpg', 'jpeg', 'png', 'webp']);

const WHAT_CAN_BE_ADDED =
  'PDF, Word, OpenDocument, RTF, EPUB, PowerPoint, Excel, CSV, JSON, HTML, Markdown and text files and PNG, JPEG and WebP pictures can be added.';

interface Signature {
  kind: string;
  bytes: readonly number[];
  at?: number;
  advice?: string;
}

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** Pictures that can be read. */
const PICTURES: readonly Signature[] = [
  { kind: 'a PNG picture', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'a JPEG picture', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'a WebP picture', bytes: ascii('WEBP'), at: 8 },
];

/** Files that are surely not text. Signatures: each format's specification, or the list kept by the `file` command. */
const FOREIGN: readonly Signature[] = [
  ...PICTURES,
  { kind: 'a GIF picture', bytes: ascii('GIF8') },
  { kind: 'a TIFF picture', bytes: [0x49, 0x49, 0x2a, 0x00] },
  { kind: 'a TIFF picture', bytes: [0x4d, 0x4d, 0x00, 0x2a] },
  { kind: 'a sound file', bytes: ascii('WAVE'), at: 8 },
  { kind: 'a sound file', bytes: ascii('ID3') },
  { kind: 'a sound file', bytes: ascii('OggS') },
  { kind: 'a sound file', bytes: ascii('fLaC') },
  { kind: 'a video or sound file', bytes: ascii('ftyp'), at: 4 },
  { kind: 'a video file', bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { kind: 'a compressed archive', bytes: [0x1f, 0x8b] },
  { kind: 'a compressed archive', bytes: ascii('7z\u00bc\u00af') },
  { kind: 'a compressed archive', bytes: ascii('Rar!') },
  { kind: 'a compressed archive', bytes: ascii('BZh') },
  { kind: 'a compressed archive', bytes: [0xfd, 0x37, 0x7a, 0x58, 0x5a] },
  { kind: 'a database', bytes: ascii('SQLite format 3') },
  { kind: 'a program', bytes: [0x7f, 0x45, 0x4c, 0x46] },
  {
    kind: 'a web archive of Safari or a property list',
    bytes: ascii('bplist00'),
    advice: 'Save the page as PDF or as HTML and add that.',
  },
];
const RTF = ascii('{\\rtf');
const SIGNATURE_CONTEXT = 512;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Documents of other programs that are ZIP archives inside. */
const CONTAINERS: Readonly<Record<string, { kind: string; advice: string }>> = {
  pages: { kind: 'a Pages document', advice: 'Export it as .docx and add that.' },
  key: { kind: 'a Keynote presentation', advice: 'Export it as .pptx or PDF and add that.' },
  numbers: { kind: 'a Numbers spreadsheet', advice: 'Export it as .xlsx or .csv and add that.' },
  xlsb: { kind: 'a binary Excel workbook', advice: 'Save it as .xlsx and add that.' },
  odg: { kind: 'a drawing', advice: 'Export it as PDF and add that.' },
};
/** Formats by the extension, for archives that are too damaged to tell. */
const ZIPPED: Readonly<Record<string, DocumentFormat>> = {
  docx: 'docx',
  docm: 'docx',
  odt: 'odt',
  epub: 'epub',
  pptx: 'pptx',
  pptm: 'pptx',
  odp: 'odp',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
  ods: 'ods',
};
/** What to save files of old Office programs as. */
const NEWER_FORMATS: Readonly<Record<string, string>> = { xls: '.xlsx', ppt: '.pptx', pps: '.pptx' };
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
/** Compound File Binary, [MS-CFB] 2.2: legacy Office files, and encrypted new ones. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Readers accept some bytes before the header of a PDF; so do we (ISO 32000-2, 7.5.2 and common practice). */
const PDF_HEADER_WITHIN = 1024;
const HTML_HEAD = /^\W{0,3}\s*(<!--[^]*?-->\s*)*<(!doctype\s+html|html[\s>])/i;
/** The headers of a web page that was saved as one file. */
const MIME_HEAD = /^(?:[\w-]+:[^\r\n]*\r?\n(?:[ \t][^\r\n]*\r?\n)*)*?content-type:\s*multipart\/related/i;
const BIBLIOGRAPHY_HEAD =
  /^\W{0,3}(?:%[^\r\n]*\s+)*@(?:article|book|booklet|conference|inbook|incollection|inproceedings|manual|mastersthesis|misc|phdthesis|proceedings|techreport|unpublished|online|thesis|report)\s*\{\s*[^\s,{}]+\s*,|^\W{0,3}TY {2}- [A-Z]{3,6}\s/i;

/**
 * The format to read a file as.
 * @throws CausewayError `file-unsupported`, `file-not-text`, `file-encrypted`, `file-damaged`
 */
export function formatOf(bytes: Uint8Array, path: string): DocumentFormat {
  const extension = extensionOf(path);
  if (isPdf(bytes, extension)) return 'pdf';
  if (startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP)) return zipFormat(bytes, path, extension);
  if (startsWith(bytes, COMPOUND_FILE)) throw compoundFile(bytes, path);
  const isPicture = PICTURES.some((each) => startsWith(bytes, each.bytes, each.at));
  const promised = PROMISED[extension];
  // Many a picture has another one's ending; one that is named like a document is something else than promised.
  if (isPicture && (promised === undefined || PICTURE_EXTENSIONS.has(extension)) && !TEXT_EXTENSIONS.has(extension)) {
    return 'picture';
  }
  if (promised !== undefined) throw wrongContent(path, promised);
  if (startsWith(bytes, RTF)) return 'rtf';
  const foreign = FOREIGN.find((each) => startsWith(bytes, each.bytes, each.at) && hasControls(bytes));
  if (foreign !== undefined) throw foreignFile(foreign, path, extension);
  return textFormat(latin1(bytes.subarray(0, PDF_HEADER_WITHIN)), extension);
}

/** Formats that are text: how a file begins decides where it is unmistakable, then the extension. */
function textFormat(head: string, extension: string): DocumentFormat {
  if (MARKDOWN_EXTENSIONS.has(extension)) return 'markdown';
  if (MIME_HEAD.test(head)) return 'mhtml';
  if (HTML_EXTENSIONS.has(extension) || HTML_HEAD.test(head)) return 'html';
  if (CSV_EXTENSIONS.has(extension) || extension === 'xls') return 'csv';
  if (JSON_EXTENSIONS.has(extension)) return 'json';
  return BIBLIOGRAPHY_EXTENSIONS.has(extension) || BIBLIOGRAPHY_HEAD.test(head) ? 'bibliography' : 'text';
}

function startsWith(bytes: Uint8Array, signature: readonly number[], at = 0): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte);
}

/** A text may begin with letters that are some format's signature ("ID3 tags are …"), but not go on with controls. */
function hasControls(bytes: Uint8Array): boolean {
  return bytes.subarray(0, SIGNATURE_CONTEXT).some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x1b));
}

function isPdf(bytes: Uint8Array, extension: string): boolean {
  const head = latin1(bytes.subarray(0, PDF_HEADER_WITHIN));
  return head.startsWith('%PDF-') || (extension === 'pdf' && head.includes('%PDF-'));
}

function zipFormat(bytes: Uint8Array, path: string, extension: string): DocumentFormat {
  const names = zipEntryNames(bytes);
  const format = names === null ? undefined : (formatByEntries(names) ?? formatByMimeType(bytes));
  const found = format ?? (CONTAINERS[extension] === undefined ? ZIPPED[extension] : undefined);
  if (found !== undefined) return found;
  const container = CONTAINERS[extension] ?? {
    kind: names === null ? 'a damaged archive' : 'an archive within another',
    advice: names === null ? 'Pack it again and add the new one.' : 'Unpack it and add the files in it.',
  };
  throw foreignFile({ ...container, bytes: ZIP }, path, extension);
}

function compoundFile(bytes: Uint8Array, path: string): CausewayError {
  const encrypted = includesUtf16(bytes, 'EncryptedPackage');
  return encrypted
    ? new CausewayError(
        'file-encrypted',
        `“${fileName(path)}” is protected by a password. Save a copy without the password and add that.`,
      )
    : new CausewayError(
        'file-unsupported',
        `“${fileName(path)}” is in an old Office format. Open it and save it as ${NEWER_FORMATS[extensionOf(path)] ?? '.docx'}, ` +
          'then add that.',
      );
}

function wrongContent(path: string, format: string): CausewayError {
  return new CausewayError(
    'file-damaged',
    `“${fileName(path)}” is not a ${format} file inside, whatever its name says. ` +
      'It may be damaged or only partly downloaded: open it in its own program, save it again and add the new copy.',
  );
}

function foreignFile(found: Signature, path: string, extension: string): CausewayError {
  if (TEXT_EXTENSIONS.has(extension)) {
    return new CausewayError(
      'file-not-text',
      `“${fileName(path)}” is named like a text but is ${found.kind}. ${found.advice ?? WHAT_CAN_BE_ADDED}`,
    );
  }
  return new CausewayError(
    'file-unsupported',
    `“${fileName(path)}” is ${found.kind}, which can't be read. ${found.advice ?? WHAT_CAN_BE_ADDED}`,
  );
}

/** The error for a file without a known signature whose content is not text either. */
export function notText(path: string): CausewayError {
  return new CausewayError(
    'file-not-text',
    `“${fileName(path)}” holds data that is not text. ${WHAT_CAN_BE_ADDED} If it is a text, save it as UTF-8.`,
  );
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function includesUtf16(bytes: Uint8Array, word: string): boolean {
  const wanted = ascii(word).flatMap((code) => [code, 0]);
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1)) {
    if (startsWith(bytes, wanted, at)) return true;
  }
  return false;
}
