/** @file Reading a strategy's result in tests. */
import type { Prepared } from '../../../src/engine/retrieve/prepared.ts';
import type { StrategyResult } from '../../../src/engine/strategies/strategy.ts';
import type { Texts } from '../notebook/from-texts.ts';

/** Documents in the order in which the spans name them first. */
export function documentsOf({ spans }: StrategyResult): string[] {
  return [...new Set(spans.map(({ documentId }) => documentId))];
}

/** What the spans say. */
export function textsOf({ spans }: StrategyResult, texts: Texts): string[] {
  return spans.map(({ documentId, start, end }) => texts[documentId]!.slice(start, end));
}

/** Names of the entities at a number of hops. */
export function namesAt({ entities }: StrategyResult, prepared: Prepared, hops: number): string[] {
  return [...entities].filter(([, hop]) => hop === hops).map(([entity]) => prepared.index.entities.names[entity]!);
}
