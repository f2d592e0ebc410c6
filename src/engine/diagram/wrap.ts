/** @file Breaking a phrase into lines. */

/** Width of a text in CSS pixels. */
export type MeasureText = (text: string) => number;

/** Lines beyond this many are cut, with an ellipsis. */
const MOST_LINES = 5;

/** Lines of at most `width`, broken at spaces; words that are longer, and writing without spaces, are broken anywhere. */
export function wrap(text: string, width: number, measure: MeasureText): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && measure(line + character) > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  if (lines.length <= MOST_LINES) return lines;
  let last = lines[MOST_LINES - 1]!;
  while (last !== '' && measure(`${last} …`) > width) last = last.slice(0, -1);
  return [...lines.slice(0, MOST_LINES - 1), `${last.trimEnd()} …`];
}

/** The width of a text where no font is at hand: letters by their usual widths, full-width ones by theirs; a little too wide. */
export function estimateWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const character of text) {
    if (
      /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u.test(character)
    )
      ems += 1.02;
    else if (/[ijl.,:;'|!()[\] ]/.test(character)) ems += 0.32;
    else if (/[mwMW@%—…]/.test(character)) ems += 0.9;
    else if (/\p{Lu}/u.test(character)) ems += 0.7;
    else ems += 0.56;
  }
  return ems * fontSize;
}
