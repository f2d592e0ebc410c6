/** @file An index whose analyses are read one by one is the one of analyses in memory, and none of them is held. */
import { describe, expect, it } from 'vitest';
import { analyseDocument, type AnalysisSource, type DocumentAnalysis } from '../../../src/engine/notebook/analysis.ts';
import { buildIndex } from '../../../src/engine/notebook/build.ts';
import type { Progress } from '../../../src/engine/ports.ts';
import { plain } from './from-texts.ts';

const QUIET: Progress = { step: () => Promise.resolve(), isCancelled: () => false };

const TEXTS = {
  storm: 'The violent storm caused a huge landslide. The World Health Organization (WHO) warned of the violent storm.',
  line: 'The huge landslide led to the railway closure. The WHO said nothing of the railway closure.',
  mill: 'The railway closure resulted in a coal shortage at the Northern Mill.',
};
const head = (from: string): string => `From: ${from}\nTo: All\nSubject: the flood\n\n`;
const SAID = 'The hall was flooded because the old pump had failed.';
const MAILS = {
  a: `${head('Ann')}${SAID}\n`,
  b: `${head('Bob')}I will look at the drain tomorrow morning.\n\n> ${SAID}\n`,
  c: `${head('Cem')}Nobody asked me about it.\n\n> I will look at the drain tomorrow morning.\n>> ${SAID}\n`,
};

/** Analyses that are made anew each time they are gone through, and how often that was. */
function keptElsewhere(texts: Readonly<Record<string, string>>) {
  let passes = 0;
  const analyses: AnalysisSource = {
    async *[Symbol.asyncIterator](): AsyncGenerator<DocumentAnalysis> {
      passes++;
      for (const [id, text] of Object.entries(texts)) {
        await Promise.resolve();
        yield analyseDocument(id, plain(text, id));
      }
    },
  };
  return { analyses, passes: () => passes };
}

describe('analyses that are kept elsewhere', () => {
  it.each([
    ['are read once', TEXTS, 1],
    ['are read again where replies quote', { ...TEXTS, ...MAILS }, 4],
    ['may be none', {}, 1],
  ])('%s, and give the index that they give from memory', async (_, texts, most) => {
    const { analyses, passes } = keptElsewhere(texts);
    const streamed = await buildIndex(analyses, QUIET);
    const held = await buildIndex(
      Object.entries(texts).map(([id, text]) => analyseDocument(id, plain(text, id))),
      QUIET,
    );
    expect(streamed).toEqual(held);
    expect(passes()).toBe(most);
  });

  it('are left as they are', async () => {
    const analyses = Object.entries({ ...TEXTS, ...MAILS }).map(([id, text]) => analyseDocument(id, plain(text, id)));
    const before = structuredClone(analyses);
    await buildIndex(analyses, QUIET);
    expect(analyses).toEqual(before);
  });
});
