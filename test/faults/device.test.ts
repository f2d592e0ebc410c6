/** @file The graphics device is lost while a model writes, in seeded rounds: each call ends with its whole text, or says that the device is gone; each piece is told once; memory is given back. */
import { describe, expect, it } from 'vitest';
import { ModelPool } from '../../src/adapters/running/model-pool.ts';
import { SteadyModel } from '../../src/adapters/running/steady-model.ts';
import { CausewayError } from '../../src/engine/errors.ts';
import { card, chat, LoadLog } from '../adapters/running/scripted-models.ts';
import { ScriptedModel } from '../engine/model/scripted-model.ts';
import { below, roundsOf, SHARES } from './rounds.ts';

const CALLS = 20;
const TEXT = 'It rained for nine days, and the levee broke.';
const lost = (): CausewayError => new CausewayError('model-lost', 'The device is gone.');

describe.each(roundsOf(['the GPU device is lost'], 1, SHARES.device))('round $number: $fault', ({ random }) => {
  it('costs a repeated call at the most', async () => {
    const log = new LoadLog();
    const pool = new ModelPool({
      load: log.load((load) => {
        const model = new ScriptedModel({ generate: () => TEXT });
        const generate = model.generate.bind(model);
        // Every other device is lost, after so many pieces of all that it writes.
        let left = load % 2 === 0 ? Infinity : below(random, 60);
        model.generate = (request, onText) =>
          generate(request, (piece) => {
            if (--left < 0) throw lost();
            onText?.(piece);
          });
        return chat(model);
      }),
      ...{ deviceFor: async () => 'webgpu', clock: () => 0, onChange: () => {}, onOutcome: () => {} },
    });
    const model = new SteadyModel(pool, card('a'));
    for (let call = 0; call < CALLS; call += 1) {
      let told = '';
      const request = { messages: [{ role: 'user' as const, content: `${call}` }], maxTokens: 40 };
      const { text } = await model.generate(request, (piece) => (told += piece));
      expect([told, text]).toEqual([TEXT, TEXT]);
      // Now and then it is given its memory back, and begins anew.
      if (random() < 0.2) await pool.unloadIdle(0);
    }
    expect(log.lines.some((line) => line.startsWith('unload'))).toBe(true);
    await pool.unloadIdle(0);
    expect(pool.held).toEqual([]);
    const count = (word: string): number => log.lines.filter((line) => line.startsWith(word)).length;
    expect(count('unload')).toBe(count('load'));
  });
});
