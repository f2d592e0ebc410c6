/**
 * @file Which lines of a block are notes of their own, as in a handover, a diary or a list without bullets, rather than text that was wrapped: a wrapped line ends
 * where the next word did not fit any more, and notes often begin with what they are of ("mon: …", "bed 4 - …", "bed 7 …").
 */

/** Wrapped lines of more than so many units are the work of a program, which fills them. */
const WIDEST_PAGE = 130;
/** A wrapped line fills at least this share of the width with the word that did not fit … */
const FULL = 0.85;
/** … and nearly all of it where a program filled it. */
const FULL_UNWRAPPED = 0.95;
/** Among notes with labels a line that is shorter than this share of the width ends its note. */
const SHORT = 0.6;
/** So many labels in a block are no chance. */
const LEAST_LABELS = 2;

const QUOTE_MARKS = /^[ \t]*(?:>[ \t]?)+/;
const ENDS_SENTENCE = /[.!?。!?:;…]["”’)\]]*\s*$/;
const LABEL = /^\p{L}[\p{L}.]{0,11}(?: \p{N}{1,4})?(?::| [-–—]) ?\S/u;
const NUMBERED = /^(\p{L}{2,12}) \p{N}{1,4}\b/u;
const STARTS_LARGE = /^["“‘'([]?\p{Lu}/u;
const GOES_ON =
  /(?:[,([{“–—-]|\b(?:a|an|the|of|and|or|to|in|on|at|by|for|from|with|that|which|is|are|was|were|as|because|than|not|its|their|his|her|our|this|these|be|has|have|had|we|it))$/iu;

/** Whether nobody ends a note, a heading or a sentence so. */
export function goesOn(line: string): boolean {
  return GOES_ON.test(line.trimEnd());
}

/** Whether each line begins with what it is of: with a label, or with a word and a number, as others of the block do with another number. */
function labelsOf(lines: readonly string[]): boolean[] {
  const counted = lines.map((line) => NUMBERED.exec(line)?.[1]!.toLowerCase() ?? '');
  const times = new Map<string, number>();
  for (const word of counted) times.set(word, (times.get(word) ?? 0) + 1);
  return lines.map((line, i) => LABEL.test(line) || (counted[i] !== '' && times.get(counted[i]!)! >= LEAST_LABELS));
}

/**
 * Which lines of a block begin a note of their own.
 *
 * @param lines of a block without blank lines
 * @returns one flag a line, the first always true; all others false where the block is wrapped text
 */
export function beginsNote(lines: readonly string[]): boolean[] {
  const told = lines.map((line) => line.replace(QUOTE_MARKS, '').trim());
  const width = told.reduce((most, line) => Math.max(most, line.length), 0);
  const full = width * (width > WIDEST_PAGE ? FULL_UNWRAPPED : FULL);
  /** How much of the width a line would have with the word after it; null where a sentence ends, and either may be meant. */
  const filled = told.slice(1).map((next, i): number | null => {
    const line = told[i]!;
    if (line === '' || ENDS_SENTENCE.test(line)) return null;
    return goesOn(line) ? width : line.length + 1 + next.split(' ', 1)[0]!.length;
  });
  const broken = filled.filter((length) => length !== null && length <= full).length;
  const wrapped = filled.filter((length) => length !== null && length > full).length;
  if (broken > wrapped) return lines.map(() => true);
  const isLabelled = labelsOf(told);
  if (isLabelled.filter(Boolean).length < LEAST_LABELS) return lines.map((_, i) => i === 0);
  const isOver = (i: number): boolean => (filled[i] ?? width) <= SHORT * width;
  return told.map(
    (line, i) => i === 0 || isLabelled[i]! || isOver(i - 1) || (STARTS_LARGE.test(line) && !goesOn(told[i - 1]!)),
  );
}
