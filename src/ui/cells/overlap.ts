/** @file Which sentences two answers rest on alike. */
import type { Span } from '../../engine/types.ts';

/** For each span of one list, whether a span of the other covers some of the same text. */
export function sharedWith(spans: readonly Span[], others: readonly Span[]): boolean[] {
  return spans.map(({ documentId, start, end }) =>
    others.some((other) => other.documentId === documentId && other.start < end && start < other.end),
  );
}
