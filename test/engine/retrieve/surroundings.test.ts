import { describe, expect, it } from 'vitest';
import type { NetworkWeights } from '../../../src/engine/retrieve/network.ts';
import { Network } from '../../../src/engine/retrieve/network.ts';
import { prepare } from '../../../src/engine/retrieve/prepared.ts';
import { readQuestion } from '../../../src/engine/retrieve/question.ts';
import type { Relevance } from '../../../src/engine/retrieve/relevance.ts';
import {
  SURROUNDING_SIGNALS,
  surroundingSignals,
  withSurroundings,
} from '../../../src/engine/retrieve/surroundings.ts';
import { notebookOf } from '../notebook/from-texts.ts';

const QUESTION = 'Why is Bogdan on sick leave?';

/** Three sentences of a log, of which the reader has read all, and one of another document. */
async function read() {
  const { index } = await notebookOf({
    log: 'Bogdan is on sick leave. He lifted a sack of sixty kilos all by himself. The grinder was oiled.',
    other: 'The price of green coffee rises again in June.',
  });
  const prepared = prepare(index);
  const starts = Array.from(index.documents.sentenceStart);
  const [log, other] = [starts[0]!, starts[1]!];
  const before = Float32Array.from([0.4, 0.1, 0.05, 0.001]);
  const relevance = {
    sentences: Float32Array.from([0.5, 0.3, 0.02, 0.01]),
    passages: Float32Array.from(index.passages.document, () => 1),
    reading: {
      sentences: new Map([
        [log, 1],
        [log + 1, -1],
        [log + 2, -9],
        [other, -2],
      ]),
      any: 1,
    },
  } as unknown as Relevance;
  return { prepared, question: readQuestion(prepared, QUESTION), before, relevance, log, other };
}

/** A network whose value is one signal. */
function only(name: (typeof SURROUNDING_SIGNALS)[number]): Network {
  const zeros = SURROUNDING_SIGNALS.map(() => 0);
  const weights: NetworkWeights = {
    signals: SURROUNDING_SIGNALS,
    mean: zeros,
    scale: zeros.map(() => 1),
    // Signals may be negative, and a unit's output may not.
    hidden: SURROUNDING_SIGNALS.map((signal) => (signal === name ? 1 : 0)),
    hiddenBias: [20],
    output: [1],
    outputBias: -20,
  };
  return new Network(weights);
}

describe('what stands around a sentence', () => {
  it('is known of both sides of it within its passage', async () => {
    const { prepared, question, before, relevance, log, other } = await read();
    const compared = [log, log + 1, log + 2, other];
    const rows = surroundingSignals(prepared, question, before, relevance, compared);
    const of = (row: number, name: (typeof SURROUNDING_SIGNALS)[number]) =>
      rows[row * SURROUNDING_SIGNALS.length + SURROUNDING_SIGNALS.indexOf(name)]!;
    expect(rows).toHaveLength(4 * SURROUNDING_SIGNALS.length);
    expect(of(1, 'previous reader')).toBe(1);
    expect(of(1, 'previous before')).toBeCloseTo(Math.log(0.4 / 0.6), 4);
    // More than that counts for no more.
    expect(of(1, 'previous covers')).toBeCloseTo(0.3);
    expect(of(1, 'previous restates')).toBeCloseTo(0.3);
    expect(of(1, 'covers')).toBe(0);
    expect(of(0, 'next reader')).toBe(-1);
    // How far below nothing it is does not count.
    expect(of(2, 'reader')).toBe(-5);
    for (const name of ['previous before', 'next before'] as const) expect(of(3, name)).toBe(-6);
    expect([of(0, 'previous reader'), of(3, 'previous reader'), of(2, 'next reader')]).toEqual([-5, -5, -5]);
    expect(of(0, 'oddsBehind')).toBe(0);
    expect(of(1, 'oddsBehind')).toBeLessThan(0);
  });

  it('brings the neighbour forward of what only says the question again, and changes nothing that was known before', async () => {
    const { prepared, question, before, relevance, log, other } = await read();
    const compared = [log, log + 1];
    const moved = withSurroundings(prepared, question, before, relevance, compared, only('previous reader'));
    expect(moved.sentences[log + 1]!).toBeGreaterThan(moved.sentences[log]!);
    expect(moved.sentences[other]!).toBeLessThanOrEqual(moved.sentences[log]!);
    expect(relevance.sentences[log]!).toBeCloseTo(0.5);
  });

  it('takes nothing from a sentence that states a cause itself', async () => {
    const { index } = await notebookOf({
      log: 'The grinder stopped because of a stone. The hall was painted in June.',
    });
    const prepared = prepare(index);
    const relevance = {
      sentences: Float32Array.from([0.5, 0.1]),
      passages: Float32Array.of(1),
      reading: {
        sentences: new Map([
          [0, 1],
          [1, -4],
        ]),
        any: 1,
      },
    } as unknown as Relevance;
    const question = readQuestion(prepared, 'Why did the grinder stop?');
    const moved = withSurroundings(prepared, question, relevance.sentences, relevance, [0, 1], only('previous reader'));
    expect(moved.sentences[0]!).toBeCloseTo(0.5);
    expect(moved.sentences[1]!).toBeGreaterThan(0.5);
  });

  it('is nothing where nothing was read', async () => {
    const { prepared, question, before, relevance, log } = await read();
    const { reading: _, ...unread } = relevance;
    expect(withSurroundings(prepared, question, before, unread as Relevance, [log])).toBe(unread);
  });
});
