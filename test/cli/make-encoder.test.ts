/** @file Making the shipped encoder: numbers in few bits, weights read back, wrong checkpoints refused, what is shipped being whole. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { READER_GRAPH } from '../../src/adapters/models/shipped-manifest.ts';
import { withWeightsOf } from '../../src/adapters/transformers/joined-graph.ts';
import { loadTransformersModel } from '../../src/adapters/transformers/load.ts';
import { loadGrammarLibrary } from '../../src/cli/grammar-library.ts';
import { readCheckpoint } from '../../src/cli/make-encoder/checkpoint.ts';
import { floatModel } from '../../src/cli/make-encoder/float-model.ts';
import { fromHalf, toHalf } from '../../src/cli/make-encoder/half.ts';
import { filesOf, modelFolder } from '../../src/cli/make-encoder/model-folder.ts';
import { originOf } from '../../src/cli/make-encoder/origin.ts';
import { byBlock, byChannel, MIDDLE } from '../../src/cli/make-encoder/quantise.ts';
import { shippedFiles, type EncoderManifest } from '../../src/cli/make-encoder/shipped.ts';
import { readerModel } from '../../src/cli/make-encoder/reader-model.ts';
import type { SentenceStatement } from '../../src/engine/ports.ts';
import { smallModel } from '../../src/cli/make-encoder/small-model.ts';
import { divisorsOf, smoothingOf } from '../../src/cli/make-encoder/smoothing.ts';
import { Weights } from '../../src/cli/make-models/layers.ts';
import { tinyModel } from '../../src/cli/make-models/models.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { INTENTS } from '../../src/engine/retrieve/intent-grammar.ts';
import { ENDS } from '../../src/engine/retrieve/subjects.ts';

const SHIPPED = path.resolve(import.meta.dirname, '../../public/encoder');
/** Of the encoder, and of everything with the reader of sentences. */
const MOST_BYTES = { encoder: 18_000_000, all: 30_000_000 };

const SHAPE = { hidden: 128, intermediate: 256, layers: 2, heads: 4, positions: 64, pieces: 48 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'causeway-checkpoint-'));
  writeCheckpoint();
});
afterEach(() => rmSync(folder, { recursive: true }));

type Tensors = Map<string, { dims: number[]; values: Float32Array }>;

function writeJson(name: string, value: unknown): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), JSON.stringify(value));
}

function writeTensors(tensors: Tensors): void {
  let end = 0;
  const header = Object.fromEntries(
    Array.from(tensors, ([name, { dims, values }]) => {
      const start = end;
      end += values.byteLength;
      return [name, { dtype: 'F32', shape: dims, data_offsets: [start, end] }];
    }),
  );
  const text = Buffer.from(JSON.stringify({ __metadata__: { format: 'pt' }, ...header }));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(text.length));
  const data = Array.from(tensors.values(), ({ values }) => Buffer.from(values.buffer));
  writeFileSync(path.join(folder, 'model.safetensors'), Buffer.concat([length, text, ...data]));
}

/** A small BERT with random weights, as sentence-transformers would save it. */
function tensorsOf(vocabulary: number): Tensors {
  const { hidden, intermediate, layers, positions } = SHAPE;
  const weights = new Weights(7);
  const tensors: Tensors = new Map();
  const add = (name: string, dims: number[], deviation: number, around = 0) => {
    const count = dims.reduce((product, size) => product * size, 1);
    const values = weights.normal(count, deviation).map((value) => value + around);
    tensors.set(name, { dims, values });
  };
  const addBoth = (name: string, dims: number[], around: number) => {
    add(`${name}.weight`, dims, around === 0 ? 1 / Math.sqrt(dims[1]!) : 0.1, around);
    add(`${name}.bias`, [dims[0]!], 0.05);
  };
  add('embeddings.word_embeddings.weight', [vocabulary, hidden], 1);
  add('embeddings.token_type_embeddings.weight', [2, hidden], 0.2);
  add('embeddings.position_embeddings.weight', [positions, hidden], 0.2);
  addBoth('embeddings.LayerNorm', [hidden], 1);
  for (let layer = 0; layer < layers; layer++) {
    const name = `encoder.layer.${layer}`;
    for (const part of ['query', 'key', 'value']) addBoth(`${name}.attention.self.${part}`, [hidden, hidden], 0);
    addBoth(`${name}.attention.output.dense`, [hidden, hidden], 0);
    addBoth(`${name}.attention.output.LayerNorm`, [hidden], 1);
    addBoth(`${name}.intermediate.dense`, [intermediate, hidden], 0);
    addBoth(`${name}.output.dense`, [hidden, intermediate], 0);
    addBoth(`${name}.output.LayerNorm`, [hidden], 1);
  }
  return tensors;
}

