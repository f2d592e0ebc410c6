import { describe, expect, it } from 'vitest';
import { cleanPath } from '../../../src/adapters/parsers/paths.ts';
import { withoutUnseen } from '../../../src/engine/text/unseen.ts';

describe('letters that nobody sees', () => {
  it.each([
    ['turned \u202edna\u202c back', 'turned dna back'],
    ['\u2066isolated\u2069', 'isolated'],
    ['va\u200blve', 'valve'],
    ['va\u00adlve\ufeff\u2060', 'valve'],
    ['tags\u{e0053}\u{e0061}\u{e007f}', 'tags'],
  ])('%j are taken out', (text, left) => expect(withoutUnseen(text)).toBe(left));

  it.each(['می\u200cخواهم', 'क्\u200dष', '👩\u200d🔧', 'שלום\u200f!', 'ประ\u200bเทศ', 'ភាសា\u200bខ្មែរ', 'plain'])(
    '%j keeps those that its language writes',
    (text) => expect(withoutUnseen(text)).toBe(text),
  );
});

describe('a path', () => {
  it.each([
    ['minutes/\u202efdp.exe', 'minutes/fdp.exe'],
    ['a\u200f.txt', 'a.txt'],
    ['two\r\nlines.txt', 'two lines.txt'],
    ['\u202e', 'file'],
    [' spaces stay.txt', ' spaces stay.txt'],
    ['Größe/例.pdf', 'Größe/例.pdf'],
  ])('%j is shown as %j', (path, shown) => expect(cleanPath(path)).toBe(shown));
});
