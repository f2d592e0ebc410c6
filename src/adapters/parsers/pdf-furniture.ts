/**
 * @file Running headers, footers and page numbers: lines at the edge of a page that come again on most pages. They would
 * cut sentences that go on over a page and fill the index with copies.
 */
import type { Line, PageLines } from './pdf-items.ts';

/** Only lines this close to the top or bottom, as a share of the page's height, can be running lines. */
const EDGE_SHARE = 0.12;
/** Headers often alternate between left and right pages, so each comes on nearly half of them. */
const MIN_PAGE_SHARE = 0.4;
/** Fewer pages than this can't show that a line with words repeats; page numbers need only two. */
const MIN_PAGES = 3;
/** A running line stands apart from the text by more than this many font sizes. */
const MIN_DISTANCE = 1.6;
/** Letters this much larger than those of the same line on other pages are no running line. */
const TITLE_SIZE = 1.2;
/** Running lines stand at the same height on every page, but for so many points. */
const SAME_HEIGHT = 3;
/** Nothing but a number, perhaps with words such as "Page 3 of 12". */
const PAGE_NUMBER = /^(?:page|p\.|seite|página|pagina)?[\s\-–—|]*#(?:\s*(?:\/|of|von|sur|de|di)\s*#)?[\s\-–—|]*$/;

/** Front matter is often numbered i, ii, iii. */
const ROMAN_NUMBER = /^[ivxl]+$/;

/** A running line that carries the page's number has it first or last, and is no longer than this. */
const MAX_NUMBERED_CHARACTERS = 120;

/** The pages without their running lines. A page keeps its lines if it would be left with none. */
export function withoutFurniture(pages: readonly PageLines[]): PageLines[] {
  const edges = pages.map(edgeLines);
  const counts = new Map<string, number>();
  const sizes = new Map<string, number>();
  for (const lines of edges) {
    for (const key of new Set([...lines].map(wordsOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const line of lines) sizes.set(wordsOf(line), Math.min(sizes.get(wordsOf(line)) ?? Infinity, line.fontSize));
  }
  /** The title that comes again above every page stands larger above the first. */
  const isTitle = (line: Line): boolean => line.fontSize > TITLE_SIZE * sizes.get(wordsOf(line))!;
  const isNumbered = pageNumbering(edges);
  const repeats = (line: Line): boolean => {
    const needed = PAGE_NUMBER.test(keyOf(line)) ? 2 : MIN_PAGES;
    return (counts.get(wordsOf(line)) ?? 0) >= Math.max(needed, Math.ceil(pages.length * MIN_PAGE_SHARE));
  };
  return pages.map((page, index) => {
    const isRunning = (line: Line): boolean => (repeats(line) && !isTitle(line)) || isNumbered(line, index);
    const kept = page.lines.filter((line) => !(edges[index]?.has(line) && isRunning(line)));
    return kept.length === 0 ? page : { ...page, lines: kept };
  });
}

/**
 * Headers that change with the chapter don't repeat, but their page numbers count on. Finds by how much the numbers printed on
 * most pages differ from the position of the page, and tells the lines that carry them. Other numbers may be right by chance, such as a footnote's: so
 * another page has to have one at the same height.
 */
function pageNumbering(edges: readonly ReadonlySet<Line>[]): (line: Line, index: number) => boolean {
  const pagesWith = new Map<number, number>();
  edges.forEach((lines, index) => {
    const offsets = new Set([...lines].flatMap(outerNumbers).map((number) => number - index));
    for (const offset of offsets) pagesWith.set(offset, (pagesWith.get(offset) ?? 0) + 1);
  });
  const [offset, pages] = [...pagesWith].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0]);
  const numbered = edges.flatMap((lines, index) =>
    [...lines].filter((line) => outerNumbers(line).includes(index + offset)).map((line) => ({ line, index })),
  );
  const words = new Set(numbered.map(({ line }) => wordsOf(line)));
  // Two pages alone count on by chance, unless they have the same words beside.
  if (pages < Math.max(words.size < numbered.length ? MIN_PAGES - 1 : MIN_PAGES, edges.length * MIN_PAGE_SHARE)) {
    return () => false;
  }
  const isBeside = (line: Line, index: number): boolean =>
    numbered.some((each) => each.index !== index && Math.abs(each.line.baseline - line.baseline) <= SAME_HEIGHT);
  return (line, index) => outerNumbers(line).includes(index + offset) && isBeside(line, index);
}

/** A line without its numbers, which a scan may lack, or stand now left and now right; the numbers' signs where there is nothing else. */
function wordsOf(line: Line): string {
  const key = keyOf(line);
  return key.replace(/#/g, '').replace(/\s+/g, ' ').trim() || key;
}

/** The whole numbers that a short line begins or ends with. */
function outerNumbers(line: Line): number[] {
  if (line.text.length > MAX_NUMBERED_CHARACTERS) return [];
  const found = /^(\d{1,4})(?=\s|$)|(?:^|\s)(\d{1,4})$/g;
  return [...line.text.matchAll(found)].map((match) => Number(match[1] ?? match[2]));
}

/** Lines that differ only in their numbers are the same running line. */
function keyOf(line: Line): string {
  const words = line.text.toLowerCase().replace(/\s+/g, ' ').trim();
  return ROMAN_NUMBER.test(words) ? '#' : words.replace(/\d+/g, '#');
}

/** The lines at the top and bottom of a page that stand apart from its text. */
function edgeLines(page: PageLines): Set<Line> {
  const ordered = [...page.lines].sort((a, b) => a.baseline - b.baseline);
  const edge = page.height * EDGE_SHARE;
  return new Set([
    ...runFromEdge(ordered, (line) => line.baseline < edge),
    ...runFromEdge(ordered.reverse(), (line) => line.baseline > page.height - edge),
  ]);
}

/** Lines from one end of a page up to the first wide gap, if that gap lies within the edge. */
function runFromEdge(ordered: readonly Line[], isInEdge: (line: Line) => boolean): Line[] {
  const run: Line[] = [];
  let end = 0;
  for (const [index, line] of ordered.entries()) {
    if (!isInEdge(line)) break;
    run.push(line);
    const next = ordered[index + 1];
    if (next === undefined || Math.abs(next.baseline - line.baseline) > MIN_DISTANCE * line.fontSize) end = run.length;
  }
  return run.slice(0, end);
}
