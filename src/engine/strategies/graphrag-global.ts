/**
 * @file GraphRAG, global search (Edge et al., 2024): map-reduce over community summaries,
 * A_part = {G(q, Sum(m)) | m ∈ C}, y = G(q, A_part).
 *
 * 1. C: the communities of one level, level 2 below the root as in the released code, with those above it that are not
 *    split that far.
 * 2. Map: from each report a list of points, each with its helpfulness from 0 to 100; points of 0 are dropped.
 * 3. Reduce: points of all reports, most helpful first, as far as the window allows.
 *
 * Deviations: map is a model's call in the paper. Here a report's points are the sentences of its extractive summary, and
 * helpfulness is the report's similarity to the question times that of the point. No entity is sought, so that
 * none is reached.
 */
import type { Hierarchy } from '../notebook/index-types.ts';
import { row } from '../rows.ts';
import { readQuery } from './query.ts';
import { raiseTo, rankKeys } from './ranking.ts';
import { moduleSimilarity, sentenceSimilarity } from './similarity.ts';
import { Context } from './spans.ts';
import type { Strategy } from './strategy.ts';

const LEVELS_BELOW_ROOT = 2;

/** Number of modules above each module. */
function depth({ parent }: Hierarchy, module: number): number {
  let above = 0;
  for (let m = parent[module]!; m >= 0; m = parent[m]!) above++;
  return above;
}

/** The communities at that depth, and those nearer to the root that have no children. */
function communities(hierarchy: Hierarchy): number[] {
  const chosen: number[] = [];
  for (let m = 0; m < hierarchy.level.length; m++) {
    const at = depth(hierarchy, m);
    if (at === LEVELS_BELOW_ROOT || (at < LEVELS_BELOW_ROOT && row(hierarchy.children, m).length === 0)) chosen.push(m);
  }
  return chosen;
}

export const graphragGlobal: Strategy = {
  id: 'graphrag-global',
  title: 'GraphRAG global',
  retrieve(prepared, question) {
    const query = readQuery(prepared, question);
    const { hierarchy } = prepared.index;
    const reports = moduleSimilarity(prepared, query);
    const helpfulness = sentenceSimilarity(prepared, query);
    const points = new Map<number, number>();
    for (const module of communities(hierarchy)) {
      for (const sentence of row(hierarchy.summary, module)) {
        raiseTo(points, sentence, reports[module]! * helpfulness(sentence));
      }
    }
    const context = new Context(prepared);
    for (const sentence of rankKeys(points)) context.addSentence(sentence, points.get(sentence)!);
    return { spans: context.spans, entities: new Map() };
  },
};
