import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WordVectors } from '../../../src/engine/vector/word-vectors.ts';
import { tinyWords, wordFile } from './tiny-words.ts';

const VECTORS = {
  storm: [1, 0, 0],
  flood: [0, 2, 0],
  cafe: [0, 0, 3],
  '##s': [0.5, 0, 0],
};
const words = tinyWords(VECTORS);

describe('word vectors', () => {
  it('are the sum of the pieces of all words', () => {
    expect([...words.vectorOf('storm')]).toEqual([1, 0, 0].map((value) => expect.closeTo(value, 5)));
    expect([...words.vectorOf('storms')][0]).toBeCloseTo(1.5, 5);
    fc.assert(
      fc.property(fc.array(fc.constantFrom('storm', 'flood', 'cafe', 'storms', 'comet')), (text) => {
        const sum = [0, 1, 2].map((i) => text.reduce((total, word) => total + words.vectorOf(word)[i]!, 0));
        const together = tinyWords(VECTORS).vectorOf(text.join(' '));
        expect([...together]).toEqual(sum.map((value) => expect.closeTo(value, 4)));
      }),
    );
  });

  it('are zero for what is unknown, and read no accents or capitals', () => {
    expect([...words.vectorOf('comet')]).toEqual([0, 0, 0]);
    expect([...words.vectorOf('')]).toEqual([0, 0, 0]);
    expect(words.vectorOf('Café')).toEqual(words.vectorOf('cafe'));
    expect(WordVectors.none.vectorOf('storm')).toHaveLength(0);
  });

  it('are read wherever the file lies in memory', () => {
    const file = wordFile(VECTORS);
    const room = new Uint8Array(file.length + 7);
    room.set(file, 3);
    expect(WordVectors.parse(room.subarray(3, 3 + file.length)).vectorOf('flood')).toEqual(words.vectorOf('flood'));
  });

  it.each([
    ['below zero', { pieces: 1, dimensions: -4, textBytes: 0 }],
    ['no whole numbers', { pieces: 2, dimensions: 1.5, textBytes: 1 }],
  ])('are refused where its counts are %s, though they come to its size', (_, counts) => {
    const head = new TextEncoder().encode(`${JSON.stringify({ format: 'causeway-words-1', ...counts })}\n`);
    const { pieces, dimensions, textBytes } = counts;
    const file = new Uint8Array(head.length + textBytes + 4 * pieces + pieces * dimensions);
    file.set(head);
    if (textBytes > 0) file[head.length] = 10;
    expect(() => WordVectors.parse(file)).toThrow(expect.objectContaining({ code: 'file-damaged' }) as Error);
  });

  it('are refused where the file is cut, longer than it says, or something else', () => {
    const file = wordFile(VECTORS);
    const refused = (bytes: Uint8Array) =>
      expect(() => WordVectors.parse(bytes)).toThrow(expect.objectContaining({ code: 'file-damaged' }));
    for (let length = 0; length < file.length; length++) refused(file.subarray(0, length));
    refused(Uint8Array.of(...file, 0));
    for (const text of ['<!doctype html>\n<html></html>', 'null\n', '{}\n', '7\n']) refused(Buffer.from(text));
  });
});
