/** @file What every language model must do, wherever it runs and however well it writes: random weights will do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage, JsonSchema, LanguageModel } from '../../src/engine/ports.ts';
import { largestDifference, type ContractOptions } from './embedder.ts';
import { expectFailure } from './failures.ts';
import { SCHEMAS, violations } from './json-schemas.ts';

const SYSTEM: ChatMessage = {
  role: 'system',
  content: 'Read the passage and say what caused what. Name causes and effects as the passage does. Be brief.',
};

export function question(content: string): ChatMessage[] {
  return [SYSTEM, { role: 'user', content }];
}

/** What `reference` is for: answers whose probabilities all devices must agree on. */
export const CHOICE_PROMPT = question('Did the storm cause the outage?');
export const CHOICES: readonly string[] = ['yes', 'no', 'not known', 'none'];

const PROMPT = question('The pump failed, and the street was flooded.');

export interface LanguageModelContractOptions extends ContractOptions<number[]> {
  /** Seeds that each schema is tried with. */
  seeds?: number;
  /** False for engines that know no seeds. */
  hasSeed?: boolean;
}

/** @param load loads the same model each time */
export function languageModelContract(
  name: string,
  load: () => Promise<LanguageModel>,
  { seeds = 4, hasSeed = true, isSlow = false, reference }: LanguageModelContractOptions = {},
): void {
  describe(`${name} as a language model`, () => {
    /** Most tokens of short outputs, and of JSON. */
    const short = isSlow ? 8 : 24;
    const long = isSlow ? 80 : 160;
    let model: LanguageModel;
    /** What it writes to `PROMPT` when it always takes the likeliest token. */
    let plain: string;

    beforeAll(async () => {
      model = await load();
      plain = (await model.generate({ messages: PROMPT, maxTokens: short })).text;
    });
    afterAll(() => model.unload());

    it('counts tokens', async () => {
      expect(await model.countTokens('')).toBe(0);
      const once = await model.countTokens('The levee broke. ');
      const thrice = await model.countTokens('The levee broke. '.repeat(3));
      expect(once).toBeGreaterThan(0);
      expect(thrice).toBeGreaterThan(2 * once);
      expect(model.contextWindow).toBeGreaterThan(thrice);
    });

    it('tells the text in pieces, and the same as a whole', async () => {
      const pieces: string[] = [];
      const result = await model.generate({ messages: PROMPT, maxTokens: short }, (piece) => pieces.push(piece));
      expect(result.text).toBe(plain);
      await expect.poll(() => pieces.join('')).toBe(plain);
      expect(pieces).not.toContain('');
      expect(result.outputTokens).toBeGreaterThan(0);
      expect(result.outputTokens).toBeLessThanOrEqual(short);
      expect(result.promptTokens).toBeGreaterThan(await model.countTokens(SYSTEM.content));
    });

    it('stops at the most tokens', async () => {
      const result = await model.generate({ messages: PROMPT, maxTokens: 3 });
      expect(result.outputTokens).toBeLessThanOrEqual(3);
      expect(result.finish).toBe(result.outputTokens === 3 ? 'length' : 'stop');
      expect(plain.startsWith(result.text.replace(/\uFFFD+$/, ''))).toBe(true);
    });

    it.skipIf(!hasSeed)('gives the same text for the same seed, and others for others', async () => {
      const write = async (seed: number) =>
        (await model.generate({ messages: PROMPT, maxTokens: short, temperature: 1, seed })).text;
      const texts: string[] = [];
      for (let seed = 0; seed < 4; seed++) texts.push(await write(seed));
      expect(await write(2)).toBe(texts[2]);
      expect(new Set(texts).size).toBeGreaterThan(1);
    });

    it('ends at a stop text, which is not part of the output', async () => {
      const middle = Math.floor(plain.length / 2);
      const stop = plain.slice(middle, middle + 3);
      const pieces: string[] = [];
      const result = await model.generate({ messages: PROMPT, maxTokens: short, stop: ['\u0000', stop] }, (piece) =>
        pieces.push(piece),
      );
      expect(result).toMatchObject({ text: plain.slice(0, plain.indexOf(stop)), finish: 'stop' });
      await expect.poll(() => pieces.join('')).toBe(result.text);
    });

    it('stops when it is told to, keeps what is there and goes on serving', async () => {
      const early = await model.generate({ messages: PROMPT, maxTokens: short, signal: AbortSignal.abort() });
      expect(early).toMatchObject({ text: '', finish: 'abort', outputTokens: 0 });
      const controller = new AbortController();
      const request = { messages: PROMPT, maxTokens: 3000, temperature: 1.5, seed: 7, signal: controller.signal };
      const stopped = await model.generate(request, () => controller.abort());
      expect(stopped.finish).toBe('abort');
      expect(stopped.text).not.toBe('');
      expect(stopped.outputTokens).toBeLessThan(3000);
      expect((await model.generate({ messages: PROMPT, maxTokens: short })).text).toBe(plain);
    });

    it('serves calls that come at the same time, one after another', async () => {
      const requests = ['The gate jammed.', 'The lights went out.', 'The gate jammed.'].map(question);
      const together = await Promise.all(
        requests.map((messages) => model.generate({ messages, maxTokens: 8 }).then(({ text }) => text)),
      );
      const alone: string[] = [];
      for (const messages of requests) alone.push((await model.generate({ messages, maxTokens: 8 })).text);
      expect(together).toEqual(alone);
      expect(together[0]).toBe(together[2]);
    });

    it.each(Object.entries(SCHEMAS).slice(0, isSlow ? 2 : undefined))(
      'writes JSON of the schema "%s" every time',
      async (_name, schema: JsonSchema) => {
        if (!model.constrains) return;
        for (let seed = 0; seed < seeds; seed++) {
          const result = await model.generate({ messages: PROMPT, maxTokens: long, temperature: 1.2, seed, schema });
          expect(violations(JSON.parse(result.text), schema), result.text).toEqual([]);
          expect(result.finish).toBe('stop');
          expect(result.outputTokens).toBeLessThanOrEqual(long);
        }
      },
    );

    it('says how likely each of a few answers is', async () => {
      const messages = question('Did the pump cause the flood? Answer yes or no.');
      const [yes, no] = await model.choose(messages, ['yes', 'no']);
      expect(yes! + no!).toBeCloseTo(1, 5);
      for (const share of [yes!, no!]) {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThan(1);
      }
      const [noAgain, yesAgain] = await model.choose(messages, ['no', 'yes']);
      expect(yesAgain).toBeCloseTo(yes!, 3);
      expect(noAgain).toBeCloseTo(no!, 3);
      expect(await model.choose(messages, ['yes'])).toEqual([1]);
    });

    it('weighs answers that begin alike', async () => {
      const shares = await model.choose(CHOICE_PROMPT, CHOICES);
      expect(shares.length).toBe(CHOICES.length);
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 5);
      for (const share of shares) expect(share).toBeGreaterThan(0);
      if (reference !== undefined) expect(largestDifference(shares, reference)).toBeLessThan(1e-3);
    });

    it('stops choosing when it is told to', async () => {
      await expectFailure(model.choose(PROMPT, ['yes', 'no'], AbortSignal.abort()), 'cancelled');
    });

    it('refuses a prompt that is too long, and says so', async () => {
      const words = 'flood '.repeat(model.contextWindow);
      await expectFailure(model.generate({ messages: question(words), maxTokens: 8 }), 'model-prompt-too-long');
      await expectFailure(model.choose(question(words), ['yes', 'no']), 'model-prompt-too-long');
    });

    it('can be unloaded and loaded again', async () => {
      await model.unload();
      await expectFailure(model.generate({ messages: PROMPT, maxTokens: 8 }), 'model-missing');
      // Loading takes an emulated device half a minute; an embedder is loaded again there, too.
      if (isSlow) return;
      model = await load();
      expect((await model.generate({ messages: PROMPT, maxTokens: short })).text).toBe(plain);
    });
  });
}
