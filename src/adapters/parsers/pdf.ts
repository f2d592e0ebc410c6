/** @file PDF to text with the place of every piece on its page, by pdf.js; pages without readable text by recognition, where there is one. */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { TextItem as PdfJsItem } from 'pdfjs-dist/types/src/display/api';
import type { Page, ParsedDocument } from '../../engine/types.ts';
import { CausewayError } from '../../engine/errors.ts';
import { cleanText } from './clean-text.ts';
import { checkCharacters } from './limits.ts';
import { fileName } from './paths.ts';
import { pdfDate } from './pdf-date.ts';
import { FontSizes } from './pdf-font-sizes.ts';
import { withoutFurniture } from './pdf-furniture.ts';
import { namedGlyphs } from './pdf-glyphs.ts';
import { linesOf, type PageLines, type TextItem } from './pdf-items.ts';
import { pageDrawing } from './pdf-drawing.ts';
import { mendLigatures, type TextOperators } from './pdf-ligatures.ts';
import { damagedPdf, openPdf } from './pdf-open.ts';
import { pdfText } from './pdf-text.ts';
import { pdfTitle } from './pdf-title.ts';
import { missingLanguage, recognizePages, type Recognition, type RecognizedPage } from './page-pictures.ts';
import { unreadablePages } from './readable.ts';

/** More runs of pages are not listed one by one. */
const MAX_RUNS = 6;
/** The end marker stands within this many bytes of the end of a whole file (ISO 32000-2, 7.5.5 and common practice). */
const END_MARKER_WITHIN = 2048;
/** Where a font doesn't tell how far its letters reach above the baseline, in font sizes. */
const USUAL_ASCENT = 0.8;
const USUAL_DESCENT = -0.2;
/** Some programs write the hyphen that they set at a line's end as one that may not be seen. */
const SOFT_HYPHEN_AT_END = /(?<=\p{L})\u00ad$/u;
/** The dots that lead the eye to a page number in a table of contents. */
const DOT_LEADER = /(?:\.\s?){5,}/g;

/**
 * @param pdfjsFolder see `ParseOptions`
 * @param recognition of pages that are pictures; absent: they are left out, and told
 * @throws CausewayError `file-encrypted`, `file-damaged`, `pdf-no-text-layer`, `recognition-unavailable`, `file-too-large`
 */
export async function parsePdf(
  bytes: Uint8Array,
  path: string,
  pdfjsFolder?: string,
  recognition?: Recognition,
): Promise<ParsedDocument> {
  const isWhole = endsWithMarker(bytes);
  const { document, operators, close } = await openPdf(bytes, path, pdfjsFolder, 'text');
  try {
    const { pages: read, unreadable } = await readPages(document, operators);
    const { pages: layered, garbled } = withoutGarbled(read);
    const blank = read.flatMap((page, index) => (page.lines.length === 0 && page.width > 0 ? [index + 1] : []));
    const pictures = [...blank, ...garbled].sort((a, b) => a - b);
    const missing = new Set<string>();
    const onMissing = (language: string): unknown => missing.add(language);
    const recognizing = recognition && { ...recognition, onMissing };
    const recognized = await recognizeIn(bytes, path, pictures, pdfjsFolder, recognizing);
    const pages = withRecognized(layered, recognized);
    const { text, headings, parts, pages: written } = pdfText(withoutFurniture(pages));
    if (text === '') {
      throw withoutTextLayer(path, pages.length, unreadable, garbled.length > 0, isWhole, recognition !== undefined);
    }
    checkCharacters(text.length, path);
    const { title, date } = await propertiesOf(document);
    const left = (numbers: readonly number[]) => numbers.filter((number) => !recognized.has(number));
    return {
      format: 'pdf',
      text,
      title: pdfTitle(title, { text, headings, pages: written }),
      headings,
      parts,
      pages: written.map((page, index) => withConfidence(page, recognized.get(index + 1))),
      ...(date !== '' && { date }),
      ...(recognition === undefined && pictures.length > 0 && { unrecognized: pictures.length }),
      warnings: [
        ...warningsFor(
          pages.length,
          { blank: left(blank), garbled: left(garbled), recognized: withWords(recognized), unreadable },
          isWhole,
        ),
        ...[...missing].map(missingLanguage),
      ],
    };
  } finally {
    await close();
  }
}

/** Numbers of the pages on which anything was recognised; others have nothing to tell. */
function withWords(recognized: ReadonlyMap<number, RecognizedPage>): number[] {
  return [...recognized].flatMap(([page, { items }]) => (items.length > 0 ? [page] : []));
}

