import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctGroups, type EntityCorrection, type SurfaceGroup } from '../../../src/engine/corrections/entities.ts';
import { surfaceKey } from '../../../src/engine/corrections/surface-key.ts';
import type {
  EntityRef,
  MergeCorrection,
  RenameCorrection,
  SplitCorrection,
} from '../../../src/engine/corrections/types.ts';

const KEYS = ['storm', 'gale', 'tempest', 'slide', 'landslide', 'river', 'stream', 'flood'];
const SURFACES = KEYS.map((key) => ({ key, name: `${key}s` }));

const ref = (...surfaces: string[]): EntityRef => ({ name: surfaces[0]!, surfaces });
let made = 0;
const correction = (change: RenameCorrection | MergeCorrection | SplitCorrection): EntityCorrection => {
  made += 1;
  return { ...change, id: `c${made}`, at: made };
};

function group(members: number[]): SurfaceGroup {
  return { members, heads: members, name: null, isCorrected: false };
}

/** Any way of putting the surfaces into groups. */
const groupings = fc.array(fc.nat({ max: 3 }), { minLength: KEYS.length, maxLength: KEYS.length }).map((labels) => {
  const lists = new Map<number, number[]>();
  labels.forEach((label, surface) => lists.set(label, [...(lists.get(label) ?? []), surface]));
  return [...lists.values()].sort((a, b) => a[0]! - b[0]!).map(group);
});

const refs = fc.subarray([...KEYS, 'unknown'], { minLength: 1 }).map((surfaces) => ref(...surfaces));
const corrections = fc.array(
  fc.oneof(
    fc.record({ entity: refs, name: fc.constantFrom('One', 'Two') }).map((r) => correction({ kind: 'rename', ...r })),
    fc.record({ entity: refs, into: refs }).map((r) => correction({ kind: 'merge', ...r })),
    fc.record({ entity: refs, leaving: refs }).map((r) => correction({ kind: 'split', ...r })),
  ),
  { maxLength: 6 },
);

const membersOf = (groups: readonly SurfaceGroup[]) => groups.map(({ members }) => members);

describe('surfaceKey', () => {
  it('is the same for a key and for how it is written, and for itself', () => {
    expect(surfaceKey('Signal  Controllers')).toBe(surfaceKey('signal controller'));
    expect(surfaceKey('src/rpc')).toBe(surfaceKey('src rpc'));
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 's', 'S', ' ', '-', '/', '\n', 'ß') }), (text) => {
        expect(surfaceKey(surfaceKey(text))).toBe(surfaceKey(text));
      }),
    );
  });
});

describe('correctGroups', () => {
  it('renames, and the later name stands', () => {
    const { groups } = correctGroups(
      SURFACES,
      [group([0, 1]), group([2, 3, 4, 5, 6, 7])],
      [
        correction({ kind: 'rename', entity: ref('gale'), name: 'Wind' }),
        correction({ kind: 'rename', entity: ref('storm'), name: 'Weather' }),
      ],
    );
    expect(groups.map(({ name }) => name)).toEqual(['Weather', null]);
  });

  it('merges into an entity that keeps its name and its heads', () => {
    const groups = KEYS.map((_, i) => group([i]));
    const result = correctGroups(SURFACES, groups, [
      correction({ kind: 'rename', entity: ref('gale'), name: 'Wind' }),
      correction({ kind: 'merge', entity: ref('storm'), into: ref('gale') }),
    ]);
    expect(result.groups[0]).toEqual({ members: [0, 1], heads: [1], name: 'Wind', isCorrected: true });
    expect(result.groups).toHaveLength(KEYS.length - 1);
    expect(result.idle).toEqual([]);
  });

  it('splits what was merged, and the rest keeps its name', () => {
    const result = correctGroups(
      SURFACES,
      [group([0, 1, 2]), group([3, 4, 5, 6, 7])],
      [
        correction({ kind: 'rename', entity: ref('storm'), name: 'Wind' }),
        correction({ kind: 'split', entity: ref('storm'), leaving: ref('gale', 'tempest') }),
      ],
    );
    expect(result.groups.map(({ members, name }) => [members, name])).toEqual([
      [[0], 'Wind'],
      [[1, 2], null],
      [[3, 4, 5, 6, 7], null],
    ]);
  });

  it('finds an entity by the first of its surfaces that is there, and says which corrections found none', () => {
    const lost = correction({ kind: 'merge', entity: ref('storm'), into: ref('comet') });
    const result = correctGroups(
      SURFACES,
      KEYS.map((_, i) => group([i])),
      [lost, correction({ kind: 'rename', entity: ref('comet', 'river'), name: 'Arn' })],
    );
    expect(result.idle).toEqual([lost.id]);
    expect(result.groups[5]).toMatchObject({ name: 'Arn' });
  });

  it('keeps every surface in one group, whatever is corrected, in the order of smallest members', () => {
    fc.assert(
      fc.property(groupings, corrections, (groups, list) => {
        const result = membersOf(correctGroups(SURFACES, groups, list).groups);
        expect(result.flat().sort((a, b) => a - b)).toEqual(KEYS.map((_, i) => i));
        expect(result.map(([first]) => first!)).toEqual(result.map(([first]) => first!).sort((a, b) => a - b));
        for (const members of result) expect(members).toEqual([...members].sort((a, b) => a - b));
      }),
    );
  });

  it('leaves what it was given as it was, so that taking corrections back gives the same groups', () => {
    fc.assert(
      fc.property(groupings, corrections, (groups, list) => {
        const before = structuredClone(groups);
        correctGroups(SURFACES, groups, list);
        expect(correctGroups(SURFACES, groups, []).groups).toEqual(before);
      }),
    );
  });

  it('gives the same when a correction is repeated at once', () => {
    fc.assert(
      fc.property(groupings, corrections, (groups, list) => {
        const twice = list.flatMap((one) => [one, one]);
        expect(correctGroups(SURFACES, groups, twice).groups).toEqual(correctGroups(SURFACES, groups, list).groups);
      }),
    );
  });

  it('gives the same in either order where two corrections are about different entities', () => {
    const left = fc.constantFrom<EntityCorrection[]>(
      [correction({ kind: 'rename', entity: ref('storm'), name: 'Wind' })],
      [correction({ kind: 'merge', entity: ref('storm'), into: ref('gale') })],
      [correction({ kind: 'split', entity: ref('storm'), leaving: ref('gale') })],
    );
    const right = fc.constantFrom<EntityCorrection[]>(
      [correction({ kind: 'rename', entity: ref('river'), name: 'Arn' })],
      [correction({ kind: 'merge', entity: ref('river'), into: ref('stream') })],
      [correction({ kind: 'split', entity: ref('river'), leaving: ref('stream') })],
    );
    const start = fc.constantFrom(
      [group([0, 1]), group([2, 3, 4]), group([5, 6, 7])],
      KEYS.map((_, i) => group([i])),
    );
    fc.assert(
      fc.property(start, left, right, (groups, a, b) => {
        expect(correctGroups(SURFACES, groups, [...a, ...b])).toEqual(correctGroups(SURFACES, groups, [...b, ...a]));
      }),
    );
  });
});
