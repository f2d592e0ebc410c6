import { describe, expect, it } from 'vitest';
import { scatterOf } from '../../../src/engine/hierarchy/scatter.ts';
import { rowsFrom } from '../../../src/engine/rows.ts';

describe('scatterOf', () => {
  // Ten documents of twenty sentences each.
  const document = Uint32Array.from({ length: 200 }, (_, s) => Math.floor(s / 20));
  const rest = Array.from(document.keys());
  const tell = (sentences: number[]) =>
    scatterOf({ sentences: rowsFrom([sentences, rest]) }, { document })(Uint32Array.of(0));

  it('is what stands here and there in many documents', () => {
    expect(tell([0, 20, 40, 60, 80, 100])).toBe(true);
  });

  it('is what a long document never comes back to', () => {
    const long = new Uint32Array(150);
    const all = Array.from(long.keys());
    const ofLong = (groups: number[][]) =>
      scatterOf({ sentences: rowsFrom([...groups, all]) }, { document: long })(Uint32Array.from(groups.keys()));
    expect(
      ofLong([
        [0, 1],
        [1, 2],
        [2, 0],
      ]),
    ).toBe(true);
    expect(
      ofLong([
        [0, 1],
        [1, 2, 3, 4, 5],
        [2, 0],
      ]),
    ).toBe(false);
    expect(tell([0, 1])).toBe(false);
  });

  it('is not what two documents share, nor what short documents are about', () => {
    expect(tell([0, 1, 20, 21, 40])).toBe(false);
    expect(tell(Array.from({ length: 60 }, (_, i) => i * 2))).toBe(false);
  });
});
