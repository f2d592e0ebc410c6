import { describe, expect, it } from 'vitest';
import { BUCKETS, intentFeatures, weighFeatures } from '../../../src/engine/retrieve/intent-classifier.ts';
import type { Intent } from '../../../src/engine/retrieve/intent-grammar.ts';
import { intentOf } from '../../../src/engine/retrieve/intent.ts';

describe('intentOf', () => {
  it.each<[Intent, string]>([
    ['cause', 'Why did the dam break?'],
    ['cause', 'What caused the outage in the harbour?'],
    ['cause', 'What were the reasons for the delay?'],
    ['cause', 'How come the market was closed?'],
    ['cause', 'What led to the strike?'],
    ['cause', 'Warum brach der Damm?'],
    ['cause', 'Pourquoi le marché était-il fermé ?'],
    ['cause', '为什么大坝决堤？'],
    ['effect', 'What did the outage lead to?'],
    ['effect', 'What were the consequences of the flood?'],
    ['effect', 'What happened after the dam broke?'],
    ['effect', 'What will a longer drought cause?'],
    ['path', 'How did the storm lead to a shortage of coal?'],
    ['path', 'Which chain of events led to the strike?'],
    ['path', 'Through what steps did the fault end in a strike?'],
    ['effect', 'How did the training affect the nurses?'],
    ['effect', 'What came of the strike?'],
    ['prevent', 'How could the flood have been avoided?'],
    ['effect', 'What if there had been no strike?'],
    ['open', 'When did the ferry leave?'],
    ['open', 'Which documents mention the harbour master?'],
    ['check', 'Did the storm cause the outage?'],
    ['check', 'Was the match responsible for the traffic jam?'],
    ['check', 'Has the new rule led to fewer accidents?'],
    ['open', 'Where is the oldest crane?'],
    ['open', 'Who signed the report?'],
    ['open', ''],
  ])('%s: %s', (intent, question) => {
    expect(intentOf(question)).toBe(intent);
  });
});

describe('features of a question', () => {
  it('are the same however it is written, and know the order of its words', () => {
    const buckets = (text: string) => intentFeatures(text).map((kind) => [...kind].sort(([a], [b]) => a - b));
    expect(buckets('WHY did it’s dam   break?')).toEqual(buckets("why did it's dam break?"));
    const [, words] = intentFeatures('what stopped the pump');
    const [, turned] = intentFeatures('the pump stopped what');
    expect([...words.keys()].sort()).not.toEqual([...turned.keys()].sort());
    expect(
      intentFeatures('').every((kind) => [...kind.keys()].every((bucket) => bucket >= 0 && bucket < BUCKETS)),
    ).toBe(true);
  });

  it('are bounded for questions without end', () => {
    const [, , pieces] = intentFeatures('abcdef '.repeat(5000));
    expect(Math.max(...pieces.values())).toBeLessThanOrEqual(80);
  });

  it('weigh as one vector of length one for each kind', () => {
    const weighed = weighFeatures(
      [
        new Map([[1, 1]]),
        new Map([
          [2, 3],
          [3, 1],
        ]),
        new Map(),
      ],
      (bucket) => bucket,
    );
    expect(weighed.get(1)).toBeCloseTo(1, 9);
    expect(weighed.get(2)! ** 2 + weighed.get(3)! ** 2).toBeCloseTo(1, 9);
  });
});
