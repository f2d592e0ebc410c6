/**
 * @file DOCX to readable text: mammoth turns it into HTML, whose text is then written as any page's. mammoth sees only a
 * small archive made of the parts it needs, which were unpacked within a limit first, so no archive can flood the memory.
 */
import type { ParsedDocument } from '../../engine/types.ts';
import { CausewayError } from '../../engine/errors.ts';
import { loadMarkupWriter } from './html.ts';
import { checkCharacters, checkElements } from './limits.ts';
import { fileName } from './paths.ts';
import { TextWriter } from './text-writer.ts';
import { loadXml, type ReadXml } from './xml.ts';
import { damagedFile, unzip, type ZipLimits } from './zip.ts';

/** Text is some tenth of its XML; parsed XML takes some twenty times its size in memory. */
const LIMITS: ZipLimits = { declared: 1024 * 1024 * 1024, unpacked: 48 * 1024 * 1024 };
const MAIN_PART = 'word/document.xml';
/** Pictures, fonts and embedded files are never unpacked. */
const NEEDED_PART = /^(?:\[Content_Types\]\.xml|(?:.*\/)?_rels\/.*\.rels|(?:word|docProps)\/[^/]*\.xml)$/;

/** Of these, what mammoth reads; the properties are read here. */
const READ_PART = /^(?!docProps\/)/;

/** @throws CausewayError `file-damaged`, `file-encrypted`, `archive-too-large`, `file-too-large` */
export async function parseDocx(bytes: Uint8Array, path: string): Promise<ParsedDocument> {
  const parts = unzip(bytes, path, LIMITS, (name) => NEEDED_PART.test(name));
  const main = parts.get(MAIN_PART);
  if (main === undefined) throw notWord(path);
  checkElements(main, path);
  checkXml(parts, await loadXml(), path);
  const writer = new TextWriter();
  const [writeMarkup, markup] = await Promise.all([loadMarkupWriter(), convert(parts, path)]);
  writeMarkup(markup, writer);
  const text = writer.text();
  checkCharacters(text.length, path);
  const [heading] = writer.headings;
  return {
    format: 'docx',
    text,
    title: coreTitle(parts) || (heading === undefined ? '' : text.slice(heading.start, heading.end)),
    headings: writer.headings,
    parts: writer.parts,
    warnings: [],
  };
}

/** In a part that is cut or changed mammoth's parser makes a node of each letter, and goes through all of them for each. */
function checkXml(parts: ReadonlyMap<string, Uint8Array>, readXml: ReadXml, path: string): void {
  for (const [name, part] of parts) {
    if (!READ_PART.test(name)) continue;
    try {
      readXml(part, {});
    } catch (error) {
      throw damagedFile(path, `${name}: ${String(error)}`);
    }
  }
}

async function convert(parts: ReadonlyMap<string, Uint8Array>, path: string): Promise<string> {
  const [{ zipSync }, { default: mammoth }] = await Promise.all([import('fflate'), import('mammoth')]);
  const archive = zipSync(Object.fromEntries(parts), { level: 0 });
  // In Node mammoth asks for `buffer`, in browsers for `arrayBuffer`; both are given to the same reader.
  const input = { buffer: archive, arrayBuffer: archive.buffer } as unknown as { arrayBuffer: ArrayBuffer };
  const withoutPictures = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  try {
    const result = await mammoth.convertToHtml(input, {
      convertImage: withoutPictures,
      externalFileAccess: false,
      styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"],
    });
    return result.value;
  } catch (error) {
    throw damagedFile(path, String(error));
  }
}

/** The title in the document's properties (ISO/IEC 29500-2, core properties). */
function coreTitle(parts: ReadonlyMap<string, Uint8Array>): string {
  const core = parts.get('docProps/core.xml');
  if (core === undefined) return '';
  const title = /<dc:title[^>]*>([^<]*)<\/dc:title>/.exec(new TextDecoder().decode(core))?.[1] ?? '';
  return unescapeXml(title).trim();
}

function unescapeXml(text: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '');
}

function notWord(path: string): CausewayError {
  return new CausewayError(
    'file-damaged',
    `“${fileName(path)}” is an archive without a Word document in it. Open it in a word processor, save it as .docx and add that.`,
  );
}
