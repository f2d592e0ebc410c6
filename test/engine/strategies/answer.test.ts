import { describe, expect, it } from 'vitest';
import { answerWith, rankedSentences } from '../../../src/engine/strategies/answer.ts';
import { STRATEGIES, strategyById } from '../../../src/engine/strategies/index.ts';
import { notebookOf } from '../notebook/from-texts.ts';

const TEXTS = {
  mill: 'Mill report\n\nThe drought emptied the mill pond. The empty pond stopped the mill wheel.',
  fair: 'The summer fair drew a large crowd. Nobody spoke of the mill.',
};
const QUESTION = 'Why did the mill wheel stop?';
const bm25 = strategyById('bm25')!;

describe('the answer of a system that only retrieves', () => {
  it('is whole sentences in rank order, each citing itself by its place in the source', async () => {
    const { index, texts, prepared } = await notebookOf(TEXTS);
    const answer = await answerWith(bm25, index, texts, QUESTION, { clock: () => 0 });
    expect(answer.status).toBe('answered');
    expect(answer.sentences.length).toBeGreaterThan(1);
    for (const [i, { text, citations }] of answer.sentences.entries()) {
      const [{ documentId, start, end, number }] = citations as [(typeof citations)[0]];
      expect(number).toBe(i + 1);
      expect((await texts.text(documentId)).slice(start, end)).toBe(text);
    }
    const first = rankedSentences(index, bm25.retrieve(prepared, QUESTION).spans, 1)[0]!;
    expect(answer.evidence[0]!.start).toBe(index.sentences.ranges[2 * first.sentence]);
    expect(answer.path).toEqual([]);
    expect(answer.trace.kept).toEqual([]);
  });

  it('lists headings as evidence but does not read them out', async () => {
    const { index, texts } = await notebookOf(TEXTS);
    const answer = await answerWith(bm25, index, texts, QUESTION, { clock: () => 0 });
    expect(answer.evidence.map(({ text }) => text)).toContain('Mill report');
    expect(answer.sentences.map(({ text }) => text)).not.toContain('Mill report');
  });

  it('leaves out documents that must not be cited', async () => {
    const { index, texts } = await notebookOf(TEXTS);
    const options = { clock: () => 0, excludedDocuments: new Set(['mill']) };
    const { evidence } = await answerWith(bm25, index, texts, QUESTION, options);
    expect([...new Set(evidence.map(({ documentId }) => documentId))]).toEqual(['fair']);
  });

  it('ends with the sentences it has when it is stopped', async () => {
    const { index, texts } = await notebookOf(TEXTS);
    let told = 0;
    const answer = await answerWith(bm25, index, texts, QUESTION, {
      clock: () => 0,
      onProgress: (_stage, sentences) => (told = sentences.length),
      isStopped: () => told === 1,
    });
    expect(answer.sentences).toHaveLength(1);
  });

  it('keeps to 120 words and counts the entities reached at each hop', async () => {
    const long = Array.from({ length: 60 }, (_, i) => `The mill wheel stopped again on day ${i} of the dry year.`);
    const { index, texts } = await notebookOf({ long: long.join(' ') });
    const options = { clock: () => 0 };
    const { sentences } = await answerWith(bm25, index, texts, QUESTION, options);
    expect(
      sentences
        .map(({ text }) => text)
        .join(' ')
        .split(' ').length,
    ).toBeLessThanOrEqual(120);
    const { trace } = await answerWith(strategyById('graphrag-local')!, index, texts, QUESTION, options);
    expect(trace.hops[0]).toBeGreaterThan(0);
  });

  it.each(STRATEGIES.filter(({ id }) => id !== 'hugrag'))('of $id only says what was retrieved', async (strategy) => {
    const { index, texts } = await notebookOf(TEXTS);
    const answer = await answerWith(strategy, index, texts, QUESTION, { clock: () => 0 });
    expect(answer.status).toBe(answer.evidence.length > 0 ? 'answered' : 'not-in-documents');
    const quoted = answer.evidence.map(({ text }) => text);
    for (const { text } of answer.sentences) expect(quoted).toContain(text);
    if (strategy.id === 'naive') expect(answer.evidence).toEqual([]);
  });
});
