/** @file What the page that measures the graphics card is told, and what it tells. */
import type { MadeKind } from './made-vectors.ts';

export interface CardTask {
  kind: MadeKind;
  /** Rows. */
  count: number;
  questions: number;
  /** How many of the nearest are wanted. */
  k: number;
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
  /** Milliseconds of a question from asking to its nearest rows, and the share of the truly nearest among them. */
  found: Record<'processor' | 'allByCard' | 'bestByCard', { ms: number; recall: number }>;
  /** Milliseconds that the card takes to go over all rows, without the way there and back. */
  passMs: Record<'sums' | 'best', number>;
}
