/** @file The encoder that is part of the app: fetched, checked, kept, replaced by an update's, and what is said when that fails. */
import { describe, expect, test } from 'vitest';
import type { ManagerOptions } from '../../../src/adapters/models/manager.ts';
import { hasSimd } from '../../../src/adapters/models/simd.ts';
import { encoderFiles } from '../../fixtures/model-files.ts';
import { shippedFiles } from '../../fixtures/shipped-encoder.ts';
import { openBench, type Bench } from './manager-bench.ts';

const WEIGHTS = 'model/onnx/model_quantized.onnx';

function encoder(bytes = 40_000, id?: string): Record<string, Buffer> {
  const all = encoderFiles(bytes);
  const names = ['config.json', 'tokenizer.json', 'tokenizer_config.json', 'onnx/model_quantized.onnx'];
  return shippedFiles(Object.fromEntries(names.map((name) => [name, all[name]!])), id);
}

function serve({ served: { hub } }: Bench, files: Record<string, Buffer>): void {
  hub.loose.clear();
  for (const [name, bytes] of Object.entries(files)) hub.loose.set(`/encoder/${name}`, bytes);
}

async function benchWith(files: Record<string, Buffer>, changes: Partial<ManagerOptions> = {}): Promise<Bench> {
  const bench = await openBench(changes);
  serve(bench, files);
  return bench;
}

const asked = ({ served }: Bench, path: string) => served.hub.fetched(`encoder/${path}`).length;

test('it comes with all of its files, once, and what it needs of the app is stored too', async () => {
  const prepared: string[] = [];
  const offline = { version: '1', prepare: async ({ id }: { id: string }) => void prepared.push(id) };
  const bench = await benchWith(encoder(), { offline });
  const before = await bench.manager.shipped();
  expect(before).toMatchObject({ status: 'absent', error: null, model: { name: 'test-encoder', contextWindow: 256 } });
  expect(asked(bench, WEIGHTS)).toBe(0);

  expect(await bench.manager.fetchShipped(false)).toBeNull();
  const card = await bench.store.shippedCard();
  expect(card).toMatchObject({ id: before.model!.id, task: 'embed', variant: 'q8', pooling: 'mean' });
  const files = await bench.store.files(card!.id);
  expect(await files.read('onnx/model_quantized.onnx')).toEqual(new Uint8Array(encoder()[WEIGHTS]!));
  expect(bench.progress().at(-1)).toMatchObject({ id: card!.id, filesHere: 4, files: 4 });
  expect(prepared).toEqual([card!.id]);
  // It is no model that a person brought here.
  expect(await bench.manager.list()).toEqual([]);

  const next = bench.restart();
  expect(await next.fetchShipped(false)).toBeNull();
  expect((await next.shipped()).status).toBe('ready');
  expect(asked(bench, WEIGHTS)).toBe(1);
});

describe('what came is not what the manifest says', () => {
  const whole = encoder();
  const weights = whole[WEIGHTS]!;
  const altered = Buffer.from(weights);
  altered[weights.length - 100]! ^= 1;
  const { [WEIGHTS]: _, ...without } = whole;
  test.each([
    ['a file is missing', without, 'model-missing'],
    ['a file is cut', { ...whole, [WEIGHTS]: weights.subarray(0, 1000) }, 'model-damaged'],
    ['a file is longer', { ...whole, [WEIGHTS]: Buffer.concat([weights, weights]) }, 'model-damaged'],
    ['a file is altered', { ...whole, [WEIGHTS]: altered }, 'model-damaged'],
    ['the manifest is missing', {}, 'model-missing'],
    ['the manifest is a page', { 'manifest.json': Buffer.from('<!doctype html>') }, 'model-damaged'],
  ])('%s: it is said once, nothing of it stays, and a person or an update tries again', async (_what, files, code) => {
    const bench = await benchWith(files);
    expect(await bench.manager.fetchShipped(false)).toMatchObject({ code });
    expect(await bench.manager.shipped()).toMatchObject({ status: 'failed', error: { code } });
    expect(await bench.store.shippedCard()).toBeNull();
    expect(await bench.store.journal.models()).toEqual([]);

    const times = asked(bench, WEIGHTS);
    const next = bench.restart();
    expect(await next.fetchShipped(false)).toBeNull();
    expect(await next.shipped()).toMatchObject({ status: 'failed' });
    expect(asked(bench, WEIGHTS)).toBe(times);

    expect(await next.fetchShipped(true)).toMatchObject({ code });
    serve(bench, whole);
    const updated = bench.restart({ offline: { version: '2', prepare: async () => {} } });
    expect(await updated.fetchShipped(false)).toBeNull();
    expect(await updated.shipped()).toMatchObject({ status: 'ready', error: null });
  });
});

test('“try again” fetches anew what is here and turned out to be damaged', async () => {
  const bench = await benchWith(encoder());
  await bench.manager.fetchShipped(false);
  const { id } = (await bench.store.shippedCard())!;
  await bench.store.area.deleteFolder(id);
  expect(await bench.manager.fetchShipped(true)).toBeNull();
  expect(await (await bench.store.files(id)).read('config.json')).not.toBeNull();
});