const config = () => JSON.parse(readFileSync(path.join(folder, 'config.json'), 'utf8')) as { vocab_size: number };

function writeCheckpoint(): void {
  const tiny = tinyModel('tiny-encoder');
  const parsed = (name: string) => JSON.parse(Buffer.from(tiny[name]!).toString()) as Record<string, unknown>;
  writeJson('config.json', {
    ...parsed('config.json'),
    hidden_act: 'gelu',
    hidden_size: SHAPE.hidden,
    intermediate_size: SHAPE.intermediate,
    layer_norm_eps: 1e-12,
    max_position_embeddings: SHAPE.positions,
    num_attention_heads: SHAPE.heads,
    num_hidden_layers: SHAPE.layers,
    type_vocab_size: 2,
  });
  writeJson('tokenizer.json', { ...parsed('tokenizer.json'), padding: { strategy: { Fixed: 128 } } });
  writeJson('tokenizer_config.json', parsed('tokenizer_config.json'));
  writeJson('sentence_bert_config.json', { max_seq_length: SHAPE.pieces });
  writeJson('1_Pooling/config.json', { pooling_mode_mean_tokens: true });
  writeTensors(tensorsOf(config().vocab_size));
}

describe('numbers in few bits', () => {
  test('every 16-bit number survives being read and written again', () => {
    for (let bits = 0; bits < 0x10000; bits++) {
      if (((bits >> 10) & 31) === 31) continue; // infinities and what is no number
      expect(toHalf(fromHalf(bits))).toBe(bits);
    }
  });

  test('a number becomes the nearest 16-bit number', () => {
    const next = (bits: number, step: number) => fromHalf(Math.min(0x7bff, Math.max(0, bits + step)));
    fc.assert(
      fc.property(fc.double({ min: 0, max: 65504, noNaN: true }), (value) => {
        const bits = toHalf(value);
        const error = Math.abs(fromHalf(bits) - value);
        expect(error).toBeLessThanOrEqual(Math.abs(next(bits, 1) - value));
        expect(error).toBeLessThanOrEqual(Math.abs(next(bits, -1) - value));
      }),
    );
    expect(() => toHalf(70_000)).toThrow(RangeError);
    expect(fromHalf(toHalf(-0.5))).toBe(-0.5);
  });

  test('by channel, no weight is further off than half a step', () => {
    const random = seededRandom(1);
    const matrix = Float32Array.from({ length: 6 * 40 }, (_, at) => (random() - 0.5) * 10 ** Math.floor(at / 40 - 2));
    const stretch = Float32Array.from({ length: 40 }, (_, at) => 2 ** (at % 3));
    const { values, scales } = byChannel(matrix, [6, 40], stretch);
    for (let output = 0; output < 6; output++) {
      const scale = fromHalf(scales[output]!);
      for (let input = 0; input < 40; input++) {
        const stored = (values[input * 6 + output]! - MIDDLE) * scale;
        // The scale itself is rounded to 11 bits, which the largest of 127 steps feels most.
        const allowed = scale * (0.5 + 127 / 2048);
        expect(Math.abs(stored - matrix[output * 40 + input]! * stretch[input]!)).toBeLessThanOrEqual(allowed);
      }
    }
  });

  test.each([4, 8] as const)('by block in %i bits, the error is that of so few steps, and zeros stay zeros', (bits) => {
    const weights = new Weights(3).normal(64 * 32, 1);
    weights.fill(0, 0, 32);
    const { values, scales } = byBlock(weights, 32, bits);
    const code = (at: number) => (bits === 8 ? values[at]! : (values[at >> 1]! >> (4 * (at & 1))) & 15);
    const stored = weights.map((_, at) => (code(at) - 2 ** (bits - 1)) * fromHalf(scales[at >> 5]!));
    expect(stored.subarray(0, 32).every((value) => value === 0)).toBe(true);
    const square = (list: Float32Array) => list.reduce((sum, value) => sum + value * value, 0);
    const error = Math.sqrt(square(stored.map((value, at) => value - weights[at]!)) / square(weights));
    expect(error).toBeLessThan(bits === 4 ? 0.1 : 0.006);
  });

  test('dimensions that are larger than most are evened out by powers of two, the others left', () => {
    expect([...divisorsOf(Float32Array.of(1, 1, 1, 2, 16, 0.01, 0))]).toEqual([1, 1, 1, 2, 8, 1, 1]);
  });
});

