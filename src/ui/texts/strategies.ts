/** @file What the compared systems are called, and one plain line on each. The order is that of menus and tables. */
import { live } from '../language/live.ts';
import type { StrategyId } from '../../engine/types.ts';

export const strategies = live<Record<StrategyId, { name: string; line: string }>>('strategies', {
  hugrag: {
    name: 'Causeway',
    line: 'Follows causes from document to document and sets aside what is only related (HugRAG).',
  },
  bm25: { name: 'BM25', line: 'Passages that share the rarer words of the question.' },
  dense: { name: 'Standard RAG', line: 'Passages nearest to the question in meaning.' },
  hybrid: { name: 'Hybrid', line: 'BM25 and standard RAG, merged by rank.' },
  causalrag: { name: 'CausalRAG', line: 'Causal chains around the nearest entities, without groups or gates.' },
  hipporag2: { name: 'HippoRAG 2', line: 'Starts at matching statements and walks the graph to passages.' },
  lightrag: { name: 'LightRAG', line: 'Entities and statements that match the keywords, with their neighbours.' },
  'graphrag-local': {
    name: 'GraphRAG local',
    line: 'The nearest entities with the passages and statements around them.',
  },
  'graphrag-global': { name: 'GraphRAG global', line: 'Points from the summaries of whole groups of topics.' },
  leanrag: { name: 'LeanRAG', line: 'The nearest entities, and what joins them in the tree of topics.' },
  higra: { name: 'HiGraAgent', line: 'Ranks by words, by meaning and by place in the graph together.' },
  agents: { name: 'Seeker and Librarian', line: 'Finds first what a question only describes, then asks with that.' },
  cogni: { name: 'CogniRAG', line: 'The nearest causal statements, continued in both directions.' },
  naive: { name: 'No retrieval', line: 'Finds nothing: the floor of every comparison.' },
});

/** All systems, in the order shown. */
export const strategyIds = Object.keys(strategies) as StrategyId[];

/** The systems that can answer: without a model, one that retrieves nothing has nothing to say. */
export const answeringIds = strategyIds.filter((id) => id !== 'naive');
