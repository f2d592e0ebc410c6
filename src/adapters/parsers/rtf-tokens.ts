/** @file Rich Text Format cut into groups, control words, bytes and text. Format: Microsoft RTF specification 1.9.1. */

export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  /** `value` is null where a word has no number. */
  | { kind: 'word'; name: string; value: number | null }
  /** One byte in the code page of the current font. */
  | { kind: 'byte'; byte: number }
  | { kind: 'text'; text: string };

const LONGEST_WORD = 32;
const CONTROL_WORD = /([a-zA-Z]{1,32})(-?\d{1,10})? ?/y;
const PLAIN = /[^\\{}\r\n]+/y;

/** @param source the file's bytes, one character each */
export function* rtfTokens(source: string): Generator<RtfToken, void, void> {
  let at = 0;
  while (at < source.length) {
    const character = source[at];
    if (character === '{' || character === '}') {
      yield character === '{' ? { kind: 'open' } : { kind: 'close' };
      at++;
    } else if (character === '\r' || character === '\n') at++;
    else if (character !== '\\') {
      PLAIN.lastIndex = at;
      const text = PLAIN.exec(source)?.[0] ?? source.slice(at, at + 1);
      yield { kind: 'text', text };
      at += text.length;
    } else if (source[at + 1] === "'") {
      const byte = parseInt(source.slice(at + 2, at + 4), 16);
      if (!Number.isNaN(byte)) yield { kind: 'byte', byte };
      at += 4;
    } else {
      CONTROL_WORD.lastIndex = at + 1;
      const word = CONTROL_WORD.exec(source);
      if (word === null) {
        yield { kind: 'word', name: source[at + 1] ?? '', value: null };
        at += 2;
        continue;
      }
      const name = word[1] ?? '';
      const value = word[2] === undefined ? null : Number(word[2]);
      yield { kind: 'word', name: name.slice(0, LONGEST_WORD), value };
      at = CONTROL_WORD.lastIndex;
      // Binary data follows, as many bytes as the word says.
      if (name === 'bin' && value !== null && value > 0) at += value;
    }
  }
}
