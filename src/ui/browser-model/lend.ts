/** @file Lends the browser's own model to workers: each call of theirs is a call of the browser's, and nothing else is done here. */
import { expose } from 'comlink';
import { CausewayError } from '../../engine/errors.ts';
import type { BrowserModelApi, LentSession, PromptApi, Session } from '../../rpc/browser-model.ts';
import { browserModelAvailability } from './prompt-api.ts';

interface Call {
  controller: AbortController;
  pieces: AsyncIterator<string>;
}

/** The names of exceptions tell what to do, and would not cross by themselves. */
async function named<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    const { name = '', message = String(thrown) } = (thrown ?? {}) as Partial<Error>;
    throw new CausewayError('model-failed', message, { name });
  }
}

function gone(): DOMException {
  return new DOMException('The conversation has ended.', 'InvalidStateError');
}

export class LentModel implements BrowserModelApi {
  readonly #api: PromptApi;
  readonly #sessions = new Map<number, Session>();
  readonly #calls = new Map<number, Call>();
  #ids = 0;

  constructor(api: PromptApi) {
    this.#api = api;
  }

  availability: BrowserModelApi['availability'] = () => browserModelAvailability(this.#api);

  params: BrowserModelApi['params'] = async () => (await this.#api.params?.().catch(() => null)) ?? null;

  create: BrowserModelApi['create'] = (start) => named(async () => this.#keep(await this.#api.create(start)));

  clone: BrowserModelApi['clone'] = (id) => named(async () => this.#keep(await this.#session(id).clone()));

  measure: BrowserModelApi['measure'] = (id, input) =>
    named(async () => {
      const session = this.#session(id);
      return (await (session.measureContextUsage?.(input) ?? session.measureInputUsage?.(input))) ?? 0;
    });

  prompt: BrowserModelApi['prompt'] = (id, input, schema) =>
    named(async () => {
      const controller = new AbortController();
      const pieces = this.#session(id).promptStreaming(input, {
        signal: controller.signal,
        ...(schema && { responseConstraint: schema, omitResponseConstraintInput: true }),
      });
      const callId = this.#ids++;
      this.#calls.set(callId, { controller, pieces: pieces[Symbol.asyncIterator]() });
      return callId;
    });

  next: BrowserModelApi['next'] = (callId) =>
    named(async () => {
      const call = this.#calls.get(callId);
      if (!call) return null;
      try {
        const { value, done } = await call.pieces.next();
        if (!done) return value;
      } catch (thrown) {
        this.#calls.delete(callId);
        throw thrown;
      }
      this.#calls.delete(callId);
      return null;
    });

  async stop(callId: number): Promise<void> {
    this.#calls.get(callId)?.controller.abort();
    this.#calls.delete(callId);
  }

  async destroy(id: number): Promise<void> {
    this.#sessions.get(id)?.destroy();
    this.#sessions.delete(id);
  }

  #session(id: number): Session {
    const session = this.#sessions.get(id);
    if (!session) throw gone();
    return session;
  }

  #keep(session: Session): LentSession {
    const id = this.#ids++;
    this.#sessions.set(id, session);
    return { id, contextWindow: session.contextWindow ?? session.inputQuota ?? 0 };
  }
}

export function lendAt(port: MessagePort, api: PromptApi): void {
  expose(new LentModel(api), port);
}