async function recognizeIn(
  bytes: Uint8Array,
  path: string,
  pages: readonly number[],
  pdfjsFolder: string | undefined,
  recognition: Recognition | undefined,
): Promise<Map<number, RecognizedPage>> {
  if (recognition === undefined || pages.length === 0) return new Map();
  const { document, close } = await openPdf(bytes, path, pdfjsFolder, 'pictures');
  try {
    return await recognizePages(pages, pageDrawing(document), recognition);
  } finally {
    await close();
  }
}

function withRecognized(pages: readonly PageLines[], recognized: ReadonlyMap<number, RecognizedPage>): PageLines[] {
  return pages.map((page, index) => {
    const read = recognized.get(index + 1);
    return read === undefined ? page : { ...page, lines: linesOf(read.items) };
  });
}

/** A page that stands in the text says how sure it is of its words, where they were recognised. */
function withConfidence(page: Page, recognized: RecognizedPage | undefined): Page {
  if (recognized === undefined || page.end === page.start) return page;
  return { ...page, recognized: recognized.confidence };
}

/** Pages whose letters can't be told lose them: what stands for them is no text. @returns their numbers, too */
function withoutGarbled(pages: readonly PageLines[]): { pages: PageLines[]; garbled: number[] } {
  const flags = unreadablePages(pages.map(({ lines }) => lines.map(({ text }) => text).join('\n')));
  return {
    pages: pages.map((page, index) => (flags[index] ? { ...page, lines: [] } : page)),
    garbled: flags.flatMap((isGarbled, index) => (isGarbled ? [index + 1] : [])),
  };
}

function withoutTextLayer(
  path: string,
  pages: number,
  unreadable: number,
  isGarbled: boolean,
  isWhole: boolean,
  wasRecognized: boolean,
): CausewayError {
  if (wasRecognized && pages > unreadable) {
    return new CausewayError(
      'pdf-no-text-layer',
      `“${fileName(path)}” has no text layer, and text recognition found no words in the pictures of its pages.`,
      { pages },
    );
  }
  if (isGarbled) {
    return new CausewayError(
      'pdf-no-text-layer',
      `“${fileName(path)}” shows text, but its fonts don’t say which letters they are. ` +
        'Run text recognition (OCR) on it, for example in a scanning app, and add the result.',
      { pages },
    );
  }
  if (pages === unreadable || !isWhole) return damagedPdf(path);
  return new CausewayError(
    'pdf-no-text-layer',
    `“${fileName(path)}” has no text layer: its pages are pictures. ` +
      'Run text recognition (OCR) on it, for example in a scanning app, and add the result.',
    { pages },
  );
}

function endsWithMarker(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(-END_MARKER_WITHIN)).includes('%%EOF');
}

/** Every page's lines, one page after the other: pages are let go as soon as they are read. */
async function readPages(
  document: PDFDocumentProxy,
  operators: TextOperators,
): Promise<{ pages: PageLines[]; unreadable: number }> {
  const pages: PageLines[] = [];
  const sizes = new FontSizes();
  let unreadable = 0;
  for (let number = 1; number <= document.numPages; number++) {
    try {
      const page = await document.getPage(number);
      pages.push(await readPage(page, operators, sizes));
      page.cleanup();
    } catch {
      // One page that can't be read must not cost the others; the person is told how many there are.
      unreadable++;
      pages.push({ width: 0, height: 0, lines: [] });
    }
  }
  return { pages, unreadable };
}

async function readPage(page: PDFPageProxy, operators: TextOperators, sizes: FontSizes): Promise<PageLines> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const pieces = content.items.filter((item) => 'str' in item);
  const mended = sizes.read(pieces) ? await mendLigatures(page, pieces, operators) : pieces;
  const items = mended.map((item): TextItem => {
    const style = content.styles[item.fontName];
    const placed = positioned(item, viewport.transform, sizes.of(item.fontName), style?.ascent, style?.descent);
    return style?.fontFamily === 'monospace' ? { ...placed, isMonospaced: true } : placed;
  });
  return { width: viewport.width, height: viewport.height, lines: linesOf(items) };
}

