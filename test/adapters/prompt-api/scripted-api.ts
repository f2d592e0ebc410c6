/**
 * @file The browser's own model as pages see it, without one: it writes what a hash of all it has read says, one token at a time, and
 * holds itself to what the specification says of conversations, quotas, signals and constraints.
 */
import { macrotask } from '../../../src/adapters/library/macrotask.ts';
import type { ChatMessage } from '../../../src/engine/ports.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import type { Availability, PromptApi, Session, SessionOptions } from '../../../src/rpc/browser-model.ts';
import { hashOf, writeValue } from '../../fixtures/scripted-writing.ts';

const WORDS = ['rain', 'levee', 'pump', 'gate', 'flood', 'storm', 'broke', 'failed', 'because', 'of', 'the', 'and'];

export class ScriptedApi implements PromptApi {
  state: Availability = 'available';
  quota = 4096;
  /** Thrown at the next token, once. */
  failure: unknown = null;
  /** What is written instead of JSON. */
  rubbish: string | null = null;
  /** Messages that conversations were begun with: what was read, and not taken over from another one. */
  readonly begun: SessionOptions[] = [];
  open = 0;
  #sampled = 0;

  async availability(): Promise<Availability> {
    return this.state;
  }

  async params(): Promise<{ maxTopK: number; maxTemperature: number }> {
    return { maxTopK: 128, maxTemperature: 2 };
  }

  async create(options: SessionOptions = {}): Promise<Session> {
    options.signal?.throwIfAborted();
    options.monitor?.({
      addEventListener: (_type, listener) => [0, 0.5, 1].forEach((loaded) => listener({ loaded })),
    });
    this.begun.push(options);
    return this.#session([...(options.initialPrompts ?? [])], options);
  }

  /** As tokens are counted: words with the space before them, and what messages cost besides. */
  count(input: string | readonly ChatMessage[]): number {
    if (typeof input !== 'string') return input.reduce((sum, { content }) => sum + this.count(content), 0);
    return 4 + (input.match(/\s*\S{1,6}/g)?.length ?? 0);
  }

  #session(read: ChatMessage[], options: SessionOptions): Session {
    this.open++;
    let isOpen = true;
    const check = () => {
      if (!isOpen) throw new DOMException('The session is destroyed.', 'InvalidStateError');
    };
    const write = this.#write.bind(this);
    return {
      inputQuota: this.quota,
      measureInputUsage: async (input) => {
        check();
        return this.count(input);
      },
      clone: async () => {
        check();
        return this.#session([...read], options);
      },
      destroy: () => {
        if (isOpen) this.open--;
        isOpen = false;
      },
      promptStreaming: (input, { responseConstraint, signal } = {}) => {
        check();
        if (this.count([...read, ...input]) > this.quota) throw new DOMException('Too long.', 'QuotaExceededError');
        return write([...read, ...input], options, responseConstraint ?? null, signal);
      },
    };
  }

  async *#write(
    read: readonly ChatMessage[],
    options: SessionOptions,
    constraint: object | null,
    signal?: AbortSignal,
  ) {
    const text = JSON.stringify(read);
    const random = seededRandom(options.topK === 1 ? hashOf(text) : hashOf(text + this.#sampled++));
    const json = constraint === null ? null : (this.rubbish ?? JSON.stringify(writeValue(constraint as never, random)));
    const tokens = json?.match(/\s*\S{1,6}/g) ?? null;
    for (let at = 0; at < (tokens?.length ?? 5000); at++) {
      await macrotask();
      signal?.throwIfAborted();
      const { failure } = this;
      this.failure = null;
      if (failure !== null) throw failure;
      yield tokens?.[at] ?? `${at === 0 ? '' : ' '}${WORDS[Math.floor(random() * WORDS.length)]!}`;
    }
  }
}
