/** @file What was read of printed pages beside what was printed. */
import { splitSentences } from '../../engine/text/sentences.ts';
import type { KnownText } from './known-text.ts';

/** Letters in a row by which a paragraph that was read is told to be of a printed one. */
const SHINGLE = 5;

export interface Comparison {
  /** Letters to change, add or take away, as a share of those printed. */
  charactersWrong: number;
  /** Share of the printed sentences of running text that are one sentence in what was read. */
  sentencesWhole: number;
  /** Share of neighbouring paragraphs and headings that are read in the order in which they were printed. */
  inOrder: number;
  /** What is wrong, piece by piece: what was printed and what was read instead. */
  faults: { printed: string; read: string }[];
}

interface Piece {
  text: string;
  /** Of the running text, whose order counts. */
  runs: boolean;
  /** Footnotes, captions and running text have sentences; a title or a cell has none. */
  hasSentences: boolean;
}

/** Printed text piece by piece, as it is to be read: running heads left out. */
function printedPieces(known: KnownText): Piece[] {
  const pieces = known.blocks.flatMap((block): Piece[] => {
    if (block.kind === 'paragraph') {
      return [{ text: block.words.map((word) => word.text).join(' '), runs: true, hasSentences: true }];
    }
    if (block.kind === 'figure') {
      return [
        { text: block.caption, runs: false, hasSentences: true },
        { text: block.labels.join(' '), runs: false, hasSentences: false },
      ];
    }
    if (block.kind === 'table') {
      return [
        { text: block.caption, runs: false, hasSentences: true },
        { text: block.rows.flat().join(' '), runs: false, hasSentences: false },
      ];
    }
    return [{ text: block.text, runs: true, hasSentences: false }];
  });
  const notes = known.notes.map((text, index): Piece => ({
    text: `${index + 1} ${text}`,
    runs: false,
    hasSentences: true,
  }));
  return [...pieces, ...notes, { text: known.foot, runs: false, hasSentences: false }];
}

/** @param text what was read: paragraphs with blank lines between them */
export function compareText(known: KnownText, text: string): Comparison {
  const pieces = printedPieces(known);
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const owners = ownersOf(paragraphs, pieces);
  const read = pieces.map((_, index) =>
    paragraphs
      .filter((_paragraph, at) => owners[at] === index)
      .map(plain)
      .join(' '),
  );
  const strays = paragraphs.filter((_, at) => owners[at] === -1);
  const faults: Comparison['faults'] = strays.map((stray) => ({ printed: '', read: stray }));
  let wrong = strays.map(plain).join('').length;
  let printed = 0;
  pieces.forEach((piece, index) => {
    // Axis labels and cells may be read in any order.
    const inAnyOrder = !piece.hasSentences && !piece.runs;
    const text = plain(piece.text);
    const differing = inAnyOrder ? edits(sorted(text), sorted(read[index]!)) : edits(text, read[index]!);
    if (differing > 0) faults.push({ printed: text, read: read[index]! });
    wrong += differing;
    printed += text.length;
  });
  const sentences = pieces.flatMap((piece) => (piece.hasSentences ? sentencesOf(piece.text) : []));
  const found = new Set(paragraphs.flatMap(sentencesOf));
  const order = pieces.flatMap((piece, index) => (piece.runs ? [owners.indexOf(index)] : [])).filter((at) => at >= 0);
  const inOrder = order.slice(1).filter((at, index) => at > order[index]!).length;
  return {
    charactersWrong: wrong / printed,
    sentencesWhole: sentences.filter((sentence) => found.has(sentence)).length / sentences.length,
    inOrder: inOrder / (order.length - 1),
    faults: [
      ...faults,
      ...sentences.filter((each) => !found.has(each)).map((each) => ({ printed: each, read: '(not one sentence)' })),
    ],
  };
}

function sorted(text: string): string {
  return text.split(' ').sort().join(' ');
}

/** Capitals aside: small ones are capitals in the letters of a PDF and may be taken for either in a picture. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

function sentencesOf(text: string): string[] {
  return splitSentences(text).map(({ start, end }) => plain(text.slice(start, end)));
}

/** For each paragraph the piece with which it shares most, -1 where it shares next to nothing. */
function ownersOf(paragraphs: readonly string[], pieces: readonly Piece[]): number[] {
  const shingles = pieces.map(({ text }) => shinglesOf(text));
  return paragraphs.map((paragraph) => {
    const own = [...shinglesOf(paragraph)];
    let best = -1;
    let most = own.length * 0.4;
    shingles.forEach((each, index) => {
      const shared = own.filter((shingle) => each.has(shingle)).length;
      const isSmaller = shared === most && best >= 0 && each.size < shingles[best]!.size;
      if (shared > most || isSmaller) [best, most] = [index, shared];
    });
    return best;
  });
}

function shinglesOf(text: string): Set<string> {
  const letters = plain(text);
  const found = new Set<string>();
  for (let at = 0; at + SHINGLE <= letters.length; at++) found.add(letters.slice(at, at + SHINGLE));
  return found.size > 0 ? found : new Set([letters]);
}

/** Letters to change, add or take away to make one text the other (Levenshtein's distance). */
export function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(a[i - 1] !== b[j - 1])));
    }
    row = next;
  }
  return row.at(-1)!;
}
