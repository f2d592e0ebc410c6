/** @file A sentence encoder's checkpoint as sentence-transformers writes it: a BERT, mean pooling, vectors of length 1. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { CausewayError } from '../../engine/errors.ts';
import type { EncoderShape } from '../make-models/encoder.ts';
import { Safetensors } from './safetensors.ts';

const size = v.pipe(v.number(), v.integer(), v.minValue(1));

const Config = v.looseObject({
  architectures: v.tuple([v.string()]),
  hidden_act: v.string(),
  hidden_size: size,
  intermediate_size: size,
  layer_norm_eps: v.number(),
  max_position_embeddings: size,
  num_attention_heads: size,
  num_hidden_layers: size,
  pad_token_id: v.number(),
  position_embedding_type: v.optional(v.string(), 'absolute'),
  type_vocab_size: size,
  vocab_size: size,
});

const Pooling = v.looseObject({ pooling_mode_mean_tokens: v.boolean() });

const SentenceConfig = v.looseObject({ max_seq_length: size });

/** A checkpoint's small files, as they are parsed. */
export interface Checkpoint {
  config: v.InferOutput<typeof Config>;
  /** `positions` is the most pieces of a text that the encoder was made for, markers included. */
  shape: EncoderShape;
  tokenizer: Record<string, unknown>;
  tokenizerConfig: Record<string, unknown>;
  /** The file of the weights as it is. */
  weights: Uint8Array;
  /** Values of a layer's part, named as in `make-models/encoder.ts`, or of a reader's `match` and `head`. Matrices have a row for each output. */
  weight(part: string, dims: readonly number[]): Float32Array;
  bias(part: string, dims: readonly number[]): Float32Array;
  /** A table of the embeddings, a row for each id; of the positions only those that are used. */
  table(name: 'words' | 'types' | 'positions'): Float32Array;
}

/** What the parts of a layer are called in checkpoints. */
const PARTS: Readonly<Record<string, string>> = {
  q: 'attention.self.query',
  k: 'attention.self.key',
  v: 'attention.self.value',
  out: 'attention.output.dense',
  norm1: 'attention.output.LayerNorm',
  up: 'intermediate.dense',
  down: 'output.dense',
  norm2: 'output.LayerNorm',
};

const TABLES = { words: 'word', types: 'token_type', positions: 'position' } as const;

/** What a reader has besides. */
const READER_PARTS = /^(?:match|head|affirms|claims|sides|asked\.\w+)$/;

function storedName(part: string): string {
  if (READER_PARTS.test(part)) return part;
  if (part === 'embeddings.norm') return 'embeddings.LayerNorm';
  const [, layer, name] = /^layer(\d+)\.(\w+)$/.exec(part)!;
  return `encoder.layer.${layer}.${PARTS[name!]}`;
}

function readBytes(folder: string, name: string): Uint8Array {
  try {
    return readFileSync(path.join(folder, name));
  } catch {
    throw new CausewayError(
      'usage',
      `There is no ${name} in "${folder}". A checkpoint folder holds config.json, tokenizer.json, tokenizer_config.json, ` +
        'sentence_bert_config.json, 1_Pooling/config.json and model.safetensors.',
    );
  }
}

function readJson<Schema extends v.GenericSchema>(folder: string, name: string, schema: Schema): v.InferOutput<Schema> {
  const bytes = readBytes(folder, name);
  try {
    return v.parse(schema, JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    const reason =
      error instanceof v.ValiError ? `${v.getDotPath(error.issues[0]) ?? ''}: ${error.message}` : 'no JSON';
    throw new CausewayError('usage', `${path.join(folder, name)} is not what a sentence encoder has (${reason}).`);
  }
}

/** What is asked of an encoder, and how it is told that it is not so. */
function requireSupported(config: v.InferOutput<typeof Config>, pooling: v.InferOutput<typeof Pooling>): void {
  const [architecture] = config.architectures;
  const wrong = [
    architecture !== 'BertModel' && `its architecture is ${architecture}; only BertModel is known here`,
    config.hidden_act !== 'gelu' && `its activation is ${config.hidden_act} instead of gelu`,
    config.position_embedding_type !== 'absolute' && `its positions are ${config.position_embedding_type}`,
    config.hidden_size % config.num_attention_heads !== 0 && 'its heads do not share its dimensions evenly',
    config.layer_norm_eps !== 1e-12 && `it normalises with ε = ${config.layer_norm_eps} instead of 1e-12`,
    !pooling.pooling_mode_mean_tokens && 'it does not take the mean of the pieces’ vectors',
  ].find((reason) => reason !== false);
  if (wrong !== undefined) throw new CausewayError('usage', `This encoder cannot be converted: ${wrong}.`);
}

/** @throws CausewayError `usage` when a file is missing or damaged, or the encoder is of another kind */
export function readCheckpoint(folder: string): Checkpoint {
  const config = readJson(folder, 'config.json', Config);
  requireSupported(config, readJson(folder, '1_Pooling/config.json', Pooling));
  const { max_seq_length: pieces } = readJson(folder, 'sentence_bert_config.json', SentenceConfig);
  const anything = v.record(v.string(), v.unknown());
  const tokenizer = readJson(folder, 'tokenizer.json', anything);
  const tokenizerConfig = readJson(folder, 'tokenizer_config.json', anything);
  const file = 'model.safetensors';
  const weights = readBytes(folder, file);
  const stored = new Safetensors(weights, path.join(folder, file));
  const shape: EncoderShape = {
    vocabulary: config.vocab_size,
    hidden: config.hidden_size,
    layers: config.num_hidden_layers,
    heads: config.num_attention_heads,
    intermediate: config.intermediate_size,
    positions: Math.min(pieces, config.max_position_embeddings),
  };
  const rows = { words: config.vocab_size, types: config.type_vocab_size, positions: config.max_position_embeddings };
  return {
    config,
    shape,
    tokenizer,
    tokenizerConfig,
    weights,
    weight: (part, dims) => stored.read(`${storedName(part)}.weight`, dims),
    bias: (part, dims) => stored.read(`${storedName(part)}.bias`, dims),
    table(name) {
      const values = stored.read(`embeddings.${TABLES[name]}_embeddings.weight`, [rows[name], shape.hidden]);
      return name === 'positions' ? values.slice(0, shape.positions * shape.hidden) : values;
    },
  };
}

/** Rows and columns of a dense part's matrix: outputs and inputs. */
export function denseDims(part: string, { hidden, intermediate }: EncoderShape): [number, number] {
  if (part.endsWith('.up')) return [intermediate, hidden];
  return part.endsWith('.down') ? [hidden, intermediate] : [hidden, hidden];
}
