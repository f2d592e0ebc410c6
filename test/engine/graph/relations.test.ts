import { describe, expect, it } from 'vitest';
import { surfacesInRelations } from '../../../src/engine/graph/relations.ts';
import { collect } from '../../../src/engine/notebook/collect.ts';
import { row } from '../../../src/engine/rows.ts';
import { notebookOf } from '../notebook/from-texts.ts';

const TEXTS = {
  a: 'Nothing happened on Monday.',
  b: 'The heavy rain caused the landslide. The parade did not cause the landslide.',
};

describe('the table of relations', async () => {
  const { index, analyses } = await notebookOf(TEXTS);
  const { relations, entities, lexicon } = index;
  const argument = (r: number, side: number) =>
    TEXTS.b.slice(relations.ranges[6 * r + 2 * side], relations.ranges[6 * r + 2 * side + 1]);

  it('numbers sentences through all documents and keeps ranges of the document', () => {
    expect([...relations.sentence]).toEqual([1, 2]);
    expect([...relations.kind]).toEqual([0, 2]);
    expect([argument(0, 0), argument(0, 1), argument(0, 2)]).toEqual([
      expect.stringContaining('rain'),
      expect.stringContaining('landslide'),
      'caused',
    ]);
  });

  it('names the entities and the terms of each side', () => {
    const names = (side: number) => [...row(relations.entities, side)].map((entity) => entities.names[entity]!);
    expect(names(0).join()).toContain('rain');
    expect(names(1).join()).toContain('landslide');
    const terms = (side: number) => [...row(relations.terms, side)].map((term) => lexicon.terms[term]);
    expect(terms(0)).toEqual(expect.arrayContaining(['rain']));
    expect(terms(1)).toEqual(expect.arrayContaining(['landslid']));
  });

  it('keeps confidence between 0 and 1', () => {
    for (const confidence of relations.confidence) {
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  });

  it('knows which surfaces stand in a relation', () => {
    const { relations: stated, surfaces } = collect(analyses);
    const flags = surfacesInRelations(stated, surfaces.keys.length);
    const flagged = surfaces.keys.filter((_, surface) => flags[surface] === 1);
    expect(flagged.join()).toContain('landslide');
    expect(flagged.join().toLowerCase()).not.toContain('monday');
  });
});
