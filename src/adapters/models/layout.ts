/**
 * @file Which files of a repository, a folder or an archive make up a model: the ONNX layout that transformers.js reads
 * (`config.json`, a tokenizer, `onnx/model_<weights>.onnx`) and the MLC layout that web-llm reads (`mlc-chat-config.json`, a list
 * of shards, the shards, and a compiled library).
 */
import type { ModelFormat } from '../../rpc/model-manager.ts';

/** A file as its source lists it; `path` is within the model. */
export interface ListedFile {
  path: string;
  size: number | null;
}

/** Weight types and what they add to the name of the file. */
export const ONNX_SUFFIXES: Readonly<Record<string, string>> = {
  fp32: '',
  fp16: '_fp16',
  q8: '_quantized',
  int8: '_int8',
  uint8: '_uint8',
  q4: '_q4',
  q4f16: '_q4f16',
  bnb4: '_bnb4',
};

export const MLC_CONFIG = 'mlc-chat-config.json';
/** Lists of shards, the newer name first. */
export const MLC_SHARD_LISTS = ['tensor-cache.json', 'ndarray-cache.json'] as const;
/** Written into exported archives: the model's card and the checksums of its files. */
export const MANIFEST = 'causeway-model.json';

/** Small files that a model is described by; licences travel with what they are for. */
const DESCRIBING =
  /^(config|generation_config|tokenizer|tokenizer_config|special_tokens_map|added_tokens|vocab|config_sentence_transformers|sentence_bert_config|modules|mlc-chat-config|tensor-cache|ndarray-cache)\.json$|^1_Pooling\/config\.json$|^(vocab|merges)\.txt$|^chat_template\.jinja$|^(licen[cs]e|notice|use_policy)[^/]*$/i;

const ONNX_FOLDER = 'onnx/';
const ONNX_FILE = /^onnx\/model([_a-z0-9]*)\.onnx$/;
const ONNX_FILE_AT_TOP = /^model[_a-z0-9]*\.onnx(_data.*)?$/;

function isMlcFile(path: string): boolean {
  return /^params_shard_\d+\.bin$/.test(path) || /^[^/]+\.wasm$/.test(path);
}

export function formatOf(files: readonly ListedFile[]): ModelFormat | null {
  if (files.some(({ path }) => path === MLC_CONFIG)) return 'mlc';
  return files.some(({ path }) => ONNX_FILE.test(path)) ? 'onnx' : null;
}

/** Weight types that there are files for; for MLC the one quantisation is in its configuration, so there are none to choose. */
export function onnxVariants(files: readonly ListedFile[]): string[] {
  const suffixes = new Set(files.flatMap(({ path }) => ONNX_FILE.exec(path)?.[1] ?? []));
  return Object.keys(ONNX_SUFFIXES).filter((variant) => suffixes.has(ONNX_SUFFIXES[variant]!));
}

/** Files with their weights in the folder that they are read from, where a copy has them beside the configuration. */
export function withOnnxFolder<File extends ListedFile>(files: readonly File[]): File[] {
  if (files.some(({ path }) => ONNX_FILE.test(path))) return [...files];
  return files.map((file) => (ONNX_FILE_AT_TOP.test(file.path) ? { ...file, path: ONNX_FOLDER + file.path } : file));
}

/** Whether a file holds weights of another one: it lies beside it and goes nowhere else. */
function isDataOf(path: string, weights: string): boolean {
  return path.startsWith(`${weights}_data`) && /^[\w.-]*$/.test(path.slice(weights.length));
}

/** Those of the files that a variant of the model needs. */
export function filesOfVariant<File extends ListedFile>(
  files: readonly File[],
  format: ModelFormat,
  variant: string,
): File[] {
  const describing = files.filter(({ path }) => DESCRIBING.test(path));
  if (format === 'mlc') return [...describing, ...files.filter(({ path }) => isMlcFile(path))];
  const weights = `${ONNX_FOLDER}model${ONNX_SUFFIXES[variant] ?? ''}.onnx`;
  // Weights above 2 GB lie beside the model, in one or more files that begin with its name.
  const own = files.filter(({ path }) => path === weights || isDataOf(path, weights));
  return [...describing, ...own];
}
