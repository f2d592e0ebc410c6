/**
 * @file What `workers/running.worker.ts` offers to the page: models at work. Which model answers, the answer that it writes, and
 * the refinement of a notebook in the background. Every tab has such a worker; one of them runs the models for all, and no tab can
 * tell which.
 */
import type { ErrorInfo, RefinementProgress, RefinementState } from '../engine/records.ts';
import type { AnswerScores, ChatMessage, Generation, QuestionReading } from '../engine/ports.ts';
import type { Answer, AnswerSentence } from '../engine/types.ts';
import type { ModelTask } from './model-manager.ts';
import type { HostedGenerationRequest, ModelDevice } from './models.ts';

export type { RefinementProgress, RefinementState } from '../engine/records.ts';

/** When refinement makes way for other things than questions. */
export interface RunningSettings {
  pauseWhenHidden: boolean;
  pauseOnBattery: boolean;
}

/** A model in memory, or on its way there. */
export interface HeldModel {
  id: string;
  phase: 'loading' | 'ready';
  device: ModelDevice;
}

/** Why a model could not run, and what may help. */
export interface ModelProblem {
  id: string;
  error: ErrorInfo;
  /** Tokens that it could read at once instead, with less memory; null where only a smaller model helps, or none of both. */
  smallerContext: number | null;
}

/** The encoder that is part of the app finds passages while nobody gave that to another model. */
export interface ShippedState {
  /** Whether a person has switched it off. */
  isOff: boolean;
  /** Why it could not run with this version of the app; it is not tried again by itself. Null: nothing is known against it. */
  failure: ErrorInfo | null;
}

export interface RunningState {
  /** Id of the model that has each role, given by a person or by itself; null: none. */
  roles: Readonly<Record<ModelTask, string | null>>;
  settings: RunningSettings;
  held: readonly HeldModel[];
  /** The model that is being tried out, to find where it runs faster; null: none. */
  trying: string | null;
  problem: ModelProblem | null;
  shipped: ShippedState;
}

/** Where refinement of a notebook stands, in work or not. */
export interface RefinementView {
  notebookId: string;
  /** Null while it was never begun. */
  state: RefinementState | null;
  /** Null while it is not in work. */
  progress: RefinementProgress | null;
  /** Why it waits although nobody paused it. */
  held: 'hidden' | 'battery' | null;
}

/** How fast an encoder is here. */
export interface SpeedReport {
  device: ModelDevice;
  /** Texts of a sentence or two, in a second. */
  perSecond: number;
}

/** What the model that finds passages makes of a question. */
export interface QuestionVector {
  /** Id of the model. */
  model: string;
  reading: QuestionReading;
  /** Another one whenever there may be more vectors of the notebook in the store. */
  mark: string;
  /** Whether a reader of sentences came with the model. */
  readsSentences: boolean;
}

/** Where a passage stands. */
export interface PassagePlace {
  documentId: string;
  start: number;
  end: number;
}

/** What the reader says of passages' sentences. */
export interface SentenceScores {
  /** Id of the encoder that it came with. */
  model: string;
  /** As `SentenceReader.readSentences`. */
  scores: AnswerScores[];
}

/** How well passages fit a question, by the model that orders them. */
export interface PassageScores {
  model: string;
  /** 0 to 1, in the order of the passages. */
  scores: Float32Array;
}

/** How far the embedding of a notebook is. */
export interface EmbeddingProgress {
  notebookId: string;
  /** Id of the encoder. */
  model: string;
  /** `waiting`: a question is being answered, or it may not work now; see `EmbeddingView.held`. */
  phase: 'working' | 'waiting' | 'paused' | 'done' | 'failed';
  /** What is done now; statements: passages are read for what led to what; names are titles of modules and names of entities. */
  step: 'passages' | 'statements' | 'names';
  passages: { done: number; all: number };
  statements: { done: number; all: number };
  names: { done: number; all: number };
  /** Null while it can't be told. */
  secondsLeft: number | null;
  error: ErrorInfo | null;
}

/** Embedding of the notebook that is looked at. */
export interface EmbeddingView {
  notebookId: string;
  isPaused: boolean;
  /** Null while there is nothing to embed: no index, or no model for it. */
  progress: EmbeddingProgress | null;
  /** Why it waits although nobody paused it; `indexing`: files are being read or an index is built. */
  held: RefinementView['held'] | 'indexing';
}

export type RunningEvent =
  | { type: 'state'; state: RunningState }
  | { type: 'refinement'; view: RefinementView }
  | { type: 'embedding'; view: EmbeddingView }
  /** Another tab runs the models now, and does not know yet which notebook is looked at. */
  | { type: 'host' };

/** The model that answers, as a strategy needs to know it. */
export interface ChatModel {
  id: string;
  /** Tokens of prompt and output together. */
  contextWindow: number;
  /** Whether it is in memory, so that what is asked of it is done at once. */
  isLoaded: boolean;
}

/** What a page tells of itself. */
export interface Surroundings {
  visible: boolean;
  /** Null where the browser does not tell. */
  onBattery: boolean | null;
}

