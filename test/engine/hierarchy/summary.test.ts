import { describe, expect, it } from 'vitest';
import { buildHierarchy } from '../../../src/engine/hierarchy/hierarchy.ts';
import { strengths } from '../../../src/engine/hierarchy/subject.ts';
import { summarize } from '../../../src/engine/hierarchy/summary.ts';
import type { EntityTable } from '../../../src/engine/notebook/index-types.ts';
import { row, rowsFrom } from '../../../src/engine/rows.ts';
import { entityTable } from '../graph/tables.ts';
import { graphOf } from './graphs.ts';
import { hierarchyOf } from './tables.ts';

// Entity 0 is the hub of a star of four; 5 and 6 are a pair of their own.
const graph = graphOf(7, [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [5, 6],
]);
const entities = entityTable([[0, 1], [0, 1, 2], [1], [3], [2], [4], [4, 5]]);
const hierarchy = buildHierarchy(graph, 1, () => 0);

/** Vectors that say nothing, of sentences that are all prose of one document. */
function described(table: EntityTable, sentenceCount: number, prose?: Uint8Array) {
  return {
    entities: table,
    graph,
    entityVectors: { dimensions: 1, values: new Int8Array(table.names.length) },
    sentences: { document: new Uint32Array(sentenceCount), prose: prose ?? new Uint8Array(sentenceCount).fill(1) },
  };
}

const { titles, summary, phrases } = summarize(hierarchy, described(entities, 6), []);
const star = hierarchy.leafOfEntity[0]!;

describe('strengths', () => {
  it('adds up the ties of each entity', () => {
    expect([...strengths(graph)]).toEqual([4, 1, 1, 1, 1, 1, 1]);
  });
});

describe('summarize', () => {
  it('names each module by phrases of its own', () => {
    expect(titles).toHaveLength(hierarchy.level.length);
    titles.forEach((title, module) => {
      const chosen = [...row(phrases, module)];
      expect(chosen.length).toBeGreaterThan(0);
      for (const entity of chosen) expect([...row(hierarchy.members, module)]).toContain(entity);
      expect(title).toBe(chosen.map((entity) => entities.names[entity]).join(', '));
    });
  });

  it('prefers a phrase that stands in most of the sentences, and whose words stand nowhere else, to a word that stands everywhere', () => {
    // "pump" is all that the second module speaks of; "diesel pump" and what else is there is said in the first alone.
    const names = ['diesel pump', 'pump', 'tank', 'chair'];
    const sentences = [[0, 1, 2], [2, 4, 5, 6, 7, 8, 9], [0], [4, 5]];
    const table: EntityTable = { ...entityTable(sentences), names, terms: rowsFrom([[0, 1], [1], [2], [3]]) };
    const modules = hierarchyOf([{ members: [0, 1, 2] }, { members: [3] }]);
    expect(summarize(modules, described(table, 10), []).titles[0]).toBe('diesel pump');
  });

  it('gives no module the phrase of a module above it', () => {
    const modules = hierarchyOf([
      { level: 2, members: [0, 1, 2, 3, 4] },
      { parent: 0, members: [0, 1, 2] },
      { parent: 1, members: [0, 1] },
    ]);
    const { phrases: found } = summarize(modules, described(entities, 6), []);
    expect(new Set([0, 1, 2].map((module) => row(found, module)[0])).size).toBe(3);
  });

  it('takes at most five sentences that mention members, first those that add something', () => {
    titles.forEach((_, module) => {
      const covered = new Set<number>();
      const sentences = [...row(summary, module)];
      expect(sentences.length).toBeLessThanOrEqual(5);
      expect(new Set(sentences).size).toBe(sentences.length);
      const members = [...row(hierarchy.members, module)];
      for (const sentence of sentences) {
        const named = members.filter((entity) => row(entities.sentences, entity).includes(sentence));
        expect(named.length).toBeGreaterThan(0);
        if (covered.size < members.length) expect(named.some((entity) => !covered.has(entity))).toBe(true);
        for (const entity of named) covered.add(entity);
      }
    });
    expect(row(summary, star)[0]).toBe(1);
  });

  it('takes a fragment only where no full sentence says anything new', () => {
    const prose = new Uint8Array(6).fill(1);
    prose[1] = 0;
    expect(row(summarize(hierarchy, described(entities, 6, prose), []).summary, star)[0]).not.toBe(1);
  });
});
