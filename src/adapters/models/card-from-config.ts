/**
 * @file What a model's own files say of it: its task, how its vectors are pooled, how much it reads at once. For models
 * that are not in the catalogue.
 */
import * as v from 'valibot';
import { CausewayError } from '../../engine/errors.ts';
import type { ModelTask, Pooling } from '../../rpc/model-manager.ts';

/** `config.json` as transformers models have it, the parts that matter here. */
const Config = v.looseObject({
  architectures: v.optional(v.nullable(v.array(v.string()))),
  model_type: v.optional(v.string()),
  max_position_embeddings: v.optional(v.number()),
  n_positions: v.optional(v.number()),
  id2label: v.optional(v.record(v.string(), v.string())),
  num_labels: v.optional(v.number()),
});

/** `1_Pooling/config.json` of sentence-transformers. */
const PoolingConfig = v.looseObject({
  pooling_mode_cls_token: v.optional(v.boolean()),
  pooling_mode_lasttoken: v.optional(v.boolean()),
});

/** `config_sentence_transformers.json` */
const PromptConfig = v.looseObject({ prompts: v.optional(v.nullable(v.record(v.string(), v.string()))) });

/** `mlc-chat-config.json` */
const MlcConfig = v.looseObject({
  model_type: v.string(),
  quantization: v.string(),
  context_window_size: v.optional(v.number()),
  sliding_window_size: v.optional(v.number()),
});

/** Reads one of the model's small files as text; null when there is none. */
export type ReadText = (path: string) => Promise<string | null>;

export interface ConfigFacts {
  task: ModelTask;
  contextWindow: number;
  pooling: Pooling;
  queryPrefix: string;
  passagePrefix: string;
}

/** Assumed where a configuration does not tell. */
const CONTEXT_WINDOW = 512;

/**
 * web-llm takes the memory for a full context at once: for the 32,768 or 131,072 tokens that many models can take, gigabytes. Those
 * of the catalogue are run with this many, too.
 */
const MLC_CONTEXT_WINDOW = 4096;

/** Encoders count positions from 2, the first two being padding. */
const SHIFTED_POSITIONS = /roberta|camembert|mpnet/;

const SEPARATE_DECODER = /ForConditionalGeneration|EncoderDecoder|Seq2Seq/;

/** Parses JSON and checks its shape. @throws CausewayError `model-damaged` */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  path: string,
): v.InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new CausewayError('model-damaged', `${path} is damaged: it is no JSON. Get the file again.`, { path });
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new CausewayError('model-damaged', `${path} is not what a model needs (${result.issues[0].message}).`, {
    path,
  });
}

/**
 * @param name of the model, for messages and for models whose pooling is known by their name alone
 * @throws CausewayError `model-missing`, `model-damaged`, `model-unsupported`
 */
export async function onnxFacts(name: string, read: ReadText): Promise<ConfigFacts> {
  const text = await read('config.json');
  if (text === null) {
    throw new CausewayError('model-missing', `${name} has no config.json, so there is no telling what model it is.`);
  }
  const config = parseJson(Config, text, 'config.json');
  const task = taskOf(name, config);
  const positions = config.max_position_embeddings ?? config.n_positions ?? CONTEXT_WINDOW;
  const shifted = SHIFTED_POSITIONS.test(config.model_type ?? '');
  const facts: ConfigFacts = {
    task,
    contextWindow: shifted ? positions - 2 : positions,
    pooling: 'mean',
    queryPrefix: '',
    passagePrefix: '',
  };
  return task === 'embed' ? { ...facts, pooling: await poolingOf(name, read), ...(await prefixes(read)) } : facts;
}

function taskOf(name: string, config: v.InferOutput<typeof Config>): ModelTask {
  const architecture = config.architectures?.[0] ?? '';
  if (architecture.endsWith('ForCausalLM') || architecture.endsWith('LMHeadModel')) return 'chat';
  if (architecture.endsWith('ForSequenceClassification')) {
    const labels = config.num_labels ?? Object.keys(config.id2label ?? {}).length;
    if (labels === 1 || labels === 2) return 'rerank';
    throw unsupported(name, `it sorts texts into ${labels} classes`);
  }
  const isEncoder = /Model$|ForMaskedLM$/.test(architecture) && !SEPARATE_DECODER.test(architecture);
  if (isEncoder) return 'embed';
  throw unsupported(name, architecture === '' ? 'its config.json names no architecture' : `it is a ${architecture}`);
}

function unsupported(name: string, what: string): CausewayError {
  return new CausewayError(
    'model-unsupported',
    `${name} is not a model that Causeway can use: ${what}. Sentence encoders, cross-encoders and chat models can be used.`,
  );
}

async function poolingOf(name: string, read: ReadText): Promise<Pooling> {
  const text = await read('1_Pooling/config.json');
  // Copies made for browsers often leave that file out; BGE and Arctic models are known to take the first token.
  if (text === null) return /\bbge-|snowflake-arctic/i.test(name) ? 'cls' : 'mean';
  const config = parseJson(PoolingConfig, text, '1_Pooling/config.json');
  if (config.pooling_mode_lasttoken === true) throw unsupported(name, 'it makes vectors of the last token');
  return config.pooling_mode_cls_token === true ? 'cls' : 'mean';
}

async function prefixes(read: ReadText): Promise<Pick<ConfigFacts, 'queryPrefix' | 'passagePrefix'>> {
  const text = await read('config_sentence_transformers.json');
  const prompts =
    text === null ? {} : (parseJson(PromptConfig, text, 'config_sentence_transformers.json').prompts ?? {});
  return {
    queryPrefix: prompts['query'] ?? '',
    passagePrefix: prompts['passage'] ?? prompts['document'] ?? '',
  };
}

/** @throws CausewayError `model-damaged` */
export function mlcFacts(text: string, path: string): { variant: string; contextWindow: number } {
  const config = parseJson(MlcConfig, text, path);
  // Of the two windows one is -1.
  const windows = [config.context_window_size ?? 0, config.sliding_window_size ?? 0].filter((window) => window > 0);
  const contextWindow = Math.min(MLC_CONTEXT_WINDOW, windows[0] ?? CONTEXT_WINDOW);
  return { variant: config.quantization, contextWindow };
}
