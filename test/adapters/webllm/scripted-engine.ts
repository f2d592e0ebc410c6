/**
 * @file An engine of web-llm's own interface without a model: it writes what a hash of all it has read says, samples, raises, constrains
 * and reports as the library does, and counts what it was made to do.
 */
import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionRequest,
  ChatCompletionRequestNonStreaming,
  ChatCompletionRequestStreaming,
} from '@mlc-ai/web-llm';
import type { ChatEngine } from '../../../src/adapters/webllm/engine.ts';
import type { ModelTokens } from '../../../src/adapters/webllm/tokens.ts';
import { macrotask } from '../../../src/adapters/library/macrotask.ts';
import type { JsonSchema } from '../../../src/engine/ports.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { hashOf, writeValue } from '../../fixtures/scripted-writing.ts';

const ASCII = /^[\x20-\x7e]+$/;

/** Strings of a grammar of the form `root ::= "a" ("b" | "c")`, in full. */
function sentences(grammar: string): string[] {
  const [beginning, ...ends] = (grammar.match(/"(?:[^"\\]|\\.)*"/g) ?? []).map((text) => JSON.parse(text) as string);
  return ends.map((end) => beginning! + end);
}

export class ScriptedEngine implements ChatEngine {
  readonly end: number;
  calls = 0;
  unloads = 0;
  /** Thrown at the next token, once. */
  failure: unknown = null;
  requests: ChatCompletionRequest[] = [];
  readonly #tokens: ModelTokens;
  readonly #contextWindow: number;
  readonly #vocabulary: readonly { id: number; text: string }[];
  #isInterrupted = false;

  constructor(tokens: ModelTokens, contextWindow: number, end: number) {
    this.#tokens = tokens;
    this.#contextWindow = contextWindow;
    this.end = end;
    const texts = Array.from({ length: end }, (_, id) => ({ id, text: tokens.textOf(id) }));
    this.#vocabulary = texts.filter(({ text }) => ASCII.test(text));
  }

  /** Scores of tokens to come after a prompt and some output. */
  scores(request: ChatCompletionRequest, output: string): (token: number) => number {
    const read = hashOf(JSON.stringify(request.messages) + output);
    return (token) => ((Math.imul(read ^ (token + 1), 0x9e3779b1) >>> 16) / 2 ** 16) * 5;
  }

