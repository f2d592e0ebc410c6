/**
 * @file The ligatures of old TeX fonts. A font of type 3 names no letters, and pdf.js takes each code for the letter with that number; the ligatures have the
 * numbers of line ends and other controls (Knuth, The TeXbook, appendix F), so they are given as blanks or not at all ("e ective"). Which glyphs were
 * drawn, in order, stands in the page's operators.
 */
import type { PDFPageProxy } from 'pdfjs-dist';

const LIGATURES: ReadonlyMap<string, string> = new Map([
  ['\u000b', 'ff'],
  ['\u000c', 'fi'],
  ['\r', 'fl'],
  ['\u000e', 'ffi'],
  ['\u000f', 'ffl'],
]);

/** Text is set in runs of small letters; what stands for a relation or a variable is drawn by itself. */
const TEXT = { letters: 0.6, run: 2.5 } as const;

interface Glyph {
  unicode: string;
}

/** What the glyphs of one operator stand for, and the font that they are drawn in. */
interface Run {
  font: string;
  text: string;
}

function isGlyph(part: unknown): part is Glyph {
  return typeof part === 'object' && part !== null && typeof (part as Partial<Glyph>).unicode === 'string';
}

async function runsOn(page: PDFPageProxy, { setFont, showText }: TextOperators): Promise<Run[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const runs: Run[] = [];
  let font = '';
  fnArray.forEach((operator, i) => {
    if (operator === setFont) font = (argsArray[i] as [string])[0];
    if (operator !== showText) return;
    const text = (argsArray[i] as [unknown[]])[0].map((part) => (isGlyph(part) ? part.unicode : '')).join('');
    runs.push({ font, text });
  });
  return runs;
}

/** The fonts that words are set in: in the others, of mathematics, the same numbers are Greek letters and signs. */
function textFonts(runs: readonly Run[]): Set<string> {
  const fonts = new Map<string, { runs: number; signs: number; letters: number }>();
  for (const { font, text } of runs) {
    const of = fonts.get(font) ?? { runs: 0, signs: 0, letters: 0 };
    const letters = text.match(/\p{Ll}/gu)?.length ?? 0;
    fonts.set(font, { runs: of.runs + 1, signs: of.signs + text.length, letters: of.letters + letters });
  }
  const isText = ({ runs: count, signs, letters }: { runs: number; signs: number; letters: number }) =>
    letters >= TEXT.letters * signs && signs >= TEXT.run * count;
  return new Set([...fonts].filter(([, of]) => isText(of)).map(([font]) => font));
}

/**
 * @param pieces of text of a page, in the order in which they are drawn; blanks between words need not be drawn
 * @param runs what is drawn
 * @returns the pieces with their ligatures; null where they are not what was drawn
 */
export function withLigatures(pieces: readonly string[], runs: readonly Run[]): string[] | null {
  const fonts = textFonts(runs);
  const drawn = runs.map(({ text }) => text).join('');
  const isText = runs.flatMap(({ font, text }) => new Array<boolean>(text.length).fill(fonts.has(font)));
  const begins = new Set<number>();
  let length = 0;
  for (const { text } of runs) {
    begins.add(length);
    length += text.length;
  }
  let at = 0;
  /** The ligature that is drawn here, whatever was made of it; empty where none is. */
  const ligature = () => (isText[at] ? (LIGATURES.get(drawn[at] ?? '') ?? '') : '');
  /** Blanks that were drawn, and what was taken for some, need not be among the pieces. */
  const isBlank = () => /\s/.test(drawn[at] ?? '');
  const whole: string[] = [];
  for (const piece of pieces) {
    let text = '';
    for (const sign of piece) {
      const own = ligature();
      if (own !== '' && (sign === drawn[at] || /\s/.test(sign))) {
        // The blank before a word that begins with one is the same piece as the ligature.
        text += begins.has(at) && at > 0 && sign === ' ' ? ` ${own}` : own;
        at++;
      } else if (/\s/.test(sign)) {
        text += sign;
        if (isBlank()) at++;
      } else {
        for (; drawn[at] !== sign && (isBlank() || ligature() !== ''); at++) text += ligature();
        if (!drawn.startsWith(sign, at)) return null;
        text += sign;
        at += sign.length;
      }
    }
    whole.push(text);
  }
  return whole;
}

/** Numbers of pdf.js for what a page's operators do (`OPS`). */
export interface TextOperators {
  setFont: number;
  showText: number;
}

/** The pieces of a page with the ligatures that were drawn; as they are where that can't be told. */
export async function mendLigatures<Piece extends { str: string }>(
  page: PDFPageProxy,
  pieces: readonly Piece[],
  operators: TextOperators,
): Promise<readonly Piece[]> {
  const mended = withLigatures(
    pieces.map(({ str }) => str),
    await runsOn(page, operators),
  );
  return mended === null ? pieces : pieces.map((piece, i) => ({ ...piece, str: mended[i]! }));
}
