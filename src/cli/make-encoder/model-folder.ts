/** @file The folder of a model as transformers.js reads it, in memory. */
import type { ModelFiles } from '../../engine/ports.ts';
import type { Checkpoint } from './checkpoint.ts';

/** Files by path. */
export type ModelFolder = ReadonlyMap<string, Uint8Array>;

export const GRAPHS = { fp32: 'onnx/model.onnx', q8: 'onnx/model_quantized.onnx' } as const;

const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** @param variant names the graph's file by what its weights are stored as */
export function modelFolder(checkpoint: Checkpoint, variant: keyof typeof GRAPHS, graph: Uint8Array): ModelFolder {
  const { config, shape, tokenizer, tokenizerConfig } = checkpoint;
  const { positions } = shape;
  return new Map([
    // What the app takes for the longest input is the number of positions.
    ['config.json', json({ ...config, max_position_embeddings: positions })],
    // Padding and cutting off are up to who asks; checkpoints keep what their training used.
    ['tokenizer.json', json({ ...tokenizer, truncation: null, padding: null })],
    ['tokenizer_config.json', json({ ...tokenizerConfig, model_max_length: positions })],
    [GRAPHS[variant], graph],
  ]);
}

export function filesOf(folder: ModelFolder): ModelFiles {
  return { read: (path) => Promise.resolve(folder.get(path) ?? null) };
}