describe('a checkpoint', () => {
  test('small and in 32 bit, it gives nearly the same vectors, and the same bytes when made again', async () => {
    const checkpoint = readCheckpoint(folder);
    const texts = ['The pump failed.', 'Why was the valve open?', 'Rain. '.repeat(60), 'because'];
    const smoothing = await smoothingOf(checkpoint, texts);
    const small = smallModel(checkpoint, smoothing);
    expect(Buffer.compare(small, smallModel(readCheckpoint(folder), await smoothingOf(checkpoint, texts)))).toBe(0);
    const embed = async (variant: 'fp32' | 'q8', graph: Uint8Array) => {
      const files = modelFolder(checkpoint, variant, graph);
      const settings = JSON.parse(Buffer.from(files.get('config.json')!).toString()) as Record<string, unknown>;
      const contextWindow = settings['max_position_embeddings'] as number;
      expect(contextWindow).toBe(SHAPE.pieces);
      const rest = {
        id: variant,
        variant,
        contextWindow,
        pooling: 'mean',
        queryPrefix: '',
        passagePrefix: '',
      } as const;
      const running = { files: filesOf(files), device: 'cpu', surroundings: null } as const;
      const { port } = await loadTransformersModel({ ...rest, task: 'embed' }, running, loadGrammarLibrary);
      if (!('embed' in port)) throw new TypeError('no encoder');
      const vectors = await port.embed(texts, 'passage');
      await port.unload();
      return vectors;
    };
    const original = await embed('fp32', floatModel(checkpoint));
    const rounded = await embed('q8', small);
    const product = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * b[at]!, 0);
    // Random weights have none of the redundancy of trained ones.
    original.forEach((vector, at) => expect(product(vector, rounded[at]!)).toBeGreaterThan(0.97));
    expect(product(original[0]!, original[3]!)).toBeLessThan(0.95);
  });

  describe('with a reader of sentences', () => {
    const QUESTION = 'Why was the valve open?';
    const PASSAGES = [['The pump failed.', 'The valve was open because of it.', ''], ['Rain. '.repeat(40)], []];

    /** An encoder and a reader with weights of its own, as `npm run train:reader` writes one. */
    async function shippedBoth(): Promise<Map<string, Uint8Array>> {
      const checkpoint = readCheckpoint(folder);
      const smoothing = await smoothingOf(checkpoint, ['The pump failed.', QUESTION]);
      const graph = smallModel(checkpoint, smoothing);
      const tensors = tensorsOf(config().vocab_size);
      const values = new Weights(11).normal(SHAPE.hidden, 0.3);
      tensors.set('match.weight', { dims: [SHAPE.hidden], values: new Float32Array(SHAPE.hidden).fill(10) });
      tensors.set('head.weight', { dims: [1, SHAPE.hidden], values });
      tensors.set('head.bias', { dims: [1], values: Float32Array.of(0.5) });
      const claims = new Weights(12).normal(3 * SHAPE.hidden, 0.3);
      tensors.set('claims.weight', { dims: [3, SHAPE.hidden], values: claims });
      tensors.set('affirms.weight', { dims: [1, SHAPE.hidden], values: new Weights(13).normal(SHAPE.hidden, 0.3) });
      tensors.set('affirms.bias', { dims: [1], values: new Float32Array(1) });
      tensors.set('claims.bias', { dims: [3], values: new Float32Array(3) });
      // The same of the last layer's states as the first two claims, and nothing of those below.
      const seen = Math.min(3, SHAPE.layers) * SHAPE.hidden;
      const sides = new Float32Array(2 * seen);
      for (const side of [0, 1]) {
        sides.set(claims.subarray(side * SHAPE.hidden, (side + 1) * SHAPE.hidden), (side + 1) * seen - SHAPE.hidden);
      }
      tensors.set('sides.weight', { dims: [2, seen], values: sides });
      tensors.set('sides.bias', { dims: [2], values: new Float32Array(2) });
      const ends = INTENTS.length * ENDS.length;
      const asked = {
        pool: [64, SHAPE.hidden],
        intents: [INTENTS.length, 128],
        pieces: [96, SHAPE.hidden],
        joint: [96, 160],
      };
      for (const [name, [to, from]] of Object.entries(asked)) {
        const drawn = new Weights(to! + from!).normal(to! * from!, 0.3);
        tensors.set(`asked.${name}.weight`, { dims: [to!, from!], values: drawn });
        tensors.set(`asked.${name}.bias`, { dims: [to!], values: new Float32Array(to!) });
      }
      // Whatever the word, its ends are told by the intent alone.
      tensors.set('asked.ends.weight', { dims: [ends, 96], values: new Float32Array(ends * 96) });
      tensors.set('asked.ends.bias', { dims: [ends], values: Float32Array.from({ length: ends }, (_, at) => at) });
      writeTensors(tensors);
      const reader = readerModel(readCheckpoint(folder), smoothing);
      return new Map([...modelFolder(checkpoint, 'q8', graph), [READER_GRAPH, reader]]);
    }

    async function load(files: ReadonlyMap<string, Uint8Array>) {
      const description = {
        id: 'both',
        task: 'embed',
        variant: 'q8',
        contextWindow: SHAPE.pieces,
        pooling: 'mean',
        queryPrefix: '',
        passagePrefix: '',
        readsSentences: true,
      } as const;
      const running = { files: filesOf(files), device: 'cpu', surroundings: null } as const;
      const { port } = await loadTransformersModel(description, running, loadGrammarLibrary);
      if (!('embed' in port)) throw new TypeError('no encoder');
      return port;
    }

    test('it reads with the vocabulary of the encoder: every sentence by itself, whatever is read beside it', async () => {
      const files = await shippedBoth();
      const [encoder, reader] = [files.get('onnx/model_quantized.onnx')!, files.get(READER_GRAPH)!];
      expect(() => withWeightsOf(encoder, reader, ['words'])).toThrow(/damaged/);
      const port = await load(files);
      const all = await port.sentences!.readSentences(QUESTION, PASSAGES);
      expect(all.map(({ answers, affirms }) => [answers.length, affirms.length])).toEqual([
        [3, 3],
        [1, 1],
        [0, 0],
      ]);
      expect(all.every((scores) => Object.values(scores).every((numbers) => numbers.every(Number.isFinite)))).toBe(
        true,
      );
      // Inputs are rounded by the largest value of a batch, so that what is read beside a passage shows in the last digits.
      const [alone] = await port.sentences!.readSentences(QUESTION, PASSAGES.slice(0, 1));
      alone!.answers.forEach((score, at) => expect(score).toBeCloseTo(all[0]!.answers[at]!, 0));
      const [other] = await port.sentences!.readSentences('When did it rain?', PASSAGES.slice(0, 1));
      expect(other!.answers[0]).not.toBeCloseTo(alone!.answers[0]!, 2);
      expect(await port.sentences!.readSentences('valve '.repeat(500), PASSAGES)).toHaveLength(3);
      await expect(
        port.sentences!.readSentences(QUESTION, PASSAGES, { signal: AbortSignal.abort() }),
      ).rejects.toMatchObject({ code: 'cancelled' });
      await port.unload();
    });

    test('it tells of passages alone what their sentences state, and of each word, marks too, which side it names', async () => {
      const port = await load(await shippedBoth());
      const stated = await port.sentences!.readStatements([['The pump failed.', 'Rain, again.', ''], []]);
      expect(stated.map(({ length }) => length)).toEqual([3, 0]);
      const [first, second, empty] = stated[0]!;
      expect(first!.claims).toHaveLength(3);
      expect(first!.claims.every(Number.isFinite)).toBe(true);
      expect([...second!.words]).toEqual([0, 4, 4, 5, 6, 11, 11, 12]);
      expect(second!.sides).toHaveLength(8);
      expect(second!.sides.every(Number.isFinite)).toBe(true);
      expect(empty).toMatchObject({ words: new Uint16Array(), sides: new Float32Array() });
      const [[cut]] = (await port.sentences!.readStatements([['valve '.repeat(500)]])) as [[SentenceStatement]];
      expect(cut.words.length).toBeLessThan(1000);
      await port.unload();
    });

    test('what it tells of a word is of that word’s own pieces', async () => {
      const port = await load(await shippedBoth());
      const [[, word]] = (await port.sentences!.readStatements([['The pump failed.', 'valve', 'Rain.']])) as [
        SentenceStatement[],
      ];
      // Of a sentence of one word both are the same, but for its length, by which a sentence's vector is divided.
      const [claims, sides] = [word!.claims, word!.sides];
      expect(sides).toHaveLength(2);
      expect(sides[0]! * claims[1]!).toBeCloseTo(sides[1]! * claims[0]!, 3);
      expect(Math.sign(sides[0]!)).toBe(Math.sign(claims[0]!));
      await port.unload();
    });

    test('of a question alone it tells what is asked for, and for each of that the ends of each word', async () => {
      const port = await load(await shippedBoth());
      const asked = await port.sentences!.readAsked(QUESTION);
      expect(asked.intents).toHaveLength(INTENTS.length);
      expect(asked.intents.every(Number.isFinite)).toBe(true);
      expect(await port.sentences!.readAsked(QUESTION)).toEqual(asked);
      expect((await port.sentences!.readAsked('When did it rain?')).intents[0]).not.toBeCloseTo(asked.intents[0]!, 2);
      const words = asked.words.length / 2;
      expect(QUESTION.slice(asked.words[4], asked.words[5])).toBe('the');
      expect(words).toBe(6);
      // What the weights say of every word: for the intent at place i 3 i, 3 i + 1, 3 i + 2.
      expect([...asked.ends]).toEqual(
        INTENTS.flatMap((_, intent) => Array.from({ length: words * 3 }, (__, at) => 3 * intent + (at % 3))),
      );
      expect((await port.sentences!.readAsked('')).words).toHaveLength(0);
      const long = await port.sentences!.readAsked('valve '.repeat(500));
      expect(long.ends).toHaveLength((long.words.length / 2) * INTENTS.length * ENDS.length);
      await expect(port.sentences!.readAsked(QUESTION, { signal: AbortSignal.abort() })).rejects.toMatchObject({
        code: 'cancelled',
      });
      await port.unload();
    });

    test('a reader that is missing or cut is told, and the encoder embeds on', async () => {
      const whole = await shippedBoth();
      const { [READER_GRAPH]: reader, ...rest } = Object.fromEntries(whole);
      for (const files of [rest, { ...rest, [READER_GRAPH]: reader!.subarray(0, 2000) }]) {
        const port = await load(new Map(Object.entries(files)));
        await expect(port.sentences!.readSentences(QUESTION, PASSAGES)).rejects.toMatchObject({
          code: 'model-damaged',
        });
        expect(await port.embed(['The pump failed.'], 'passage')).toHaveLength(1);
        await port.unload();
      }
    });

    test('weights that the other file has not, or a file that is cut, are refused', async () => {
      const files = await shippedBoth();
      const [encoder, reader] = [files.get('onnx/model_quantized.onnx')!, files.get(READER_GRAPH)!];
      expect(() => withWeightsOf(reader, encoder, ['nowhere'])).toThrow(/damaged/);
      expect(() => withWeightsOf(reader, encoder.subarray(0, 5000), ['words'])).toThrow(/damaged/);
    });
  });

  test('its licence is told by who knows it', () => {
    const { weights } = readCheckpoint(folder);
    expect(() => originOf(weights, { name: 'mine' })).toThrow(/--licence/);
    const told = { name: 'mine', origin: 'https://example.org', licence: 'MIT' };
    expect(originOf(weights, told)).toEqual(told);
  });

  test('another model has another id', () => {
    const checkpoint = readCheckpoint(folder);
    const told = { name: 'mine', origin: 'https://example.org', licence: 'MIT' };
    const idOf = (graph: number) => {
      const files = shippedFiles(checkpoint, told, modelFolder(checkpoint, 'q8', Uint8Array.of(graph)));
      return (JSON.parse(Buffer.from(files.get('manifest.json')!).toString()) as EncoderManifest).id;
    };
    expect(idOf(1)).toBe(idOf(1));
    expect(idOf(1)).not.toBe(idOf(2));
  });

  test.each([
    'config.json',
    'tokenizer.json',
    'tokenizer_config.json',
    'sentence_bert_config.json',
    '1_Pooling/config.json',
    'model.safetensors',
  ])('without its %s, it is refused', (name) => {
    rmSync(path.join(folder, name));
    expect(() => readCheckpoint(folder)).toThrow(`There is no ${name}`);
    if (!name.endsWith('.json')) return;
    writeFileSync(path.join(folder, name), '{ cut');
    expect(() => readCheckpoint(folder)).toThrow(name);
  });

  test.each([
    ['config.json', { architectures: ['RobertaModel'] }, 'RobertaModel'],
    ['config.json', { hidden_act: 'relu' }, 'relu'],
    ['config.json', { hidden_size: 'wide' }, 'hidden_size'],
    ['config.json', { layer_norm_eps: 1e-5 }, '0.00001'],
    ['1_Pooling/config.json', { pooling_mode_mean_tokens: false }, 'mean'],
  ])('%s with %o is refused', (name, change, told) => {
    const now = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as object;
    writeJson(name, { ...now, ...change });
    expect(() => readCheckpoint(folder)).toThrow(told);
  });

  test('a tensor that is missing, has other dimensions or is cut off is told by its name', () => {
    const name = 'encoder.layer.1.output.dense.weight';
    const tensors = tensorsOf(config().vocab_size);
    const tensor = tensors.get(name)!;
    tensors.set(name, { ...tensor, dims: [...tensor.dims].reverse() });
    writeTensors(tensors);
    expect(() => floatModel(readCheckpoint(folder))).toThrow(
      `“${name}” with the dimensions [256, 128] instead of [128, 256]`,
    );
    tensors.delete(name);
    writeTensors(tensors);
    expect(() => floatModel(readCheckpoint(folder))).toThrow(`no tensor “${name}”`);
    writeCheckpoint();
    const file = path.join(folder, 'model.safetensors');
    writeFileSync(file, readFileSync(file).subarray(0, -100));
    expect(() => floatModel(readCheckpoint(folder))).toThrow('cut off');
    writeFileSync(file, 'no weights');
    expect(() => readCheckpoint(folder)).toThrow('no .safetensors file');
  });
});

