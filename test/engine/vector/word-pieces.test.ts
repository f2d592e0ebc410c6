import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf, wordsOf } from '../../../src/engine/vector/word-pieces.ts';

describe('wordsOf', () => {
  it('lower-cases, takes accents away, and sets punctuation and ideographs apart', () => {
    expect(wordsOf('Café CRÈME, 3.5 über-all')).toEqual(['cafe', 'creme', ',', '3', '.', '5', 'uber', '-', 'all']);
    expect(wordsOf('停电 in 2024')).toEqual(['停', '电', 'in', '2024']);
    expect(wordsOf(' \n')).toEqual([]);
  });

  it('reads composed and decomposed accents alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(wordsOf(text.normalize('NFD'))).toEqual(wordsOf(text.normalize('NFC')));
      }),
    );
  });
});

describe('piecesOf', () => {
  const numbers = new Map(['strike', 's', 'st', '##rik', '##er', '##e', '##rike', '##s'].map((piece, i) => [piece, i]));
  const cut = (word: string) => piecesOf(word, numbers).map((number) => [...numbers.keys()][number]);

  it('takes the longest known beginning, then the longest known continuations', () => {
    expect(cut('strike')).toEqual(['strike']);
    expect(cut('strikes')).toEqual(['strike', '##s']);
    expect(cut('striks')).toEqual(['st', '##rik', '##s']);
    // No other way of cutting is tried: st ##rik ##er would do.
    expect(cut('striker')).toEqual([]);
  });

  it('knows nothing of a word that is unknown at any place, or longer than words are', () => {
    expect(cut('strikex')).toEqual([]);
    expect(cut('s'.repeat(100))).toHaveLength(100);
    expect(cut('s'.repeat(101))).toEqual([]);
    expect(cut('')).toEqual([]);
  });

  it('gives back the word when its pieces are put together', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('s', 't', 'r', 'e', 'ri', 'st'), { maxLength: 6 }), (parts) => {
        const all = new Map(
          [...'st', 're', 'ri', 'st', '##s', '##t', '##r', '##e', '##ri', '##st'].map((p, i) => [p, i]),
        );
        const word = parts.join('');
        const names = [...all.keys()];
        const pieces = piecesOf(word, all).map((number) => names[number]!);
        if (pieces.length > 0) expect(pieces.map((piece) => piece.replace('##', '')).join('')).toBe(word);
      }),
    );
  });
});
