/**
 * @file Runs models for all tabs: knows which model has which role, answers with it, and refines with it while nobody asks. Calls come
 * from the tabs' relays; see `relay.ts`.
 */
import { CausewayError, toCausewayError, type ErrorCode } from '../../engine/errors.ts';
import { answerWithModel } from '../../engine/model/answering.ts';
import type { ChatMessage, Generation, LanguageModel } from '../../engine/ports.ts';
import { isUnderstood } from '../../engine/text/understood.ts';
import type { Answer, AnswerSentence } from '../../engine/types.ts';
import type { RefinementState } from '../../engine/records.ts';
import type { RunningCard, ModelTask } from '../../rpc/model-manager.ts';
import type { IndexProgress } from '../../rpc/contracts.ts';
import type { HostedGenerationRequest } from '../../rpc/models.ts';
import type {
  ChatModel,
  ModelProblem,
  PassagePlace,
  PassageScores,
  QuestionVector,
  SentenceScores,
  RunningEvent,
  RunningHostApi,
  RunningSettings,
  RunningState,
  SpeedReport,
  Surroundings,
} from '../../rpc/running.ts';
import { NO_CHOICES, type Choices, type ChoicesStore } from './choices.ts';
import { Embedding, type EmbeddingDependencies } from './embedding.ts';
import type { EncoderTrial } from './encoder-trial.ts';
import { IndexingWatch } from './indexing-watch.ts';
import { ModelPool, type PoolDependencies } from './model-pool.ts';
import {
  embedTexts,
  readPassages,
  readQuestion,
  readWords,
  readSentences,
  readStatements,
  scoreTexts,
  warmed,
} from './passage-models.ts';
import { rolesNow, shippedFailure } from './roles.ts';
import { heldBy, Refinement, type RefinementDependencies } from './refinement.ts';
import { SteadyModel } from './steady-model.ts';

export interface HostDependencies
  extends
    Omit<PoolDependencies, 'onChange' | 'onOutcome'>,
    Omit<RefinementDependencies, 'onView' | 'clock'>,
    Pick<EmbeddingDependencies, 'newId' | 'takeIn'> {
  choices: ChoicesStore;
  /** What is known of a model on this device. @throws CausewayError `model-missing` */
  card(modelId: string): Promise<RunningCard>;
  /** Id of the encoder that is part of the app; null while it is not on this device. */
  shippedId(): Promise<string | null>;
  /** Another one for each version of the app. */
  version: string;
  trial: EncoderTrial;
  /** Whether any tab of the app can be seen. */
  isVisible(): Promise<boolean>;
  emit(event: RunningEvent): void;
}

/** A model that nobody used for this long gives its memory back, in milliseconds. */
const IDLE_MS = 5 * 60_000;
/** A question's next call follows the one before within so many milliseconds; background work waits for it. */
const BETWEEN_CALLS_MS = 500;
const NOBODY_ANSWERS = 'No model has the role of answering. Open “Models” and choose one.';
/** With less than this a model can't take evidence and an answer together. */
const LEAST_CONTEXT = 1024;
/** Where a model that did not fit into memory could read more than this, this is tried first. */
const USUAL_CONTEXT = 4096;

/** Failures that the next call will most likely have too. */
const OF_THE_MODEL: ReadonlySet<ErrorCode> = new Set([
  'model-out-of-memory',
  'model-damaged',
  'model-unsupported',
  'model-lost',
  'model-failed',
]);

/** What to try after a model did not fit into memory: less text at once; null where that does not help any more. */
export function smallerContext(tokens: number): number | null {
  const smaller = Math.min(USUAL_CONTEXT, Math.floor(tokens / 2));
  return smaller >= LEAST_CONTEXT ? smaller : null;
}

