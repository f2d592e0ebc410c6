/** @file Entries of logs and diaries: lines that begin with a time, one below the other. */
import { markOne, type TextLine } from './lines.ts';

/** A point in time at the beginning of a line: a date with a time, a time of day, or what programs write. */
const STAMP = new RegExp(
  '^[\\[(]?(?:' +
    String.raw`\d{4}[-/.]\d\d?[-/.]\d\d?[T ,]+\d\d?[:.]\d\d` +
    String.raw`|\d\d?[-/.]\d\d?[-/.]\d{2,4}[ ,]+\d\d?[:.]\d\d` +
    String.raw`|(?:(?:mon|tue|wed|thu|fri|sat|sun)\w*,? )?(?:\d\d? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* (?:\d\d?,? )?(?:\d{4} )?\d\d?:\d\d` +
    String.raw`|(?:[01]\d|2[0-3])[:.h][0-5]\d` +
    ')(?::[0-5]\\d(?:[.,]\\d+)?)?(?:Z|[+-]\\d\\d:?\\d\\d)?\\s?(?:am|pm)?[\\])]?(?:$|[\\s,;:|–—-])',
  'iu',
);
/** Who writes an entry, as chats put it behind the time. */
const WRITER = /^\s*\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}\s?:\s/u;
/** A log has so many entries at least, and they are this share of its lines. */
const LEAST_ENTRIES = 3;
const LEAST_SHARE = 0.3;
/** What stands within a document that is something else has more of them in a row. */
const LEAST_RUN = 5;

/** Marks the entries of logs, with the lines in which they go on. */
export function markLogs(lines: readonly TextLine[]): void {
  const written = lines.flatMap(({ isBlank }, at) => (isBlank ? [] : [at]));
  const stamped = written.map((at) => lines[at]!.part === 'body' && STAMP.test(lines[at]!.text));
  const entries = stamped.filter(Boolean).length;
  const isLog = entries >= LEAST_ENTRIES && entries >= LEAST_SHARE * written.length;
  for (let from = 0; from < written.length;) {
    let to = from;
    while (to < written.length && stamped[to]) to++;
    if (to > from && (isLog || to - from >= LEAST_RUN)) {
      for (let i = from; i < to; i++) {
        const at = written[i]!;
        markOne(lines, at, Math.max(at + 1, entryEnd(lines, at)), 'log line');
      }
    }
    from = Math.max(to, from + 1);
  }
}

/** The line behind the last one in which an entry goes on. */
function entryEnd(lines: readonly TextLine[], at: number): number {
  let end = at + 1;
  while (end < lines.length && !lines[end]!.isBlank && lines[end]!.part === 'body' && !STAMP.test(lines[end]!.text)) {
    end++;
  }
  return end;
}

/** How many UTF-16 units at the beginning of an entry are its time and who writes it, which is nothing that it tells; 0 where it begins with no time. */
export function entryHead(entry: string): number {
  const stamp = STAMP.exec(entry)?.[0].length ?? 0;
  return stamp > 0 ? stamp + (WRITER.exec(entry.slice(stamp))?.[0].length ?? 0) : 0;
}
