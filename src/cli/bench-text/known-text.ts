/**
 * @file Known text for printed pages: the paragraphs and headings of the technical documents that lie beside the reader's training, with footnotes, figures
 * and tables between them as papers have them. Seeded.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { splitSentences } from '../../engine/text/sentences.ts';
import { seededRandom } from '../../engine/random.ts';

const DOCUMENTS = path.resolve(import.meta.dirname, '../train-reader/kept-apart');
const LEAST_PARAGRAPH = 120;
const MOST_HEADING = 70;
/** Words in small capitals, and words in italics, of a paragraph's words. */
const SMALL_CAPITALS = 0.01;
const ITALICS = 0.04;

/** What stands below the first page alone. */
const FIRST_FOOT = 'Preprint, not peer reviewed';

/** A piece of text as it is set. */
export interface Word {
  text: string;
  style: 'plain' | 'small-capitals' | 'italic';
  /** A footnote whose mark stands after it. */
  note?: number;
}

export type Block =
  | { kind: 'title' | 'heading'; text: string }
  | { kind: 'paragraph'; words: Word[] }
  | { kind: 'figure'; caption: string; labels: string[] }
  | { kind: 'table'; caption: string; rows: string[][] };

export interface KnownText {
  /** What stands above every page but the first. */
  running: string;
  /** What stands below the first page. */
  foot: string;
  blocks: Block[];
  notes: string[];
}

/** What is printed, in which style. */
export const PRINTED = [
  {
    name: 'paper, two columns',
    file: 'f-cachepaper/files/dapple-woss23.txt',
    title: 'The Quarter-Hour Stampede: Synchronised Expiry in a Regional Edge Cache and What Staggering It Costs',
    seed: 1,
    columns: 2,
    gaps: false,
  },
  {
    name: 'journal, two columns',
    file: 'f-soilpaper/files/valloton-ames-2023.txt',
    title: 'Late emergence and later recovery of spring barley: a four-year field trial in the Oster valley',
    seed: 2,
    columns: 2,
    gaps: false,
  },
  {
    name: 'report, one column',
    file: 'f-transitreport/files/network-review-final.txt',
    title: 'Brackwater Bus Network Review: final report to the Borough',
    seed: 3,
    columns: 1,
    gaps: true,
  },
  {
    name: 'manuscript, two columns, gaps',
    file: 'f-clinictrial/files/remind-w-trial.md',
    title: 'Text message reminders to wear a night splint: a randomised trial in three clinics',
    seed: 4,
    columns: 2,
    gaps: true,
  },
] as const;

interface Piece {
  kind: 'heading' | 'paragraph';
  text: string;
}

/** Blocks of the text with blank lines between them: paragraphs that end as sentences do, and what stands alone before them. */
function piecesOf(text: string): Piece[] {
  const pieces = text.split(/\n\s*\n/).map((piece) =>
    piece
      .replace(/^#+\s*/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return pieces.flatMap((piece, index): Piece[] => {
    const isParagraph = (each = ''): boolean =>
      each.length >= LEAST_PARAGRAPH && /[.?!]$/.test(each) && !/\s{3}|\|/.test(each);
    if (isParagraph(piece)) return [{ kind: 'paragraph', text: piece }];
    const isHeading = piece.length <= MOST_HEADING && /^(?:\d[\d.]*\s)?\p{Lu}/u.test(piece) && !/[.?!:,]$/.test(piece);
    return isHeading && isParagraph(pieces[index + 1]) ? [{ kind: 'heading', text: piece }] : [];
  });
}

/** A document's text with what papers have beside it. */
export async function knownText({ file, title, seed }: (typeof PRINTED)[number]): Promise<KnownText> {
  const text = await readFile(path.join(DOCUMENTS, file), 'utf8');
  const random = seededRandom(seed);
  const pieces = piecesOf(text);
  // Every ninth paragraph gives its sentences to footnotes and captions instead.
  const aside: string[] = [];
  const kept = pieces.filter((piece, index) => {
    if (piece.kind === 'heading' || index % 9 !== 8 || pieces[index - 1]?.kind === 'heading') return true;
    aside.push(...splitSentences(piece.text).map(({ start, end }) => piece.text.slice(start, end)));
    return false;
  });
  const known: KnownText = { running: '', foot: FIRST_FOOT, blocks: [], notes: [] };
  known.running = title.split(':')[0]!;
  known.blocks.push({ kind: 'title', text: title });
  const longWords = [...new Set(text.match(/\b\p{Ll}{6,9}\b/gu))];
  const noun = (): string => {
    const word = longWords[Math.floor(random() * longWords.length)]!;
    return word[0]!.toUpperCase() + word.slice(1);
  };
  let figures = 0;
  let tables = 0;
  kept.forEach((piece, index) => {
    if (piece.kind === 'heading') return void known.blocks.push({ kind: 'heading', text: piece.text });
    const words: Word[] = piece.text.split(' ').map((word) => ({ text: word, style: styleOf(word, random()) }));
    const ends = words.flatMap((word, at) => (/\p{Ll}{2}\.$/u.test(word.text) && at < words.length - 1 ? [at] : []));
    if (index % 3 === 1 && ends.length > 0 && aside.length > 0) {
      words[ends[Math.floor(random() * ends.length)]!]!.note = known.notes.push(aside.shift()!);
    }
    known.blocks.push({ kind: 'paragraph', words });
    if (index % 6 === 3 && aside.length > 0) {
      const ticks = Array.from({ length: 6 }, (_, at) => String((figures + 3) * 7 * at));
      const labels = [...ticks, `${noun()} ${noun()}`, `${noun()} (${noun()})`];
      known.blocks.push({ kind: 'figure', caption: `Figure ${++figures}: ${aside.shift()}`, labels });
    }
    if (index % 6 === 5 && aside.length > 0) {
      const number = (): string => (random() * 900).toFixed(1);
      const rows = Array.from({ length: 4 }, () => [noun(), number(), number(), number()]);
      known.blocks.push({
        kind: 'table',
        caption: `Table ${++tables}. ${aside.shift()}`,
        rows: [Array.from({ length: 4 }, noun), ...rows],
      });
    }
  });
  return known;
}

function styleOf(word: string, chance: number): Word['style'] {
  if (/^\p{L}{4,}$/u.test(word) && chance < SMALL_CAPITALS) return 'small-capitals';
  return chance > 1 - ITALICS ? 'italic' : 'plain';
}
