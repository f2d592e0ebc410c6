/** @file Measuring retrieval on spans: which characters of the gold evidence lie inside what was retrieved. */
import type { Range, Span } from '../types.ts';

/** Cuts spans at a budget of characters, in rank order; the last one may be cut short. */
export function cutAtBudget(spans: readonly Span[], budget: number): Span[] {
  const cut: Span[] = [];
  let left = budget;
  for (const { documentId, start, end } of spans) {
    if (left <= 0) break;
    const length = Math.min(left, end - start);
    cut.push({ documentId, start, end: start + length });
    left -= length;
  }
  return cut;
}

/** Each document's spans as ascending ranges that don't touch. */
function mergedRanges(spans: readonly Span[]): Map<string, Range[]> {
  const byDocument = new Map<string, Range[]>();
  for (const { documentId, start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= start) continue;
    const ranges = byDocument.get(documentId) ?? [];
    const last = ranges[ranges.length - 1];
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
    byDocument.set(documentId, ranges);
  }
  return byDocument;
}

/** Characters that both lists of spans cover; overlapping spans within a list count once. */
export function sharedCharacters(gold: readonly Span[], retrieved: readonly Span[]): number {
  let shared = 0;
  const found = mergedRanges(retrieved);
  for (const [documentId, wanted] of mergedRanges(gold)) {
    for (const range of found.get(documentId) ?? []) {
      for (const { start, end } of wanted) {
        shared += Math.max(0, Math.min(end, range.end) - Math.max(start, range.start));
      }
    }
  }
  return shared;
}

/** Number of characters that the spans cover, each counted once. */
export function coveredCharacters(spans: readonly Span[]): number {
  return sharedCharacters(spans, spans);
}

/** A place says something of another when it shares more than so many characters with it. */
export const LEAST_SHARED = 20;

/** Characters that two places share; 0 where they are in different documents. */
export function overlap(a: Span, b: Span): number {
  return a.documentId === b.documentId ? Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start)) : 0;
}

/** SQuAD's normalisation: lower case, no punctuation, no articles, single spaces. */
export function normalizeAnswer(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[!-/:-@[-`{-~]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'a' && word !== 'an' && word !== 'the');
}

/** Token F1 of an answer against the best of the gold answers, 0 to 1. */
export function answerF1(answer: string, golds: readonly string[]): number {
  const given = normalizeAnswer(answer);
  let best = 0;
  for (const gold of golds) {
    const wanted = normalizeAnswer(gold);
    const counts = new Map<string, number>();
    for (const word of wanted) counts.set(word, (counts.get(word) ?? 0) + 1);
    let common = 0;
    for (const word of given) {
      const left = counts.get(word) ?? 0;
      if (left === 0) continue;
      counts.set(word, left - 1);
      common++;
    }
    if (common === 0) continue;
    const precision = common / given.length;
    const recall = common / wanted.length;
    best = Math.max(best, (2 * precision * recall) / (precision + recall));
  }
  return best;
}
