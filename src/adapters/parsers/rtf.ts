/**
 * @file Rich Text Format (.rtf) to readable text with headings, tables and footnotes. Read here: the libraries there are draw pages
 * in a browser's document or are no longer kept, and what is wanted of the format is little.
 */
import type { ParsedDocument } from '../../engine/types.ts';
import { countControls } from './clean-text.ts';
import { decodeLegacy } from './decode.ts';
import { checkCharacters } from './limits.ts';
import { rtfTokens, type RtfToken } from './rtf-tokens.ts';
import { TextWriter } from './text-writer.ts';
import { damagedFile } from './zip.ts';

/** Groups that hold no text of the document; so do those that begin with `\*`, unless they are known. */
const SILENT = new Set(
  (
    'fonttbl colortbl filetbl listtable listoverridetable rsidtbl revtbl pict object header headerl headerr headerf footer footerl ' +
    'footerr footerf fldinst bkmkstart bkmkend xe tc tcn themedata colorschememapping datastore latentstyles annotation atnid ' +
    'atnauthor atnref atndate nonshppict operator author company category keywords comment doccomm hlinkbase creatim revtim ' +
    'printim buptim manager subject generator sp shprslt'
  ).split(' '),
);
/** Groups marked as ignorable that do hold text. */
const KNOWN_OPTIONAL = new Set(['footnote', 'shpinst']);
/** Words that stand for a character. */
const CHARACTERS: Readonly<Record<string, string>> = {
  tab: ' ',
  '~': ' ',
  _: '-',
  '-': '',
  '\\': '\\',
  '{': '{',
  '}': '}',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};
/** Encodings by the character sets of fonts, and by numbers of code pages where the name is another. */
const CHARSETS: Readonly<Record<number, string>> = {
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gb18030',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};
const CODE_PAGES: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
};
const MAX_LEVEL = 6;
/** Pictures may be kept as bytes, so this is generous. */
const MAX_CONTROL_SHARE = 0.15;
/** Deeper groups are made by mistake or to harm; their text counts, their formatting does not. */
const MAX_DEPTH = 10_000;

interface Group {
  silent: boolean;
  /** What the group is for: the document, or a part whose words are kept aside. */
  role: 'text' | 'fonts' | 'styles' | 'title' | 'note';
  /** Characters that stand behind a Unicode character for programs that know none. */
  fallback: number;
  font: number;
  hidden: boolean;
}

/** @throws CausewayError `file-damaged`, `file-too-large` */
export function parseRtf(bytes: Uint8Array, path: string): ParsedDocument {
  const source = new TextDecoder('latin1').decode(bytes);
  // The format is written in ASCII; what is full of other bytes only begins like it.
  if (countControls(source) > source.length * MAX_CONTROL_SHARE) throw damagedFile(path, 'binary data');
  const reader = new RtfReader(path);
  for (const token of rtfTokens(source)) reader.take(token);
  return reader.finish();
}

class RtfReader {
  readonly #writer = new TextWriter();
  readonly #stack: Group[] = [];
  #group: Group = { silent: false, role: 'text', fallback: 1, font: 0, hidden: false };
  #isFirstWord = false;
  #isOptional = false;
  #skip = 0;
  #encoding = 'windows-1252';
  readonly #fontEncodings = new Map<number, string>();
  /** Level of each heading style by its number. */
  readonly #styleLevels = new Map<number, number>();
  #styleNumber = 0;
  #styleName = '';
  #bytes: number[] = [];
  #paragraph = '';
  #level = 0;
  #inTable = false;
  #title = '';
  #note = '';
  #notes: string[] = [];

  constructor(private readonly path: string) {}

