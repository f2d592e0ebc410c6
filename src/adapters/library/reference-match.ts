/**
 * @file Which entry of a bibliography describes a document: by the DOI on its first page, else by its title, there or in the file's
 * name, else by the file that the entry names or by its key.
 */
import type { ParsedDocument, Reference } from '../../engine/types.ts';
import { bareDoi } from '../parsers/bibliography.ts';
import { extensionOf, fileName } from '../parsers/paths.ts';

/** The first page, where there are no pages: title, authors and abstract. */
const FIRST_PAGE_CHARACTERS = 3000;
const DOI = /\b10\.\d{4,9}\/[^\s"<>{}|\\^[\]]+/g;
/** Titles of fewer words or letters are found anywhere in a text. */
const TELLING_WORDS = 3;
const TELLING_LETTERS = 12;
/** Titles are looked up by so many of their first words. */
const LOOKUP_WORDS = 3;

/** What a document shows of which work it is. */
export type Described = Pick<ParsedDocument, 'text' | 'title' | 'pages'>;

export class ReferenceIndex {
  readonly #byDoi = new Map<string, Reference>();
  readonly #byTitle = new Map<string, Reference>();
  /** Telling titles by their first words. */
  readonly #byStart = new Map<string, { words: string[]; reference: Reference }[]>();
  readonly #byFile = new Map<string, Reference>();
  readonly #byKey = new Map<string, Reference>();

  constructor(references: readonly Reference[]) {
    for (const reference of references) this.#add(reference);
  }

  /** @param name the document's file, with its folders if any */
  match(name: string, document: Described): Reference | null {
    const file = fileName(name);
    const bare = withoutExtension(file);
    const firstPage = document.text.slice(0, document.pages?.[0]?.end || FIRST_PAGE_CHARACTERS);
    const head = firstPage.slice(0, FIRST_PAGE_CHARACTERS);
    return (
      this.#doiIn(head) ??
      this.#doiNamed(bare) ??
      this.#byTitle.get(wordsOf(document.title).join(' ')) ??
      this.#byFile.get(file.toLowerCase()) ??
      this.#titleIn(wordsOf(head)) ??
      this.#titleIn(wordsOf(bare)) ??
      this.#byKey.get(bare.toLowerCase()) ??
      null
    );
  }

  /** Of several entries for one work the first counts. */
  #add(reference: Reference): void {
    const { doi, title, key, files = [] } = reference;
    const words = wordsOf(title);
    if (doi !== '') addFirst(this.#byDoi, doi, reference);
    if (words.length > 1) addFirst(this.#byTitle, words.join(' '), reference);
    if (isTelling(words)) {
      const start = words.slice(0, LOOKUP_WORDS).join(' ');
      const others = this.#byStart.get(start) ?? [];
      others.push({ words, reference });
      this.#byStart.set(start, others);
    }
    for (const file of files) addFirst(this.#byFile, file.toLowerCase(), reference);
    if (/\d/.test(key) && key.length > 3) addFirst(this.#byKey, key.toLowerCase(), reference);
  }

  #doiIn(text: string): Reference | undefined {
    for (const [found] of text.matchAll(DOI)) {
      // A DOI may end with a bracket of its own, and with one that the sentence put there.
      for (let doi = bareDoi(found); doi !== ''; doi = /[).,;:]$/.test(doi) ? doi.slice(0, -1) : '') {
        const reference = this.#byDoi.get(doi);
        if (reference !== undefined) return reference;
      }
    }
    return undefined;
  }

  /** Files are named by a DOI with another sign for its slash. */
  #doiNamed(name: string): Reference | undefined {
    const [, prefix = '', rest = ''] = /^(?:doi[_ -]*)?(10\.\d{4,9})[_ :%-](?:2f)?(.+)$/i.exec(name) ?? [];
    return prefix === '' ? undefined : this.#byDoi.get(`${prefix}/${rest}`.toLowerCase());
  }

  /** The longest title whose words stand there one after the other. */
  #titleIn(words: readonly string[]): Reference | undefined {
    let longest: { words: string[]; reference: Reference } | null = null;
    for (let at = 0; at + LOOKUP_WORDS <= words.length; at++) {
      for (const candidate of this.#byStart.get(words.slice(at, at + LOOKUP_WORDS).join(' ')) ?? []) {
        const isHere = candidate.words.every((word, index) => words[at + index] === word);
        if (isHere && candidate.words.length > (longest?.words.length ?? 0)) longest = candidate;
      }
    }
    return longest?.reference;
  }
}

function addFirst(map: Map<string, Reference>, key: string, reference: Reference): void {
  if (!map.has(key)) map.set(key, reference);
}

function isTelling(words: readonly string[]): boolean {
  return words.length >= TELLING_WORDS && words.join('').length >= TELLING_LETTERS;
}

/** Letters and figures alone, without accents and in lower case; text without spaces is taken letter by letter. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\p{L}\p{N}]+/gu) ?? [];
}

function withoutExtension(name: string): string {
  const extension = extensionOf(name);
  return extension === '' ? name : name.slice(0, -extension.length - 1);
}
