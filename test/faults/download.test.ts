/** @file The network goes in the middle of a model's download, once or several times, in seeded rounds: what came is kept and not asked for again, and the model is whole in the end. */
import { describe, expect, it } from 'vitest';
import type { Fetch } from '../../src/adapters/models/hub.ts';
import { openBench, untilStill } from '../adapters/models/manager-bench.ts';
import { encoderFiles } from '../fixtures/model-files.ts';
import { below, roundsOf, SHARES } from './rounds.ts';

const REPOSITORY = 'someone/tiny-encoder';
const ID = `${REPOSITORY}@q8`;
const WEIGHTS = 'onnx/model_quantized.onnx';
const FILES = encoderFiles();
const SIZE = FILES[WEIGHTS]!.length;

/** Fetches until the weights have begun to come; from then on there is no network. */
function goneAfterWeights(): Fetch {
  let isGone = false;
  return async (address, init) => {
    if (isGone) throw new TypeError('fetch failed');
    isGone = address.endsWith(WEIGHTS);
    return fetch(address, init);
  };
}

describe.each(roundsOf(['the network goes'], 1, SHARES.download))('round $number: $fault', ({ random }) => {
  it('is taken up where it was', { timeout: 120_000 }, async () => {
    const { restart, served, store } = await openBench();
    const { hub, url } = served;
    hub.add(REPOSITORY, FILES);
    const times = 1 + below(random, 3);
    for (let time = 0; time < times; time++) {
      hub.breakAfter = 1 + below(random, Math.floor(SIZE / 3));
      const manager = restart({ hub: { base: url, fetch: goneAfterWeights() } });
      await (time === 0 ? manager.download(REPOSITORY, 'q8') : manager.resume(ID));
      expect(await untilStill(manager, ID)).toMatchObject({ status: 'paused', error: { code: 'network-failed' } });
    }
    hub.breakAfter = null;
    const manager = restart();
    await manager.resume(ID);
    expect((await untilStill(manager, ID)).status).toBe('ready');
    expect(Buffer.from((await (await store.files(ID)).read(WEIGHTS))!)).toEqual(FILES[WEIGHTS]);
    const sent = hub.fetched('model_quantized.onnx').map((request) => request.sent);
    expect(sent).toHaveLength(times + 1);
    expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBe(SIZE);
  });
});
