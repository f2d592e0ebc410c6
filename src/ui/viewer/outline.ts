/** @file The outline of a source: its headings, the outline that a PDF brings along, or else its pages. */
import type { DocumentContent } from '../../rpc/contracts.ts';
import { viewer as texts } from '../texts/viewer.ts';

export interface OutlineEntry {
  title: string;
  /** 1 for the uppermost. */
  level: number;
  /** Where it begins in the text. */
  position: number;
}

/** A longer title is cut. */
const LONGEST = 120;

const titleOf = (text: string): string => {
  const title = text.replace(/\s+/g, ' ').trim();
  return title.length > LONGEST ? `${title.slice(0, LONGEST).trimEnd()} …` : title;
};

/** An entry of a PDF's own outline. */
export interface PageEntry {
  title: string;
  level: number;
  /** Counts from 0. */
  page: number;
}

/** @param own the outline that the PDF itself has */
export function outlineOf({ text, headings, pages }: DocumentContent, own: readonly PageEntry[] = []): OutlineEntry[] {
  if (own.length > 0) {
    return own.flatMap(({ title, level, page }) => {
      const place = pages[page];
      return place ? [{ title: titleOf(title), level, position: place.start }] : [];
    });
  }
  if (headings.length > 0) {
    // The uppermost level that there is stands at the edge.
    const highest = headings.reduce((least, { level }) => Math.min(least, level), 6);
    return headings.map(({ start, end, level }) => ({
      title: titleOf(text.slice(start, end)),
      level: level - highest + 1,
      position: start,
    }));
  }
  return pages.map(({ start }, index) => ({ title: texts.pageName(index + 1), level: 1, position: start }));
}

/** Index of the entry that a position lies in; −1 before the first. */
export function entryAt(entries: readonly OutlineEntry[], position: number): number {
  return entries.findLastIndex((entry) => entry.position <= position);
}
