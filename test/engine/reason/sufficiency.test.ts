import { describe, expect, it } from 'vitest';
import {
  ANSWER_SIGNALS,
  READ_ANSWER_SIGNALS,
  answerSignals,
  isSufficient,
  passageCoverage,
  readAnswerSignals,
} from '../../../src/engine/reason/sufficiency.ts';
import type { CausalPath } from '../../../src/engine/retrieve/causal-path.ts';
import type { Prepared } from '../../../src/engine/retrieve/prepared.ts';
import { readQuestion } from '../../../src/engine/retrieve/question.ts';
import { scoreRelevance } from '../../../src/engine/retrieve/relevance.ts';
import { notebookOf } from '../notebook/from-texts.ts';

const { prepared } = await notebookOf(
  { storm: 'The storm flooded the harbour. A storm passed.', stars: 'The observatory stayed dry. A storm came.' },
  { storm: '', stars: 'Telescope notes' },
);
const covered = (question: string, passage: number) =>
  passageCoverage(prepared, readQuestion(prepared, question), passage);

describe('passageCoverage', () => {
  it('is 1 when the passage names every word of the question, 0 when it names none', () => {
    expect(covered('Was the observatory dry?', 1)).toBeCloseTo(1, 6);
    expect(covered('Was the observatory dry?', 0)).toBe(0);
    expect(covered('Did the zeppelin land?', 0)).toBe(0);
    expect(covered('why', 0)).toBeLessThanOrEqual(1);
  });

  it('counts the title that a passage is read under', () => {
    expect(covered('telescope', 1)).toBeCloseTo(1, 6);
    expect(covered('telescope', 0)).toBe(0);
  });

  it('counts a word that no document has against the passage, and rare words more than common ones', () => {
    expect(covered('Was the observatory dry in Ruritania?', 1)).toBeLessThan(1);
    expect(covered('storm observatory', 1)).toBeGreaterThan(covered('storm observatory', 0));
  });
});

const NO_PATH: CausalPath = { relations: [], fits: false, statements: [], scores: new Map() };

describe('answerSignals', () => {
  type Signals = Record<(typeof ANSWER_SIGNALS)[number], number>;
  const signalsOf = (text: string, path: Partial<CausalPath> = {}): Signals => {
    const question = readQuestion(prepared, text);
    const signals = answerSignals(prepared, question, scoreRelevance(prepared, question), { ...NO_PATH, ...path })!;
    expect(signals).toHaveLength(ANSWER_SIGNALS.length);
    return Object.fromEntries(ANSWER_SIGNALS.map((name, i) => [name, signals[i]!])) as Signals;
  };

  it('tell what a passage says from what none does', () => {
    const said = signalsOf('Was the observatory dry?');
    expect(said).toMatchObject({ coverage: expect.closeTo(1, 6), hasPath: 0 });
    expect(said.wordsShare).toBeGreaterThan(0);
    const partly = signalsOf('Was the zeppelin dry?');
    expect(partly.coverage).toBeLessThan(said.coverage);
  });

  it('are none where nothing has anything in common with the question', () => {
    const question = readQuestion(prepared, 'Did the zeppelin land?');
    expect(answerSignals(prepared, question, scoreRelevance(prepared, question), NO_PATH)).toBeNull();
  });

  it('keep what the encoder says at nothing where it has not read', () => {
    const { encoder, secondEncoder, isEmbedded, embedded } = signalsOf('storm');
    expect([encoder, secondEncoder, isEmbedded, embedded]).toEqual([0, 0, 0, 0]);
  });

  it('know of a path that fits', () => {
    expect(signalsOf('storm', { fits: true }).hasPath).toBe(1);
    expect(signalsOf('storm').hasPath).toBe(0);
  });
});

describe('what a reader adds to them', () => {
  it('is how surely any sentence answers, and among how many, so that a small notebook is not judged like a large one', () => {
    const built = new Float32Array(ANSWER_SIGNALS.length);
    const rowOf = (count: number, compared?: number) => {
      const sentences = new Map(Array.from({ length: count }, (_, s) => [s, s === 0 ? 2 : -6] as const));
      const reading = { sentences, any: 2.5, ...(compared !== undefined && { compared }) };
      const row = readAnswerSignals(built, new Float32Array(count).fill(0.5), reading);
      return Object.fromEntries(READ_ANSWER_SIGNALS.map((name, i) => [name, row[i]!]));
    };
    expect(rowOf(3, 1.5)).toMatchObject({ any: 2.5, best: 2, compared: 1.5, bestOdds: 0 });
    expect(rowOf(100).count! - rowOf(10).count!).toBeCloseTo(Math.log(10));
    // Where nothing was read alone in time, what was read of passages stands for it.
    expect(rowOf(3).compared).toBe(2.5);
  });
});

describe('isSufficient', () => {
  const about = (notebook: Prepared, text: string) => {
    const question = readQuestion(notebook, text);
    return isSufficient(notebook, question, scoreRelevance(notebook, question), NO_PATH);
  };

  it('takes what a passage says in the words of the question, and refuses what no document knows', () => {
    expect(about(prepared, 'Was the observatory dry?')).toBe(true);
    expect(about(prepared, 'Did the zeppelin land?')).toBe(false);
  });

  it('takes a reader at its word where it has read everything, not where it has read some of much', async () => {
    const said = 'Was it the zeppelin that came over the harbour wall in Ruritania?';
    const surelyRead = (notebook: Prepared) => {
      const question = readQuestion(notebook, said);
      const relevance = scoreRelevance(notebook, question);
      const best = relevance.sentences.indexOf(Math.max(...relevance.sentences));
      relevance.sentences[best] = 0.9;
      const sentences = new Map([...relevance.sentences.keys()].slice(0, 20).map((s) => [s, s === best ? 4 : -5]));
      return isSufficient(notebook, question, { ...relevance, reading: { sentences, any: 4, compared: 4 } }, NO_PATH);
    };
    const days = Array.from({ length: 30 }, (_, day) => [`day${day}`, `On day ${day} the harbour was quiet.`] as const);
    const { prepared: many } = await notebookOf(Object.fromEntries(days));
    expect([about(prepared, said), about(many, said)]).toEqual([false, false]);
    expect([surelyRead(prepared), surelyRead(many)]).toEqual([true, false]);
  });

  it('refuses everything where there is nothing', async () => {
    const { prepared: empty } = await notebookOf({});
    const question = readQuestion(empty, 'Was the observatory dry?');
    expect(answerSignals(empty, question, scoreRelevance(empty, question), NO_PATH)).toBeNull();
    expect(about(empty, 'Was the observatory dry?')).toBe(false);
  });
});
