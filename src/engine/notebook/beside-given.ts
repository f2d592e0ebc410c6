/** @file Documents beside those that tables brought: what they name gets its place among the tables' modules, and what they state opens gates between them. */
import { extendGates } from '../extend/gates.ts';
import { extendModules } from '../extend/modules.ts';
import type { GateContext } from '../gates/select.ts';
import type { Modules } from '../hierarchy/subject.ts';
import { row, rowsFrom } from '../rows.ts';
import type { ChainTable, EntityGraph, EntityTable, GateTable, Hierarchy, NotebookIndex } from './index-types.ts';

/**
 * The tables' modules with the entities that other documents name.
 *
 * @param isBeside whether a sentence stands in another document
 * @param characters UTF-16 units that each entity stands for
 * @param seed of the random choices inside Leiden
 */
export function seatBeside(
  given: Omit<Hierarchy, 'summary'>,
  graph: EntityGraph,
  { sentences }: Pick<EntityTable, 'sentences'>,
  isBeside: (sentence: number) => boolean,
  characters: Float32Array,
  seed: number,
): Modules {
  const named = Uint32Array.from(given.leafOfEntity.keys()).filter((entity) => row(sentences, entity).some(isBeside));
  if (named.length === 0) return given;
  return extendModules({ ...given, summary: rowsFrom([]) }, graph, named, characters, seed);
}

/** The tables' gates with those that statements of other documents open. @param isBeside whether a relation stands in another document */
export function gatesBeside(
  given: Omit<GateTable, 'judged' | 'exhaustive'>,
  chains: ChainTable,
  context: Omit<GateContext, 'phrases'>,
  isBeside: (relation: number) => boolean,
): GateTable {
  const before = { ...given, judged: given.from.length, exhaustive: 0 };
  return extendGates(before, chains, context, (relation, continuation) => isBeside(relation) || isBeside(continuation));
}

/** Reports of the tables with those that a model wrote here, which count where there are both. */
export function joinReports(
  given: NotebookIndex['reports'],
  written: NotebookIndex['reports'],
): NotebookIndex['reports'] {
  if (!given || !written) return written ?? given;
  const isWritten = (module: number): boolean => written.titles[module] !== '';
  return {
    titles: given.titles.map((title, module) => (isWritten(module) ? written.titles[module]! : title)),
    summaries: given.summaries.map((text, module) => (isWritten(module) ? written.summaries[module]! : text)),
    origin: given.origin.map((origin, module) => (isWritten(module) ? written.origin[module]! : origin)),
  };
}
