/** @file Gates that more documents open, besides those that there are. */
import { covers } from '../corrections/modules.ts';
import { findCandidates } from '../gates/candidates.ts';
import { judgeByEvidence } from '../gates/judge.ts';
import { buildGates } from '../gates/prune.ts';
import { isTitledBy } from '../hierarchy/home.ts';
import { selectGates, type GateContext } from '../gates/select.ts';
import type { ChainTable, GateTable, Hierarchy } from '../notebook/index-types.ts';
import { row, rowsFrom } from '../rows.ts';
import { append, appendRows } from './columns.ts';

/** The entities that a module is called by. */
function phrasesOf({ members, titles }: Hierarchy, names: readonly string[], module: number): number[] {
  return [...row(members, module)].filter((entity) => isTitledBy(titles[module]!, names[entity]!));
}

/**
 * Adds the gates of what crosses between modules since: those there are stay as they are.
 *
 * @param isNew whether what two relations say one after the other was added; both may be the same relation
 */
export function extendGates(
  before: GateTable,
  chains: ChainTable,
  context: Omit<GateContext, 'phrases'>,
  isNew: (relation: number, continuation: number) => boolean,
): GateTable {
  const { hierarchy, relations, entities } = context;
  const rejected = Array.from({ length: (before.rejected?.length ?? 0) / 2 }, (_, i) => ({
    from: before.rejected![2 * i]!,
    to: before.rejected![2 * i + 1]!,
  }));
  const candidates = findCandidates(
    hierarchy,
    relations,
    chains,
    (from, to) => !rejected.some((pair) => covers(pair, from, to)),
    isNew,
  );
  const gated = new Set<string>();
  before.from.forEach((from, gate) => {
    gated.add(`${from} ${before.to[gate]!}`);
    gated.add(`${before.to[gate]!} ${from}`);
  });
  const found = buildGates(hierarchy, candidates, (candidate) => {
    const isThere = gated.has(`${candidate.a} ${candidate.b}`);
    return isThere ? { score: 0, direction: 0, relations: [] } : judgeByEvidence(candidate);
  });
  const joined = new Set([...found.from, ...found.to]);
  const phrases = rowsFrom(
    Array.from(hierarchy.level, (_, module) =>
      joined.has(module) ? phrasesOf(hierarchy, entities.names, module) : [],
    ),
  );
  const opened = selectGates(found, candidates, { ...context, phrases }, before.from.length);
  const none = new Uint8Array(opened.from.length);
  return {
    ...before,
    from: append(before.from, opened.from),
    to: append(before.to, opened.to),
    score: append(before.score, opened.score),
    directed: append(before.directed, opened.directed),
    evidence: appendRows(before.evidence, opened.evidence),
    judged: before.judged + opened.judged,
    exhaustive: Math.max(before.exhaustive, opened.exhaustive),
    ...(before.judge && { judge: append(before.judge, none) }),
    ...(before.byPerson && { byPerson: append(before.byPerson, none) }),
  };
}
