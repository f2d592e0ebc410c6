/** @file All retrieval strategies, in the order in which tables show them. */
import { agents } from './agents.ts';
import { bm25 } from './bm25.ts';
import { causalrag } from './causalrag.ts';
import { cogni } from './cogni.ts';
import { dense } from './dense.ts';
import { graphragGlobal } from './graphrag-global.ts';
import { graphragLocal } from './graphrag-local.ts';
import { higra } from './higra.ts';
import { hipporag2 } from './hipporag2.ts';
import { hugrag } from './hugrag.ts';
import { hybrid } from './hybrid.ts';
import { leanrag } from './leanrag.ts';
import { lightrag } from './lightrag.ts';
import { naive } from './naive.ts';
import type { Strategy } from './strategy.ts';

export const STRATEGIES: readonly Strategy[] = [
  naive,
  bm25,
  dense,
  hybrid,
  graphragLocal,
  graphragGlobal,
  lightrag,
  hipporag2,
  leanrag,
  causalrag,
  higra,
  agents,
  cogni,
  hugrag,
];

/** The strategy of that id; undefined when there is none. */
export function strategyById(id: string): Strategy | undefined {
  return STRATEGIES.find((strategy) => strategy.id === id);
}
