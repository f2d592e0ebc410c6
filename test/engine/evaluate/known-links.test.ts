import { describe, expect, it } from 'vitest';
import { LinkFinder, reportLinks, type KnownLink } from '../../../src/engine/evaluate/known-links.ts';
import { notebookOf } from '../notebook/from-texts.ts';

const TEXTS = {
  log: 'The pump failure caused the flood in the cellar. The flood in the cellar led to a closure of the kitchen.',
  mail: 'The choir sang. A draught in the hall caused colds among the tenors.',
};

function link(quote: string, cause: string, effect: string): KnownLink {
  const documentId = Object.entries(TEXTS).find(([, text]) => text.includes(quote))![0] as keyof typeof TEXTS;
  const start = TEXTS[documentId].indexOf(quote);
  return { places: [{ documentId, start, end: start + quote.length }], cause, effect };
}

const FLOOD = link(
  'The pump failure caused the flood in the cellar.',
  'the broken pump; pump failure',
  'water in the cellar; the flood',
);
const TURNED = link(
  'The flood in the cellar led to a closure of the kitchen.',
  'the kitchen closed; closure',
  'the flood; cellar',
);
const UNSAID = link('The choir sang.', 'the choir', 'singing');

describe('known links', () => {
  it('are had where a causal statement stands in their place and leads the same way', async () => {
    const { index, texts } = await notebookOf(TEXTS);
    const report = await reportLinks(index, texts, [FLOOD, TURNED, UNSAID]);
    expect(report.found).toBeCloseTo(1 / 3);
    // Three statements, of which one is of a link.
    expect(report.right).toBeCloseTo(1 / 3);
  });

  it('are shown by the steps of an answer', async () => {
    const { ask } = await notebookOf(TEXTS);
    const { path, sentences } = await ask('Why was the kitchen closed?');
    expect(path.length).toBeGreaterThan(0);
    const finder = new LinkFinder([FLOOD]);
    const shown = path.flatMap(({ cause, effect, citation }) => {
      const place = sentences.flatMap(({ citations }) => citations).find(({ number }) => number === citation)!;
      return finder.of({ place, cause, effect });
    });
    expect(shown).toEqual([0]);
    const { place } = { place: FLOOD.places[0]! };
    expect(finder.of({ place, cause: 'the flood in the cellar', effect: 'the pump failure' })).toEqual([]);
    expect(finder.of({ place: { ...place, documentId: 'mail' }, cause: 'pump', effect: 'flood' })).toEqual([]);
  });

  it('are none where nothing is claimed', async () => {
    const { index, texts } = await notebookOf({ log: 'The choir sang.' });
    const known = [{ places: [{ documentId: 'log', start: 0, end: 15 }], cause: 'a', effect: 'b' }];
    expect(await reportLinks(index, texts, known)).toEqual({ found: 0, right: null });
  });
});
