import { describe, expect, it } from 'vitest';
import { cite } from '../../../src/engine/notebook/cite.ts';
import { Quoter } from '../../../src/engine/notebook/quoter.ts';
import { DENIES } from '../../../src/engine/reason/filter.ts';
import { notebookOf } from './from-texts.ts';

const NO_CAUSE = 'States no cause';
/** The second sentence points back, so that its place holds the first as well. */
const DRY = 'The tank behind the mill ran dry in the night.';
const WHY = 'This is because the valve of the tank had been left open.';
const { prepared, texts } = await notebookOf({ mill: `${DRY} ${WHY} Bread is sold on Fridays.` });

/** Cites the first sentence, then the second, of which something is said. */
async function citedWith(cautions: [sentence: number, caution: string][]) {
  const { sentences } = await cite(new Quoter(prepared, texts, new Set()), [0, 1], {
    cautions: new Map(cautions),
    isAside: () => false,
    restates: () => false,
    chanceOf: () => 1,
    isStopped: () => false,
    onSentence: () => undefined,
  });
  return sentences.map(({ text, caution }) => ({ text, caution }));
}

describe('cite', () => {
  it('tells of a place that holds two what is true of both', async () => {
    const text = `${DRY} ${WHY}`;
    expect(await citedWith([])).toEqual([{ text, caution: undefined }]);
    expect(await citedWith([[0, NO_CAUSE]])).toEqual([{ text, caution: undefined }]);
    expect(await citedWith([[1, NO_CAUSE]])).toEqual([{ text, caution: undefined }]);
    const both: [number, string][] = [0, 1].map((sentence) => [sentence, NO_CAUSE]);
    expect(await citedWith(both)).toEqual([{ text, caution: NO_CAUSE }]);
  });

  it('keeps the mark of a denial, whichever of the two denies', async () => {
    for (const denying of [0, 1]) {
      const cautions: [number, string][] = [
        [denying, DENIES],
        [1 - denying, NO_CAUSE],
      ];
      expect((await citedWith(cautions)).map(({ caution }) => caution)).toEqual([DENIES]);
      expect((await citedWith(cautions.slice(0, 1))).map(({ caution }) => caution)).toEqual([DENIES]);
    }
  });
});
