/**
 * @file OpenDocument texts (.odt) and presentations (.odp) to readable text with headings. Format: OASIS OpenDocument 1.3, part 3.
 * What was deleted while changes were tracked, comments and generated tables of contents are left out.
 */
import type { ParsedDocument } from '../../engine/types.ts';
import { checkCharacters } from './limits.ts';
import { loadOpenDocument } from './open-document-package.ts';
import { TextWriter } from './text-writer.ts';
import type { XmlHandler } from './xml.ts';

const SILENT = new Set(
  (
    'tracked-changes annotation annotation-end table-of-content illustration-index table-index alphabetical-index ' +
    'user-index bibliography note-citation ruby-text page-number date-time footer-decl header-decl date-time-decl forms ' +
    'scripts font-face-decls styles automatic-styles master-styles settings variable-decls sequence-decls desc'
  ).split(' '),
);
const MAX_LEVEL = 6;
const MAX_SPACES = 100;

/** @throws CausewayError `file-damaged`, `file-encrypted`, `archive-too-large`, `file-too-large` */
export async function parseOpenDocument(
  bytes: Uint8Array,
  path: string,
  format: 'odt' | 'odp',
): Promise<ParsedDocument> {
  const { content, readXml, title, date } = await loadOpenDocument(bytes, path);
  const writer = new TextWriter();
  readXml(content, new OpenDocumentText(writer, path));
  const text = writer.text();
  const [heading] = writer.headings;
  return {
    format,
    text,
    title: title || (heading === undefined || format === 'odp' ? '' : text.slice(heading.start, heading.end)),
    headings: writer.headings,
    parts: writer.parts,
    ...(date !== '' && { date }),
    warnings: [],
  };
}

class OpenDocumentText implements XmlHandler {
  #silentDepth = 0;
  #heading = false;
  #cellDepth = 0;
  #slides = 0;
  /** Notes are written after the paragraph that they belong to. */
  #notes: string[] = [];
  #note: string[] | null = null;

  constructor(
    private readonly writer: TextWriter,
    private readonly path: string,
  ) {}

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#silentDepth > 0 || SILENT.has(name)) {
      this.#silentDepth++;
      return;
    }
    const { writer } = this;
    if (name === 'note') this.#note = [];
    else if (name === 's') this.#write(' '.repeat(Math.min(MAX_SPACES, Number(attributes['text:c'] ?? 1) || 1)));
    else if (name === 'tab') this.#write(' ');
    else if (this.#note !== null) return;
    else if (name === 'page' && attributes['draw:name'] !== undefined) this.#slide(attributes['draw:name']);
    else if (name === 'notes') this.#headed(2, 'Notes');
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#cellDepth++;
    else if (this.#cellDepth > 0) writer.inline(' ');
    else if (name === 'h') {
      const level = Number(attributes['text:outline-level'] ?? 1) || 1;
      writer.beginHeading(Math.min(MAX_LEVEL, Math.max(1, level)));
      this.#heading = true;
    } else if (name === 'table-row' || name === 'line-break' || name === 'list-item') writer.separate(1);
    else if (name === 'p' || name === 'table' || name === 'list') writer.separate(name === 'p' ? 1 : 2);
  }

  text(text: string): void {
    if (this.#silentDepth === 0) this.#write(text);
  }

  close(name: string): void {
    if (this.#silentDepth > 0) {
      this.#silentDepth--;
      return;
    }
    const { writer } = this;
    if (name === 'note') {
      this.#notes.push((this.#note ?? []).join(''));
      this.#note = null;
    } else if (this.#note !== null) return;
    else if (name === 'table-cell' || name === 'covered-table-cell') {
      this.#cellDepth--;
      if (this.#cellDepth === 0) writer.endCell();
    } else if (this.#cellDepth > 0) return;
    else if (name === 'h' && this.#heading) {
      writer.endHeading();
      this.#heading = false;
      this.#writeNotes();
    } else if (name === 'p') {
      writer.separate(2);
      this.#writeNotes();
      checkCharacters(writer.length, this.path);
    } else if (name === 'list-item' || name === 'table-row') writer.separate(1);
    else if (name === 'table' || name === 'list') {
      writer.separate(2);
      this.#writeNotes();
    }
  }

  #write(text: string): void {
    if (this.#note !== null) this.#note.push(text);
    else this.writer.inline(text);
  }

  #writeNotes(): void {
    for (const note of this.#notes.splice(0)) {
      this.writer.separate(2);
      this.writer.inline(note);
      this.writer.separate(2);
    }
  }

  #slide(name: string): void {
    this.#slides++;
    // Programs call slides “page1” or “Slide 1” where the person gave them no name.
    const given = /^(?:page|slide|folie|diapositiva|diapo)\s*\d+$/i.test(name.trim()) ? '' : `: ${name}`;
    this.#headed(1, `Slide ${this.#slides}${given}`);
  }

  #headed(level: number, words: string): void {
    this.writer.beginHeading(level);
    this.writer.inline(words);
    this.writer.endHeading();
  }
}
