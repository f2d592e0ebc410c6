import { describe, expect, it } from 'vitest';
import { findByName, foldName } from '../../../src/engine/map/find.ts';

const names = ['flood', 'the flood gate', 'afterflood', 'Überflutung', 'flood plain', 'gate'].map(foldName);
const find = (typed: string, most = 10, thing = (name: number) => name) =>
  findByName(names, thing, (node) => (node === 4 ? 9 : 1), typed, most);

describe('finding by name', () => {
  it('puts whole names first, then beginnings, words, and what is inside', () =>
    expect(find('flood')).toEqual([0, 4, 1, 2]));
  it('passes over case and accents', () => expect(find('UBERFLUT')).toEqual([3]));
  it('finds a thing once, however many of its names fit', () => expect(find('gate', 10, () => 7)).toEqual([7]));
  it('finds nothing where nothing is typed', () => expect(find('  ')).toEqual([]));
  it('gives no more than asked for', () => expect(find('flood', 2)).toEqual([0, 4]));
});
