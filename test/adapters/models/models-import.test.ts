/** @file Importing from folders and archives without a network, what is refused and why, and carrying a model by export. */
import { zipSync, type Zippable } from 'fflate';
import { createTar } from 'nanotar';
import { describe, expect, test } from 'vitest';
import type { ModelFileInput } from '../../../src/rpc/model-manager.ts';
import { noise } from '../../fixtures/bytes.ts';
import {
  encoderFiles,
  mlcFiles,
  onnxFile,
  onnxFileWithExternalData,
  type ModelFiles,
} from '../../fixtures/model-files.ts';
import { asInputs, blobOf, memoryLocks, openBench } from './manager-bench.ts';

const FILES = encoderFiles();
const ID = 'tiny@q8';
const NOWHERE = { hub: { base: 'http://hub.invalid', fetch: () => Promise.reject(new Error('There is no network.')) } };

function zipped(files: ModelFiles, folder: string, level: 0 | 6): ModelFileInput[] {
  const entries: Zippable = {};
  for (const [path, content] of Object.entries(files))
    entries[`${folder}${path}`] = [new Uint8Array(Buffer.from(content as string)), { level }];
  return [{ path: 'tiny.zip', blob: new Blob([zipSync(entries)]) }];
}

function tarred(files: ModelFiles, folder: string): ModelFileInput[] {
  const items = Object.entries(files).map(([path, content]) => ({
    name: `${folder}${path}`,
    data: new Uint8Array(Buffer.from(content as string)),
  }));
  return [{ path: 'tiny.tar', blob: new Blob([new Uint8Array(createTar(items))]) }];
}

describe('importing', () => {
  test.each([
    { from: 'a folder', inputs: asInputs(FILES) },
    { from: 'a folder within a folder', inputs: asInputs(FILES, 'Downloads/models/tiny') },
    { from: 'a stored .zip', inputs: zipped(FILES, '', 0) },
    { from: 'a packed .zip with a folder', inputs: zipped(FILES, 'tiny/', 6) },
    { from: 'a .tar', inputs: tarred(FILES, '') },
    { from: 'a .tar with a folder', inputs: tarred(FILES, './tiny/') },
  ])('from $from gives the same model', async ({ inputs }) => {
    const { manager, store, progress } = await openBench(NOWHERE);
    expect(await manager.importFiles(inputs)).toBe(ID);
    const [model] = await manager.list();
    expect(model).toMatchObject({ id: ID, status: 'ready', origin: 'files', task: 'embed', variant: 'q8' });
    const files = await store.files(ID);
    expect(await files.list()).toEqual([
      'LICENSE',
      'config.json',
      'onnx/model_quantized.onnx',
      'tokenizer.json',
      'tokenizer_config.json',
    ]);
    expect(Buffer.from((await files.read('onnx/model_quantized.onnx'))!)).toEqual(FILES['onnx/model_quantized.onnx']);
    expect(progress().at(-1)).toMatchObject({ step: 'copying', filesHere: 5, bytesHere: model!.bytes });
  });

  test('an MLC model brings its shards and its library', async () => {
    const { manager, store } = await openBench(NOWHERE);
    const id = await manager.importFiles(asInputs(mlcFiles(), 'tiny-MLC'));
    expect(await (await store.files(id)).list()).toEqual([
      'mlc-chat-config.json',
      'params_shard_0.bin',
      'params_shard_1.bin',
      'tensor-cache.json',
      'tiny-webgpu.wasm',
      'tokenizer.json',
    ]);
    expect((await manager.list())[0]).toMatchObject({ task: 'chat', format: 'mlc', library: 'tiny-webgpu.wasm' });
  });

  test('a folder with the name of a known repository is known', async () => {
    const { manager } = await openBench(NOWHERE);
    await manager.importFiles(asInputs(FILES, 'bge-small-en-v1.5'));
    expect((await manager.list())[0]).toMatchObject({
      id: 'Xenova/bge-small-en-v1.5@q8',
      pooling: 'cls',
      queryPrefix: 'Represent this sentence for searching relevant passages: ',
    });
  });

  test('weights in a file of their own come along', async () => {
    const { manager, store } = await openBench(NOWHERE);
    const model = onnxFileWithExternalData('model.onnx_data', 5000);
    const { 'onnx/model.onnx': _, 'onnx/model_quantized.onnx': __, ...rest } = FILES;
    const files = { ...rest, 'onnx/model.onnx': model, 'onnx/model.onnx_data': Buffer.from(noise(5000)) };
    const id = await manager.importFiles(asInputs(files));
    expect(await (await store.files(id)).list()).toContain('onnx/model.onnx_data');
  });

  test('the same model twice is refused', async () => {
    const { manager } = await openBench(NOWHERE);
    await manager.importFiles(asInputs(FILES));
    await expect(manager.importFiles(asInputs(FILES))).rejects.toMatchObject({ code: 'usage' });
    expect(await manager.list()).toHaveLength(1);
  });

  test('can be stopped, and leaves nothing', async () => {
    const { manager, store, events } = await openBench(NOWHERE);
    await manager.subscribe((event) => {
      if (event.type === 'progress') void manager.cancelImport();
    });
    await expect(manager.importFiles(asInputs(FILES))).rejects.toMatchObject({ code: 'cancelled' });
    expect(events.length).toBeGreaterThan(0);
    expect(await store.journal.models()).toEqual([]);
  });

  test('one that was cut off by a crash is deleted at the next start', async () => {
    const { manager, store, restart } = await openBench(NOWHERE);
    await manager.importFiles(asInputs(FILES));
    await store.journal.change(ID, { status: 'importing' });
    await restart().subscribe(() => {});
    expect(await store.journal.models()).toEqual([]);
    expect(await store.area.read(ID, 'config.json')).toBeNull();
  });

  test('one whose tab seems to be at it for a moment longer is deleted then', async () => {
    const locks = memoryLocks();
    const { manager, store, restart } = await openBench({ ...NOWHERE, locks });
    await manager.importFiles(asInputs(FILES));
    await store.journal.change(ID, { status: 'importing' });
    let leave = () => {};
    const left = locks.hold(`causeway-model:${ID}`, () => new Promise<void>((resolve) => (leave = resolve)));
    const next = restart();
    let told = 0;
    await next.subscribe(() => told++);
    expect((await next.list()).map(({ status }) => status)).toEqual(['downloading']);
    leave();
    await left;
    await expect.poll(() => told).toBeGreaterThan(0);
    expect(await next.list()).toEqual([]);
    expect(await store.area.read(ID, 'config.json')).toBeNull();
  });
});

