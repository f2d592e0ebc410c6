import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { latin1, utf16 } from '../../fixtures/bytes.ts';

/** Texts in encodings that can't be written here: their bytes, in hexadecimal. */
const BYTES = {
  // ダムが決壊したのは、放水路が詰まっていたからである。
  shiftJis:
    '835f8380 82aa 8c88 89f3 82b5 82bd 82cc 82cd 8141 95fa 9085 9848 82aa 8b6c 82dc 82c1 82c4 82a2 82bd 82a9 82e7 82c5 82a0 82e9 8142',
  // 大坝决口是因为溢洪道被堵塞。
  gb18030: 'b4f3 b0d3 bef6 bfda cac7 d2f2 ceaa d2e7 bae9 b5c0 b1bb b6c2 c8fb a1a3',
};

function bytesOf(hexadecimal: string): Uint8Array {
  return Uint8Array.from(hexadecimal.replaceAll(' ', '').match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

describe('texts that name no encoding', () => {
  it.each([
    ['Shift JIS', bytesOf(BYTES.shiftJis), 'ダムが決壊したのは、放水路が詰まっていたからである。'],
    ['GB18030', bytesOf(BYTES.gb18030), '大坝决口是因为溢洪道被堵塞。'],
    [
      'windows-1252',
      latin1('The spillway \u0096 an old one \u0096 was blocked; the caf\u00e9 was flooded.'),
      'The spillway – an old one – was blocked; the café was flooded.',
    ],
    ['windows-1252, with few words', latin1('M\u00fcller'), 'Müller'],
    ['UTF-16', utf16('Плотина прорвалась.', 'little'), 'Плотина прорвалась.'],
  ])('are read in %s', async (_, bytes, text) => {
    expect((await parseFile(bytes, 'a.txt')).text).toBe(text);
  });

  it('are read in any text format', async () => {
    const row = bytesOf(`${BYTES.gb18030} 2c 31 0a ${BYTES.gb18030} 2c 32`);
    expect((await parseFile(row, 'a.csv')).text).toBe(
      '大坝决口是因为溢洪道被堵塞。; 1.\n\n大坝决口是因为溢洪道被堵塞。; 2.',
    );
    const page = Uint8Array.from([
      ...latin1('<html><body><p>'),
      ...bytesOf(BYTES.shiftJis),
      ...latin1('</p></body></html>'),
    ]);
    expect((await parseFile(page, 'a.html')).text).toContain('放水路が詰まっていた');
  });
});
