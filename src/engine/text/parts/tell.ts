/**
 * @file What the parts of a document are: what its format tells, and what only the text tells. Each classifier marks lines that no other has taken; the ones
 * that are surest go first.
 */
import type { ParsedDocument, PartRange } from '../../types.ts';
import {
  markAbstract,
  markCaptions,
  markFootnotes,
  markHeadings,
  markLists,
  markRunningHeads,
  markTables,
} from './blocks.ts';
import { markCode } from './code.ts';
import { linesOf, rangesOfLines, type TextLine } from './lines.ts';
import { markLogs } from './log.ts';
import { markMail } from './mail.ts';
import { markReferences } from './references.ts';

/** A format that has lists and notes does not tell those of references from others. */
function isSure({ part }: PartRange): boolean {
  return part !== 'list' && part !== 'footnote';
}

/** Letters that are set larger may be those of a formula. */
function isWords(words: string): boolean {
  return /\p{L}{3}/u.test(words) && !/[=<>∈∀∃∑∂≤≥→]/u.test(words);
}

/** Gives lines the parts that the format tells. */
function layRanges(lines: readonly TextLine[], ranges: readonly PartRange[]): void {
  let at = 0;
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    while (at > 0 && lines[at - 1]!.end > range.start) at--;
    while (at < lines.length && lines[at]!.end <= range.start) at++;
    for (let i = at; i < lines.length && lines[i]!.start < range.end; i++) {
      lines[i]!.part = range.part;
      lines[i]!.isKnown = isSure(range);
      lines[i]!.begins = range.part === 'table';
    }
  }
}

/**
 * The parts of a document, in order and without overlaps; what is in none is body.
 *
 * @param parsed what a parser made of the file
 */
export function tellParts({ text, headings, parts = [], pages }: ParsedDocument): PartRange[] {
  const lines = linesOf(text);
  const headed = headings
    .filter(({ start, end }) => isWords(text.slice(start, end)))
    .map(({ start, end }) => ({ start, end, part: 'heading' as const }));
  const told = [...headed, ...parts];
  layRanges(lines, told);
  markMail(lines);
  markHeadings(lines);
  markReferences(lines);
  markLogs(lines);
  markCaptions(lines);
  markCode(lines);
  markAbstract(lines);
  markTables(lines);
  markFootnotes(lines);
  markRunningHeads(lines, pages);
  markLists(lines);
  return rangesOfLines(lines);
}
