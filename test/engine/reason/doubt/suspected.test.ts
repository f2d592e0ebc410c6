import { describe, expect, it } from 'vitest';
import { SUSPECTED } from '../../../../src/engine/reason/doubt/set-aside.ts';
import { REACH, suspectedSignals } from '../../../../src/engine/reason/doubt/suspected.ts';
import { BUCKETS, WordClassifier, wordFeatures } from '../../../../src/engine/reason/doubt/words.ts';
import { packNumbers } from '../../../../src/engine/retrieve/packed-numbers.ts';
import { notebookOf } from '../../notebook/from-texts.ts';

describe('wordFeatures', () => {
  it('are a unit vector, whatever quotes and capitals a text has', () => {
    const features = wordFeatures('He said “It’s the strike”, and that it was the strike.');
    expect([...features.values()].reduce((sum, value) => sum + value ** 2, 0)).toBeCloseTo(1, 6);
    expect(wordFeatures('HE SAID "It\'s the strike", and that it was the strike.')).toEqual(features);
    expect(wordFeatures('')).toEqual(new Map());
  });
});

describe('WordClassifier', () => {
  it('adds up what the words of a text say', () => {
    const weights = new Array<number>(BUCKETS).fill(0);
    const [bucket, share] = [...wordFeatures('rumour')][0]!;
    weights[bucket] = 10;
    const classifier = new WordClassifier({ words: packNumbers(weights), scale: 0.5, bias: -1 });
    expect(classifier.value('rumour')).toBeCloseTo(share * 5 - 1, 6);
    expect(classifier.value('')).toBe(-1);
  });
});

describe('suspectedSignals', () => {
  it('are the own value, the larger of the neighbours and the mean within reach', () => {
    expect(suspectedSignals([1, 2, 6], 1)).toEqual([2, 6, 3]);
    expect(suspectedSignals([4], 0)).toEqual([4, 4, 4]);
    const far = [...new Array<number>(REACH + 1).fill(0), 8];
    expect(suspectedSignals(far, 0)[2]).toBe(0);
  });
});

describe('an answer', () => {
  const paper =
    '"They all say it is the parcel strike that has emptied the shelves," said a neighbour. Others at the pub blamed the new manager. ' +
    'One man said that it was the strike and nothing else. Some people suspect the weather. ' +
    'A friend of hers told reporters that it was all because of the pickets. "It began the day they walked out," said her husband. ' +
    'Rumours in the village blame the union. Nobody at the company would comment.';
  const report =
    'The depot could not pick the orders of all shops. Because of this the shelves of the village shops were empty.';

  it('rests on what was found, and says of what people only tell that it is no more', async () => {
    const { ask } = await notebookOf({ paper, report });
    const { sentences, trace } = await ask('Why were the shelves of the village shops empty?');
    expect(sentences.map(({ text }) => text).join(' ')).toContain('depot');
    expect(sentences.map(({ text }) => text).join(' ')).not.toContain('strike');
    expect(trace.rejected.find(({ text }) => text.includes('parcel strike'))?.reason).toBe(SUSPECTED);
  });

  it('brings no rumour along with what is cited', async () => {
    const { ask } = await notebookOf({ paper: `The village was dark for two days. ${paper}` });
    const { sentences } = await ask('Why was the village dark for two days?');
    expect(sentences.map(({ text }) => text)).toEqual(['The village was dark for two days.']);
  });

  it('rests on what people tell where there is nothing else', async () => {
    const { ask } = await notebookOf({
      paper: '"They all say it is the parcel strike that has emptied the shelves," said a neighbour.',
    });
    const { sentences, status } = await ask('Why are the shelves empty after the parcel strike?');
    expect(status).toBe('answered');
    expect(sentences[0]?.text).toContain('strike');
  });
});