test('without a network nothing is said, and the next session tries again', async () => {
  const bench = await benchWith(encoder());
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  const shipped = { folder: `${bench.served.url}/encoder/`, hasSimd };
  const cutOff = bench.restart({ shipped: { ...shipped, fetch: offline } });
  expect(await cutOff.fetchShipped(false)).toBeNull();
  expect(await cutOff.shipped()).toEqual({ model: null, status: 'absent', error: null });
  expect(await cutOff.fetchShipped(true)).toMatchObject({ code: 'network-failed' });

  bench.served.hub.breakAfter = 10_000;
  expect(await bench.manager.fetchShipped(false)).toBeNull();
  expect((await bench.manager.shipped()).status).toBe('absent');
  bench.served.hub.breakAfter = null;
  await bench.restart().fetchShipped(false);
  expect(await bench.store.shippedCard()).not.toBeNull();
});

test('the encoder of an update takes the place of the one before, under another id, as soon as all of it is here', async () => {
  const bench = await benchWith(encoder());
  await bench.manager.fetchShipped(false);
  const { id } = (await bench.store.shippedCard())!;

  const { 'manifest.json': manifest } = encoder(50_000);
  serve(bench, { ...encoder(), 'manifest.json': manifest! });
  expect(await bench.restart().fetchShipped(false)).toBeNull(); // the one that is here serves on
  expect((await bench.store.shippedCard())!.id).toBe(id);

  serve(bench, encoder(50_000));
  await bench.restart().fetchShipped(false);
  const now = (await bench.store.shippedCard())!.id;
  expect(now).not.toBe(id);
  expect((await bench.store.journal.models()).map(({ card }) => card.id)).toEqual([now]);
});

test('an update with another reader brings it to the encoder that is here, under the same id', async () => {
  const READER = 'model/onnx/reader_quantized.onnx';
  const reader = (bytes: number) => {
    const { 'manifest.json': _, ...files } = encoder();
    const model = Object.entries(files).map(([name, content]) => [name.slice('model/'.length), content] as const);
    return shippedFiles(Object.fromEntries([...model, ['onnx/reader_quantized.onnx', Buffer.alloc(bytes, 7)]]));
  };
  const bench = await benchWith(encoder());
  await bench.manager.fetchShipped(false);
  const { id, ...without } = (await bench.store.shippedCard())!;
  expect(without.readsSentences).toBeUndefined();
  for (const bytes of [1000, 2000]) {
    serve(bench, reader(bytes));
    expect(await bench.restart().fetchShipped(false)).toBeNull();
    expect(await bench.store.shippedCard()).toMatchObject({ id, readsSentences: true });
    expect((await (await bench.store.files(id)).read('onnx/reader_quantized.onnx'))?.length).toBe(bytes);
  }
  await bench.restart().fetchShipped(false);
  expect(asked(bench, READER)).toBe(2);
});

test('a browser without SIMD is told so, and nothing large is fetched', async () => {
  const bench = await benchWith(encoder());
  const shipped = { folder: `${bench.served.url}/encoder/`, fetch, hasSimd: () => false };
  const manager = bench.restart({ shipped });
  expect(await manager.fetchShipped(false)).toMatchObject({ code: 'model-unsupported' });
  expect(await manager.shipped()).toMatchObject({ status: 'failed', error: { code: 'model-unsupported' } });
  expect(asked(bench, WEIGHTS)).toBe(0);
  expect(hasSimd()).toBe(true);
});

test('a browser without room is told so', async () => {
  const bench = await benchWith(encoder(), { estimate: async () => ({ usage: 0, quota: 1000 }) });
  expect(await bench.manager.fetchShipped(false)).toMatchObject({ code: 'storage-full' });
});

test('what one tab fetches another one leaves to it', async () => {
  const bench = await benchWith(encoder());
  bench.served.hub.holdAt = 20_000;
  void bench.manager.fetchShipped(false);
  await expect.poll(() => bench.progress().some(({ bytesHere }) => bytesHere > 10_000)).toBe(true);
  expect((await bench.manager.shipped()).status).toBe('fetching');
  expect(await bench.store.shippedCard()).toBeNull();
  expect(await bench.restart().fetchShipped(false)).toBeNull();
  expect(asked(bench, WEIGHTS)).toBe(1);
});

test('what a tab that was closed left of it is of no use, and makes way', async () => {
  const bench = await benchWith(encoder());
  await bench.manager.fetchShipped(false);
  const { id } = (await bench.store.shippedCard())!;
  // Cut off while it came, and while it was taken away.
  for (const cutOff of [{ status: 'importing' }, { removedAt: 0 }] as const) {
    await bench.store.journal.change(id, cutOff);
    const times = asked(bench, WEIGHTS);
    const next = bench.restart();
    expect((await next.shipped()).status).toBe('absent');
    await next.fetchShipped(false);
    expect((await next.shipped()).status).toBe('ready');
    expect(asked(bench, WEIGHTS)).toBe(times + 1);
  }
});
