import { describe, expect, it } from 'vitest';
import { askNotebook } from '../../../src/engine/notebook/ask.ts';
import type { AskNext } from '../../../src/engine/notebook/chain-steps.ts';
import { readChain } from '../../../src/engine/notebook/read-chain.ts';
import { readQuestion } from '../../../src/engine/retrieve/question.ts';
import { scoreRelevance } from '../../../src/engine/retrieve/relevance.ts';
import { withReading, readingOf } from '../../../src/engine/retrieve/reading.ts';
import { notebookOf } from './from-texts.ts';
import { answerScores, readAll } from '../../fixtures/answer-scores.ts';

/** Three steps, each in a document of its own, in which the same thing is called otherwise; a word that they share is shared by all. */
const { prepared, index, texts } = await notebookOf({
  budget: 'The vote of October on the clinic caused the loss of the second van. Lunch was served at noon.',
  rounds: 'Because only one lorry of the clinic was left, the samples stood in the cold for hours. Nobody was told.',
  results:
    'Because the tubes of the clinic had waited too long, the readings were far too high. A vet noticed it first.',
});
const sentenceWith = async (words: string): Promise<number> => {
  for (const [s, document] of index.sentences.document.entries()) {
    const text = await texts.text(index.documents.ids[document]!);
    if (text.slice(index.sentences.ranges[2 * s], index.sentences.ranges[2 * s + 1]).includes(words)) return s;
  }
  throw new Error(words);
};
const [vote, lorry, tubes] = await Promise.all(['vote', 'lorry', 'tubes'].map(sentenceWith));

/** A reader that knows which sentence says what led to which words, and of one is not sure. */
function readerOf(answers: Readonly<Record<string, string>>, asked: string[] = [], unsure = ''): AskNext {
  return async (question) => {
    asked.push(question);
    const right = Object.entries(answers).find(([words]) => question.includes(words))?.[1];
    return {
      nearness: null,
      readPassages: async (passages) =>
        readAll(passages, (sentence) =>
          right !== undefined && sentence.includes(right) ? (right === unsure ? -1 : 4) : -4,
        ),
    };
  };
}

const why = readQuestion(prepared, 'Why were the readings far too high?');
/** What is known once a reader has found the statement that answers. */
const relevance = (() => {
  const before = scoreRelevance(prepared, why);
  const scores = answerScores([vote, lorry, tubes].map((sentence) => [sentence === tubes ? 5 : -5, -5]));
  return withReading(before, readingOf(prepared, [0, 1, 2], scores));
})();
const everything = () => true;

describe('a chain that is read step by step', () => {
  it('goes from the statement that answers to what led to its cause, and on', async () => {
    const asked: string[] = [];
    const askNext = readerOf({ tubes: 'lorry', lorry: 'vote' }, asked);
    const near = { ...relevance, sentences: relevance.sentences.map((_, s) => (s === tubes ? 0.9 : 0.5)) };
    const path = await readChain(prepared, texts, why, near, everything, askNext);
    expect(path).toMatchObject({ fits: true, told: [tubes, lorry, vote], statements: [] });
    expect(path!.relations.map((relation) => index.relations.sentence[relation])).toEqual([vote, lorry, tubes]);
    expect(asked[0]).toMatch(/^What led to this: .*tubes/i);
  });

  it('ends where the reader finds nothing, does not come back, and passes through nothing that is not allowed', async () => {
    const round = readerOf({ tubes: 'lorry', lorry: 'tubes' });
    expect((await readChain(prepared, texts, why, relevance, everything, round))!.told).toEqual([tubes, lorry]);
    expect(await readChain(prepared, texts, why, relevance, everything, readerOf({}))).toBeNull();
    const askNext = readerOf({ tubes: 'lorry', lorry: 'vote' });
    const isAllowed = (sentence: number) => sentence !== lorry;
    expect(await readChain(prepared, texts, why, relevance, isAllowed, askNext)).toBeNull();
    const late: AskNext = async () => ({ nearness: null, readPassages: async () => null });
    expect(await readChain(prepared, texts, why, relevance, everything, late)).toBeNull();
  });

  it('tells what is hardly likely to follow, but as no link of the chain, nor what comes behind it', async () => {
    const linksWhere = async (unsure: string) => {
      const sentences = relevance.sentences.map((_, s) => (s === tubes ? 0.9 : 0.5));
      const askNext = readerOf({ tubes: 'lorry', lorry: 'vote' }, [], unsure);
      const path = await readChain(prepared, texts, why, { ...relevance, sentences }, everything, askNext);
      expect(path!.told).toEqual([tubes, lorry, vote]);
      return path!.relations.map((relation) => index.relations.sentence[relation]);
    };
    expect(await linksWhere('vote')).toEqual([lorry, tubes]);
    expect(await linksWhere('lorry')).toEqual([tubes]);
  });

  it('reads only statements of causes, each alone, and none that has nothing to do with what was asked', async () => {
    const read: (readonly string[])[] = [];
    const next = readerOf({ tubes: 'lorry', lorry: 'vote' });
    const askNext: AskNext = async (question) => {
      const { nearness, readPassages } = await next(question);
      return {
        nearness,
        readPassages: (passages) => {
          read.push(...passages);
          return readPassages(passages);
        },
      };
    };
    expect(await readChain(prepared, texts, why, relevance, everything, askNext)).not.toBeNull();
    expect(read.every((lines) => lines.length === 1 && /cause/iu.test(lines[0]!))).toBe(true);
    const sentences = relevance.sentences.slice();
    sentences[vote!] = 0;
    const path = await readChain(prepared, texts, why, { ...relevance, sentences }, everything, askNext);
    expect(path!.told).toEqual([tubes, lorry]);
  });

  it('is not asked for where a question asks for neither cause nor effect', async () => {
    const where = readQuestion(prepared, 'Where was lunch served?');
    const askNext = readerOf({ tubes: 'lorry' });
    expect(await readChain(prepared, texts, where, relevance, everything, askNext)).toBeNull();
  });

  it('is told in the answer from what answers on, and shown from the first cause on', async () => {
    const answers = { tubes: 'lorry', lorry: 'vote', readings: 'tubes' };
    const askNext = readerOf(answers);
    const { readPassages } = await askNext('Why were the readings far too high?');
    const { sentences, path } = await askNotebook(index, texts, 'Why were the readings far too high?', {
      clock: () => 0,
      readPassages,
      askNext,
    });
    expect(sentences.slice(0, 2).map(({ text }) => text.slice(0, 11))).toEqual(['Because the', 'Because onl']);
    const links = path.filter(({ apart }) => !apart);
    expect(links.map(({ citation }) => citation)).toEqual(links.map((_, i) => links.length - i));
  });
});
