/** @file What the tables of a notebook are made from, and what several of them need to know of it. */
import { inOrderOfPassages, type Members } from './members.ts';
import type { DocumentAnalysis } from '../notebook/analysis.ts';
import type { EmbeddedRows } from '../notebook/embeddings.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { TextSource } from '../ports.ts';

/** What is known of a document beside what is in it. */
export interface DocumentFacts {
  /** What its file is called. */
  name: string;
  /** When it was published or written, as far as it is known; empty: it is not. */
  date: string;
}

export interface TablesSource {
  index: NotebookIndex;
  texts: TextSource;
  factsOf(documentId: string): DocumentFacts;
  /** What the index was built from; null for a document of which that is gone, whose mentions are then left out. */
  analysisOf(documentId: string): Promise<DocumentAnalysis | null>;
  /** What an encoder made of the notebook; null: the vectors are those of the index. */
  embedded: EmbeddedRows | null;
  /** The day on which the tables are made, `YYYY-MM-DD`: GraphRAG's `period`. */
  day: string;
  /** Called now and then. @throws CausewayError `cancelled` */
  onRow?(): Promise<void>;
}

/** A source with what is worked out once for all tables. */
export interface Prepared extends TablesSource {
  members: Members;
}

export function prepareTables(source: TablesSource): Prepared {
  return { ...source, members: inOrderOfPassages(source.index) };
}

/** Ids of rows: short, since lists of them are most of what is written. Documents keep their own. */
export const idOf = {
  textUnit: (passage: number): string => `t${passage}`,
  entity: (entity: number): string => `e${entity}`,
  relationship: (tie: number): string => `r${tie}`,
  community: (module: number): string => `c${module}`,
  statement: (relation: number): string => `s${relation}`,
  event: (event: number): string => `v${event}`,
  gate: (gate: number): string => `g${gate}`,
};

/** A stretch of text in one line. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A sentence in one line. */
export async function sentenceText({ index, texts }: TablesSource, sentence: number): Promise<string> {
  const { documents, sentences } = index;
  const text = await texts.text(documents.ids[sentences.document[sentence]!]!);
  return plain(text.slice(sentences.ranges[2 * sentence], sentences.ranges[2 * sentence + 1]));
}
