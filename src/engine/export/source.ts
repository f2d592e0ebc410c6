/** @file What exported files need to know of a source. */
import type { Range } from '../types.ts';

/** A source as exported files name it. */
export interface ExportSource {
  id: string;
  name: string;
  /** The document's own title; empty where it has none. */
  title: string;
  /** Ranges of its pages in its text, in order; empty for other formats. */
  pages: readonly Range[];
  /** Its headings with the position where each begins, in order. */
  headings: readonly { start: number; title: string }[];
}
