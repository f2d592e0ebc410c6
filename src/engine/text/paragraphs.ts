/** @file Where one paragraph ends and the next begins, as far as sentences beside each other are concerned. */

const BLANK_LINE = /\n\s*\n/;

/** Whether nothing but space within a paragraph stands between the end of one sentence and the start of the next, in UTF-16 units of the text. */
export function isOneParagraph(text: string, end: number, start: number): boolean {
  return !BLANK_LINE.test(text.slice(end, start));
}
