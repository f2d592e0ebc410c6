/**
 * @file web-llm's own engine, all of it that decides anything: conversations and their templates, what is read again, sampling settings,
 * grammars, stop texts, streams, counts and interrupts. Only the numbers come from here: in place of a model on a graphics card there
 * is a cache that keeps its tokens and scores that are a hash of them.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tokenizer } from '@huggingface/tokenizers';
import type { MLCEngine } from '@mlc-ai/web-llm';
import { macrotask } from '../../../src/adapters/library/macrotask.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { hashOf } from '../../fixtures/scripted-writing.ts';
import { CHAT_CONFIG, CONTENTS, MODEL } from './stored-model.ts';

const LIBRARY = 'node_modules/@mlc-ai/web-llm/lib/index.js';
const COPY = path.resolve('node_modules/.cache/causeway-web-llm/index.mjs');

interface GenerationConfig {
  temperature?: number | null;
  top_p?: number | null;
  logprobs?: boolean | null;
  top_logprobs?: number | null;
  logit_bias?: Record<string, number> | null;
  response_format?: { type: string };
}

/** What the library's pipeline has of its own and is used here. */
interface LibraryPipeline {
  kvCache: { tokens: number[] };
  filledKVCacheLength: number;
  tokenLogprobArray: unknown[];
  grammarMatcher?: { getNextTokenBitmask(): Promise<Int32Array> };
}

interface Library {
  MLCEngine: new (config: object) => MLCEngine;
  LLMChatPipeline: abstract new () => LibraryPipeline;
  CustomLock: new () => unknown;
  getConversation(template: object): unknown;
}