test('what is shipped is what the manifest says: 18 MB without the reader, 30 with it', () => {
  const read = (file: string) => readFileSync(path.join(SHIPPED, file));
  const manifest = JSON.parse(read('manifest.json').toString()) as EncoderManifest;
  const there = readdirSync(path.join(SHIPPED, 'model'), { recursive: true, encoding: 'utf8' })
    .map((name) => `model/${name.split(path.sep).join('/')}`)
    .filter((name) => statSync(path.join(SHIPPED, name)).isFile());
  expect(manifest.files.map((file) => file.path).sort()).toEqual(there.sort());
  const notice = read('NOTICE').toString();
  for (const file of manifest.files) {
    const bytes = read(file.path);
    expect(bytes.length).toBe(file.size);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
    expect(notice).toContain(file.sha256);
  }
  const graph = manifest.files.find((file) => file.path.endsWith('.onnx'))!;
  expect(manifest.id).toContain(graph.sha256.slice(0, 12));
  expect(notice).toContain('Apache-2.0');
  const reader = manifest.files.find((file) => file.path.endsWith(READER_GRAPH))!;
  const all = manifest.files.reduce((sum, { size }) => sum + size, 0);
  expect(all).toBeLessThanOrEqual(MOST_BYTES.all);
  expect(all - reader.size).toBeLessThanOrEqual(MOST_BYTES.encoder);
});
