/**
 * @file HTML to readable text. linkedom parses without running or loading anything; Readability finds the main content of
 * pages that are articles; other pages give all their text but navigation.
 */
import type { ParsedDocument } from '../../engine/types.ts';
import { cleanText } from './clean-text.ts';
import { declaredEncoding } from './decode.ts';
import { decodeAnyText } from './encodings.ts';
import { writeHtmlText } from './html-text.ts';
import { checkCharacters, checkDepth, checkElements, MAX_HTML_FILE_BYTES, tooLarge } from './limits.ts';
import { TextWriter } from './text-writer.ts';

/** Readability's choice is taken when it holds at least this share of the page's text: less means it missed the point. */
const MIN_ARTICLE_SHARE = 0.3;
/** Above this many elements Readability, which makes several passes, takes too long. */
const MAX_ARTICLE_ELEMENTS = 50_000;
/** The same where they lie so deep within one another: it asks for the text of each. */
const MAX_ARTICLE_DEPTH = 1000;

/** The little of a document that is asked for here; the compiler knows no DOM in workers. */
interface HtmlDocument {
  querySelector(selector: string): { textContent: string | null } | null;
  querySelectorAll(selector: string): Iterable<{ textContent: string | null }>;
  getElementsByTagName(name: string): { length: number };
}

/** @throws CausewayError `file-not-text`, `file-too-large` */
export async function parseHtml(bytes: Uint8Array, path: string): Promise<ParsedDocument> {
  if (bytes.length > MAX_HTML_FILE_BYTES) throw tooLarge(path, bytes.length, MAX_HTML_FILE_BYTES);
  return readPage(await decodeAnyText(bytes, path, declaredEncoding(bytes)), path);
}

/**
 * Readable text of a whole page given as a string.
 * @throws CausewayError `file-too-large`
 */
export async function readPage(markup: string, path: string): Promise<ParsedDocument> {
  checkElements(markup, path);
  const depth = checkDepth(markup, path);
  const document = (await loadParser())(markup);
  const title = inlineText(document.querySelector('title')?.textContent ?? '');
  const page = new TextWriter();
  writeHtmlText(document, page, true);
  const article = depth > MAX_ARTICLE_DEPTH ? null : await readArticle(document);
  const chosen = article !== null && article.text().length >= page.text().length * MIN_ARTICLE_SHARE ? article : page;
  const [heading] = chosen.headings;
  checkCharacters(chosen.length, path);
  return {
    format: 'html',
    text: chosen.text(),
    title: title || (heading === undefined ? '' : chosen.text().slice(heading.start, heading.end)),
    headings: chosen.headings,
    parts: chosen.parts,
    warnings: [],
  };
}

/**
 * Loads the HTML parser and returns a function that writes the text of a piece of HTML, such as a block of raw HTML in
 * Markdown or what a DOCX was converted to.
 */
export async function loadMarkupWriter(): Promise<(markup: string, writer: TextWriter) => void> {
  const parse = await loadParser();
  return (markup, writer) => writeHtmlText(parse(markup), writer, false);
}

async function loadParser(): Promise<(markup: string) => HtmlDocument> {
  const { parseHTML } = await import('linkedom/worker');
  return (markup) => {
    // linkedom takes the first element for the root, so a fragment needs one around it.
    const whole = /<html[\s>]/i.test(markup) ? markup : `<!doctype html><html><body>${markup}</body></html>`;
    return parseHTML(whole).document;
  };
}

/** The main content of an article page, or null when the page is something else. Changes the document. */
async function readArticle(document: HtmlDocument): Promise<TextWriter | null> {
  if (document.getElementsByTagName('*').length > MAX_ARTICLE_ELEMENTS) return null;
  const { Readability, isProbablyReaderable } = await import('@mozilla/readability');
  try {
    if (!isProbablyReaderable(document)) return null;
    const headings = [...document.querySelectorAll('h1')].map((heading) => inlineText(heading.textContent ?? ''));
    const article = new Readability<unknown>(document, { serializer: (node) => node }).parse();
    if (!article?.content) return null;
    const writer = new TextWriter();
    writeHeading(headings, inlineText(article.textContent ?? ''), writer);
    writeHtmlText(article.content, writer, true);
    return writer;
  } catch {
    // Pages nested too deep for its recursion, or odd enough to trip it: the whole page's text serves.
    return null;
  }
}

/** Readability drops a heading that repeats the page's title; a reader sees it, so it is put back. */
function writeHeading(headings: readonly string[], article: string, writer: TextWriter): void {
  const [first = ''] = headings;
  if (first === '' || headings.some((heading) => article.includes(heading))) return;
  writer.beginHeading(1);
  writer.inline(first);
  writer.endHeading();
}

function inlineText(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}
