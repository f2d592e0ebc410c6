/**
 * @file Static word vectors: one vector for each word piece, whose sum over a text points where a sentence encoder's vector of the text
 * does (the encoder's own knowledge at the price of a table look-up; Arora, Liang and Ma, 2017, for why weighted sums of word vectors
 * make good vectors of texts). The table is made from the encoder that comes with the app by `npm run make:encoder`; a piece's length is its
 * weight, so that words which say little have short vectors.
 *
 * The file: a line of JSON ({@link WordVectorHead}), then the pieces, one a line, in the order of their rows, then one 32-bit
 * float a row, its scale, then the rows' numbers as bytes. Everything is little-endian.
 */
import { CausewayError } from '../errors.ts';
import { piecesOf, wordsOf } from './word-pieces.ts';

export interface WordVectorHead {
  format: 'causeway-words-1';
  dimensions: number;
  pieces: number;
  /** Bytes of the lines with the pieces. */
  textBytes: number;
}

const NEWLINE = 10;
/** Vectors of words that were asked for are remembered, since words repeat endlessly. Emptied when they grow too many. */
const WORDS_KEPT = 20_000;

/** What the engine needs to read bytes as text, without the libraries of browsers. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

export class WordVectors {
  /** No vectors at all: every text is a zero vector without dimensions, and only words compare. */
  static readonly none = new WordVectors(0, new Map(), new Float32Array(0), new Int8Array(0));

  readonly #known = new Map<string, Float32Array>();

  private constructor(
    readonly dimensions: number,
    private readonly numbers: ReadonlyMap<string, number>,
    private readonly scales: Float32Array,
    private readonly values: Int8Array,
  ) {}

  /**
   * Reads the file.
   *
   * @throws CausewayError `file-damaged` when its parts do not fit together
   */
  static parse(bytes: Uint8Array): WordVectors {
    const damaged = () =>
      new CausewayError('file-damaged', 'The word vectors of this app are damaged. Load the page again while online.');
    const end = bytes.indexOf(NEWLINE);
    let head: WordVectorHead | null;
    try {
      head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, Math.max(0, end)))) as WordVectorHead | null;
    } catch {
      throw damaged();
    }
    if (head?.format !== 'causeway-words-1') throw damaged();
    const { dimensions, pieces, textBytes } = head;
    if (![dimensions, pieces, textBytes].every((count) => Number.isInteger(count) && count >= 0)) throw damaged();
    const textEnd = end + 1 + textBytes;
    const scalesEnd = textEnd + 4 * pieces;
    if (bytes.length !== scalesEnd + pieces * dimensions) throw damaged();
    const names = new TextDecoder().decode(bytes.subarray(end + 1, textEnd)).split('\n');
    if (names.length !== pieces) throw damaged();
    return new WordVectors(
      dimensions,
      new Map(names.map((name, number) => [name, number])),
      // Copied, since the place in the file need not be a multiple of four bytes.
      new Float32Array(Uint8Array.from(bytes.subarray(textEnd, scalesEnd)).buffer),
      new Int8Array(bytes.buffer, bytes.byteOffset + scalesEnd, pieces * dimensions),
    );
  }

  /** All pieces that have a vector, whole words and continuations. */
  get pieces(): Iterable<string> {
    return this.numbers.keys();
  }

  /** Whether a word, in lower case, has a vector of its own: a common word, written as it should be. */
  isWord(word: string): boolean {
    return this.numbers.has(word);
  }

  /**
   * The vector of a word, or of several: the sum of those of its pieces; a zero vector where none is known. Not to be changed.
   */
  vectorOf(words: string): Float32Array {
    const known = this.#known.get(words);
    if (known) return known;
    const vector = new Float32Array(this.dimensions);
    for (const word of wordsOf(words)) {
      for (const piece of piecesOf(word, this.numbers)) {
        const base = piece * this.dimensions;
        const scale = this.scales[piece]!;
        for (let i = 0; i < vector.length; i++) vector[i]! += scale * this.values[base + i]!;
      }
    }
    if (this.#known.size >= WORDS_KEPT) this.#known.clear();
    this.#known.set(words, vector);
    return vector;
  }
}
