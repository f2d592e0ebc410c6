/**
 * @file Which model a folder or an archive holds, and whether all of it is there: asked before anything is copied, so that a
 * person learns at once that a tokenizer is missing or a shard is cut off.
 */
import * as v from 'valibot';
import { CausewayError } from '../../engine/errors.ts';
import type { ModelCard } from '../../rpc/model-manager.ts';
import { CATALOGUE } from './catalogue-entries.ts';
import { cardOf, modelId, repositoryOf } from './catalogue.ts';
import { mlcFacts, onnxFacts, parseJson } from './card-from-config.ts';
import {
  filesOfVariant,
  formatOf,
  MANIFEST,
  MLC_CONFIG,
  MLC_SHARD_LISTS,
  onnxVariants,
  withOnnxFolder,
} from './layout.ts';
import { Manifest } from './manifest.ts';
import { readPackedText, type PackedFile, type Unpacked } from './unpack.ts';

export interface Recognised {
  card: ModelCard;
  /** Files to keep, with their checksums where those are known. */
  files: PackedFile[];
}

/** Tried in this order when a folder has several: what runs everywhere first, then what is most exact. */
const PREFERRED = {
  encoder: ['q8', 'fp32', 'int8', 'uint8', 'q4', 'fp16', 'q4f16', 'bnb4'],
  chat: ['q4', 'q4f16', 'q8', 'fp16', 'fp32', 'int8', 'uint8', 'bnb4'],
};

const ShardList = v.looseObject({
  records: v.array(
    v.looseObject({ dataPath: v.string(), nbytes: v.number(), md5sum: v.optional(v.nullable(v.string())) }),
  ),
});

/** @throws CausewayError `model-missing`, `model-damaged`, `model-unsupported` */
export async function recognise(unpacked: Unpacked): Promise<Recognised> {
  const { name } = unpacked;
  const files = withOnnxFolder(unpacked.files);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const manifest = byPath.get(MANIFEST);
  if (manifest) return fromManifest(await readPackedText(manifest), byPath);
  const format = formatOf(files);
  if (format === 'mlc') return fromMlc(name, files, byPath);
  if (format === 'onnx') return fromOnnx(name, files, byPath);
  throw noModel(name, files);
}

function noModel(name: string, files: readonly PackedFile[]): CausewayError {
  const other = files.some(({ path }) => /\.(safetensors|gguf|pt|pth|h5|tflite)$/i.test(path));
  const hint = other
    ? ' Its weights are in a format that browsers do not run; look for an ONNX or MLC copy of it.'
    : '';
  return new CausewayError(
    'model-missing',
    `There is no model in “${name}”: it needs config.json, tokenizer.json and an .onnx file, or the files of an MLC model.${hint}`,
  );
}

function lacks(name: string, path: string, what: string): CausewayError {
  return new CausewayError(
    'model-missing',
    `“${name}” lacks ${path}, ${what}. Add the file to the folder and import it again.`,
    {
      path,
    },
  );
}

/** Checks that a file is there and is JSON; a tokenizer that is cut off is no JSON any more. */
async function requireJson(name: string, byPath: Map<string, PackedFile>, path: string, what: string): Promise<void> {
  const file = byPath.get(path);
  if (!file) throw lacks(name, path, what);
  parseJson(v.unknown(), await readPackedText(file), path);
}

async function fromManifest(text: string, byPath: Map<string, PackedFile>): Promise<Recognised> {
  const { card, files } = parseJson(Manifest, text, MANIFEST);
  return {
    card,
    files: files.map(({ path, size, sha256 }) => {
      const file = byPath.get(path);
      if (!file) throw lacks(card.name, path, 'which belongs to the model');
      if (file.size !== size) throw cutOff(path, file.size, size);
      return { ...file, checksum: { kind: 'sha256', value: sha256 } };
    }),
  };
}

function cutOff(path: string, found: number, size: number): CausewayError {
  return new CausewayError(
    'model-damaged',
    `${path} has ${found.toLocaleString('en')} bytes instead of ${size.toLocaleString('en')}: it is cut off or another file. Copy it again.`,
    { path },
  );
}

async function fromOnnx(name: string, files: PackedFile[], byPath: Map<string, PackedFile>): Promise<Recognised> {
  const facts = await onnxFacts(name, async (path) => {
    const file = byPath.get(path);
    return file ? readPackedText(file) : null;
  });
  await requireJson(name, byPath, 'tokenizer.json', 'the tokenizer');
  const present = onnxVariants(files);
  const variant = PREFERRED[facts.task === 'chat' ? 'chat' : 'encoder'].find((candidate) =>
    present.includes(candidate),
  );
  if (variant === undefined) throw noModel(name, files);
  const known = fromCatalogue(name, variant);
  const card: ModelCard = known ?? {
    ...facts,
    id: modelId(name, variant),
    name,
    format: 'onnx',
    repository: '',
    variant,
    library: '',
    licence: '',
  };
  return { card, files: filesOfVariant(files, 'onnx', variant) };
}

async function fromMlc(name: string, files: PackedFile[], byPath: Map<string, PackedFile>): Promise<Recognised> {
  const { variant, contextWindow } = mlcFacts(await readPackedText(byPath.get(MLC_CONFIG)!), MLC_CONFIG);
  const listPath = MLC_SHARD_LISTS.find((path) => byPath.has(path));
  if (listPath === undefined) throw lacks(name, MLC_SHARD_LISTS[0], 'the list of its shards');
  await requireJson(name, byPath, 'tokenizer.json', 'the tokenizer');
  const library = files.find(({ path }) => /^[^/]+\.wasm$/.test(path));
  const known = fromCatalogue(name, variant);
  if (!library) {
    throw lacks(name, known?.library || 'a .wasm file', 'the compiled library that runs it on the graphics processor');
  }
  const { records } = parseJson(ShardList, await readPackedText(byPath.get(listPath)!), listPath);
  const md5 = new Map<string, string>();
  for (const { dataPath, nbytes, md5sum } of records) {
    const shard = byPath.get(dataPath);
    if (!shard) throw lacks(name, dataPath, `one of its ${records.length} shards`);
    if (shard.size !== nbytes) throw cutOff(dataPath, shard.size, nbytes);
    if (md5sum) md5.set(dataPath, md5sum);
  }
  const card: ModelCard = {
    id: modelId(name, variant),
    name,
    task: 'chat',
    format: 'mlc',
    repository: '',
    variant,
    contextWindow,
    pooling: 'mean',
    queryPrefix: '',
    passagePrefix: '',
    licence: '',
    ...known,
    library: library.path,
  };
  const kept = filesOfVariant(files, 'mlc', variant).filter(
    ({ path }) => !path.endsWith('.wasm') || path === library.path,
  );
  return {
    card,
    files: kept.map((file) => {
      const value = md5.get(file.path);
      return value === undefined ? file : { ...file, checksum: { kind: 'md5', value } };
    }),
  };
}

/** The card of a known model whose folder still has the repository's name, as a copy made with git has. */
function fromCatalogue(name: string, variant: string): ModelCard | null {
  const entry = CATALOGUE.find(
    (model) =>
      model.variants.some((known) => known.variant === variant) &&
      repositoryOf(model, variant).split('/')[1]?.toLowerCase() === name.toLowerCase(),
  );
  return entry ? cardOf(entry, variant) : null;
}
