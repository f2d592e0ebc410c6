import { describe, expect, it } from 'vitest';
import { claimedDocuments } from '../../src/cli/train-reader/statements.ts';
import type { ClaimsOfDocument } from '../../src/cli/train-relevance/marked-claims.ts';

const FIRST = 'The filter was full. So the pump stopped.';
const SECOND = 'Rain fell on that day, too.';
const TEXT = `${FIRST}${' figure '.repeat(40)}${SECOND}`;

const place = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });

const CLAIMED: ClaimsOfDocument = {
  document: { id: 'd', title: 'report.pdf', text: TEXT },
  sentences: ['The filter was full.', 'So the pump stopped.', SECOND].map(place),
  claims: [{ sentence: 1, cause: place('The filter was full'), effect: place('the pump stopped'), clear: true }],
  not: [2],
};

describe('claims of a paper', () => {
  const documents = claimedDocuments(CLAIMED);

  it('are read with the sentences that follow one another, apart from those with much between them', () => {
    expect(documents.map(({ text }) => text)).toEqual([FIRST, SECOND]);
    const [{ text, sentences }] = documents as [(typeof documents)[0]];
    expect(sentences.map(({ start, end }) => text.slice(start, end))).toEqual([
      'The filter was full.',
      'So the pump stopped.',
    ]);
  });

  it('have their sides where these stand in that text, also in the sentence before', () => {
    const [{ text, statements }] = documents as [(typeof documents)[0]];
    expect(statements).toMatchObject([{ kind: 'claim', first: 1, last: 1 }]);
    const { cause, effect } = statements[0]!;
    expect([cause, effect].map((side) => text.slice(side!.start, side!.end))).toEqual([
      'The filter was full',
      'the pump stopped',
    ]);
  });

  it('count what only looks like one as none', () => {
    expect(documents[1]!.statements).toEqual([
      { kind: 'none', how: '', first: 0, last: 0, cause: null, effect: null, events: null },
    ]);
  });

  it('lose a side that stands in another block', () => {
    const far = { ...CLAIMED, claims: [{ ...CLAIMED.claims[0]!, sentence: 2 }], not: [] };
    expect(claimedDocuments(far)[1]!.statements).toMatchObject([{ first: 0, cause: null, effect: null }]);
  });
});