/** What one worker does for all tabs. */
export interface RunningHostApi {
  state(): Promise<RunningState>;
  /**
   * Gives a model that is on this device a role, or nobody. It is loaded when it is first needed.
   *
   * @throws CausewayError `model-missing`; `usage` when it is for another task
   */
  setRole(task: ModelTask, modelId: string | null): Promise<void>;
  /** Switches the encoder that is part of the app on or off; switched on, it is also tried again where it failed. */
  switchShipped(isOn: boolean): Promise<void>;
  setSettings(settings: RunningSettings): Promise<void>;
  /** Lets a model read no more than so many tokens at once, which saves memory; from the next time it is loaded. */
  limitContext(modelId: string, tokens: number): Promise<void>;
  /** Frees the memory of a model, and pauses refinement with it; the next call loads it again. */
  unload(modelId: string): Promise<void>;
  /**
   * Tries an encoder out on each device that it could run on, and remembers the faster one.
   *
   * @throws CausewayError as `ModelHostApi.load`
   */
  measure(modelId: string): Promise<SpeedReport>;
  /**
   * Answers with the answering model what the built-in tier has answered. Refinement waits meanwhile.
   *
   * @param onSentences told of all sentences that are complete, whenever there is another one
   * @returns an answer of the model tier, or the given one with `fallback`; the given one as it is when no model has the role
   */
  answer(callId: string, answer: Answer, onSentences: (sentences: AnswerSentence[]) => void): Promise<Answer>;
  /** The answering model; null when no model has the role. */
  chatModel(): Promise<ChatModel | null>;
  /** Tokens of a text, as the answering model counts them. @throws CausewayError `model-missing`, as `ModelHostApi.load` */
  countTokens(text: string): Promise<number>;
  /**
   * Has the answering model generate for a question. Refinement waits meanwhile, and a moment longer: questions take several calls.
   *
   * @param onText told of all text so far, whenever there is more
   * @throws CausewayError `model-missing`, as `LanguageModel.generate` and `ModelHostApi.load`
   */
  generate(callId: string, request: HostedGenerationRequest, onText: (text: string) => void): Promise<Generation>;
  /** How likely each choice is, as `LanguageModel.choose`, by the answering model. @throws CausewayError as `generate` */
  choose(callId: string, messages: readonly ChatMessage[], choices: readonly string[]): Promise<number[]>;
  /** Ends the answer or the call of that id with what is there. */
  stop(callId: string): Promise<void>;
  /**
   * A page shows this notebook: it is embedded unless that is paused, and its refinement goes on if it was begun and is not paused. Where both
   * stand comes as events, as everything does that may change while a reply is on its way.
   */
  openNotebook(notebookId: string): Promise<void>;
  /** Begins refinement of a notebook, or goes on with it. @throws CausewayError `model-missing` when no model has the role */
  refine(notebookId: string): Promise<void>;
  pauseRefinement(notebookId: string): Promise<void>;
  /** Most calls and minutes that may be spent on a notebook in all; null: no limit. */
  setBudget(notebookId: string, budget: RefinementState['budget']): Promise<void>;
  setSurroundings(surroundings: Surroundings): Promise<void>;
  /** Pauses the embedding of a notebook or goes on with it, also after one that failed; kept for later starts. */
  pauseEmbedding(notebookId: string, isPaused: boolean): Promise<void>;
  /** A question is about to be asked: the models that find and order passages are loaded, so that they are there in time. */
  warm(): Promise<void>;
  /**
   * Embeds a question put to a notebook, ahead of all background work.
   *
   * @param mostMs after so many milliseconds nobody waits for the answer any more; a model that is being loaded goes on
   * @param asksToo false where it is not wanted what the question asks, as of a part of one
   * @returns null when no model has the role of finding passages, or the encoder of the app has it and the question is in a language that it was
   *   not trained on
   * @throws CausewayError as `Embedder.embed` and `ModelHostApi.load`; `cancelled` when it took too long
   */
  embedQuestion(
    notebookId: string,
    question: string,
    mostMs: number,
    asksToo?: boolean,
  ): Promise<QuestionVector | null>;
  /**
   * A question wants these passages: those that are not embedded yet are embedded before all others, the first of them first. Settled when they
   * are in the store, or when the notebook is not embedded any more.
   */
  embedFirst(notebookId: string, places: readonly PassagePlace[]): Promise<void>;
  /**
   * Reads passages for a question, ahead of all background work.
   *
   * @param passages each as its sentences
   * @param mostMs as for `embedQuestion`
   * @returns null when no model has the role of finding passages, none that reads sentences came with it, or the question is in a language that
   *   it was not trained on
   * @throws CausewayError as `embedQuestion`
   */
  readSentences(
    question: string,
    passages: readonly (readonly string[])[],
    mostMs: number,
  ): Promise<SentenceScores | null>;
  /**
   * Scores passages against a question, ahead of all background work.
   *
   * @param mostMs as for `embedQuestion`
   * @returns null when no model has the role of ordering passages
   * @throws CausewayError as `embedQuestion`
   */
  scorePassages(question: string, passages: readonly string[], mostMs: number): Promise<PassageScores | null>;
}

/** Offered by `workers/running.worker.ts`. */
export interface RunningApi extends RunningHostApi {
  /** Offers the same to another worker, at the other end of this port. */
  connect(port: MessagePort): Promise<void>;
  /**
   * Lends this page's worker the browser's own model, a `BrowserModelApi` at the other end of this port; null where the browser has none. To
   * be called once, before anything that may need the model.
   */
  lendBrowserModel(port: MessagePort | null): Promise<void>;
  subscribe(listener: (event: RunningEvent) => void): Promise<void>;
}
