/**
 * @file Glyphs that PDFs give in the private use area of Unicode, where Adobe put what has no character of its own (the corporate use subarea of the Adobe
 * Glyph List): small capitals, old-style figures, and the pieces that large brackets are built of. Words in them would be unfindable.
 */

/** What stands at U+F721 to U+F7FE is a small capital or an old-style figure of the character 0xF700 before it. */
const SMALL = /[\uf721-\uf77e\uf7a1-\uf7fe]/g;
const SMALL_BEGIN = 0xf700;
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['\uf8e8', '®'],
  ['\uf8e9', '©'],
  ['\uf8ea', '™'],
  // Of a bracket in pieces the uppermost stands for all.
  ['\uf8eb', '('],
  ['\uf8ee', '['],
  ['\uf8f1', '{'],
  ['\uf8f6', ')'],
  ['\uf8f9', ']'],
  ['\uf8fc', '}'],
]);
const BUILT = /[\uf8e5-\uf8fe]/g;

/** The text with ordinary characters for such glyphs. */
export function namedGlyphs(text: string): string {
  return text
    .replace(SMALL, (glyph) => String.fromCharCode(glyph.charCodeAt(0) - SMALL_BEGIN).toUpperCase())
    .replace(BUILT, (piece) => OTHERS.get(piece) ?? '');
}
