import { describe, expect, it } from 'vitest';
import { partNumber } from '../../../src/engine/text/parts.ts';
import { notebookOf } from './from-texts.ts';

const head = (from: string) => `From: ${from}\nTo: All\nSubject: the flood\n\n`;
const ORIGINAL = 'The hall was flooded because the old pump had failed.';
const quoting = (from: string, own: string) => `${head(from)}${own}\n\n> ${ORIGINAL}\n`;
const REPEATED = partNumber('repeated');
const QUOTED = partNumber('quoted reply');

describe('what replies repeat', () => {
  it('counts once: claims and mentions of the original stay, those of its repetitions go', async () => {
    const own = 'I will look at the drain tomorrow morning.';
    const one = await notebookOf({ a: `${head('Ann')}${ORIGINAL}\n` });
    const all = await notebookOf({
      a: `${head('Ann')}${ORIGINAL}\n`,
      b: quoting('Bob', own),
      c: quoting('Cem', 'Nobody asked me about the cellar door.'),
    });
    expect([...all.index.sentences.parts].filter((part) => part === REPEATED)).toHaveLength(2);
    expect(all.index.relations.kind).toEqual(one.index.relations.kind);
    const answer = await all.ask('Why was the hall flooded?');
    const cited = answer.sentences.flatMap(({ citations }) => citations.map(({ documentId }) => documentId));
    expect(cited[0]).toBe('a');
    expect(cited.filter((id, i) => answer.sentences[i]!.text === ORIGINAL && id !== 'a')).toEqual([]);
  });

  it('is the original where there is no other', async () => {
    const { index, ask } = await notebookOf({
      b: quoting('Bob', 'I will look at the drain tomorrow morning.'),
      c: quoting('Cem', 'Nobody asked me about the cellar door.'),
    });
    const parts = [...index.sentences.parts];
    expect(parts.filter((part) => part === QUOTED)).toHaveLength(1);
    expect(parts.filter((part) => part === REPEATED)).toHaveLength(1);
    const answer = await ask('Why was the hall flooded?');
    expect(answer.sentences[0]?.text).toBe(ORIGINAL);
  });
});
