/** @file What the page that measures the graphics card and threads is told, and what it tells. */
import type { MadeKind } from './made-vectors.ts';

export interface NearestTask {
  kind: MadeKind;
  /** Rows. */
  count: number;
  questions: number;
  /** How many of the nearest are wanted. */
  k: number;
}

/** Milliseconds of a question from asking to its nearest rows, and the share of the truly nearest among them. */
export interface Found {
  /** Of five rounds the median of each round's median. */
  ms: number;
  /** Of all questions, which tells more where others use the machine. */
  leastMs: number;
  recall: number;
}

export interface ThreadFigures {
  /** The one that is asked with its helpers. */
  threads: number;
  found: Record<'processor' | 'threads', Found>;
}

export interface CardFigures {
  /** As the driver calls the card. */
  name: string;
  /** Whether a program imitates it. */
  software: boolean;
  hasPackedDots: boolean;
  uploadMs: number;
  blocks: number;
  /** Of the rows on the card. */
  bytes: number;
  found: Record<'processor' | 'allByCard' | 'bestByCard', Found>;
  /** Milliseconds that the card takes to go over all rows, without the way there and back. */
  passMs: Record<'sums' | 'best', number>;
}
