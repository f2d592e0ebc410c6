/** @file The worker's side of `ModelHostApi`: one model, and calls that can be stopped by their id. */
import { transfer } from 'comlink';
import { CausewayError } from '../../engine/errors.ts';
import type {
  AnswerScores,
  AskedQuestion,
  ChatMessage,
  Generation,
  PassageReading,
  QuestionReading,
  SentenceReader,
  SentenceStatement,
  WordReader,
} from '../../engine/ports.ts';
import type {
  HostedGenerationRequest,
  LoadedModel,
  ModelDevice,
  ModelHostApi,
  PackedVectors,
  RunnableModel,
} from '../../rpc/models.ts';
import { macrotask } from '../library/macrotask.ts';
import type { RunningModel } from './load.ts';

/** Loads whatever a description says; the files come from where the worker has them. */
export type LoadModel = (model: RunnableModel, device: ModelDevice) => Promise<RunningModel>;

/** Vectors one after the other; `dimensions` holds for an empty list too. */
function pack(vectors: readonly Float32Array[], dimensions: number): PackedVectors {
  const values = new Float32Array(vectors.length * dimensions);
  vectors.forEach((vector, at) => values.set(vector, at * dimensions));
  return transfer({ dimensions, values }, [values.buffer]);
}

export class ModelHost implements ModelHostApi {
  readonly #load: LoadModel;
  readonly #prepare: (device: ModelDevice) => Promise<void>;
  readonly #calls = new Map<string, AbortController>();
  #model: RunningModel | null = null;
  /** The promise of a load under way, so that a second one is refused. */
  #isLoading = false;

  /** @param prepare fetches what the worker's models need besides their files */
  constructor(load: LoadModel, prepare: (device: ModelDevice) => Promise<void>) {
    this.#load = load;
    this.#prepare = prepare;
  }

  prepare(device: ModelDevice): Promise<void> {
    return this.#prepare(device);
  }

  async load(description: RunnableModel, device: ModelDevice): Promise<LoadedModel> {
    if (this.#model !== null || this.#isLoading) {
      throw new CausewayError('usage', 'This worker has a model already. Unload it first, or start another worker.');
    }
    this.#isLoading = true;
    try {
      this.#model = await this.#load(description, device);
    } finally {
      this.#isLoading = false;
    }
    const { task, port } = this.#model;
    switch (task) {
      case 'embed':
        return {
          task,
          dimensions: port.dimensions,
          readsWords: port.reader !== undefined,
          readsSentences: port.sentences !== undefined,
        };
      case 'rerank':
        return { task };
      case 'chat':
        return { task, contextWindow: port.contextWindow, constrains: port.constrains };
    }
  }

  async embed(
    callId: string,
    texts: readonly string[],
    kind: 'query' | 'passage',
    onProgress?: (done: number) => void,
  ): Promise<PackedVectors> {
    const { port } = this.#get('embed');
    const vectors = await this.#stoppable(callId, (signal) =>
      port.embed(texts, kind, { signal, ...(onProgress === undefined ? {} : { onProgress }) }),
    );
    return pack(vectors, port.dimensions);
  }

  async readPassages(callId: string, passages: readonly string[]): Promise<PassageReading[]> {
    const reader = this.#reader();
    const readings = await this.#stoppable(callId, (signal) => reader.readPassages(passages, { signal }));
    return transfer(
      readings,
      readings.flatMap(({ vector, words: { signs, ofLine } }) => [vector.buffer, signs.buffer, ofLine.buffer]),
    );
  }

  readQuestion(callId: string, question: string): Promise<QuestionReading> {
    const reader = this.#reader();
    return this.#stoppable(callId, (signal) => reader.readQuestion(question, { signal }));
  }

  async readAsked(callId: string, question: string): Promise<AskedQuestion> {
    const sentences = this.#sentences();
    return this.#stoppable(callId, (signal) => sentences.readAsked(question, { signal }));
  }

  async readSentences(
    callId: string,
    question: string,
    passages: readonly (readonly string[])[],
  ): Promise<AnswerScores[]> {
    const sentences = this.#sentences();
    return this.#stoppable(callId, (signal) => sentences.readSentences(question, passages, { signal }));
  }

  async readStatements(callId: string, passages: readonly (readonly string[])[]): Promise<SentenceStatement[][]> {
    const sentences = this.#sentences();
    return this.#stoppable(callId, (signal) => sentences.readStatements(passages, { signal }));
  }

  async score(callId: string, query: string, passages: readonly string[]): Promise<Float32Array> {
    const { port } = this.#get('rerank');
    return this.#stoppable(callId, (signal) => port.score(query, passages, { signal }));
  }

  async countTokens(text: string): Promise<number> {
    return this.#get('chat').port.countTokens(text);
  }

  async generate(
    callId: string,
    request: HostedGenerationRequest,
    onText?: (piece: string) => void,
  ): Promise<Generation> {
    const { port } = this.#get('chat');
    return this.#stoppable(callId, (signal) => port.generate({ ...request, signal }, onText));
  }

  async choose(callId: string, messages: readonly ChatMessage[], choices: readonly string[]): Promise<number[]> {
    const { port } = this.#get('chat');
    return this.#stoppable(callId, (signal) => port.choose(messages, choices, signal));
  }

  async abort(callId: string): Promise<void> {
    this.#calls.get(callId)?.abort();
  }

  async unload(): Promise<void> {
    const model = this.#model;
    this.#model = null;
    await model?.port.unload();
  }

  #sentences(): SentenceReader {
    const { sentences } = this.#get('embed').port;
    if (sentences !== undefined) return sentences;
    throw new CausewayError('model-unsupported', 'The loaded model reads no sentences. Load one that does.');
  }

  #reader(): WordReader {
    const { reader } = this.#get('embed').port;
    if (reader === undefined) {
      throw new CausewayError('model-unsupported', 'The loaded model reads no words. Load one that does.');
    }
    return reader;
  }

  #get<Task extends RunningModel['task']>(task: Task): Extract<RunningModel, { task: Task }> {
    if (this.#model === null) throw new CausewayError('model-missing', 'No model is loaded. Load one first.');
    if (this.#model.task !== task) {
      throw new CausewayError('model-unsupported', 'The loaded model is for another task. Load one for this task.');
    }
    return this.#model as Extract<RunningModel, { task: Task }>;
  }

  async #stoppable<Result>(callId: string, body: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const controller = new AbortController();
    this.#calls.set(callId, controller);
    try {
      // A stop that was sent right behind the call is seen before the work begins.
      await macrotask();
      return await body(controller.signal);
    } finally {
      this.#calls.delete(callId);
    }
  }
}
