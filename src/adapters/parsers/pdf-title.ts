/**
 * @file The title of a PDF: what its metadata say where the beginning of the text has it, else what is set largest at the beginning. Programs that make PDFs put
 * names of templates and files into the metadata, and most papers have none.
 */
import type { Heading, Page } from '../../engine/types.ts';

/** A page with fewer characters is a cover, and the title may stand on the next. */
const COVER = 800;
/** Letters of a title in all; what has fewer is a number or an initial set large. */
const LEAST_LETTERS = 5;
/** Formulas have a smaller share of letters. */
const LEAST_SHARE = 0.7;
const LONGEST_TITLE = 250;
/** A title in the metadata stands within so many characters of the beginning, too. */
const BEGINNING = 1500;
/** What is set large beside a title: its first headings, what kind of text it is, an archive's stamp along the edge, and sentences. */
const BESIDE_TITLE =
  /^(?:(?:table of )?contents|abstract|summary|preface|foreword|(?:\d\.? )?introduction|chapter \d+|technical report|working paper|(?:research|review|original) article|(?:arxiv|doi):.*|\d+(?:\.\d+)*\.? .*|.*\.)$/i;
/** Signs that point to notes, and numbers that do. */
const NOTE_MARKS = /[*∗†‡§¶]|(?<=\p{Ll})\d\b/gu;

interface ReadText {
  text: string;
  headings: readonly Heading[];
  pages: readonly Pick<Page, 'start' | 'end'>[];
}

/** Letters and digits alone: spaces, hyphens and quotes differ. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** @param behind what stands after it */
function isTitle(text: string, behind: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isWords = letters >= LEAST_LETTERS && letters >= LEAST_SHARE * text.replace(/\s/g, '').length;
  if (!isWords || BESIDE_TITLE.test(text)) return false;
  // A large initial makes the first line of a text look like a heading.
  return !/^\s*\p{Ll}/u.test(behind);
}

/** What is set largest on the first pages, with the lines of the same size that follow at once; empty where nothing stands out. */
export function printedTitle({ text, headings, pages }: ReadText): string {
  for (const page of pages) {
    const own = headings.filter(({ start, end }) => start >= page.start && end <= page.end);
    const named = own.filter(({ start, end }) => isTitle(text.slice(start, end), text.slice(end, end + 8)));
    const first = named.reduce<Heading | null>((best, each) => (best && best.level <= each.level ? best : each), null);
    if (first === null) {
      if (page.end - page.start < COVER) continue;
      return '';
    }
    let { end } = first;
    for (const next of own.slice(own.indexOf(first) + 1)) {
      if (next.level !== first.level || text.slice(end, next.start).trim() !== '') break;
      if (next.end - first.start > LONGEST_TITLE) break;
      end = next.end;
    }
    return text.slice(first.start, end).replace(NOTE_MARKS, '').replace(/\s+/g, ' ').trim();
  }
  return '';
}

/**
 * @param metadata what they say; empty where they say nothing
 * @returns one line; empty where neither tells
 */
export function pdfTitle(metadata: string, read: ReadText): string {
  const printed = printedTitle(read);
  const said = BESIDE_TITLE.test(metadata) ? '' : metadata;
  if (said === '' || printed === '') return said || printed;
  return lettersOf(read.text.slice(0, BEGINNING)).includes(lettersOf(said)) ? said : printed;
}
