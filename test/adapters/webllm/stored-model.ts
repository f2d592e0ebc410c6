/** @file The files of an MLC model as the model store gives them, with a real tokenizer and nothing to run. */
import { MLC_CONFIG } from '../../../src/adapters/models/layout.ts';
import type { StoredModelFiles } from '../../../src/adapters/models/model-store.ts';
import { byteLevelTokenizer } from '../../../src/cli/make-models/tokenizer.ts';
import type { RunnableModel } from '../../../src/rpc/models.ts';

const START = '<|im_start|>';
const END = '<|im_end|>';

const tokenizer = byteLevelTokenizer([END, START], null);
/** Ends an answer; all tokens of text come before it. */
export const END_TOKEN = tokenizer.model.vocab[END]!;

export const CHAT_CONFIG = {
  model_type: 'qwen2',
  quantization: 'q4f32_1',
  vocab_size: Object.keys(tokenizer.model.vocab).length,
  context_window_size: 4096,
  sliding_window_size: -1,
  tokenizer_files: ['tokenizer.json', 'tokenizer_config.json'],
  conv_template: {
    system_template: `${START}system\n{system_message}${END}\n`,
    roles: { user: `${START}user`, assistant: `${START}assistant` },
    role_templates: { user: '{user_message}', assistant: '{assistant_message}' },
    seps: [`${END}\n`],
    role_content_sep: '\n',
    role_empty_sep: '\n',
    stop_str: [END],
    stop_token_ids: [END_TOKEN],
  },
};

export const MODEL: RunnableModel = {
  id: 'Levee-Chat@q4f32_1',
  task: 'chat',
  variant: 'q4f32_1',
  contextWindow: 4096,
  pooling: 'mean',
  queryPrefix: '',
  passagePrefix: '',
};

export const LIBRARY = 'Levee-Chat webgpu.wasm';

const wasmName = (text: string) => [text.length, ...new TextEncoder().encode(text)];

/** A real module that starts, and has nothing of what the library looks for. */
export const EMPTY_LIBRARY = new Uint8Array([
  ...[0, 97, 115, 109, 1, 0, 0, 0], // header
  ...[1, 4, 1, 96, 0, 0, 3, 2, 1, 0], // one function, from nothing to nothing
  ...[5, 3, 1, 0, 1], // one memory
  ...[7, 24, 2, ...wasmName('memory'), 2, 0, ...wasmName('_initialize'), 0, 0], // exported
  ...[10, 4, 1, 2, 0, 11], // the function does nothing
]);

const SHARD = new Uint8Array(64).fill(1);

export const CONTENTS: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  [MLC_CONFIG]: JSON.stringify(CHAT_CONFIG),
  'tokenizer.json': JSON.stringify(tokenizer),
  'tokenizer_config.json': JSON.stringify({ chat_template: '{% for message in messages %}' }),
  'tensor-cache.json': JSON.stringify({
    metadata: { ParamSize: 1 },
    records: [{ dataPath: 'params_shard_0.bin', format: 'raw-shard', nbytes: SHARD.length, records: [] }],
  }),
  'params_shard_0.bin': SHARD,
  [LIBRARY]: new TextEncoder().encode('no WebAssembly'),
};

/** @param changes contents that differ; null takes a file away */
export function storedModel(
  changes: Readonly<Record<string, string | Uint8Array<ArrayBuffer> | null>> = {},
): StoredModelFiles {
  const files = new Map(Object.entries({ ...CONTENTS, ...changes }).filter(([, content]) => content !== null));
  const blob = async (path: string) => (files.has(path) ? new Blob([files.get(path)!]) : null);
  return {
    card: { ...MODEL, name: 'Levee', format: 'mlc', repository: '', library: LIBRARY, licence: '' },
    list: async () => [...files.keys()].sort(),
    blob,
    read: async (path) => {
      const found = await blob(path);
      return found === null ? null : new Uint8Array(await found.arrayBuffer());
    },
  };
}
