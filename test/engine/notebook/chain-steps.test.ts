import { describe, expect, it } from 'vitest';
import {
  causalStatements,
  CHAIN_STEP_SIGNALS,
  chanceOfStep,
  possibleSteps,
  type AskNext,
  type ChainState,
} from '../../../src/engine/notebook/chain-steps.ts';
import { readAll } from '../../fixtures/answer-scores.ts';
import { notebookOf } from './from-texts.ts';

const ICE = 'The pump of the rink failed because the valve of the rink was rusty.';
const RUST = 'The valve of the rink was rusty because nobody had greased the rink for years.';
const MONEY = 'Because the council of the rink had cut the money, nobody greased the valve of the rink.';
const { prepared, index, texts } = await notebookOf({
  report: `${ICE} ${RUST} Skates are rented at the door of the rink.`,
  minutes: MONEY,
});
const all = index.sentences.lengths.length;
const state: ChainState = {
  backward: true,
  statements: causalStatements(prepared),
  relevance: { sentences: new Float32Array(all).fill(0.5) },
  told: [0],
  isAllowed: () => true,
};
const askNext: AskNext = async () => ({
  nearness: null,
  readPassages: async (passages) => readAll(passages, (line) => (line === MONEY ? 2 : -1)),
});

describe('the possible next steps of a chain', () => {
  it('are the other statements of causes, each with the reader’s word and whether it stands near', async () => {
    const steps = (await possibleSteps(prepared, texts, state, askNext))!;
    const stepAt = (sentence: number) => steps.find((step) => step.sentence === sentence);
    expect(steps.map(({ sentence }) => sentence).sort()).toEqual([1, 3]);
    expect(stepAt(1)).toMatchObject({ said: -1, near: 1, relevant: Math.log(0.5) });
    expect(stepAt(3)).toMatchObject({ said: 2, near: 0 });
  });

  it('have nothing to do with what was told, what is not allowed, and what has nothing to do with the question', async () => {
    const of = async (other: Partial<ChainState>) =>
      (await possibleSteps(prepared, texts, { ...state, ...other }, askNext))!.map(({ sentence }) => sentence).sort();
    expect(await of({ told: [1, 0] })).toEqual([3]);
    expect(await of({ isAllowed: (sentence) => sentence !== 3 })).toEqual([1]);
    const sentences = Float32Array.from({ length: all }, (_, s) => (s === 1 ? 0.001 : 0.5));
    expect(await of({ relevance: { sentences } })).toEqual([3]);
  });

  it('are unknown where the models are too late', async () => {
    const late: AskNext = async () => ({ nearness: null, readPassages: async () => null });
    expect(await possibleSteps(prepared, texts, state, late)).toBeNull();
  });

  it('are the likelier the surer the reader is, the more they have to do with both questions, and the nearer they stand', () => {
    const usual = { sentence: 0, said: 0, likely: Math.log(0.1), relevant: Math.log(0.1), near: 0 };
    const better = { said: 2, likely: Math.log(0.6), relevant: Math.log(0.6), near: 1 };
    for (const signal of CHAIN_STEP_SIGNALS) {
      expect(chanceOfStep({ ...usual, [signal]: better[signal] }), signal).toBeGreaterThan(chanceOfStep(usual));
    }
  });
});