describe('what can not be imported', () => {
  const weights = FILES['onnx/model_quantized.onnx'] as Buffer;
  const { 'tokenizer.json': _tokenizer, ...noTokenizer } = FILES;
  const { 'tiny-webgpu.wasm': _library, ...noLibrary } = mlcFiles();
  const { 'params_shard_1.bin': shard, ...noShard } = mlcFiles();
  const oneType = { ...FILES, 'onnx/model.onnx': '' };
  const changed = Buffer.from(shard as Buffer);
  changed[100]! ^= 1;
  const archive = (zipped(FILES, '', 0)[0]!.blob as Blob).slice(0, 50_000);
  const external = onnxFileWithExternalData('model_quantized.onnx_data', 5000);

  test.each([
    { what: 'an empty folder', inputs: [], code: 'model-missing', says: /no file/ },
    { what: 'photos', inputs: asInputs({ 'a.jpg': 'x' }), code: 'model-missing', says: /config\.json/ },
    {
      what: 'weights for another program',
      inputs: asInputs({ 'config.json': '{}', 'model.gguf': 'x' }),
      code: 'model-missing',
      says: /ONNX or MLC copy/,
    },
    { what: 'no tokenizer', inputs: asInputs(noTokenizer), code: 'model-missing', says: /tokenizer\.json/ },
    {
      what: 'a tokenizer that is cut off',
      inputs: asInputs({ ...FILES, 'tokenizer.json': '{"version":' }),
      code: 'model-damaged',
      says: /tokenizer\.json/,
    },
    {
      what: 'a model that classifies',
      inputs: asInputs({
        ...FILES,
        'config.json': JSON.stringify({ architectures: ['BertForSequenceClassification'], num_labels: 6 }),
      }),
      code: 'model-unsupported',
      says: /6 classes/,
    },
    {
      what: 'a model for speech',
      inputs: asInputs({
        ...FILES,
        'config.json': JSON.stringify({ architectures: ['WhisperForConditionalGeneration'] }),
      }),
      code: 'model-unsupported',
      says: /Whisper/,
    },
    {
      what: 'weights that are cut off',
      inputs: asInputs({ ...oneType, 'onnx/model_quantized.onnx': weights.subarray(0, 30_000) }),
      code: 'model-damaged',
      says: /model_quantized\.onnx/,
    },
    {
      what: 'weights that are something else',
      inputs: asInputs({ ...oneType, 'onnx/model_quantized.onnx': '<!doctype html><p>Not found</p>' }),
      code: 'model-damaged',
      says: /model_quantized\.onnx/,
    },
    {
      what: 'weights whose data file is missing',
      inputs: asInputs({ ...oneType, 'onnx/model_quantized.onnx': external }),
      code: 'model-missing',
      says: /model_quantized\.onnx_data/,
    },
    {
      what: 'weights whose data file is cut off',
      inputs: asInputs({
        ...oneType,
        'onnx/model_quantized.onnx': external,
        'onnx/model_quantized.onnx_data': Buffer.from(noise(4999)),
      }),
      code: 'model-damaged',
      says: /model_quantized\.onnx_data/,
    },
    { what: 'no shard', inputs: asInputs(noShard), code: 'model-missing', says: /params_shard_1/ },
    {
      what: 'a shard that is cut off',
      inputs: asInputs({ ...noShard, 'params_shard_1.bin': changed.subarray(0, 500) }),
      code: 'model-damaged',
      says: /500 bytes instead of 30,000/,
    },
    {
      what: 'a shard that was changed',
      inputs: asInputs({ ...noShard, 'params_shard_1.bin': changed }),
      code: 'model-damaged',
      says: /params_shard_1/,
    },
    { what: 'no library', inputs: asInputs(noLibrary), code: 'model-missing', says: /\.wasm/ },
    {
      what: 'a library that is none',
      inputs: asInputs({ ...mlcFiles(), 'tiny-webgpu.wasm': 'x' }),
      code: 'model-damaged',
      says: /tiny-webgpu\.wasm/,
    },
    {
      what: 'an archive that is cut off',
      inputs: [{ path: 'tiny.zip', blob: archive }],
      code: 'model-damaged',
      says: /\.zip/,
    },
    {
      what: 'an archive of another kind',
      inputs: [{ path: 'tiny.tar.gz', blob: blobOf('x') }],
      code: 'model-unsupported',
      says: /Unpack it/,
    },
  ])('$what: $code, and nothing is left', async ({ inputs, code, says }) => {
    const { manager, store } = await openBench(NOWHERE);
    await expect(manager.importFiles(inputs)).rejects.toMatchObject({ code, message: expect.stringMatching(says) });
    expect(await store.journal.models()).toEqual([]);
    expect(await store.area.read(ID, 'config.json')).toBeNull();
  });

  test('what there is no room for', async () => {
    const { manager } = await openBench({ ...NOWHERE, estimate: async () => ({ usage: 0, quota: 1000 }) });
    await expect(manager.importFiles(asInputs(FILES))).rejects.toMatchObject({ code: 'storage-full' });
  });

  test.each([0, 6] as const)('a .zip whose content was changed (level %i)', async (level) => {
    const { manager } = await openBench(NOWHERE);
    const [input] = zipped({ ...FILES, 'onnx/model_quantized.onnx': onnxFile(40_000, 7) }, '', level);
    const bytes = new Uint8Array(await input!.blob.arrayBuffer());
    bytes[bytes.length - 20_000]! ^= 1;
    await expect(manager.importFiles([{ path: 'tiny.zip', blob: new Blob([bytes]) }])).rejects.toMatchObject({
      code: 'model-damaged',
    });
  });
});

