import { expect, it } from 'vitest';
import { embedNotebook } from '../../src/cli/encoding/embed-notebook.ts';
import { notebookFrom } from '../../src/cli/notebook.ts';
import { MeaningEncoder } from '../fixtures/meaning-encoder.ts';

const PASSAGES = 300;
const notebook = await notebookFrom(
  Array.from({ length: PASSAGES }, (_, i) => {
    const text = `The storm of year ${i} sank vessel ${i}.`;
    return {
      id: `d${i}`,
      name: `d${i}.txt`,
      parsed: { format: 'text' as const, text, title: '', headings: [], warnings: [] },
    };
  }),
);

/** What is said when each call of the encoder takes so long. */
async function saidWhen(msPerCall: number) {
  let now = 0;
  const encoder = new MeaningEncoder();
  encoder.before = async () => {
    now += msPerCall;
  };
  const said: string[] = [];
  const blocks = await embedNotebook(
    notebook,
    encoder,
    (line) => said.push(line),
    () => now,
  );
  const passages = blocks
    .filter(({ documentId }) => documentId !== '')
    .reduce((sum, { ranges }) => sum + ranges.length / 2, 0);
  return { said, passages };
}

it('says how many are embedded and how long the rest takes', async () => {
  const { said, passages } = await saidWhen(80_000);
  expect(passages).toBe(PASSAGES);
  expect(said[0]).toMatch(/^embedding: 256 of 300 passages, 0 of \d+ names, about 14 s left$/);
  expect(said.length).toBeGreaterThan(1);
});

it('says nothing where nobody waits', async () => {
  expect(await saidWhen(1)).toEqual({ said: [], passages: PASSAGES });
});
