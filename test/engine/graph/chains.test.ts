import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { argumentWeights, linkChains } from '../../../src/engine/graph/chains.ts';
import { row } from '../../../src/engine/rows.ts';
import { notebookOf } from '../notebook/from-texts.ts';
import { entityTable, relationTable, type HandRelation } from './tables.ts';

const TERMS = 8;
const NO_ENTITIES = entityTable([]);
const link = (relations: readonly HandRelation[], entities = NO_ENTITIES) =>
  linkChains(
    relationTable(relations),
    entities,
    TERMS,
    relations.map(() => 0),
  );

describe('linkChains', () => {
  it('links a relation to the ones that start from its effect, and to no others', () => {
    const chains = link([
      { cause: [0], effect: [1, 2] },
      { cause: [1, 2], effect: [3] },
      { cause: [4], effect: [5] },
      { cause: [3], effect: [6] },
    ]);
    expect([0, 1, 2, 3].map((r) => [...row(chains, r)])).toEqual([[1], [3], [], []]);
    expect(chains.strength[0]).toBeCloseTo(1, 6);
  });

  it('accepts an event that is named in fewer words', () => {
    const chains = link([
      { cause: [0], effect: [1, 2, 3] },
      { cause: [1, 2], effect: [4] },
    ]);
    expect([...row(chains, 0)]).toEqual([1]);
  });

  it('puts the surest continuation first', () => {
    const chains = link([
      { cause: [0], effect: [1, 2] },
      { cause: [1, 5, 6], effect: [3] },
      { cause: [2, 1], effect: [4] },
    ]);
    expect(row(chains, 0)[0]).toBe(2);
  });

  it('keeps two events of one kind apart when each has a rarer word of its own', () => {
    const chains = link([
      { cause: [0], effect: [1, 2] },
      { cause: [1, 3], effect: [4] },
      { cause: [1], effect: [5] },
    ]);
    expect([...row(chains, 0)]).toEqual([2]);
  });

  it('keeps events apart that name different places', () => {
    // Entities 2 and 3 are names whose terms are 2 and 3; terms 1 and 4 are as rare as the names.
    const entities = entityTable([[], [], [], []]);
    entities.kinds.set([1, 1], 2);
    const relations = (place: number) => [
      { cause: [0], effect: [1, 4, 2], to: [2] },
      { cause: [1, 4, place], effect: [5], from: [place] },
    ];
    expect([...row(link(relations(3), entities), 0)]).toEqual([]);
    expect([...row(link(relations(2), entities), 0)]).toEqual([1]);
  });

  it('links events told in other words when they name the same place', () => {
    const entities = entityTable([[], [], [], []]);
    entities.kinds.set([1, 1], 2);
    const relations = (place: number): HandRelation[] => [
      { cause: [0], effect: [1, 4, 2], to: [2] },
      { cause: [5, place], effect: [7], from: [place] },
      { cause: [1, 4], effect: [1] },
      { cause: [1, 4], effect: [4] },
    ];
    expect([...row(link(relations(2), entities), 0)]).toContain(1);
    expect([...row(link(relations(2)), 0)]).not.toContain(1);
    expect([...row(link(relations(3), entities), 0)]).not.toContain(1);
  });

  it('follows only causal statements', () => {
    for (const kind of ['associated', 'denied'] as const) {
      const chains = link([
        { cause: [0], effect: [1] },
        { cause: [1], effect: [2], kind },
        { cause: [2], effect: [3] },
      ]);
      expect(chains.items).toHaveLength(0);
    }
  });

  it('never links a relation to itself, and keeps strengths in (0, 1]', () => {
    const terms = fc.uniqueArray(fc.nat(TERMS - 1), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.record({ cause: terms, effect: terms }), { maxLength: 12 }), (relations) => {
        const chains = link(relations);
        expect(chains.offsets).toHaveLength(relations.length + 1);
        relations.forEach(({ effect }, r) => {
          for (const next of row(chains, r)) {
            expect(next).not.toBe(r);
            expect(relations[next]!.cause.some((term) => effect.includes(term))).toBe(true);
          }
        });
        for (const strength of chains.strength) {
          expect(strength).toBeGreaterThan(0);
          expect(strength).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('joins what two documents say of one event', async () => {
    const { index } = await notebookOf({
      weather: 'The storm caused the landslide. A wet autumn led to mould.',
      railway: 'The landslide led to the closure of the railway.',
    });
    const sentence = (r: number) => index.relations.sentence[r]!;
    const linked = [...Array(index.relations.kind.length).keys()].flatMap((r) =>
      [...row(index.chains, r)].map((next) => [sentence(r), sentence(next)]),
    );
    expect(linked).toEqual([[0, 2]]);
  });
});

describe('linkChains across documents', () => {
  /**
   * Whether a statement is linked to one that goes on from it, in this many documents that use each of the terms 2 to 4 some ten times
   * besides.
   *
   * @param apart whether the two stand in different documents
   */
  const isLinked = (effect: number[], cause: number[], { apart = true, documents = 1000 } = {}) => {
    const others = [2, 3, 4].flatMap((term) =>
      Array.from({ length: 9 }, (): HandRelation => ({ cause: [7], effect: [term, 6] })),
    );
    const relations = [{ cause: [0], effect }, { cause, effect: [5] }, ...others];
    const documentOf = relations.map((_, r) => (r > 1 ? documents - 1 : apart ? r : 0));
    return [...row(linkChains(relationTable(relations), NO_ENTITIES, TERMS, documentOf), 0)].includes(1);
  };

  it('does not take a common word, all that a short argument says, for the event of a long one', () => {
    expect(isLinked([2, 3, 4], [2])).toBe(false);
    expect(isLinked([2, 3, 4], [2], { apart: false })).toBe(true);
  });

  it('links what says nearly the same', () => {
    expect(isLinked([2, 3], [2, 3])).toBe(true);
    expect(isLinked([2], [2])).toBe(true);
    expect(isLinked([2, 3], [3, 4])).toBe(false);
  });

  it('lets a word that is used now and then say more in a few notes than in a library', () => {
    expect(isLinked([2, 3, 4], [2], { documents: 9 })).toBe(true);
    expect(isLinked([2, 3, 4], [2], { documents: 1000 })).toBe(false);
  });
});

describe('argumentWeights', () => {
  it('weighs terms less the more arguments they stand in', () => {
    const weights = argumentWeights(
      relationTable([
        { cause: [0, 1], effect: [1] },
        { cause: [1], effect: [2] },
      ]),
      4,
    );
    expect(weights[1]).toBeLessThan(weights[0]!);
    expect(weights[0]).toBe(weights[2]);
    expect(weights[3]).toBeGreaterThanOrEqual(weights[0]!);
  });
});