/** An item in the page's upright coordinates. `item.transform` places it in PDF space, `viewport` turns that upright. */
function positioned(
  item: PdfJsItem,
  viewport: readonly number[],
  size: number | undefined,
  ascent = 0,
  descent = 0,
): TextItem {
  const [a, b, c, d, x, y] = multiply(viewport, item.transform as number[]);
  const fontSize = size ?? (Math.hypot(c, d) || Math.hypot(a, b));
  const up = ascent > 0 && ascent < 2 ? ascent : USUAL_ASCENT;
  const down = descent < 0 && descent > -1 ? descent : USUAL_DESCENT;
  const box = boxAround({ x, y }, direction(a, b), direction(c, d), item.width, fontSize, up, down);
  const text = namedGlyphs(cleanText(item.str.replace(SOFT_HYPHEN_AT_END, '\u2010')))
    .replace(DOT_LEADER, ' ')
    .replace(/\s+/g, ' ');
  return { text, ...box, baseline: y, fontSize, endsLine: item.hasEOL };
}

type Matrix = readonly [number, number, number, number, number, number];
interface Point {
  x: number;
  y: number;
}

function multiply(left: readonly number[], right: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = left;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = right;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function direction(x: number, y: number): Point {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** The upright box around a piece of text that runs along `along` and whose letters rise along `rise`. */
function boxAround(
  origin: Point,
  along: Point,
  rise: Point,
  width: number,
  fontSize: number,
  ascent: number,
  descent: number,
): { x: number; y: number; width: number; height: number } {
  const corners = [0, width].flatMap((run) =>
    [ascent * fontSize, descent * fontSize].map((lift) => ({
      x: origin.x + along.x * run + rise.x * lift,
      y: origin.y + along.y * run + rise.y * lift,
    })),
  );
  const left = Math.min(...corners.map((corner) => corner.x));
  const top = Math.min(...corners.map((corner) => corner.y));
  return {
    x: left,
    y: top,
    width: Math.max(...corners.map((corner) => corner.x)) - left,
    height: Math.max(...corners.map((corner) => corner.y)) - top,
  };
}

/** What the metadata say of the document; empty where they say nothing. */
async function propertiesOf(document: PDFDocumentProxy): Promise<{ title: string; date: string }> {
  try {
    const { info } = await document.getMetadata();
    const { Title: title, CreationDate: created } = info as { Title?: unknown; CreationDate?: unknown };
    return { title: titleIn(title), date: pdfDate(created) };
  } catch {
    return { title: '', date: '' };
  }
}

/** The title in the metadata, unless a program put its own name or the file's there. */
function titleIn(raw: unknown): string {
  const title = typeof raw === 'string' ? cleanText(raw).replace(/\s+/g, ' ').trim() : '';
  return /^(?:untitled|about:blank|microsoft word - .*|.*\.(?:docx?|pdf|tex|dvi|indd|qxd))$/i.test(title) ? '' : title;
}

/** Numbers of pages that are pictures, of those whose letters can't be told and of those that were recognised, and how many could not be read. */
interface Unread {
  blank: readonly number[];
  garbled: readonly number[];
  recognized: readonly number[];
  unreadable: number;
}

function warningsFor(pages: number, { blank, garbled, recognized, unreadable }: Unread, isWhole: boolean): string[] {
  const warnings: string[] = [];
  if (!isWhole) warnings.push('This PDF is cut off; what could be recovered was read.');
  if (unreadable > 0) warnings.push(`${unreadable} of ${pages} pages could not be read.`);
  if (blank.length > 0) {
    const which = blank.length === 1 ? `Page ${blank[0]} of ${pages} has` : `Pages ${ranges(blank)} of ${pages} have`;
    warnings.push(
      `${which} no text layer. If they are scans, run text recognition (OCR) on the file and add the result.`,
    );
  }
  if (garbled.length > 0) {
    const which =
      garbled.length === 1 ? `Page ${garbled[0]} of ${pages} is` : `Pages ${ranges(garbled)} of ${pages} are`;
    warnings.push(
      `${which} left out: the fonts don’t say which letters they show. Run text recognition (OCR) on the file and add the result.`,
    );
  }
  if (recognized.length > 0) {
    const which =
      recognized.length === 1
        ? `Page ${recognized[0]} of ${pages} was`
        : `Pages ${ranges(recognized)} of ${pages} were`;
    warnings.push(`${which} read by text recognition: letters may be wrong.`);
  }
  return warnings;
}

/** Page numbers as in `2, 5–7`. */
function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const shown = runs.slice(0, MAX_RUNS).map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  return shown.join(', ') + (runs.length > MAX_RUNS ? ' …' : '');
}
