/** @file What belongs to a question beside its words: when it was asked, what it was limited to, which question it goes on from. */
import type { Cell, ScopeChoice } from '../records.ts';
import { fill, type ExportWords } from './words.ts';

interface Context {
  words: ExportWords;
  /** A time, in milliseconds since the epoch, as the reader writes it. */
  formatTime(time: number): string;
  /** The file name of a source, by its id; null when it is gone. */
  fileNameOf(documentId: string): string | null;
}

/** "Asked on 3 May · limited to dams.pdf, #floods · goes on from “Why did the dam break?”". */
export function contextOf({ askedAt, scope, follows }: Cell, { words, formatTime, fileNameOf }: Context): string {
  const limits = scope ? limitsOf(scope, fileNameOf) : [];
  return [
    fill(words.asked, formatTime(askedAt)),
    ...(limits.length > 0 ? [fill(words.limitedTo, limits.join(', '))] : []),
    ...(follows ? [fill(words.goesOnFrom, follows.question)] : []),
  ].join(' · ');
}

/** Sources by name, tags with their mark, modules by title, dates as a span that may be open at one end. */
function limitsOf(
  { documentIds = [], tags = [], modules = [], from = '', to = '' }: ScopeChoice,
  fileNameOf: Context['fileNameOf'],
): string[] {
  return [
    ...documentIds.map((id) => fileNameOf(id) ?? '…'),
    ...tags.map((tag) => `#${tag}`),
    ...modules.map(({ title }) => title),
    ...(from === '' && to === '' ? [] : [`${from || '…'} – ${to || '…'}`]),
  ];
}
