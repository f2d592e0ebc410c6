/** @file Downloads against a hub on localhost: what is asked for, what is kept, and what is never asked for twice. */
import { describe, expect, test } from 'vitest';
import type { Fetch } from '../../../src/adapters/models/hub.ts';
import { encoderFiles, LIBRARY, mlcFiles } from '../../fixtures/model-files.ts';
import { openBench, untilStill, type Bench } from './manager-bench.ts';

const REPOSITORY = 'someone/tiny-encoder';
const ID = `${REPOSITORY}@q8`;
const WEIGHTS = 'onnx/model_quantized.onnx';
const FILES = encoderFiles();
const SIZE = FILES[WEIGHTS]!.length;

async function withEncoder(...parameters: Parameters<typeof openBench>): Promise<Bench> {
  const bench = await openBench(...parameters);
  bench.served.hub.add(REPOSITORY, FILES);
  return bench;
}

/** Fetches until it has begun with a file; from then on there is no network. */
function cutOffAfter(path: string): Fetch {
  let isCutOff = false;
  return async (address, init) => {
    if (isCutOff) throw new TypeError('fetch failed');
    isCutOff = address.endsWith(path);
    return fetch(address, init);
  };
}

describe('a download', () => {
  test('brings what the variant needs, byte by byte, and nothing else', async () => {
    const { manager, store, served, progress } = await withEncoder();
    expect(await manager.download(REPOSITORY, 'q8')).toBe(ID);
    const model = await untilStill(manager, ID);
    expect(model).toMatchObject({ status: 'ready', error: null, task: 'embed', pooling: 'mean', contextWindow: 512 });
    expect(model.bytesHere).toBe(model.bytes);
    const stored = await store.files(ID);
    expect(await stored.list()).toEqual(['LICENSE', 'config.json', WEIGHTS, 'tokenizer.json', 'tokenizer_config.json']);
    expect(Buffer.from((await stored.read(WEIGHTS))!)).toEqual(FILES[WEIGHTS]);
    expect(await stored.read('README.md')).toBeNull();
    expect(served.hub.fetched('model.onnx')).toEqual([]);
    const last = progress().at(-1)!;
    expect(last).toMatchObject({ files: 5, filesHere: 5, bytes: model.bytes, bytesHere: model.bytes });
  });

  test('is not begun again when the model is here', async () => {
    const { manager, served } = await withEncoder();
    await manager.download(REPOSITORY, 'q8');
    await untilStill(manager, ID);
    const { length } = served.hub.requests;
    await manager.download(REPOSITORY, 'q8');
    expect(served.hub.requests).toHaveLength(length);
  });

  test('that breaks goes on by itself, from the byte where it broke', async () => {
    const { manager, served } = await withEncoder();
    served.hub.breakAfter = 15_000;
    await manager.download(REPOSITORY, 'q8');
    expect((await untilStill(manager, ID)).status).toBe('ready');
    const requests = served.hub.fetched('model_quantized.onnx');
    expect(requests.map(({ range }) => range)).toEqual(['bytes=0-', 'bytes=15000-', 'bytes=30000-']);
    expect(requests.reduce((sum, { sent }) => sum + sent, 0)).toBe(SIZE);
  });

  test('that goes silent is taken up again', async () => {
    const { manager, served } = await withEncoder();
    const { hub } = served;
    hub.silentAfter = 16_000;
    await manager.download(REPOSITORY, 'q8');
    await expect.poll(() => hub.fetched('model_quantized.onnx').length).toBe(2);
    hub.silentAfter = null;
    expect((await untilStill(manager, ID)).status).toBe('ready');
    const [first, second] = hub.fetched('model_quantized.onnx');
    expect([first!.range, second!.range]).toEqual(['bytes=0-', `bytes=${first!.sent}-`]);
  });

  test('pauses when the connection stays away; a later session fetches only what is missing', async () => {
    const { restart, served } = await withEncoder();
    const { hub, url } = served;
    hub.breakAfter = 12_000;
    const first = restart({ hub: { base: url, fetch: cutOffAfter(WEIGHTS) } });
    await first.download(REPOSITORY, 'q8');
    expect(await untilStill(first, ID)).toMatchObject({
      status: 'paused',
      error: { code: 'network-failed' },
      filesHere: 4,
    });
    const before = hub.requests.length;
    hub.breakAfter = null;
    const second = restart();
    await second.resume(ID);
    expect((await untilStill(second, ID)).status).toBe('ready');
    expect(hub.requests.slice(before).map(({ range, sent }) => ({ range, sent }))).toEqual([
      { range: 'bytes=12000-', sent: SIZE - 12_000 },
    ]);
  });

  test('can be paused and resumed', async () => {
    const { manager, served, progress } = await withEncoder();
    served.hub.pieceSize = 4000;
    await manager.download(REPOSITORY, 'q8');
    await expect.poll(() => served.hub.fetched('model_quantized.onnx')[0]?.sent).toBeGreaterThan(4000);
    await manager.pause(ID);
    const [paused] = await manager.list();
    expect(paused).toMatchObject({ status: 'paused', error: null, filesHere: 4 });
    // A click that lands twice begins once, so that it can be paused again.
    await Promise.all([manager.resume(ID), manager.resume(ID)]);
    await manager.pause(ID);
    expect((await manager.list())[0]).toMatchObject({ status: 'paused' });
    await manager.resume(ID);
    expect((await untilStill(manager, ID)).status).toBe('ready');
    expect(progress().some(({ file, filesHere }) => file === WEIGHTS && filesHere === 4)).toBe(true);
  });

  test.each([
    { crash: 'after bytes that were not written down', junk: 5000, forgets: false, from: 'bytes=12000-' },
    { crash: 'that lost what was written down', junk: -1, forgets: false, from: 'bytes=0-' },
    { crash: 'with a checksum state that can not be taken up', junk: 0, forgets: true, from: 'bytes=12000-' },
  ])('goes on after a crash $crash', async ({ junk, forgets, from }) => {
    const { restart, store, served } = await withEncoder();
    const { hub, url } = served;
    hub.breakAfter = 12_000;
    const first = restart({ hub: { base: url, fetch: cutOffAfter(WEIGHTS) } });
    await first.download(REPOSITORY, 'q8');
    await untilStill(first, ID);
    const writer = await store.area.openWriter(ID, WEIGHTS);
    if (junk < 0) await writer.truncate(writer.size + junk);
    else writer.append(new Uint8Array(junk).fill(7));
    await writer.flush();
    await writer.close();
    const file = (await store.journal.file(ID, WEIGHTS))!;
    const broken = { sha256: new Uint8Array([1, 2, 3]), other: null };
    if (forgets) await store.journal.saveFile({ ...file, hashState: broken });

    hub.breakAfter = null;
    const second = restart();
    const { length } = hub.requests;
    await second.resume(ID);
    expect((await untilStill(second, ID)).status).toBe('ready');
    expect(hub.requests.slice(length).map(({ range }) => range)).toEqual([from]);
    expect(Buffer.from((await (await store.files(ID)).read(WEIGHTS))!)).toEqual(FILES[WEIGHTS]);
  });

  test('leaves nothing when it is cancelled', async () => {
    const { manager, store, served } = await withEncoder();
    served.hub.pieceSize = 1000;
    await manager.download(REPOSITORY, 'q8');
    await manager.cancel(ID);
    expect(await manager.list()).toEqual([]);
    expect(await store.journal.files(ID)).toEqual([]);
    expect(await store.area.read(ID, WEIGHTS)).toBeNull();
  });

  test('that arrives damaged says so, and only that file is fetched again', async () => {
    const { manager, served } = await withEncoder();
    const { hub } = served;
    const wrong = Buffer.from(FILES[WEIGHTS]!);
    wrong[20_000]! ^= 1;
    hub.replaced.set(WEIGHTS, wrong);
    await manager.download(REPOSITORY, 'q8');
    expect(await untilStill(manager, ID)).toMatchObject({ status: 'failed', error: { code: 'model-damaged' } });
    hub.replaced.clear();
    const before = hub.requests.length;
    await manager.resume(ID);
    expect((await untilStill(manager, ID)).status).toBe('ready');
    expect(hub.requests.slice(before).map(({ range }) => range)).toEqual(['bytes=0-']);
  });

  test('begins again where a server knows no ranges', async () => {
    const { manager, served } = await withEncoder();
    served.hub.breakAfter = 15_000;
    served.hub.ignoresRanges = true;
    await manager.download(REPOSITORY, 'q8');
    await expect.poll(() => served.hub.fetched('model_quantized.onnx').length).toBeGreaterThan(1);
    served.hub.breakAfter = null;
    const model = await untilStill(manager, ID);
    if (model.status !== 'ready') await manager.resume(ID);
    expect((await untilStill(manager, ID)).status).toBe('ready');
  });

  test('asks for nothing when there is no room', async () => {
    const { manager, served } = await withEncoder({ estimate: async () => ({ usage: 500, quota: 1000 }) });
    await expect(manager.download(REPOSITORY, 'q8')).rejects.toMatchObject({
      code: 'storage-full',
      details: { needed: expect.any(Number) },
    });
    expect(served.hub.fetched('model_quantized.onnx')).toEqual([]);
    expect(await manager.list()).toEqual([]);
  });
});

