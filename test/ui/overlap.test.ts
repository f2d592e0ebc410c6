import { describe, expect, it } from 'vitest';
import { sharedWith } from '../../src/ui/cells/overlap.ts';

const span = (documentId: string, start: number, end: number) => ({ documentId, start, end });

describe('what two answers rest on alike', () => {
  it('is what covers some of the same text of the same document', () => {
    const one = [span('a', 0, 10), span('a', 10, 20), span('b', 0, 10)];
    const other = [span('a', 5, 10), span('c', 0, 10)];
    expect(sharedWith(one, other)).toEqual([true, false, false]);
    expect(sharedWith(other, one)).toEqual([true, false]);
  });

  it('is not what only touches', () => {
    expect(sharedWith([span('a', 0, 10)], [span('a', 10, 20)])).toEqual([false]);
  });
});
