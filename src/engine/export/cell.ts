/**
 * @file A text as one cell of a table that spreadsheets read: never run as a formula, wherever the program parts columns. After the OWASP notes on CSV
 * injection: what begins so gets an apostrophe, which spreadsheets take for "this is text".
 */

/** Beginnings of formulas, also in the wide letters that some programs take for them, and behind blanks or quotes. */
const FORMULA = /^[\s"']*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/u;
/** Where a program that parts columns at semicolons or tabs would begin another cell with a formula; a plain number is none. */
const INNER_FORMULA = /([;\t]["'\s]*)(?=[=@|\uff1d\uff20]|[+\-\uff0b\uff0d][\s"']*[\p{L}(@=])/gu;

/** The text on one line, without control characters. */
export function harmlessCell(text: string): string {
  const line = text
    .replace(INNER_FORMULA, "$1'")
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return FORMULA.test(line) ? `'${line}` : line;
}
