/** @file Which pieces of an encoder's vocabulary get a vector, and texts as bags of them. */
import { piecesOf, wordsOf } from '../../../engine/vector/word-pieces.ts';

const CONTINUED = '##';
/** "[CLS]", "[unused7]" */
const SPECIAL = /^\[\w+\]$/;
/** Other scripts are those of languages that an encoder of English knows nothing of but their letters. */
const UNDERSTOOD = /^[\p{Script=Latin}\p{Script=Greek}\p{N}\p{M}]+$/u;
const MARK = /^[\p{P}\p{S}]$/u;

/**
 * The pieces that get a vector, in the order of the vocabulary: those that some text can be cut into, and that the encoder understands.
 *
 * @param vocabulary of WordPiece, uncased
 */
export function understoodPieces(vocabulary: readonly string[]): string[] {
  return vocabulary.filter((piece) => {
    if (SPECIAL.test(piece)) return false;
    const text = pieceText(piece);
    const [word, ...more] = wordsOf(text);
    if (word !== text || more.length > 0) return false;
    // A mark is always a word by itself, so that it continues nothing.
    return UNDERSTOOD.test(text) || (MARK.test(text) && text === piece);
  });
}

/** What a piece is as a text. */
export const pieceText = (piece: string): string =>
  piece.startsWith(CONTINUED) ? piece.slice(CONTINUED.length) : piece;

/** Texts as rows of the table, one text after the other. */
export interface Bags {
  /** Where each text begins, and after the last one the end. */
  starts: Int32Array;
  pieces: Int32Array;
}

/** Cuts texts as `WordVectors` does. */
export function bagsOf(texts: readonly string[], pieces: readonly string[]): Bags {
  const numbers = new Map(pieces.map((piece, number) => [piece, number]));
  const known = new Map<string, number[]>();
  const starts = new Int32Array(texts.length + 1);
  const all: number[] = [];
  texts.forEach((text, at) => {
    for (const word of wordsOf(text)) {
      let parts = known.get(word);
      if (parts === undefined) known.set(word, (parts = piecesOf(word, numbers)));
      for (const part of parts) all.push(part);
    }
    starts[at + 1] = all.length;
  });
  return { starts, pieces: Int32Array.from(all) };
}

/**
 * Inverse document frequencies: ln((n + 1) / (1 + texts with the piece)).
 *
 * @param count number of pieces
 */
export function inverseFrequencies({ starts, pieces }: Bags, count: number): Float32Array {
  const texts = starts.length - 1;
  const frequency = new Float32Array(count).fill(1);
  const lastText = new Int32Array(count).fill(-1);
  for (let text = 0; text < texts; text++) {
    for (let at = starts[text]!; at < starts[text + 1]!; at++) {
      const piece = pieces[at]!;
      if (lastText[piece] === text) continue;
      lastText[piece] = text;
      frequency[piece]!++;
    }
  }
  return frequency.map((seen) => Math.log((texts + 1) / seen));
}
