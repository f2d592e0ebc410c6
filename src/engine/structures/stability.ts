/**
 * @file Stability structures (CogniRAG, section 3.1.1): which loops hold an event where it is or drive it on, and at which thresholds the text says
 * that things turn. Of the paper's four types `chaotic` is left out: no sentence of a document shows it.
 */
import { thresholdIn } from './cues.ts';
import type { FeedbackLoop } from './loops.ts';
import type { CausalGraph, StabilityType, StatementWords } from './types.ts';

export interface Stability {
  type: StabilityType;
  /** Positions in the list of loops. */
  stabilising: number[];
  destabilising: number[];
  /** Relations at the event whose sentence names a threshold, with the words that name it. */
  thresholds: { relation: number; words: string }[];
}

/** How an event is held; `open` where no loop goes through it. */
export function stabilityOf(
  graph: CausalGraph,
  event: number,
  loops: readonly FeedbackLoop[],
  words: (relation: number) => StatementWords,
): Stability {
  const through = [...loops.keys()].filter((at) => loops[at]!.events.includes(event));
  const stabilising = through.filter((at) => loops[at]!.kind === 'balancing');
  const destabilising = through.filter((at) => loops[at]!.kind === 'reinforcing');
  const relations = new Set(
    [...graph.sides.items.subarray(graph.sides.offsets[event], graph.sides.offsets[event + 1])].map(
      (side) => side >> 1,
    ),
  );
  const thresholds = [...relations].flatMap((relation) => {
    const named = thresholdIn(words(relation).sentence);
    return named === '' ? [] : [{ relation, words: named }];
  });
  const type =
    stabilising.length > 0 && destabilising.length > 0
      ? 'metastable'
      : stabilising.length > 0
        ? 'stable'
        : destabilising.length > 0
          ? 'unstable'
          : 'open';
  return { type, stabilising, destabilising, thresholds };
}
