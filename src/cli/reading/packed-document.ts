/**
 * @file What was read and found of a document as bytes, but for its text. Lists of words are one string each: there are thousands of words, and unpacking them one by one takes
 * most of the time.
 */
import { packRecord, unpackRecord } from '../../adapters/store/packed-record.ts';
import type { DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import type { ParsedDocument } from '../../engine/types.ts';

/** No text of a document has it. */
const SEPARATOR = '\0';
const LISTS = ['terms', 'surfaces', 'keys', 'names'] as const;

type List = (typeof LISTS)[number];
export type ParsedRest = Omit<ParsedDocument, 'text'>;

/** A list without words stays one: it is not a list of one empty word. */
function joined(words: readonly string[]): string | readonly string[] {
  return words.length === 0 ? words : words.join(SEPARATOR);
}

/** Packs all but the text, which is kept by itself. */
export function packDocument({ text: _text, ...parsed }: ParsedDocument, analysis: DocumentAnalysis): Uint8Array {
  const lists = Object.fromEntries(LISTS.map((list) => [list, joined(analysis[list])]));
  return packRecord({ parsed, analysis: { ...analysis, ...lists } });
}

/** @throws RangeError, SyntaxError, TypeError for anything else */
export function unpackDocument(bytes: Uint8Array): { parsed: ParsedRest; analysis: DocumentAnalysis } {
  const { parsed, analysis } = unpackRecord(bytes) as {
    parsed: ParsedRest;
    analysis: Omit<DocumentAnalysis, List> & Record<List, string | string[]>;
  };
  const lists = {} as Pick<DocumentAnalysis, List>;
  for (const list of LISTS) {
    const words = analysis[list];
    lists[list] = typeof words === 'string' ? words.split(SEPARATOR) : words;
  }
  return { parsed, analysis: { ...analysis, ...lists } };
}