  take(token: RtfToken): void {
    if (token.kind === 'byte') {
      if (this.#skip > 0) this.#skip--;
      else this.#bytes.push(token.byte);
      return;
    }
    this.#flushBytes();
    if (token.kind === 'open') this.#open();
    else if (token.kind === 'close') this.#close();
    else if (token.kind === 'text') {
      const text = token.text.slice(this.#skip);
      this.#skip = Math.max(0, this.#skip - token.text.length);
      this.#isFirstWord = false;
      this.#write(text === '' ? '' : decodeLegacy(latin1(text), this.#currentEncoding()));
    } else this.#word(token.name, token.value);
  }

  finish(): ParsedDocument {
    this.#flushBytes();
    this.#endParagraph();
    const text = this.#writer.text();
    const [heading] = this.#writer.headings;
    const title = this.#title.replace(/\s+/g, ' ').trim();
    return {
      format: 'rtf',
      text,
      title: title || (heading === undefined ? '' : text.slice(heading.start, heading.end)),
      headings: this.#writer.headings,
      parts: this.#writer.parts,
      warnings: this.#stack.length > 0 ? ['This file is cut off; what is there was read.'] : [],
    };
  }

  #open(): void {
    if (this.#stack.length < MAX_DEPTH) this.#stack.push(this.#group);
    this.#group = { ...this.#group };
    this.#isFirstWord = true;
    this.#isOptional = false;
    this.#skip = 0;
  }

  #close(): void {
    const { role } = this.#group;
    const outer = this.#stack.pop();
    this.#skip = 0;
    this.#isFirstWord = false;
    if (role === 'styles' && outer?.role === 'styles') this.#endStyle();
    if (role === 'note' && outer?.role !== 'note') {
      this.#notes.push(this.#note);
      this.#note = '';
    }
    if (outer !== undefined) this.#group = outer;
  }

  #endStyle(): void {
    const heading = /^\s*heading (\d)/i.exec(this.#styleName)?.[1];
    if (heading !== undefined) this.#styleLevels.set(this.#styleNumber, Math.min(MAX_LEVEL, Number(heading)));
    else if (/^\s*title\s*;?\s*$/i.test(this.#styleName)) this.#styleLevels.set(this.#styleNumber, 1);
    this.#styleName = '';
    this.#styleNumber = 0;
  }

  #word(name: string, value: number | null): void {
    const isFirst = this.#isFirstWord;
    this.#isFirstWord = name === '*';
    if (name === '*') {
      this.#isOptional = true;
      return;
    }
    if (isFirst) this.#beginDestination(name);
    this.#isOptional = false;
    const character = CHARACTERS[name];
    if (character !== undefined) return this.#write(character);
    const group = this.#group;
    switch (name) {
      case 'u':
        this.#write(String.fromCharCode((value ?? 0) & 0xffff));
        this.#skip = group.fallback;
        return;
      case 'uc':
        group.fallback = Math.min(16, Math.max(0, value ?? 1));
        return;
      case 'ansicpg':
        this.#encoding = CODE_PAGES[value ?? 0] ?? `windows-${value ?? 1252}`;
        return;
      case 'mac':
        this.#encoding = 'macintosh';
        return;
      case 'f':
        group.font = value ?? 0;
        return;
      case 'fcharset':
        if (group.role === 'fonts') this.#fontEncodings.set(group.font, CHARSETS[value ?? 0] ?? '');
        return;
      case 'v':
      case 'deleted':
        group.hidden = value !== 0;
        return;
      case 'plain':
        group.hidden = false;
        return;
    }
    if (group.role === 'styles') {
      if (name === 's') this.#styleNumber = value ?? 0;
    } else if (!group.silent) this.#layout(name, value);
  }

  /** The first word of a group says what the group is for. */
  #beginDestination(name: string): void {
    const group = this.#group;
    if (name === 'fonttbl') group.role = 'fonts';
    else if (name === 'stylesheet') group.role = 'styles';
    else if (name === 'title' && group.silent) Object.assign(group, { role: 'title', silent: false });
    else if (name === 'footnote' && !group.silent) group.role = 'note';
    if (name === 'info' || SILENT.has(name) || (this.#isOptional && !KNOWN_OPTIONAL.has(name))) group.silent = true;
  }

  #layout(name: string, value: number | null): void {
    const isNote = this.#group.role === 'note';
    if (name === 'pard') {
      this.#level = 0;
      this.#inTable = false;
    } else if (name === 'intbl') this.#inTable = true;
    else if (name === 's') this.#level = this.#styleLevels.get(value ?? 0) ?? this.#level;
    else if (name === 'outlinelevel' && (value ?? 9) < MAX_LEVEL) this.#level = (value ?? 0) + 1;
    else if (isNote) this.#write(name === 'par' || name === 'line' ? ' ' : '');
    else if (name === 'cell' || name === 'nestcell') {
      this.#writer.inline(this.#paragraph);
      this.#paragraph = '';
      this.#writer.endCell();
    } else if (name === 'row' || name === 'nestrow') this.#writer.separate(1);
    else if (name === 'par' || name === 'sect' || name === 'page' || name === 'line') {
      if (this.#inTable || name === 'line') this.#paragraph += ' ';
      else this.#endParagraph();
    }
  }

  #endParagraph(): void {
    const words = this.#paragraph;
    this.#paragraph = '';
    const writer = this.#writer;
    if (words.trim() !== '') {
      if (this.#level > 0) writer.beginHeading(this.#level);
      else writer.separate(2);
      writer.inline(words);
      if (this.#level > 0) writer.endHeading();
      else writer.separate(2);
    }
    for (const note of this.#notes.splice(0)) {
      writer.separate(2);
      writer.inline(note);
      writer.separate(2);
    }
    checkCharacters(writer.length, this.path);
  }

  #write(text: string): void {
    const { silent, hidden, role } = this.#group;
    if (role === 'styles') this.#styleName += text;
    else if (silent || hidden || role === 'fonts') return;
    else if (role === 'title') this.#title += text;
    else if (role === 'note') this.#note += text;
    else this.#paragraph += text;
  }

  #flushBytes(): void {
    if (this.#bytes.length === 0) return;
    this.#write(decodeLegacy(Uint8Array.from(this.#bytes), this.#currentEncoding()));
    this.#bytes = [];
    this.#isFirstWord = false;
  }

  #currentEncoding(): string {
    return this.#fontEncodings.get(this.#group.font) || this.#encoding;
  }
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
