/** @file Facts, and what a question names. */
import { beforeAll, describe, expect, it } from 'vitest';
import { row } from '../../../src/engine/rows.ts';
import { factsOf, isCausal } from '../../../src/engine/strategies/facts.ts';
import { readQuery } from '../../../src/engine/strategies/query.ts';
import { entitySimilarity, namedEntities } from '../../../src/engine/strategies/similarity.ts';
import { notebookOf, type TestNotebook } from '../notebook/from-texts.ts';

let notebook: TestNotebook;
beforeAll(async () => {
  notebook = await notebookOf({
    a: 'The violent storm caused a huge landslide. Anna Lind grew up in Oslo.',
    b: 'The violent storm did not cause the blackout.',
  });
});

describe('factsOf', () => {
  it('takes relations with both their sides, and elsewhere the entities that a sentence names together', () => {
    const { prepared, index } = notebook;
    const facts = factsOf(prepared);
    const described = Array.from(facts.sentence, (_, fact) => ({
      names: Array.from(row(facts.entities, fact), (entity) => index.entities.names[entity]).toSorted(),
      isRelation: facts.relation[fact]! >= 0,
      isCausal: isCausal(prepared, facts, fact),
    }));
    expect(described).toEqual([
      { names: ['huge landslide', 'violent storm'], isRelation: true, isCausal: true },
      { names: ['Anna Lind', 'Oslo'], isRelation: false, isCausal: false },
      { names: ['blackout', 'violent storm'], isRelation: true, isCausal: false },
    ]);
  });

  it('is worked out once for an index', () => {
    expect(factsOf(notebook.prepared)).toBe(factsOf(notebook.prepared));
  });
});

describe('namedEntities', () => {
  const named = (question: string, least: number) =>
    namedEntities(notebook.prepared, readQuery(notebook.prepared, question), least).map(
      (entity) => notebook.index.entities.names[entity],
    );

  it('names what stands whole in the question', () => {
    expect(named('Why the violent storm in Oslo?', 1).toSorted()).toEqual(['Oslo', 'violent storm']);
  });

  it('names a part when a part is enough', () => {
    expect(named('Which landslide?', 1)).toEqual([]);
    expect(named('Which landslide?', 0.4)).toEqual(['huge landslide']);
  });
});

describe('entitySimilarity', () => {
  it('puts first the entity that the question names', () => {
    const scores = entitySimilarity(notebook.prepared, readQuery(notebook.prepared, 'Where is Oslo?'));
    expect(notebook.index.entities.names[scores.indexOf(Math.max(...scores))]).toBe('Oslo');
  });
});
