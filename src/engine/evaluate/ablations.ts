/**
 * @file Variants of hugrag that show what each part brings: parts switched off, gates of other kinds, and one parameter at a
 * time away from its default (HugRAG figure 3; CausalRAG2 table 6 and appendix H).
 */
import { DEFAULT_PARAMETERS, type RetrievalParameters } from '../retrieve/parameters.ts';
import type { GateVariant } from './gate-variants.ts';
import type { Part } from './part-variants.ts';

export interface Ablation {
  id: string;
  parameters: RetrievalParameters;
  /** Null: the notebook's own gates. */
  gates: GateVariant | null;
  /** What it does without. */
  without: Part | 'encoder' | 'reader' | null;
}

function variant(id: string, changes: Partial<RetrievalParameters>, gates: GateVariant | null = null): Ablation {
  return { id: `hugrag ${id}`, parameters: { ...DEFAULT_PARAMETERS, ...changes }, gates, without: null };
}

function lacking(without: NonNullable<Ablation['without']>): Ablation {
  return { ...variant(`no ${without}`, {}), without };
}

/** What every measurement of hugrag is compared with. */
export const GATES_OFF: Ablation = variant('gates off', { gates: false });

const { weights } = DEFAULT_PARAMETERS;

export const ABLATIONS: readonly Ablation[] = [
  lacking('static vectors'),
  lacking('encoder'),
  lacking('reader'),
  lacking('graph'),
  variant('fixed shares', { relevance: 'fixed' }),
  variant('hierarchy off', { hierarchy: false }),
  variant('filter off', { filter: 'off' }),
  variant('filter standard', { filter: 'standard' }),
  variant('best first', { traversal: 'best-first' }),
  variant('directed gates', { directedGates: true }),
  variant('yes/no gates', {}, 'yes-no'),
  variant('random gates', {}, 'random'),
  variant('semantic gates', {}, 'semantic'),
  variant('gates +25% false', {}, 'false-added'),
  variant('gates −25%', {}, 'removed'),
  ...[1, 5, 10].map((entitySeeds) => variant(`K0=${entitySeeds}`, { entitySeeds })),
  ...[1, 5, 10].map((moduleSeeds) => variant(`KL=${moduleSeeds}`, { moduleSeeds })),
  ...[0.8, 1, 1.5, 2].map((gate) => variant(`w=${gate}`, { weights: { ...weights, gate } })),
  ...[0.5, 0.6, 0.8, 0.9].map((decay) => variant(`γ=${decay}`, { decay })),
];
