/** @file Questions as people ask them: with a wrong premise, misspelt, in capitals, about what is not there; and documents that contradict each other. */
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/engine/types.ts';
import { MIXED } from './chain-texts.ts';
import { notebookOf } from './from-texts.ts';

const chain = await notebookOf(MIXED);
const sayings = ({ sentences }: Answer) => sentences.map(({ text }) => text);
const CHOIR = 'The choir sings on Sundays. Its tenors have colds.';

describe('an odd question', () => {
  it('with a wrong premise is answered with who claims it and, beside that, who denies it', async () => {
    const { ask, texts } = await notebookOf({
      ...MIXED,
      talk: 'Some said that the flu caused the strike of the glass workers. Nobody asked a doctor.',
      report: 'The board met twice. The flu did not cause the strike of the glass workers.',
    });
    const answer = await ask('Why did the flu cause the strike of the glass workers?');
    const claim = answer.sentences.findIndex(({ text }) => text.startsWith('Some said'));
    const denial = answer.sentences[claim + 1];
    expect(denial?.text).toBe('The flu did not cause the strike of the glass workers.');
    expect(denial?.caution).toBe('Says that there is no causal link');
    expect(denial?.citations[0]?.documentId).toBe('report');
    expect((await texts.text('report')).slice(denial!.citations[0]!.start)).toBe(denial!.text);
    // What is cited is not told again as set aside.
    expect(answer.trace.rejected.map(({ text }) => text)).not.toContain(denial!.text);
  });

  it('does not bring up a denial of something else, nor one of a document that was taken out', async () => {
    const { ask } = await notebookOf({
      a: 'The flu caused the strike of the glass workers.',
      b: 'The rain did not cause the strike of the glass workers. The flu did not cause the delay at the bakery.',
      c: 'The flu did not cause the strike of the glass workers.',
    });
    const answer = await ask('Why did the glass workers strike?', { excludedDocuments: new Set(['c']) });
    expect(sayings(answer)).toEqual(['The flu caused the strike of the glass workers.']);
  });

  it('with a misspelt word is answered, and the answer says for what it was taken', async () => {
    const answer = await chain.ask('What caused the landslde?');
    expect(sayings(answer)).toEqual(['The violent storm caused a huge landslide.']);
    expect(answer.meant).toEqual([{ asked: 'landslde', word: 'landslide' }]);
    expect(await chain.ask('What caused the landslide?')).not.toHaveProperty('meant');
  });

  it.each([
    ['a short word', 'What caused the storn?'],
    ['another form of a word', 'What is stormy here?'],
    ['another ending of a word', 'Was the harbour silent?'],
    ['a number', 'What happened in plot 123457?'],
  ])('does not take %s for another', async (_, question) => {
    const { ask } = await notebookOf({
      a: 'The storm flooded plot 123456. The harbour stayed dry. There was silence.',
      b: CHOIR,
    });
    expect(await ask(question)).not.toHaveProperty('meant');
  });

  it('in capitals is answered as any', async () => {
    const [loud, plain] = await Promise.all(
      ['WHY DID THE GLASS WORKERS STRIKE?', 'Why did the glass workers strike?'].map((question) => chain.ask(question)),
    );
    expect(sayings(loud!)).toEqual(sayings(plain!));
    expect(loud!.path).toHaveLength(5);
  });

  it('about someone whom no document names is not answered with something else', async () => {
    expect((await chain.ask('What did Professor Zabriskie say about the strike?')).status).toBe('not-in-documents');
  });

  it('that is two questions is answered at least in one of them', async () => {
    const answer = await chain.ask('Why did the glass workers strike and who met on Friday in the hall?');
    expect(answer.status).toBe('answered');
    expect(sayings(answer).join(' ')).toMatch(/strike|Friday/);
  });
});

describe('odd documents', () => {
  it('events of the same name are told apart by what the question says of theirs', async () => {
    const { ask } = await notebookOf({
      early: 'The fire of 1998 was caused by a candle in the attic of the mill.',
      late: 'The fire of 2004 was caused by a broken cable in the cellar of the mill.',
      choir: CHOIR,
    });
    for (const [year, document] of [
      ['1998', 'early'],
      ['2004', 'late'],
    ] as const) {
      const { sentences } = await ask(`What caused the fire of ${year}?`);
      expect(sentences[0]!.citations[0]!.documentId).toBe(document);
    }
  });

  it('that contradict each other are both cited, the denial as one', async () => {
    const { ask } = await notebookOf({
      inspector: 'The inspector reported that the broken cable caused the fire in the mill.',
      insurer: 'The insurer found that the broken cable did not cause the fire in the mill.',
      choir: CHOIR,
    });
    for (const question of ['Did the broken cable cause the fire in the mill?', 'Why was there a fire in the mill?']) {
      const { sentences } = await ask(question);
      const documents = sentences.map(({ citations }) => citations[0]!.documentId);
      expect(new Set(documents)).toEqual(new Set(['inspector', 'insurer']));
    }
  });

  it('that lead in a circle are followed once around', async () => {
    const { ask } = await notebookOf({
      a: 'The poverty caused the drinking. The drinking caused the poverty of the village.',
      choir: CHOIR,
    });
    const { path, sentences } = await ask('What caused the poverty of the village?');
    expect(path).toHaveLength(2);
    expect(sentences).toHaveLength(2);
  });

  it('are answered from where there is but one', async () => {
    const { ask } = await notebookOf({
      a: 'The frost cracked the pipe. The cracked pipe flooded the cellar. The archive moved to the school.',
    });
    const answer = await ask('Why was the cellar flooded?');
    expect(answer.status).toBe('answered');
    expect(sayings(answer).join(' ')).toContain('The cracked pipe flooded the cellar.');
  });
});
