/**
 * @file The browser's own model as a `LanguageModel`. It has no seeds, no limit of output and tells no probabilities: output is measured
 * and cut here, and an answer that it chooses counts as one observation.
 */
import { CausewayError } from '../../engine/errors.ts';
import type { ChatMessage, Generation, GenerationRequest, LanguageModel, StopSignal } from '../../engine/ports.ts';
import { BROWSER_MODEL_ID, TEXT, type PromptApi, type Session } from '../../rpc/browser-model.ts';
import { cancelled } from '../transformers/cancelled.ts';
import { StopFilter } from '../transformers/stop-filter.ts';
import { Turns } from '../transformers/turns.ts';
import { notThere, toPromptApiError } from './errors.ts';
import { Sessions } from './sessions.ts';

/** One answer against none: the chosen one's share among two is 3/4, far from certainty. */
const PRIOR = 1;

function windowOf(session: Session): number {
  return session.contextWindow ?? session.inputQuota ?? 0;
}

function measure(session: Session, input: string | readonly ChatMessage[]): Promise<number> {
  const measured = session.measureContextUsage?.(input) ?? session.measureInputUsage?.(input);
  return measured ?? Promise.resolve(0);
}

function isSystem({ role }: ChatMessage): boolean {
  return role === 'system';
}

/** An `AbortSignal` of our own that follows a signal, and can be given by this side too. */
function follow(signal: StopSignal | undefined): { controller: AbortController; release: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal?.aborted === true) abort();
  signal?.addEventListener('abort', abort);
  return { controller, release: () => signal?.removeEventListener('abort', abort) };
}

export class PromptApiLanguageModel implements LanguageModel {
  readonly id = BROWSER_MODEL_ID;
  readonly contextWindow: number;
  readonly constrains = true;
  readonly #sessions: Sessions;
  /** Measures texts; never asked anything. */
  readonly #ruler: Session;
  /** What a message costs besides its text. */
  readonly #overhead: number;
  readonly #turns = new Turns(BROWSER_MODEL_ID, null);

  private constructor(sessions: Sessions, ruler: Session, overhead: number) {
    this.#sessions = sessions;
    this.#ruler = ruler;
    this.#overhead = overhead;
    this.contextWindow = windowOf(ruler);
  }

  /**
   * @param api null where the browser has no such model
   * @throws CausewayError `model-missing`, also while it is not downloaded, `model-unsupported`, `model-failed`
   */
  static async load(api: PromptApi | null): Promise<PromptApiLanguageModel> {
    try {
      if (api === null || (await api.availability(TEXT)) !== 'available') throw notThere();
      const ruler = await api.create(TEXT);
      return new PromptApiLanguageModel(await Sessions.open(api), ruler, await measure(ruler, ''));
    } catch (thrown) {
      throw toPromptApiError(thrown);
    }
  }