describe('an MLC model', () => {
  test('comes with its compiled library from the repository', async () => {
    const { manager, store, served } = await openBench();
    served.hub.add('someone/tiny-MLC', mlcFiles());
    const offer = await manager.lookUp('https://huggingface.co/someone/tiny-MLC/tree/main');
    expect(offer).toMatchObject({ task: 'chat', format: 'mlc', variants: [{ variant: 'q4f32_1' }] });
    const id = await manager.download(offer.repository, 'q4f32_1');
    const model = await untilStill(manager, id);
    expect(model).toMatchObject({ status: 'ready', contextWindow: 2048, library: 'tiny-webgpu.wasm' });
    expect(await (await store.files(id)).list()).toContain('params_shard_1.bin');
  });

  test('of the catalogue fetches its library from where the libraries are', async () => {
    const { hub, url } = (await openBench()).served;
    const { 'tiny-webgpu.wasm': _, ...files } = mlcFiles();
    const repository = 'mlc-ai/Qwen2.5-0.5B-Instruct-q4f32_1-MLC';
    hub.add(repository, files);
    const asked: string[] = [];
    const fetchOrLibrary: Fetch = async (address, init) => {
      asked.push(new URL(address).host);
      if (!address.startsWith('https://raw.githubusercontent.com/')) return fetch(address, init);
      return new Response(new Uint8Array(LIBRARY), { status: 206, headers: { 'Content-Length': '8' } });
    };
    const { manager } = await openBench({ hub: { base: url, fetch: fetchOrLibrary } });
    const id = await manager.download('mlc-ai/Qwen2.5-0.5B-Instruct-{variant}-MLC', 'q4f32_1');
    expect(await untilStill(manager, id)).toMatchObject({ status: 'ready', name: 'Qwen2.5 0.5B Instruct' });
    expect(new Set(asked)).toEqual(new Set([new URL(url).host, 'raw.githubusercontent.com']));
  });

  test('with a damaged library is not ready', async () => {
    const { manager, served } = await openBench();
    served.hub.add('someone/tiny-MLC', { ...mlcFiles(), 'tiny-webgpu.wasm': 'not a library' });
    const id = await manager.download('someone/tiny-MLC', 'q4f32_1');
    expect(await untilStill(manager, id)).toMatchObject({ status: 'failed', error: { code: 'model-damaged' } });
  });
});

