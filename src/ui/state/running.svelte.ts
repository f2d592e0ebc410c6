/** @file Models at work, as the page sees them: which one answers, what it writes, and how far refinement is. */
import { proxy } from 'comlink';
import type { Answer, AnswerSentence, StrategyId } from '../../engine/types.ts';
import type { AskOptions, ErrorInfo } from '../../rpc/contracts.ts';
import type { LocalModel, ModelTask } from '../../rpc/model-manager.ts';
import type {
  EmbeddingView,
  ModelProblem,
  RefinementState,
  RefinementView,
  RunningEvent,
  RunningSettings,
  RunningState,
  SpeedReport,
} from '../../rpc/running.ts';
import { errorInfo, explain, tellError } from '../errors.ts';
import { recall, remember } from '../remembered.ts';
import { texts } from '../texts.ts';
import type { Services } from '../workers.ts';
import { modelsAreHere } from './models-here.ts';
import { watchSurroundings } from './surroundings.ts';
import type { Toasts } from './toasts.svelte.ts';

/** A model as far as its work goes; the browser's own has no more. */
type WorkingModel = Pick<LocalModel, 'id' | 'task'>;

const NOTHING: RunningState = {
  roles: { chat: null, embed: null, rerank: null },
  settings: { pauseWhenHidden: false, pauseOnBattery: true },
  held: [],
  trying: null,
  problem: null,
  shipped: { isOff: false, failure: null },
};

/** A question waits no longer than so many milliseconds for the roles of models to be known. */
const KNOWN_WITHIN_MS = 3000;

export class Running {
  state = $state.raw<RunningState>(NOTHING);
  /** Refinement of the open notebook; null until it is known, or while no model answers. */
  refinement = $state.raw<RefinementView | null>(null);
  /** Embedding of the open notebook; null until it is known, or while no model finds passages. */
  embedding = $state.raw<EmbeddingView | null>(null);
  /** Models whose speed is being measured, and what came of it. */
  measuring = $state.raw<readonly string[]>([]);
  speeds = $state.raw<Readonly<Record<string, SpeedReport>>>({});

  /** The model that answers; null: the built-in tier alone does. */
  answering = $derived(this.state.roles.chat);
  /** Whether the answering model is on its way into memory. */
  isLoading = $derived(this.state.held.some(({ id, phase }) => id === this.answering && phase === 'loading'));

  readonly #services: Services;
  readonly #toasts: Toasts;
  #opened: Promise<void> | null = null;
  #known: Promise<void> = Promise.resolve();
  #notebookId: string | null = null;
  #tellSurroundings = () => {};
  /** What is known against the app's own encoder; undefined until it is known whether anything is. */
  #shippedFailure: ErrorInfo | null | undefined;

  constructor(services: Services, toasts: Toasts) {
    this.#services = services;
    this.#toasts = toasts;
  }

  /** Starts the worker behind it if a model has a role, so that a page without models pays nothing. */
  start(): Promise<void> {
    this.#known = this.#start();
    return this.#known;
  }

  /** Resolves once it is known which model does what, so that a question asked right after the start is put to them too. */
  whenKnown(): Promise<void> {
    const late = new Promise<void>((resolve) => setTimeout(resolve, KNOWN_WITHIN_MS));
    return Promise.race([this.#known, late]);
  }

  /** Starts the worker behind it. */
  open(): Promise<void> {
    this.#opened ??= this.#open().catch((thrown: unknown) => {
      this.#opened = null;
      this.#toasts.show(explain(thrown));
    });
    return this.#opened;
  }

