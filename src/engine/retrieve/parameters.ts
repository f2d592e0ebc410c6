/**
 * @file The parameters of retrieval that the papers vary (HugRAG figure 3 and appendix B.2; CausalRAG2 appendices E and H).
 * Answers use the defaults; measurements also use others.
 */

export interface RetrievalParameters {
  /** K0: entity seeds. */
  entitySeeds: number;
  /** KL: module seeds of every level. */
  moduleSeeds: number;
  /** γ: what is left of a gain after each hop. */
  decay: number;
  /** w(type) of equation (3). */
  weights: { gate: number; hierarchy: number; structure: number };
  /** False: entities and their ties alone, so that there are no modules to seed, to climb or to join by gates. */
  hierarchy: boolean;
  /** False: no gate is crossed. */
  gates: boolean;
  /** How words and meaning count together: as was trained, or alike everywhere. */
  relevance: 'trained' | 'fixed';
  /** True: a gate that points somewhere is crossed that way only. */
  directedGates: boolean;
  /** As the paper walks, or as its released code does. */
  traversal: 'best-first' | 'hop-synchronous';
  /**
   * `off` keeps everything; `standard` keeps what states a cause or stands on the path; `spurious-aware` keeps all but what is
   * named as only related. Both filter only where a question asks for causes or effects.
   */
  filter: 'off' | 'standard' | 'spurious-aware';
}

export const DEFAULT_PARAMETERS: RetrievalParameters = {
  entitySeeds: 3,
  moduleSeeds: 3,
  decay: 0.7,
  weights: { gate: 1.2, hierarchy: 1.0, structure: 0.8 },
  hierarchy: true,
  gates: true,
  relevance: 'trained',
  directedGates: false,
  traversal: 'hop-synchronous',
  filter: 'spurious-aware',
};