  chatCompletion(request: ChatCompletionRequestNonStreaming): Promise<ChatCompletion>;
  chatCompletion(request: ChatCompletionRequestStreaming): Promise<AsyncIterable<ChatCompletionChunk>>;
  chatCompletion(request: ChatCompletionRequest): Promise<AsyncIterable<ChatCompletionChunk> | ChatCompletion>;
  async chatCompletion(request: ChatCompletionRequest): Promise<AsyncIterable<ChatCompletionChunk> | ChatCompletion> {
    this.calls++;
    this.requests.push(request);
    if (request.stream === true) return this.#stream(request);
    const steps = [];
    for await (const step of this.#steps(request)) steps.push(step);
    const content = steps.flatMap(({ logprob }) => (logprob === null ? [] : [logprob]));
    const text = steps.map((step) => step.text).join('');
    return {
      choices: [
        { message: { role: 'assistant', content: text }, finish_reason: 'length', index: 0, logprobs: { content } },
      ],
    } as unknown as ChatCompletion;
  }

  interruptGenerate(): void {
    this.#isInterrupted = true;
  }

  async unload(): Promise<void> {
    this.unloads++;
  }

  async *#stream(request: ChatCompletionRequest): AsyncGenerator<ChatCompletionChunk> {
    const chunk = (fields: object) => ({ object: 'chat.completion.chunk', ...fields }) as ChatCompletionChunk;
    let count = 0;
    let finish = 'length';
    for await (const { text, isEnd } of this.#steps(request)) {
      count++;
      if (isEnd) finish = 'stop';
      else yield chunk({ choices: [{ delta: { content: text }, finish_reason: null, index: 0 }] });
    }
    if (this.#isInterrupted) finish = 'abort';
    yield chunk({ choices: [{ delta: {}, finish_reason: finish, index: 0 }] });
    const prompt_tokens = this.#promptTokens(request);
    yield chunk({ choices: [], usage: { prompt_tokens, completion_tokens: count } });
  }

  #promptTokens({ messages }: ChatCompletionRequest): number {
    return messages.reduce((sum, { content }) => sum + 5 + this.#tokens.encode(String(content)).length, 3);
  }

  async *#steps(request: ChatCompletionRequest) {
    // As in the library: an interrupt is for the call under way.
    this.#isInterrupted = false;
    const prompt = this.#promptTokens(request);
    if (prompt > this.#contextWindow) {
      throw new Error(`Prompt tokens exceed context window size: number of prompt tokens: ${prompt}; context window …`);
    }
    const random = seededRandom(request.seed ?? 0);
    const { type, schema, grammar } = request.response_format ?? {};
    if (type === 'json_object') return yield* this.#writeJson(JSON.parse(schema!) as JsonSchema, request, random);
    const allowed = type === 'grammar' ? sentences(grammar!) : null;
    let output = '';
    const limit = Math.min(request.max_tokens ?? Infinity, this.#contextWindow - prompt);
    for (let count = 0; count < limit; count++) {
      if (count > 0 && this.#isInterrupted) return;
      await macrotask();
      this.#fail();
      const step = this.#sample(request, output, allowed, random);
      yield step;
      if (step.isEnd) return;
      output += step.text;
    }
  }

  async *#writeJson(schema: JsonSchema, request: ChatCompletionRequest, random: () => number) {
    const ids = this.#tokens
      .encode(JSON.stringify(writeValue(schema, random)))
      .slice(0, request.max_tokens ?? Infinity);
    for (const id of ids) {
      await macrotask();
      yield { text: this.#tokens.textOf(id), isEnd: false, logprob: null };
    }
    if (ids.length < (request.max_tokens ?? Infinity)) yield { text: '', isEnd: true, logprob: null };
  }

  #fail(): void {
    const { failure } = this;
    this.failure = null;
    if (failure !== null) throw failure;
  }

  #sample(request: ChatCompletionRequest, output: string, allowed: readonly string[] | null, random: () => number) {
    const mayFollow = (text: string) => allowed?.some((sentence) => sentence.startsWith(output + text)) ?? true;
    const candidates = this.#vocabulary.filter(({ text }) => mayFollow(text));
    if (allowed === null || allowed.includes(output))
      candidates.push({ id: this.end, text: this.#tokens.textOf(this.end) });
    const temperature = Math.max(1e-6, request.temperature ?? 1);
    const scoreOf = this.scores(request, output);
    const scored = candidates.map(({ id, text }) => {
      const raised = Number(request.logit_bias?.[String(id)] ?? 0);
      return { id, text, score: (scoreOf(id) + raised) / temperature };
    });
    const highest = Math.max(...scored.map(({ score }) => score));
    const weights = scored.map(({ score }) => Math.fround(Math.exp(score - highest)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const sorted = scored
      .map((candidate, at) => ({ ...candidate, share: weights[at]! / total }))
      .sort((a, b) => b.share - a.share);
    let left = random() * Math.min(1, request.top_p ?? 1);
    const chosen = sorted.find(({ share }) => (left -= share) < 0) ?? sorted[0]!;
    const told = sorted.slice(0, request.top_logprobs ?? 0);
    return {
      text: chosen.text,
      isEnd: chosen.id === this.end,
      logprob: {
        token: chosen.text,
        logprob: Math.log(chosen.share),
        top_logprobs: told.map(({ text, share }) => ({ token: text, logprob: Math.log(share) })),
      },
    };
  }
}
