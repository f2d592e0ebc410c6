import { describe, expect, it } from 'vitest';
import { headerOf } from '../../../src/engine/notebook/beside.ts';
import { notebookOf } from './from-texts.ts';

/** What is shown beside the sentence that begins so. */
async function beside(text: string, start: string): Promise<string | null> {
  const { index } = await notebookOf({ d: text });
  const { ranges } = index.sentences;
  const words = (s: number) => text.slice(ranges[2 * s], ranges[2 * s + 1]);
  const sentence = Array.from(index.sentences.document.keys()).find((s) => words(s).startsWith(start))!;
  const header = headerOf(index, sentence, words);
  return header < 0 ? null : words(header);
}

const TABLE =
  'Costs of the mill.\n\nYear | Cost | Cause\n2020 | 12 | flood in the cellar\n2021 | 90 | fire in the roof\n';
const LOG =
  'NIGHT LOG\n\nMON 9 MAY\n21.30  Queue of 31 trolleys.\n23.15  Washer two stopped for want of water.\n00.40  Kettle broken.\n';

describe('headerOf', () => {
  it('gives the names of the columns to a row, and none to themselves', async () => {
    expect(await beside(TABLE, '2021')).toBe('Year | Cost | Cause');
    expect(await beside(TABLE, 'Year')).toBeNull();
  });

  it('gives its day to an entry of a log', async () => {
    expect(await beside(LOG, '23.15')).toBe('MON 9 MAY');
  });

  it('gives nothing to running text', async () => {
    expect(await beside(TABLE, 'Costs')).toBeNull();
  });
});

describe('what is cited', () => {
  it('says that it is an entry of a log, and of which day', async () => {
    const { ask } = await notebookOf({ d: LOG });
    const { sentences, evidence } = await ask('Why did washer two stop?');
    const shown = [...sentences.flatMap(({ citations }) => citations), ...evidence];
    expect(shown.find(({ text }) => text.startsWith('23.15'))).toMatchObject({ part: 'log line', beside: 'MON 9 MAY' });
  });
});