/** The library, with what it keeps to itself handed out, too. */
async function openLibrary(): Promise<Library> {
  const source = readFileSync(LIBRARY, 'utf8')
    .replace(/\/\/# sourceMappingURL.*/, '')
    // In Node it takes this for the place that it lies at.
    .replaceAll('"MLC_DUMMY_PATH"', 'import.meta.url');
  mkdirSync(path.dirname(COPY), { recursive: true });
  const temporary = `${COPY}.${process.pid}`;
  writeFileSync(temporary, `${source}\nexport { LLMChatPipeline, CustomLock, getConversation };\n`);
  renameSync(temporary, COPY);
  return (await import(/* @vite-ignore */ pathToFileURL(COPY).href)) as Library;
}

/** JSON ends sooner when what closes is likelier. */
const CLOSING = /^["}\],:]$/;
const PRINTABLE = /^[\x20-\x7e]+$/;

/** The part of the library's tokenizer that it uses. */
function tokenizerFor() {
  const tokenizer = new Tokenizer(JSON.parse(String(CONTENTS['tokenizer.json'])) as object, {});
  const decode = (ids: Iterable<number>) =>
    tokenizer.decode([...ids], { skip_special_tokens: false, clean_up_tokenization_spaces: false });
  return {
    encode: (text: string) => Int32Array.from(tokenizer.encode(text, { add_special_tokens: false }).ids),
    decode,
    getVocabSize: () => CHAT_CONFIG.vocab_size,
    idToToken: (id: number) => tokenizer.id_to_token(id) ?? '',
  };
}

export interface LibraryEngine {
  engine: MLCEngine;
  /** How many tokens each step read. */
  reads: number[];
}

/** An engine with the model of `storedModel` in it. */
export async function libraryEngine(): Promise<LibraryEngine> {
  const { MLCEngine, LLMChatPipeline, CustomLock, getConversation } = await openLibrary();
  const tokenizer = tokenizerFor();
  const vocabulary = Array.from({ length: CHAT_CONFIG.vocab_size }, (_, id) => ({ id, text: tokenizer.decode([id]) }));
  const end = CHAT_CONFIG.conv_template.stop_token_ids[0]!;
  const candidates = vocabulary.filter(({ id, text }) => id === end || (id < end && PRINTABLE.test(text)));
  const reads: number[] = [];
  let random = seededRandom(0);

  class Pipeline extends LLMChatPipeline {
    async embedAndForward(parts: readonly number[][], length: number) {
      await macrotask();
      this.kvCache.tokens.push(...parts.flat());
      this.filledKVCacheLength += length;
      reads.push(length);
      return { read: hashOf(this.kvCache.tokens.join(' ')), dispose() {} };
    }

    /** As the library: a grammar's mask, raised tokens, temperature, and a choice among the likeliest. */
    async sampleFromRawLogits({ read }: { read: number }, config: GenerationConfig): Promise<number> {
      const mask = config.response_format === undefined ? null : await this.grammarMatcher!.getNextTokenBitmask();
      const temperature = Math.max(1e-6, config.temperature ?? 1);
      const scored = candidates
        .filter(({ id }) => mask === null || ((mask[id >> 5]! >>> (id & 31)) & 1) === 1)
        .map(({ id, text }) => {
          const closing = mask !== null && (id === end || CLOSING.test(text)) ? 6 : 0;
          const raised = config.logit_bias?.[String(id)] ?? 0;
          const score = (Math.imul(read ^ (id + 1), 0x9e3779b1) >>> 16) / 13107;
          return { id, text, score: (score + closing + raised) / temperature };
        });
      const highest = Math.max(...scored.map(({ score }) => score));
      const weights = scored.map(({ score }) => Math.fround(Math.exp(score - highest)));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const sorted = scored
        .map((each, at) => ({ ...each, share: weights[at]! / total }))
        .sort((a, b) => b.share - a.share);
      let left = random() * (config.top_p ?? 1);
      const chosen = sorted.find(({ share }) => (left -= share) < 0) ?? sorted[0]!;
      if (config.logprobs === true) {
        const told = sorted.slice(0, config.top_logprobs ?? 0);
        const top_logprobs = told.map(({ text, share }) => ({ token: text, logprob: Math.log(share) }));
        this.tokenLogprobArray.push({ token: chosen.text, logprob: Math.log(chosen.share), top_logprobs });
      }
      return chosen.id;
    }

    dispose(): void {}

    async sync(): Promise<void> {}
  }

  const cache = { tokens: [] as number[] };
  const runtime = {
    beginScope() {},
    endScope() {},
    detachFromCurrentScope: <Value>(value: Value) => value,
    setSeed: (seed: number) => void (random = seededRandom(seed)),
    scalar: (value: number) => value,
    getGlobalFunc: () => (held: typeof cache, _sequence: number, count: number) => void (held.tokens.length -= count),
  };
  const pipeline = Object.assign(Object.create(Pipeline.prototype) as Pipeline, {
    tvm: runtime,
    tokenizer,
    config: CHAT_CONFIG,
    device: { sync: macrotask },
    kvStateKind: 'kv_cache',
    kvCache: cache,
    resolvedModelABI: { needsKVCache: true, needsRNNState: false },
    fclearKVCaches: (held: typeof cache) => void (held.tokens.length = 0),
    fKVCacheAddSequence: () => {},
    filledKVCacheLength: 0,
    contextWindowSize: MODEL.contextWindow,
    slidingWindowSize: -1,
    prefillChunkSize: 128,
    fullVocabSize: CHAT_CONFIG.vocab_size,
    token_postproc_method: 'byte_level',
    prepend_space_in_encode: false,
    resetStatsPerPrefill: true,
    stopTriggered: false,
    outputMessage: '',
    outputIds: [],
    appearedTokensFreq: new Map(),
    imageDataCache: new Map(),
    artifactImagePixelCache: new Map(),
    tokenLogprobArray: [],
    conversation: getConversation(CHAT_CONFIG.conv_template),
    stopStr: CHAT_CONFIG.conv_template.stop_str,
    stopTokens: CHAT_CONFIG.conv_template.stop_token_ids,
  });
  const engine = new MLCEngine({ appConfig: { model_list: [{ model_id: MODEL.id }] }, logLevel: 'SILENT' });
  const inside = engine as unknown as Record<`loadedModelIdTo${string}`, Map<string, unknown>>;
  inside['loadedModelIdToPipeline']!.set(MODEL.id, pipeline);
  inside['loadedModelIdToChatConfig']!.set(MODEL.id, CHAT_CONFIG);
  inside['loadedModelIdToModelType']!.set(MODEL.id, 0);
  inside['loadedModelIdToLock']!.set(MODEL.id, new CustomLock());
  return { engine, reads };
}