  /** The notebook on the screen; what was begun there goes on. */
  async show(notebookId: string | null): Promise<void> {
    this.#notebookId = notebookId;
    this.refinement = null;
    this.embedding = null;
    if (this.#opened !== null) await this.#opened.then(() => this.#showWork());
  }

  /** A question is about to be typed: models that search are loaded meanwhile. */
  warm(): void {
    const { embed, rerank } = this.state.roles;
    if (embed === null && rerank === null) return;
    this.#services
      .running()
      .warm()
      .catch(() => {}); // told by what is asked of them
  }

  /** Whether a model writes an answer from this one. */
  writes(answer: Answer, strategy: StrategyId | undefined): boolean {
    return this.answering !== null && answer.status === 'answered' && strategy !== 'naive';
  }

  /**
   * An answer written by the answering model, or the given one with the reason why it stands. The compared systems search again with the
   * calls of their papers, beside the index; HugRAG's answer is written from the evidence that is there.
   */
  async answer(
    id: string,
    answer: Answer,
    onWritten: (sentences: AnswerSentence[]) => void,
    asked: { notebookId: string; options: AskOptions },
  ): Promise<Answer> {
    const { running, ask } = this.#services;
    try {
      const { strategy = 'hugrag' } = asked.options;
      return strategy === 'hugrag'
        ? await running().answer(id, answer, proxy(onWritten))
        : await ask.answerWithModel(asked.notebookId, id, answer, proxy(onWritten), asked.options);
    } catch (thrown) {
      return { ...answer, fallback: errorInfo(thrown).message };
    }
  }

  stop(id: string): void {
    void this.#services.running().stop(id);
    void this.#services.ask.stop(id);
  }

  async setRole(model: WorkingModel, hasRole: boolean): Promise<void> {
    await this.#tell(() => this.#services.running().setRole(model.task, hasRole ? model.id : null));
  }

  has(role: ModelTask, model: WorkingModel): boolean {
    return this.state.roles[role] === model.id;
  }

  problemOf(model: WorkingModel): ModelProblem | null {
    return this.state.problem?.id === model.id ? this.state.problem : null;
  }

  async limitContext(model: WorkingModel, tokens: number): Promise<void> {
    await this.#tell(() => this.#services.running().limitContext(model.id, tokens));
  }

  async unload(model: WorkingModel): Promise<void> {
    await this.#tell(() => this.#services.running().unload(model.id));
  }

  async measure(model: WorkingModel): Promise<void> {
    if (this.measuring.includes(model.id)) return;
    this.measuring = [...this.measuring, model.id];
    await this.#tell(async () => {
      const report = await this.#services.running().measure(model.id);
      this.speeds = { ...this.speeds, [model.id]: report };
    });
    this.measuring = this.measuring.filter((id) => id !== model.id);
  }

  async switchShipped(isOn: boolean): Promise<void> {
    await this.#tell(() => this.#services.running().switchShipped(isOn));
  }

  async setSettings(settings: RunningSettings): Promise<void> {
    await this.#tell(() => this.#services.running().setSettings(settings));
  }

  async refine(): Promise<void> {
    await this.#ofNotebook((notebookId) => this.#services.running().refine(notebookId));
  }

  async pauseRefinement(): Promise<void> {
    await this.#ofNotebook((notebookId) => this.#services.running().pauseRefinement(notebookId));
  }

  async pauseEmbedding(isPaused: boolean): Promise<void> {
    await this.#ofNotebook((notebookId) => this.#services.running().pauseEmbedding(notebookId, isPaused));
  }

  async setBudget(budget: RefinementState['budget']): Promise<void> {
    await this.#ofNotebook((notebookId) => this.#services.running().setBudget(notebookId, budget));
  }

  async #start(): Promise<void> {
    // A browser that is ended soon after a choice may not have written it down; then what is on this device tells.
    if (recall('causeway.models') === 'used' || (await modelsAreHere())) await this.open();
  }

  async #open(): Promise<void> {
    const running = this.#services.running();
    await running.subscribe(proxy((event: RunningEvent) => this.#receive(event)));
    const before = this.state;
    const state = await running.state();
    // What came by itself meanwhile is not older.
    if (this.state === before) this.#take(state);
    this.#tellSurroundings = watchSurroundings((surroundings) => {
      void running.setSurroundings(surroundings).catch(() => {});
      // While this page was hidden, another one may have had its own notebook worked on.
      if (surroundings.visible) void this.#showWork();
    });
  }

  /** Has the host work on the notebook on the screen, and tell how far it is. */
  async #showWork(): Promise<void> {
    const notebookId = this.#notebookId;
    if (notebookId === null || (this.answering === null && this.state.roles.embed === null)) return;
    await this.#services
      .running()
      .openNotebook(notebookId)
      .catch(() => {}); // told by what is asked next
  }

  #receive(event: RunningEvent): void {
    if (event.type === 'state') this.#take(event.state);
    else if (event.type === 'host') {
      // The one before took what it knew with it.
      void this.#showWork();
      this.#tellSurroundings();
    } else if (event.type === 'embedding') this.#takeEmbedding(event.view);
    else if (event.view.notebookId === this.#notebookId) this.refinement = event.view;
  }

  #takeEmbedding(view: EmbeddingView): void {
    if (view.notebookId === this.#notebookId) this.embedding = this.state.roles.embed === null ? null : view;
  }

  #take(state: RunningState): void {
    const before = this.state.roles;
    this.state = state;
    this.#sayFailure(state.shipped.failure);
    const { chat, embed } = state.roles;
    if (embed === null) this.embedding = null;
    if (before.chat !== chat || before.embed !== embed) void this.#showWork();
    remember('causeway.models', Object.values(state.roles).some((id) => id !== null) ? 'used' : null);
  }

  /** Says once, in the tab that is looked at, that the app's own encoder could not run. */
  #sayFailure(failure: ErrorInfo | null): void {
    const isNew = this.#shippedFailure === null && failure !== null;
    this.#shippedFailure = failure;
    if (isNew && document.visibilityState === 'visible') {
      this.#toasts.show(texts.models.shippedFailed(tellError(failure)));
    }
  }

  async #ofNotebook(work: (notebookId: string) => Promise<void>): Promise<void> {
    const notebookId = this.#notebookId;
    if (notebookId !== null) await this.#tell(() => work(notebookId));
  }

  async #tell(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (thrown) {
      this.#toasts.show(explain(thrown));
    }
  }
}
