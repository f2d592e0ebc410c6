/**
 * @file Entries of reference lists. Below a heading that says so, everything down to the next running text; elsewhere, entries that are numbered or named and
 * look like it. What a stretch looks like is told by two numbers: how many of its words are years, initials, places of publication and numbers of pages, and how
 * many are the little words that statements have and titles lack.
 */
import { mark, type TextLine } from './lines.ts';

export const REFERENCES_HEADING =
  /^(?:#{1,6}\s*)?(?:\*\*)?(?:(?:\d{1,2}|[A-Z]|[IVX]{1,5})[.)]?\s+)?(?:references|bibliography|references and (?:notes|bibliography)|literature(?: cited)?|works cited|literatur(?:verzeichnis)?|quellen(?:verzeichnis)?|referencias|bibliografía|参考文献)(?:\*\*)?\s?[.:]?$/iu;
/** The same heading at the beginning of the first entry, where a reading joined the two. */
const JOINED_HEADING = /^(?:references|bibliography)\s+(?=\[1\]|1\.\s)/iu;
/** A mark at the beginning of an entry: "[12]", "[Cha93b]", "12.", "- ". */
const ENTRY_MARK = /^(?:\[[\w+., -]{1,12}\]|\d{1,3}\.\s|[-•]\s)/u;

const CUES =
  /\b(?:1[6-9]|20)\d\d[a-z]?\b|(?<!\p{L})\p{Lu}\.(?=[\s,;:\p{Lu}-]|$)|\b(?:proc|proceedings|journal|trans|transactions|conf|conference|symposium|symp|workshop|press|springer|verlag|elsevier|wiley|acm|ieee|usenix|lncs|arxiv|preprint|vol|pp|pages|eds?|university|technical report|tech|thesis|et al|doi|isbn|in)\b[.:]|https?:|\b\d+[-–]\d+\b|\b\d+\s?\(\d+\)|\b(?:Proceedings|Conference|Symposium|Workshop|Journal|Transactions|Press|Springer|ACM|IEEE|arXiv)\b/giu;
const LITTLE_WORDS =
  /\b(?:we|is|are|was|were|that|this|these|which|it|its|can|have|has|had|not|be|been|they|our|you|will|would|should|may|must|do|does|if|when|there|their|he|she|his|because|but|such|each|all|any|also|than|then)\b/giu;
const WORDS = /\p{L}+/gu;

/** Share of words that are cues from which on a stretch looks like entries, and of little words up to which. */
const LEAST_CUES = 0.15;
const MOST_LITTLE_WORDS = 0.05;
/** Below a heading: running text has more little words than this and hardly any cues. */
const TEXT_LITTLE_WORDS = 0.08;
const TEXT_CUES = 0.12;
/** Units of the text that are looked at together below a heading; entries alone are too short to tell. */
const STRETCH = 400;
/** So many entries in a row are a list, without a heading. */
const LEAST_ENTRIES = 3;
/** … where this share of them looks like it beyond doubt: titles may be whole statements. */
const ENTRY_SHARE = 0.6;
/** A title alone is no entry. */
const LEAST_WORDS = 5;

interface Looks {
  cues: number;
  littleWords: number;
  words: number;
}

function looksOf(text: string): Looks {
  const words = Math.max(1, text.match(WORDS)?.length ?? 0);
  return {
    words,
    cues: (text.match(CUES)?.length ?? 0) / words,
    littleWords: (text.match(LITTLE_WORDS)?.length ?? 0) / words,
  };
}

function isText({ cues, littleWords }: Looks): boolean {
  return littleWords > TEXT_LITTLE_WORDS && cues < TEXT_CUES;
}

function isEntry({ cues, littleWords, words }: Looks): boolean {
  return words >= LEAST_WORDS && cues >= LEAST_CUES && littleWords <= MOST_LITTLE_WORDS;
}

/** The line behind the last entry below a heading. */
function listEnd(lines: readonly TextLine[], from: number): number {
  let end = from;
  for (let at = from; at < lines.length;) {
    let to = at;
    let stretch = '';
    while (to < lines.length && (stretch.length < STRETCH || !lines[to]!.isBlank)) {
      // A stretch ends where a heading begins something else.
      if (lines[to]!.part === 'heading' && stretch !== '') break;
      stretch += ` ${lines[to]!.text}`;
      to++;
      if (stretch.length >= 2 * STRETCH) break;
    }
    const looks = looksOf(stretch);
    const hasMarks = lines.slice(at, to).some(({ text }) => ENTRY_MARK.test(text));
    const begins = lines[at]!.part === 'heading';
    const goesOn = begins ? isEntry(looks) : !isText(looks) && (looks.cues >= LEAST_CUES / 3 || hasMarks);
    if (!goesOn) {
      // Entries at the beginning of what is running text in the end.
      while (end < to && !begins && (lines[end]!.isBlank || isEntry(looksOf(lines[end]!.text)))) end++;
      break;
    }
    at = to;
    end = to;
  }
  return end;
}

/** Marks the entries of reference lists. */
export function markReferences(lines: readonly TextLine[]): void {
  for (let at = 0; at < lines.length; at++) {
    const { text } = lines[at]!;
    const isJoined = JOINED_HEADING.test(text);
    if (!isJoined && !REFERENCES_HEADING.test(text)) continue;
    const end = listEnd(lines, at + (isJoined ? 0 : 1));
    // A table of contents names the list and goes on with something else.
    if (end <= at + 1 && !isJoined) continue;
    mark(lines, at + (isJoined ? 0 : 1), end, 'reference');
    at = end - 1;
  }
  markWithoutHeading(lines);
}

function markWithoutHeading(lines: readonly TextLine[]): void {
  let run: number[] = [];
  const finish = (): void => {
    const entries = run.filter((at) => isEntry(looksOf(lines[at]!.text))).length;
    if (run.length >= LEAST_ENTRIES && entries >= ENTRY_SHARE * run.length) {
      for (const at of run) mark(lines, at, at + 1, 'reference');
    }
    run = [];
  };
  lines.forEach(({ text, isBlank, part }, at) => {
    if (isBlank) return;
    if (part === 'body' && ENTRY_MARK.test(text) && looksOf(text).cues >= LEAST_CUES) run.push(at);
    else finish();
  });
  finish();
}
