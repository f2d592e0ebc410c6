/**
 * @file HugRAG (Algorithm 1, lines 11–14; CausalRAG2): S = Traverse(q, H) ∩ Filter_causal(S). Seeds on every level, gated
 * expansion, causal path and spurious-aware filter are those of `notebook/retrieve.ts`, exactly as an answer uses them; this
 * file only gives the kept sentences as spans. What the filter set aside is not given. The model's calls for a question, the filter
 * with a draft (Figure 5) and the answer (Figure 7), are made in `model/answering.ts`; without a model the built-in filter decides and the
 * kept sentences are quoted.
 */
import { retrieve, type Retrieval } from '../notebook/retrieve.ts';
import { listed } from '../retrieve/evidence.ts';
import { row } from '../rows.ts';
import { DEFAULT_PARAMETERS, type RetrievalParameters } from '../retrieve/parameters.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { Context } from './spans.ts';
import type { Strategy, StrategyResult } from './strategy.ts';

/** What was retrieved, as other systems give it. */
export function resultOf(prepared: Prepared, { kept, expansion, path }: Retrieval): StrategyResult {
  const context = new Context(prepared);
  for (const { sentence, score } of listed(kept)) context.addSentence(sentence, score);
  const entityCount = prepared.index.entities.names.length;
  const entities = new Map<number, number>();
  const reach = (entity: number, hop: number) => entities.set(entity, Math.min(hop, entities.get(entity) ?? hop));
  for (const { node, hop } of expansion.reached.values()) if (node < entityCount) reach(node, hop);
  // The anchor of a path stands at one of its ends; counting from the nearer one never counts too much.
  const { relations } = prepared.index;
  (path.fits ? path.relations : []).forEach((relation, i, { length }) => {
    const hop = 1 + Math.min(i, length - 1 - i);
    for (const side of [2 * relation, 2 * relation + 1]) {
      for (const entity of row(relations.entities, side)) reach(entity, hop);
    }
  });
  return { spans: context.spans, entities };
}

/** HugRAG with other parameters than those that answers use. */
export function hugragWith(parameters: RetrievalParameters): Strategy['retrieve'] {
  return (prepared, question) => resultOf(prepared, retrieve(prepared, question, { parameters }));
}

export const hugrag: Strategy = { id: 'hugrag', title: 'HugRAG', retrieve: hugragWith(DEFAULT_PARAMETERS) };
