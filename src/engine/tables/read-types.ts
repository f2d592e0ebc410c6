/** @file What reading tables gives, and what it asks of its surroundings. */
import type { EmbeddingBlock } from '../records.ts';
import type { ParsedDocument } from '../types.ts';

/** A document that tables brought. */
export interface ReadTablesDocument {
  id: string;
  name: string;
  /** As far as it is known: `2024`, `2024-05`, `2024-05-17`; empty: not at all. */
  date: string;
  parsed: ParsedDocument;
}

export interface ReadTables {
  /** What made them, as a person is told. */
  system: string;
  /** In their order; the last one is the tables themselves. */
  documents: ReadTablesDocument[];
  /** Plain sentences for the person. */
  warnings: string[];
  /** The encoder that made their vectors, as its id; null: none, or it is not told. */
  encoder: string | null;
  /** Its vectors, as a store keeps them; empty where its id does not tell which weights it has. */
  vectors: EmbeddingBlock[];
}

/** What reading tables asks of its surroundings. */
export interface ReadTablesPort {
  /** A stable id for content: SHA-256 in hexadecimal. */
  hash(content: string): Promise<string>;
  /** Called now and then. @throws CausewayError `cancelled` */
  onRow?(): Promise<void>;
}
