/**
 * @file Keeps what an engine of web-llm has read, so that instructions that prompts share are read once and not for every call.
 *
 * The library starts from nothing for each conversation, and where it continues one it leaves out the token that ended the answer
 * before. Here every prompt is built in full, the key-value cache is taken back to what it has in common with what was read last, and
 * only the rest is read: the same tokens as without this, and fewer of them to compute. It reaches into the library, whose version is
 * pinned; where a pipeline does not look as expected, all stays as the library does it.
 */
import { commonLength } from '../transformers/prompt.ts';

type Tokens = readonly number[];
/** Parts of a prompt: tokens, or an image. */
type Parts = readonly unknown[];
type RuntimeFunction = (...parameters: unknown[]) => unknown;

/** The parts of the library's runtime that are used: TVM, whose objects live in scopes. */
interface Runtime {
  beginScope(): void;
  endScope(): void;
  detachFromCurrentScope<Value>(value: Value): Value;
  getGlobalFunc(name: string): RuntimeFunction;
  scalar(value: number, dtype: string): unknown;
}

/** The parts of `LLMChatPipeline` that are used. */
export interface Pipeline {
  /** `kv_cache` for models whose whole memory can be taken back token by token. */
  readonly kvStateKind: string;
  /** -1: none. What has slid out of a window can't be taken back. */
  readonly slidingWindowSize: number;
  readonly kvCache: unknown;
  readonly tvm: Runtime;
  /** Tokens in the cache, as the library counts. */
  filledKVCacheLength: number;
  /** Empties the cache. */
  resetKVCache(): void;
  /** The parts of the prompt that are not in the cache, their number of tokens, and how images are measured. */
  getInputData(): Promise<[Parts, number, unknown]>;
  /** Reads parts of a prompt, or one token of output. */
  embedAndForward(parts: Parts, length: number): Promise<unknown>;
}

/** Takes tokens off the end of a sequence of the cache. */
const POP = 'vm.builtin.kv_state_popn';
/** The one sequence that the library has. */
const SEQUENCE = 0;

const METHODS = ['resetKVCache', 'getInputData', 'embedAndForward'] as const;

function pipelineOf(engine: object): Pipeline | null {
  const { loadedModelIdToPipeline: pipelines } = engine as { loadedModelIdToPipeline?: unknown };
  if (!(pipelines instanceof Map)) return null;
  const pipeline = [...pipelines.values()][0] as Partial<Pipeline> | undefined;
  const fits =
    METHODS.every((name) => typeof pipeline?.[name] === 'function') &&
    typeof pipeline?.filledKVCacheLength === 'number' &&
    pipeline.kvStateKind === 'kv_cache' &&
    pipeline.slidingWindowSize === -1;
  return fits ? (pipeline as Pipeline) : null;
}

function popFunction({ tvm }: Pipeline): RuntimeFunction | null {
  tvm.beginScope();
  try {
    return tvm.detachFromCurrentScope(tvm.getGlobalFunc(POP));
  } catch {
    return null; // a library that was compiled without it
  } finally {
    tvm.endScope();
  }
}

function isText(parts: Parts): parts is readonly Tokens[] {
  return parts.every((part) => Array.isArray(part));
}

/** What the cache holds, and how it is taken back. */
class Memory {
  readonly #pipeline: Pipeline;
  readonly #pop: RuntimeFunction;
  readonly #empty: () => void;
  /** Null when it is not known. */
  #held: number[] | null = [];

  constructor(pipeline: Pipeline, pop: RuntimeFunction) {
    this.#pipeline = pipeline;
    this.#pop = pop;
    this.#empty = pipeline.resetKVCache.bind(pipeline);
  }

  /** Takes the cache back to the beginning that it has in common with a prompt. @returns how many tokens that is */
  rewind(prompt: Tokens): number {
    // The last token is always read, since the scores of the next one come from there.
    const common = this.#held === null ? 0 : Math.min(commonLength(this.#held, prompt), prompt.length - 1);
    const kept = common > 0 && this.#takeBack(this.#held!.length - common) ? common : 0;
    if (kept === 0) this.#empty();
    this.#held = this.#held?.slice(0, kept) ?? [];
    this.#pipeline.filledKVCacheLength = kept;
    return kept;
  }

  /** Notes what is read. While that is under way, and when it fails, it is not known what the cache holds. */
  async note<Result>(parts: Parts, read: () => Promise<Result>): Promise<Result> {
    const held = this.#held;
    this.#held = null;
    const result = await read();
    if (held !== null && isText(parts)) {
      for (const tokens of parts) held.push(...tokens);
      this.#held = held;
    }
    return result;
  }

  /** Nothing of the cache is used any more. */
  forget(): void {
    this.#held = null;
    this.#empty();
  }

  #takeBack(count: number): boolean {
    const { tvm, kvCache } = this.#pipeline;
    if (count === 0) return true;
    tvm.beginScope();
    try {
      this.#pop(kvCache, tvm.scalar(SEQUENCE, 'int64'), tvm.scalar(count, 'int32'));
      return true;
    } catch {
      return false;
    } finally {
      tvm.endScope();
    }
  }
}

/**
 * Makes an engine keep what it has read.
 *
 * @param engine the library's, with one model in it
 * @returns whether it does
 */
export function keepBeginnings(engine: object): boolean {
  const pipeline = pipelineOf(engine);
  const pop = pipeline === null ? null : popFunction(pipeline);
  if (pipeline === null || pop === null) return false;
  const memory = new Memory(pipeline, pop);
  const getInputData = pipeline.getInputData.bind(pipeline);
  const embedAndForward = pipeline.embedAndForward.bind(pipeline);
  // How much is kept is decided when the next prompt is known.
  pipeline.resetKVCache = () => {};
  pipeline.getInputData = async () => {
    pipeline.filledKVCacheLength = 0; // asks for the prompt in full
    const [parts, length, measure] = await getInputData();
    if (!isText(parts)) {
      memory.forget();
      return [parts, length, measure];
    }
    const prompt = parts.flat();
    return [[prompt.slice(memory.rewind(prompt))], length, measure];
  };
  pipeline.embedAndForward = (parts, length) => memory.note(parts, () => embedAndForward(parts, length));
  return true;
}