export class RunningHost implements RunningHostApi {
  readonly #use: HostDependencies;
  readonly #pool: ModelPool;
  readonly #refinement: Refinement;
  readonly #embedding: Embedding;
  readonly #indexing: IndexingWatch;
  readonly #answers = new Map<string, AbortController>();
  /** End the pauses after the last calls of questions. */
  readonly #pauses = new Set<() => void>();
  #choices: Choices = NO_CHOICES;
  #problem: ModelProblem | null = null;
  #trying: string | null = null;
  #onBattery = false;
  #shippedId: string | null = null;

  constructor(dependencies: HostDependencies) {
    this.#use = dependencies;
    this.#indexing = new IndexingWatch(dependencies.clock);
    this.#pool = new ModelPool({
      ...dependencies,
      onChange: () => this.#tell(),
      onOutcome: (card, failure) => this.#note(card, failure),
    });
    this.#refinement = new Refinement({
      ...dependencies,
      onView: (view) => dependencies.emit({ type: 'refinement', view }),
    });
    this.#embedding = new Embedding({
      ...dependencies,
      isPaused: (notebookId) => this.#choices.unembedded?.includes(notebookId) ?? false,
      onView: (view) => dependencies.emit({ type: 'embedding', view }),
    });
  }

  /** To be called before anything else. */
  async start(): Promise<void> {
    this.#choices = await this.#use.choices.read();
    this.#shippedId = await this.#use.shippedId();
    await this.#useAnsweringModel();
    await this.#useEncoder();
    await this.#heed();
    this.#tell();
  }

  /** To be called every few seconds: gives memory back, and notices tabs that were closed. */
  async tick(): Promise<void> {
    await this.#pool.unloadIdle(IDLE_MS);
    await this.#heed();
  }

  /** There is another index or another question in a notebook. */
  async notebookChanged(notebookId: string, what: 'index' | 'cells'): Promise<void> {
    await Promise.all([
      this.#refinement.changed(notebookId),
      what === 'index' ? this.#embedding.changed(notebookId) : null,
    ]);
  }

  /** Files of a notebook are being read, its index is built, or both are over. Embedding waits for both. */
  async indexed(progress: Pick<IndexProgress, 'notebookId' | 'phase'>): Promise<void> {
    const before = this.#indexing.isOn;
    this.#indexing.note(progress);
    if (this.#indexing.isOn !== before) await this.#heed();
  }

  /** Models came or went: one that is gone loses its role. */
  async modelsChanged(): Promise<void> {
    for (const [task, id] of Object.entries(this.#choices.roles) as [ModelTask, string | null][]) {
      if (id !== null && (await this.#cardOf(id)) === null) await this.setRole(task, null);
    }
    const before = this.#roles.embed;
    this.#shippedId = await this.#use.shippedId();
    if (this.#roles.embed !== before) await this.#roleChanged('embed', before);
  }

  async state(): Promise<RunningState> {
    return this.#state();
  }

  async setRole(task: ModelTask, modelId: string | null): Promise<void> {
    const card = modelId === null ? null : await this.#use.card(modelId);
    if (card !== null && card.task !== task) {
      throw new CausewayError('usage', `${card.name} is for another task. Choose another model.`);
    }
    let before = null as string | null;
    this.#choices = await this.#use.choices.change((choices) => {
      before = this.#rolesOf(choices)[task];
      return { ...choices, roles: { ...choices.roles, [task]: modelId } };
    });
    if (this.#problem !== null && this.#problem.id !== modelId) this.#problem = null;
    await this.#roleChanged(task, before);
  }

  async switchShipped(isOn: boolean): Promise<void> {
    await this.#changeShipped(({ shippedFailure: _, ...choices }) => ({ ...choices, isShippedOff: !isOn }));
  }

  async setSettings(settings: RunningSettings): Promise<void> {
    this.#choices = await this.#use.choices.change((choices) => ({ ...choices, settings }));
    this.#tell();
    await this.#heed();
  }

  async limitContext(modelId: string, tokens: number): Promise<void> {
    this.#choices = await this.#use.choices.change((choices) => ({
      ...choices,
      contexts: { ...choices.contexts, [modelId]: tokens },
    }));
    await this.#pool.unload(modelId);
    this.#setProblem(null);
    if (this.#roles.chat === modelId) await this.#useAnsweringModel();
  }

  async unload(modelId: string): Promise<void> {
    // Otherwise refinement would have it loaded again at once.
    if (modelId === this.#roles.chat) await this.#refinement.pauseWork();
    const embedded = modelId === this.#roles.embed ? this.#embedding.inWork : null;
    if (embedded !== null) await this.pauseEmbedding(embedded, true);
    await this.#pool.unload(modelId);
  }

  async measure(modelId: string): Promise<SpeedReport> {
    return this.#use.trial.measure(await this.#limited(modelId));
  }

  async answer(callId: string, answer: Answer, onSentences: (sentences: AnswerSentence[]) => void): Promise<Answer> {
    const modelId = this.#roles.chat;
    if (modelId === null) return answer;
    const controller = new AbortController();
    const { signal } = controller;
    this.#answers.set(callId, controller);
    const goOn = this.#giveWay();
    try {
      const model = new SteadyModel(this.#pool, await this.#limited(modelId), signal);
      return await answerWithModel(model, answer, { signal, onSentences });
    } catch (thrown) {
      // The model is gone from this device; what is there stands.
      return { ...answer, fallback: `The local model did not answer: ${toCausewayError(thrown).message}` };
    } finally {
      goOn();
      this.#answers.delete(callId);
    }
  }

  async pauseEmbedding(notebookId: string, isPaused: boolean): Promise<void> {
    this.#choices = await this.#use.choices.change(({ unembedded = [], ...choices }) => {
      const others = unembedded.filter((id) => id !== notebookId);
      return { ...choices, unembedded: isPaused ? [...others, notebookId] : others };
    });
    await this.#embedding.pausedChanged(notebookId);
  }

  async warm(): Promise<void> {
    for (const id of [this.#roles.embed, this.#roles.rerank]) {
      const card = id === null ? null : await this.#cardOf(id);
      // What can't be loaded is told by what is asked of it.
      if (card) this.#pool.use(card, warmed).catch(() => {});
    }
  }

  async embedQuestion(
    notebookId: string,
    question: string,
    mostMs: number,
    asksToo = true,
  ): Promise<QuestionVector | null> {
    const modelId = this.#roles.embed;
    if (modelId === null || (modelId === this.#shippedId && !isUnderstood(question))) return null;
    const card = await this.#use.card(modelId);
    const read = asksToo ? readQuestion : readWords;
    const reading = await this.#aheadOfWork(mostMs, (signal) => read(this.#pool, card, question, signal));
    const readsSentences = card.readsSentences === true && isUnderstood(question);
    return { model: modelId, reading, mark: this.#embedding.mark(notebookId), readsSentences };
  }

  async embedFirst(notebookId: string, places: readonly PassagePlace[]): Promise<void> {
    // That is background work, and the question waits for it.
    for (const end of [...this.#pauses]) end();
    await this.#embedding.prefer(notebookId, places);
  }

  async readSentences(
    question: string,
    passages: readonly (readonly string[])[],
    mostMs: number,
  ): Promise<SentenceScores | null> {
    const modelId = this.#roles.embed;
    const card = modelId === null || !isUnderstood(question) ? null : await this.#cardOf(modelId);
    if (card?.readsSentences !== true) return null;
    const scores = await this.#aheadOfWork(mostMs, (signal) =>
      readSentences(this.#pool, card, question, passages, signal),
    );
    return scores && { model: card.id, scores };
  }

  async scorePassages(question: string, passages: readonly string[], mostMs: number): Promise<PassageScores | null> {
    const modelId = this.#roles.rerank;
    if (modelId === null) return null;
    const scores = await this.#aheadOfWork(mostMs, async (signal) =>
      scoreTexts(this.#pool, await this.#use.card(modelId), question, passages, signal),
    );
    return { model: modelId, scores };
  }

  async chatModel(): Promise<ChatModel | null> {
    const modelId = this.#roles.chat;
    const card = modelId === null ? null : await this.#cardOf(modelId);
    const isLoaded = this.#pool.held.some(({ id, phase }) => id === modelId && phase === 'ready');
    return card && { id: card.id, contextWindow: this.#withLimit(card).contextWindow, isLoaded };
  }

  countTokens(text: string): Promise<number> {
    return this.#ofQuestion(null, (model) => model.countTokens(text));
  }

  generate(callId: string, request: HostedGenerationRequest, onText: (text: string) => void): Promise<Generation> {
    let text = '';
    return this.#ofQuestion(callId, (model, signal) =>
      model.generate({ ...request, signal }, (piece) => {
        text += piece;
        onText(text);
      }),
    );
  }

  choose(callId: string, messages: readonly ChatMessage[], choices: readonly string[]): Promise<number[]> {
    return this.#ofQuestion(callId, (model, signal) => model.choose(messages, choices, signal));
  }

  /** One of the calls that another worker makes for a question. */
  async #ofQuestion<Result>(
    callId: string | null,
    work: (model: LanguageModel, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const controller = new AbortController();
    if (callId !== null) this.#answers.set(callId, controller);
    const goOn = this.#giveWay();
    try {
      const modelId = this.#roles.chat;
      if (modelId === null) throw new CausewayError('model-missing', NOBODY_ANSWERS);
      const { signal } = controller;
      return await work(new SteadyModel(this.#pool, await this.#limited(modelId), signal), signal);
    } finally {
      this.#pause(goOn);
      if (callId !== null) this.#answers.delete(callId);
    }
  }

  async stop(callId: string): Promise<void> {
    this.#answers.get(callId)?.abort();
  }

  async openNotebook(notebookId: string): Promise<void> {
    await Promise.all([this.#embedding.open(notebookId), this.#refinement.open(notebookId)]);
  }

  refine(notebookId: string): Promise<void> {
    return this.#refinement.begin(notebookId);
  }

  pauseRefinement(notebookId: string): Promise<void> {
    return this.#refinement.pause(notebookId);
  }

  setBudget(notebookId: string, budget: RefinementState['budget']): Promise<void> {
    return this.#refinement.setBudget(notebookId, budget);
  }

  async setSurroundings({ onBattery }: Surroundings): Promise<void> {
    // A page that does not know yet takes nothing back.
    this.#onBattery = onBattery ?? this.#onBattery;
    await this.#heed();
  }

  /** Does what a question waits for, while background work waits; gives up after so many milliseconds. */
  async #aheadOfWork<Result>(mostMs: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), mostMs);
    const goOn = this.#giveWay();
    try {
      return await work(controller.signal);
    } finally {
      clearTimeout(timer);
      this.#pause(goOn);
    }
  }

  /** Background work goes on only after a while: a call of its own that has begun would be waited for by the question's next one. */
  #pause(goOn: () => void): void {
    const end = () => {
      clearTimeout(timer);
      this.#pauses.delete(end);
      goOn();
    };
    const timer = setTimeout(end, BETWEEN_CALLS_MS);
    this.#pauses.add(end);
  }

  /** All background work waits until the returned function is called. */
  #giveWay(): () => void {
    const releases = [this.#refinement.giveWay(), this.#embedding.giveWay()];
    return () => {
      for (const release of releases) release();
    };
  }

  #state(): RunningState {
    const { settings, isShippedOff = false } = this.#choices;
    return {
      roles: this.#roles,
      settings,
      held: this.#pool.held,
      trying: this.#trying,
      problem: this.#problem,
      shipped: { isOff: isShippedOff, failure: shippedFailure(this.#choices, this.#use.version) },
    };
  }

  get #roles(): Record<ModelTask, string | null> {
    return this.#rolesOf(this.#choices);
  }

  #rolesOf(choices: Choices): Record<ModelTask, string | null> {
    return rolesNow(choices, { id: this.#shippedId, version: this.#use.version });
  }

  /** Has what depends on a role served by the model that has it now. */
  async #roleChanged(task: ModelTask, before: string | null): Promise<void> {
    this.#tell();
    const now = this.#roles[task];
    if (before === now) return;
    const card = task === 'chat' || now === null ? null : await this.#cardOf(now);
    if (task === 'chat') await this.#useAnsweringModel();
    else if (card !== null) await this.#try(card);
    // While a model was tried out, another one may have got the role.
    if (task === 'embed' && this.#roles[task] === now) await this.#useEncoder();
    if (before !== null && before !== this.#roles[task]) await this.#pool.unload(before);
  }

  async #changeShipped(change: (choices: Choices) => Choices): Promise<void> {
    let before = null as string | null;
    this.#choices = await this.#use.choices.change((choices) => {
      before = this.#rolesOf(choices).embed;
      return change(choices);
    });
    await this.#roleChanged('embed', before);
  }

  #tell(): void {
    this.#use.emit({ type: 'state', state: this.#state() });
  }

  /** Finds where a model runs faster, where that is not known yet. */
  async #try(card: RunningCard): Promise<void> {
    await this.#use.trial.decide(card, () => this.#setTrying(card.id));
    if (this.#trying === card.id) this.#setTrying(null);
  }

  #setTrying(id: string | null): void {
    this.#trying = id;
    this.#tell();
  }

  async #useAnsweringModel(): Promise<void> {
    const id = this.#roles.chat;
    const card = id === null ? null : await this.#cardOf(id);
    await this.#refinement.useModel(card && new SteadyModel(this.#pool, this.#withLimit(card)));
  }

  async #useEncoder(): Promise<void> {
    const id = this.#roles.embed;
    const card = id === null ? null : await this.#cardOf(id);
    await this.#embedding.useEncoder(
      card && {
        id: card.id,
        embed: (texts, signal) => embedTexts(this.#pool, card, texts, signal),
        read: (passages, signal) => readPassages(this.#pool, card, passages, signal),
        state:
          card.readsSentences === true
            ? (passages, signal) => readStatements(this.#pool, card, passages, signal)
            : null,
      },
    );
  }

  async #heed(): Promise<void> {
    const { settings } = this.#choices;
    const conditions = { settings, visible: await this.#use.isVisible(), onBattery: this.#onBattery };
    this.#embedding.hold(this.#indexing.isOn ? 'indexing' : heldBy(conditions));
    await this.#refinement.heed(conditions);
  }

  /** Null when it is not here, or not all of it. */
  async #cardOf(id: string): Promise<RunningCard | null> {
    try {
      return await this.#use.card(id);
    } catch (thrown) {
      if (toCausewayError(thrown).code === 'model-missing') return null;
      throw thrown;
    }
  }

  async #limited(modelId: string): Promise<RunningCard> {
    return this.#withLimit(await this.#use.card(modelId));
  }

  #withLimit(card: RunningCard): RunningCard {
    return { ...card, contextWindow: Math.min(card.contextWindow, this.#choices.contexts[card.id] ?? Infinity) };
  }

  /** Keeps what is wrong with a model itself until it works again. */
  #note(card: RunningCard, failure: CausewayError | null): void {
    if (failure === null) {
      if (this.#problem?.id === card.id) this.#setProblem(null);
      return;
    }
    const { code, message } = failure;
    if (!OF_THE_MODEL.has(code)) return;
    // A graphics card that went away may be there again; the rest would be the same at each start.
    if (card.id === this.#shippedId && code !== 'model-lost') {
      const shippedFailure = { version: this.#use.version, error: { code, message } };
      // What can't be written down is found out again.
      void this.#changeShipped((choices) => ({ ...choices, shippedFailure })).catch(() => {});
      return;
    }
    const isShort = code === 'model-out-of-memory' && card.task === 'chat';
    this.#setProblem({
      id: card.id,
      error: { code, message },
      smallerContext: isShort ? smallerContext(card.contextWindow) : null,
    });
  }

  #setProblem(problem: ModelProblem | null): void {
    this.#problem = problem;
    this.#tell();
  }
}
