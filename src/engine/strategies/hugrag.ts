/**
 * @file HugRAG (Algorithm 1, lines 11–14; CausalRAG2): S = Traverse(q, H) ∩ Filter_causal(S). Seeds on every level, gated
 * expansion, causal path and spurious-aware filter are those of `notebook/retrieve.ts`, exactly as an answer uses them; this
 * file only gives the kept sentences as spans. What the filter set aside is not given.
 */
import { retrieve } from '../notebook/retrieve.ts';
import { DEFAULT_PARAMETERS, type RetrievalParameters } from '../retrieve/parameters.ts';
import { Context } from './spans.ts';
import type { Strategy } from './strategy.ts';

/** HugRAG with other parameters than those that answers use. */
export function hugragWith(parameters: RetrievalParameters): Strategy['retrieve'] {
  return (prepared, question) => {
    const { kept, expansion } = retrieve(prepared, question, { parameters });
    const context = new Context(prepared);
    for (const { sentence, score } of kept) context.addSentence(sentence, score);
    const entityCount = prepared.index.entities.names.length;
    const reached = [...expansion.reached.values()].filter(({ node }) => node < entityCount);
    return { spans: context.spans, entities: new Map(reached.map(({ node, hop }) => [node, hop])) };
  };
}

export const hugrag: Strategy = { id: 'hugrag', title: 'HugRAG', retrieve: hugragWith(DEFAULT_PARAMETERS) };
