/** @file Which of a text's tokens make up its words, so that an encoder's token vectors become vectors of words, see `engine/vector/word-codes.ts`. */
import type { PreTrainedTokenizer } from '@huggingface/transformers';
import { isStopword } from '../../engine/text/stopwords.ts';
import { setSigns } from '../../engine/vector/signs.ts';
import { projectWord, WORD_BITS, WORD_BYTES, type WordCodes } from '../../engine/vector/word-codes.ts';

/** Tokens from `from` up to `to` make up one word. */
interface WordTokens {
  from: number;
  to: number;
}

/** The words of a text that mean something, line by line. */
export type TextWords = readonly (readonly WordTokens[])[];

const CONTINUED = '##';
const BEGUN = /^[▁Ġ]/u;
const MEANT = /[\p{L}\p{N}]/u;

/** The words of one line's tokens: pieces joined, function words and marks left out. */
function wordsOfLine(tokens: readonly string[], first: number, isMarked: boolean): WordTokens[] {
  const words: (WordTokens & { text: string })[] = [];
  tokens.forEach((token, i) => {
    const at = first + i;
    const text = token.startsWith(CONTINUED) ? token.slice(CONTINUED.length) : token.replace(BEGUN, '');
    const last = words.at(-1);
    const continues = isMarked ? !BEGUN.test(token) : token.startsWith(CONTINUED);
    if (!MEANT.test(text)) return;
    if (continues && last?.to === at) {
      last.to = at + 1;
      last.text += text;
    } else words.push({ from: at, to: at + 1, text });
  });
  return words.filter(({ text }) => !isStopword(text.toLowerCase())).map(({ from, to }) => ({ from, to }));
}

/** Finds the words of texts among their tokens. */
export class WordFinder {
  readonly #tokenizer: PreTrainedTokenizer;
  /** Tokens that stand before and around every text. */
  readonly #before: number;
  readonly #around: number;

  constructor(tokenizer: PreTrainedTokenizer) {
    this.#tokenizer = tokenizer;
    const bare = tokenizer.tokenize('a').length;
    const whole = tokenizer.tokenize('a', { add_special_tokens: true });
    this.#around = whole.length - bare;
    this.#before = Math.max(0, whole.indexOf(tokenizer.tokenize('a')[0] ?? ''));
  }

  /**
   * @param text one or several lines
   * @param length how many tokens of it the model was given, those around it included
   * @returns no words where its lines by themselves are cut into other tokens than the text
   */
  words(text: string, length: number): TextWords {
    const lines = text.split('\n').map((line) => this.#tokenizer.tokenize(line));
    const all = lines.reduce((sum, tokens) => sum + tokens.length, 0);
    const given = length - this.#around;
    if (given > all) return lines.map(() => []);
    const isMarked = lines.some((tokens) => tokens.some((token) => BEGUN.test(token)));
    let first = this.#before;
    return lines.map((tokens) => {
      const words = wordsOfLine(tokens, first, isMarked).filter(({ to }) => to <= this.#before + given);
      first += tokens.length;
      return words;
    });
  }
}

/** The projection of each word. `states`: the text's token vectors, `size` numbers each. */
function* projections(states: Float32Array, size: number, words: TextWords): Generator<Float32Array> {
  const sum = new Float32Array(size);
  for (const line of words) {
    for (const { from, to } of line) {
      sum.fill(0);
      for (let at = from * size; at < to * size; at++) sum[at % size]! += states[at]!;
      yield projectWord(sum);
    }
  }
}

export function codesOf(states: Float32Array, size: number, words: TextWords): WordCodes {
  const ofLine = Uint16Array.from(words, (line) => line.length);
  const signs = new Uint8Array(ofLine.reduce((sum, count) => sum + count, 0) * WORD_BYTES);
  let at = 0;
  for (const word of projections(states, size, words)) setSigns(signs, at++, word);
  return { signs, ofLine };
}

/** Projections of all words of a question, `WORD_BITS` numbers each. */
export function projectionsOf(states: Float32Array, size: number, words: TextWords): Float32Array {
  const found = [...projections(states, size, words)];
  const values = new Float32Array(found.length * WORD_BITS);
  found.forEach((word, i) => values.set(word, i * WORD_BITS));
  return values;
}