describe('an exported model', () => {
  async function exported(files: ModelFiles, folder: string) {
    const { manager } = await openBench(NOWHERE);
    return manager.exportModel(await manager.importFiles(asInputs(files, folder)));
  }

  test.each([
    { files: FILES, folder: 'bge-small-en-v1.5' },
    { files: mlcFiles(), folder: 'tiny-MLC' },
  ])('$folder is the same model on another machine', async ({ files, folder }) => {
    const first = await openBench(NOWHERE);
    const id = await first.manager.importFiles(asInputs(files, folder));
    const archive = await first.manager.exportModel(id);
    expect(archive.name).toMatch(/^[\w.@-]+\.tar$/);

    const second = await openBench(NOWHERE);
    expect(await second.manager.importFiles([{ path: archive.name, blob: archive.blob }])).toBe(id);
    const [there, here] = await Promise.all([second.manager.list(), first.manager.list()]);
    expect({ ...there[0], addedAt: 0 }).toEqual({ ...here[0], addedAt: 0 });
    const [copy, original] = await Promise.all([second.store.files(id), first.store.files(id)]);
    expect(await copy.list()).toEqual(await original.list());
    for (const path of await copy.list()) expect(await copy.read(path)).toEqual(await original.read(path));
  });

  test.each([1000, 20_000, 35_000])('that was changed near byte %i is refused', async (from) => {
    const { blob } = await exported(FILES, 'tiny');
    const bytes = new Uint8Array(await blob.arrayBuffer());
    // The next byte that means something: not padding.
    const at = bytes.findIndex((byte, index) => index >= from && byte !== 0);
    bytes[at]! ^= 4;
    const { manager } = await openBench(NOWHERE);
    const outcome = manager.importFiles([{ path: 'tiny.tar', blob: new Blob([bytes]) }]);
    await expect(outcome).rejects.toMatchObject({ code: expect.stringMatching(/^model-(damaged|missing)$/) });
  });

  test('that was cut off is refused', async () => {
    const { blob } = await exported(FILES, 'tiny');
    const { manager } = await openBench(NOWHERE);
    await expect(manager.importFiles([{ path: 'tiny.tar', blob: blob.slice(0, 30_000) }])).rejects.toMatchObject({
      code: 'model-damaged',
    });
  });
});