  async countTokens(text: string): Promise<number> {
    if (text === '') return 0;
    return Math.max(1, (await measure(this.#ruler, text)) - this.#overhead);
  }

  generate(request: GenerationRequest, onText: (piece: string) => void = () => {}): Promise<Generation> {
    return this.#turn(async () => {
      const { messages, temperature = 0, signal } = request;
      const promptTokens = await this.#checkedLength(messages);
      const none = { text: '', promptTokens, outputTokens: 0 };
      if (signal?.aborted === true) return { ...none, finish: 'abort' };
      const session = await this.#sessions.begin(messages.filter(isSystem), temperature);
      try {
        return { ...none, ...(await this.#write(session, request, onText)) };
      } finally {
        session.destroy();
      }
    });
  }

  choose(messages: readonly ChatMessage[], choices: readonly string[], signal?: StopSignal): Promise<number[]> {
    return this.#turn(async () => {
      await this.#checkedLength(messages);
      if (choices.length < 2) return choices.map(() => 1);
      // In one order, so that the order in which they are given decides nothing.
      const schema = { type: 'string', enum: [...choices].sort() };
      const session = await this.#sessions.begin(messages.filter(isSystem), 0);
      try {
        const request = {
          messages,
          maxTokens: this.contextWindow,
          schema,
          ...(signal === undefined ? {} : { signal }),
        };
        const { text, finish } = await this.#write(session, request, () => {});
        if (finish === 'abort') throw cancelled();
        const chosen = choices.indexOf(answerIn(text));
        if (chosen < 0) throw noChoice();
        const share = PRIOR / choices.length;
        return choices.map((_, at) => (share + (at === chosen ? 1 : 0)) / (PRIOR + 1));
      } finally {
        session.destroy();
      }
    }, signal);
  }

  unload(): Promise<void> {
    return this.#turns.close(async () => {
      this.#sessions.endAll();
      this.#ruler.destroy();
    });
  }

  #turn<Result>(body: () => Promise<Result>, signal?: StopSignal): Promise<Result> {
    return this.#turns.run(async () => {
      try {
        return await body();
      } catch (thrown) {
        throw toPromptApiError(thrown);
      }
    }, signal);
  }

  async #checkedLength(messages: readonly ChatMessage[]): Promise<number> {
    const tokens = await measure(this.#ruler, messages);
    if (tokens < this.contextWindow) return tokens;
    throw new CausewayError(
      'model-prompt-too-long',
      `The prompt has ${tokens} tokens, and the browser’s own model can take ${this.contextWindow - 1}. Use less evidence or another model.`,
      { tokens, contextWindow: this.contextWindow },
    );
  }

  async #write(
    session: Session,
    { messages, maxTokens, stop = [], schema, signal }: GenerationRequest,
    onText: (piece: string) => void,
  ): Promise<Omit<Generation, 'promptTokens'>> {
    // Cutting JSON off at a stop text would break it.
    const out = new StopFilter(schema === undefined ? stop : [], onText);
    const limit = new OutputLimit(maxTokens, (text) => this.countTokens(text));
    const { controller, release } = follow(signal);
    let finish: Generation['finish'] = 'stop';
    try {
      const pieces = session.promptStreaming(
        messages.filter((message) => !isSystem(message)),
        {
          signal: controller.signal,
          ...(schema === undefined ? {} : { responseConstraint: schema, omitResponseConstraintInput: true }),
        },
      );
      for await (const piece of pieces) {
        if (controller.signal.aborted) break;
        const state = await limit.take(piece);
        if (state !== 'beyond' && out.push(piece)) break;
        if (state === 'below') continue;
        finish = 'length';
        break;
      }
    } catch (thrown) {
      if (signal?.aborted !== true) throw thrown;
    } finally {
      release();
      controller.abort(); // ends what is still being written
    }
    if (signal?.aborted === true) finish = 'abort';
    out.end();
    return { text: out.text, finish, outputTokens: await this.countTokens(out.text) };
  }
}

/** Where an output stands to the most tokens that it may have. */
class OutputLimit {
  readonly #most: number;
  readonly #count: (text: string) => Promise<number>;
  #text = '';
  /** Characters that surely fit: a token has at least one. */
  #room: number;

  constructor(most: number, count: (text: string) => Promise<number>) {
    this.#most = most;
    this.#count = count;
    this.#room = most;
  }

  /** `at`: the output is as long as it may be; `beyond`: this piece is too much. Measures only when it might be so. */
  async take(piece: string): Promise<'below' | 'at' | 'beyond'> {
    this.#text += piece;
    this.#room -= piece.length;
    if (this.#room > 0) return 'below';
    this.#room = this.#most - (await this.#count(this.#text));
    if (this.#room > 0) return 'below';
    return this.#room === 0 ? 'at' : 'beyond';
  }
}

function answerIn(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text.trim();
  }
}

function noChoice(): CausewayError {
  return new CausewayError(
    'model-output-invalid',
    'The answer of the browser’s own model could not be used: it is none of those it was to choose from. Try again.',
  );
}
