/** @file E-books (.epub) to readable text: chapters in reading order, with their headings and notes. */
import type { ParsedDocument } from '../../engine/types.ts';
import { CausewayError } from '../../engine/errors.ts';
import { decodeDeclared } from './decode.ts';
import { readPackage } from './epub-package.ts';
import { loadMarkupWriter } from './html.ts';
import { checkCharacters, checkDepth, checkElements } from './limits.ts';
import type { Parts } from './package-parts.ts';
import { fileName } from './paths.ts';
import { TextWriter } from './text-writer.ts';
import { loadXml, type ReadXml } from './xml.ts';
import { damagedFile, unzip, type ZipLimits } from './zip.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS: ZipLimits = { declared: 2048 * MEGABYTE, unpacked: 96 * MEGABYTE };
const ENCRYPTION = 'META-INF/encryption.xml';
const RIGHTS = 'META-INF/rights.xml';
/** Pictures, fonts, sounds and styles are never unpacked. */
const NEEDED_PART = /^META-INF\/(?:container|encryption|rights)\.xml$|\.(?:opf|ncx|xhtml|html?|xml)$/i;

/** HTML has no empty elements but these; in XHTML any may be one, and a parser of HTML would take the rest for its content. */
const EMPTY_ELEMENT = /<([a-zA-Z][\w:-]*)((?:\s[^<>]*?)?)\/>/g;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;

/** @throws CausewayError `file-damaged`, `file-encrypted`, `archive-too-large`, `file-too-large` */
export async function parseEpub(bytes: Uint8Array, path: string): Promise<ParsedDocument> {
  const parts = unzip(bytes, path, LIMITS, (name) => NEEDED_PART.test(name));
  const [readXml, writeMarkup] = await Promise.all([loadXml(), loadMarkupWriter()]);
  const book = readPackage(parts, readXml);
  if (book === null || book.chapters.length === 0) throw damagedFile(path, 'no reading order');
  if (hasLockedChapters(parts, new Set(book.chapters), readXml)) throw locked(path);
  const writer = new TextWriter();
  let missing = 0;
  for (const name of book.chapters) {
    const chapter = parts.get(name);
    if (chapter === undefined) {
      missing++;
      continue;
    }
    checkElements(chapter, path);
    const markup = asHtml(decodeDeclared(chapter));
    checkDepth(markup, path);
    writer.separate(2);
    writeChapter(markup, book.titles.get(name) ?? '', writer, writeMarkup);
    checkCharacters(writer.length, path);
  }
  const { title, date } = book;
  return {
    format: 'epub',
    text: writer.text(),
    title,
    headings: writer.headings,
    parts: writer.parts,
    ...(date !== '' && { date }),
    warnings: missing > 0 ? [`${missing} of ${book.chapters.length} chapters are not in the file.`] : [],
  };
}

/** Chapters without a heading of their own get the one that the table of contents has for them. */
function writeChapter(
  markup: string,
  title: string,
  writer: TextWriter,
  writeMarkup: (markup: string, writer: TextWriter) => void,
): void {
  if (title !== '' && !/<h[1-6][\s>]/i.test(markup)) {
    writer.beginHeading(1);
    writer.inline(title);
    writer.endHeading();
  }
  writeMarkup(markup, writer);
}

function asHtml(markup: string): string {
  return markup
    .replace(/<\?xml[^>]*\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>/gi, '')
    .replace(EMPTY_ELEMENT, (whole, name: string, attributes: string) =>
      VOID.test(name) ? whole : `<${name}${attributes}></${name}>`,
    );
}

/** Fonts may be scrambled in any book; scrambled chapters are copy protection. */
function hasLockedChapters(parts: Parts, chapters: ReadonlySet<string>, readXml: ReadXml): boolean {
  const encryption = parts.get(ENCRYPTION);
  if (encryption === undefined) return false;
  let isLocked = parts.has(RIGHTS);
  readXml(
    encryption,
    {
      open(name, { URI = '' }) {
        if (name === 'CipherReference' && chapters.has(URI)) isLocked = true;
      },
    },
    'lenient',
  );
  return isLocked;
}

function locked(path: string): CausewayError {
  return new CausewayError(
    'file-encrypted',
    `“${fileName(path)}” is copy-protected (DRM), so only the reader it was bought for can open it. ` +
      'Add a copy without protection, where you may have one.',
  );
}