describe('looking a repository up', () => {
  test('tells its variants and their sizes', async () => {
    const { manager } = await withEncoder();
    const offer = await manager.lookUp(REPOSITORY);
    expect(offer).toMatchObject({ name: 'tiny-encoder', task: 'embed', format: 'onnx', licence: 'mit' });
    expect(offer.variants.map(({ variant }) => variant)).toEqual(['fp32', 'q8']);
    expect(offer.variants[1]!.bytes).toBeGreaterThan(SIZE);
    expect(offer.variants[1]!.bytes).toBeLessThan(SIZE + 1000);
  });

  test.each([
    { what: 'nothing that exists', repository: 'no/such', code: 'model-missing' },
    { what: 'no repository', repository: 'just words', code: 'usage' },
    { what: 'a path upwards', repository: '../etc', code: 'usage' },
  ])('$what: $code', async ({ repository, code }) => {
    const { manager } = await withEncoder();
    await expect(manager.lookUp(repository)).rejects.toMatchObject({ code });
  });

  test.each([
    { what: 'no browser format', files: { 'config.json': '{}', 'tokenizer.json': '{}', 'model.safetensors': 'x' } },
    { what: 'no tokenizer', files: { 'config.json': '{}', 'onnx/model.onnx': 'x' } },
    {
      what: 'another kind of model',
      files: { ...FILES, 'config.json': JSON.stringify({ architectures: ['WhisperForConditionalGeneration'] }) },
    },
  ])('$what: model-unsupported', async ({ files }) => {
    const { manager, served } = await openBench();
    served.hub.add('someone/other', files);
    await expect(manager.lookUp('someone/other')).rejects.toMatchObject({ code: 'model-unsupported' });
  });
});

describe('taking a model away', () => {
  test('can be undone', async () => {
    const { manager, store } = await withEncoder();
    await manager.download(REPOSITORY, 'q8');
    await untilStill(manager, ID);
    await manager.remove(ID);
    expect(await manager.list()).toEqual([]);
    await expect(store.files(ID)).rejects.toMatchObject({ code: 'model-missing' });
    await manager.restore(ID);
    expect((await manager.list())[0]).toMatchObject({ id: ID, status: 'ready' });
    expect(await (await store.files(ID)).read(WEIGHTS)).not.toBeNull();
  });

  test('deletes its bytes at the next start, once undoing is over', async () => {
    const { manager, store, restart } = await withEncoder();
    await manager.download(REPOSITORY, 'q8');
    await untilStill(manager, ID);
    await manager.remove(ID);
    const later = restart({ now: () => Date.now() + 60_000 });
    await later.subscribe(() => {});
    expect(await store.area.read(ID, WEIGHTS)).toBeNull();
    expect(await store.journal.model(ID)).toBeNull();
  });

  test('makes room for another one at once', async () => {
    let usage = 0;
    const { manager, store } = await withEncoder({ estimate: async () => ({ usage, quota: 60_000 }) });
    await manager.download(REPOSITORY, 'q8');
    await untilStill(manager, ID);
    usage = 45_000;
    await manager.remove(ID);
    await expect(manager.download(REPOSITORY, 'fp32')).rejects.toMatchObject({ code: 'storage-full' });
    expect(await store.area.read(ID, WEIGHTS)).toBeNull();
  });
});
