import { describe, expect, it } from 'vitest';
import { choosePhrases } from '../../../src/engine/hierarchy/phrases.ts';
import { rowsFrom } from '../../../src/engine/rows.ts';

const [TERM, NAME] = [0, 1];

/** Phrases as name, kind, terms, sentences; each sentence is the module's own. */
function choose(phrases: readonly (readonly [string, number, number[], number[], number])[]): string[] {
  const entities = {
    names: phrases.map(([name]) => name),
    kinds: Uint8Array.from(phrases, ([, kind]) => kind),
    terms: rowsFrom(phrases.map(([, , terms]) => terms)),
    sentences: rowsFrom(phrases.map(([, , , sentences]) => sentences)),
  };
  const shares = new Map(phrases.flatMap(([, , , sentences]) => sentences.map((s) => [s, 1] as const)));
  const weighed = phrases.map(([, , , , fit], entity) => ({ entity, fit }));
  return choosePhrases(weighed, shares, entities).map((entity) => entities.names[entity]!);
}

describe('choosePhrases', () => {
  it('needs one phrase where that stands in most of the module', () => {
    expect(
      choose([
        ['dams', TERM, [0], [0, 1, 2, 3], 1],
        ['rain', TERM, [1], [4], 0],
      ]),
    ).toEqual(['dams']);
  });

  it('puts what covers the rest beside a detail, and nothing that says the same words again', () => {
    expect(
      choose([
        ['spillway gate', TERM, [0, 1], [0], 1],
        ['gate', TERM, [1], [0, 1], 0.5],
        ['seepage', TERM, [2], [1, 2, 3, 4], -1],
        ['drain', TERM, [3], [1], 0],
      ]),
    ).toEqual(['spillway gate', 'seepage']);
  });

  it('names no author who is cited beside it', () => {
    expect(
      choose([
        ['spillway gate', TERM, [0, 1], [0], 1],
        ['Skempton', NAME, [2], [1, 2, 3], 0],
        ['Bishop55', TERM, [3], [1, 2, 3], 0],
        ['pore pressure', TERM, [4, 5], [4], -2],
      ]),
    ).toEqual(['spillway gate', 'pore pressure']);
  });
});
