/** @file Where in a source a position lies, in words that a reader finds it by. */
import type { ExportSource } from './source.ts';
import { fill, type ExportWords } from './words.ts';

/** A heading that is longer than this many characters is cut. */
const LONGEST_HEADING = 80;

/** The page, counted from 1, that holds a position of the text; null for a source without pages. */
export function pageNumber({ pages }: Pick<ExportSource, 'pages'>, position: number): number | null {
  if (pages.length === 0) return null;
  const found = pages.findIndex(({ end }) => position < end);
  return found < 0 ? pages.length : found + 1;
}

/** The page, else the section that the position lies in; empty where the source has neither. */
export function placeOf(
  source: Pick<ExportSource, 'pages' | 'headings'>,
  position: number,
  words: ExportWords,
): string {
  const page = pageNumber(source, position);
  if (page !== null) return fill(words.page, page);
  const heading = source.headings
    .findLast(({ start }) => start <= position)
    ?.title.replace(/\s+/g, ' ')
    .trim();
  if (!heading) return '';
  const short = heading.length > LONGEST_HEADING ? `${heading.slice(0, LONGEST_HEADING).trimEnd()} …` : heading;
  return fill(words.section, short);
}
