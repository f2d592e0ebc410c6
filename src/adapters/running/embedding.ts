/**
 * @file Embedding as the host of the models runs it: the notebook that a person looks at, with the model that finds passages, unless it is
 * paused, sources are read or an index is built, the page is hidden or the machine runs on its battery and the person wants it to wait then.
 */
import type { Clock, PassageReading } from '../../engine/ports.ts';
import type { EmbeddingProgress, EmbeddingView, PassagePlace } from '../../rpc/running.ts';
import { EmbeddingRun, type EmbeddingRunDependencies } from '../embedding/embedding-run.ts';
import type { StatementStepDependencies } from '../embedding/statement-step.ts';
import { Throttle } from '../library/throttle.ts';

/** The encoder that has the role. */
export interface Encoder {
  id: string;
  /** @throws CausewayError as `Embedder.embed` */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
  /** Passages, a line for each sentence. Throws as `embed`. */
  read(passages: readonly string[], signal: AbortSignal): Promise<PassageReading[]>;
  /** As `StatementStepDependencies.state`; null where no reader came with it. */
  state: StatementStepDependencies['state'] | null;
}

export interface EmbeddingDependencies {
  store: EmbeddingRunDependencies['store'] & StatementStepDependencies['store'];
  clock: Clock;
  now: StatementStepDependencies['now'];
  /** Has the index built with what was found in a notebook. */
  takeIn(notebookId: string): void;
  /** Names this host among those before and after it. */
  newId(): string;
  isPaused(notebookId: string): boolean;
  onView(view: EmbeddingView): void;
}

interface Work {
  run: EmbeddingRun;
  /** Settled when the run has come to an end, whichever; never rejects, since what failed was reported. */
  ended: Promise<void>;
  isOver: boolean;
  releases: (() => void)[];
}

/** Batches may take less than a frame; this is often enough to be read. */
const VIEW_INTERVAL_MS = 200;

export class Embedding {
  readonly #use: EmbeddingDependencies;
  readonly #views: Throttle<EmbeddingProgress>;
  readonly #hostId: string;
  readonly #stored = new Map<string, number>();
  #encoder: Encoder | null = null;
  #notebookId: string | null = null;
  #work: Work | null = null;
  /** Settled when the work that is being ended has given way to what is wanted by then. */
  #restarting: Promise<void> | null = null;
  #progress: EmbeddingProgress | null = null;
  #held: EmbeddingView['held'] = null;
  #releaseHeld: (() => void) | null = null;
  /** Everything that holds the model: questions, and what the person wants it to wait for. */
  readonly #holders = new Set<object>();

  constructor(dependencies: EmbeddingDependencies) {
    this.#use = dependencies;
    this.#hostId = dependencies.newId();
    this.#views = new Throttle(
      () => VIEW_INTERVAL_MS,
      ({ notebookId }) => this.#tell(notebookId),
    );
  }

  /** Changes whenever there may be more vectors of a notebook in the store. */
  mark(notebookId: string): string {
    return `${this.#hostId} ${this.#stored.get(notebookId) ?? 0}`;
  }

  /** The encoder that embeds from now on; null: none does. */
  useEncoder(encoder: Encoder | null): Promise<void> {
    this.#encoder = encoder;
    return this.#restart();
  }

  /** A person looks at a notebook: it is embedded, in place of another one. */
  async open(notebookId: string): Promise<void> {
    if (this.#notebookId !== notebookId) {
      this.#notebookId = notebookId;
      await this.#restart();
    }
    this.#tell(notebookId);
  }

  /** There is another index of a notebook. */
  async changed(notebookId: string): Promise<void> {
    if (notebookId !== this.#notebookId) return;
    if (this.#work === null || this.#work.isOver) await this.#restart();
    else this.#work.run.replan();
  }

  /** The person has paused a notebook, or wants it to go on. */
  async pausedChanged(notebookId: string): Promise<void> {
    if (notebookId !== this.#notebookId) return;
    const isPaused = this.#use.isPaused(notebookId);
    if (this.#work === null || (this.#work.isOver && !isPaused)) await this.#restart();
    else this.#work.run.setPaused(isPaused);
    this.#tell(notebookId);
  }

  /** As `EmbeddingRun.prefer`, if this notebook is the one in work. */
  async prefer(notebookId: string, places: readonly PassagePlace[]): Promise<void> {
    if (notebookId === this.#notebookId) await this.#work?.run.prefer(places);
  }

  /** Nothing is asked of the model until the returned function is called. */
  giveWay(): () => void {
    const holder = {};
    const release = this.#work?.run.giveWay();
    if (release) this.#work!.releases.push(release);
    this.#holders.add(holder);
    return () => {
      this.#holders.delete(holder);
      if (this.#holders.size > 0) return;
      for (const each of this.#work?.releases.splice(0) ?? []) each();
    };
  }

  /** Waits or goes on, as the conditions are. */
  hold(held: EmbeddingView['held']): void {
    if (held === this.#held) return;
    this.#held = held;
    if (held === null) {
      this.#releaseHeld?.();
      this.#releaseHeld = null;
    } else {
      this.#releaseHeld ??= this.giveWay();
    }
    if (this.#notebookId !== null) this.#tell(this.#notebookId);
  }

  /** The notebook that is being embedded, unless it is paused or done; null: none. */
  get inWork(): string | null {
    const phase = this.#progress?.phase;
    return phase === 'working' || phase === 'waiting' ? this.#progress!.notebookId : null;
  }

  /** Ends what is in work and begins anew; whatever asks for that before the end has come is served by the same beginning. */
  #restart(): Promise<void> {
    this.#restarting ??= this.#beginAnew();
    return this.#restarting;
  }

  async #beginAnew(): Promise<void> {
    const before = this.#work;
    before?.run.end();
    await before?.ended;
    // From here to the end nothing is waited for, so that the next restart meets this work and ends it.
    this.#restarting = null;
    this.#work = null;
    this.#progress = null;
    const encoder = this.#encoder;
    const notebookId = this.#notebookId;
    if (notebookId === null) return;
    // Another tab may show it.
    if (before !== null && before.run.notebookId !== notebookId) this.#tell(before.run.notebookId);
    if (encoder === null) return this.#tell(notebookId);
    const { store, clock, now, isPaused, takeIn } = this.#use;
    const run = new EmbeddingRun(
      notebookId,
      {
        store,
        clock,
        model: encoder.id,
        embed: (texts, signal) => encoder.embed(texts, signal),
        read: (passages, signal) => encoder.read(passages, signal),
        ...(encoder.state && {
          statements: { store, now, state: encoder.state, onFound: () => takeIn(notebookId) },
        }),
        onProgress: (progress) => {
          if (this.#work?.run !== run) return;
          this.#progress = progress;
          this.#views.push(progress);
        },
        onStored: () => this.#stored.set(notebookId, (this.#stored.get(notebookId) ?? 0) + 1),
      },
      isPaused(notebookId),
    );
    const work: Work = { run, isOver: false, ended: Promise.resolve(), releases: [] };
    if (this.#holders.size > 0) work.releases.push(run.giveWay());
    this.#work = work;
    work.ended = run
      .run()
      .catch(() => {}) // told by the last progress
      .then(() => {
        work.isOver = true;
      });
  }

  #tell(notebookId: string): void {
    this.#use.onView({
      notebookId,
      isPaused: this.#use.isPaused(notebookId),
      progress: this.#progress?.notebookId === notebookId ? this.#progress : null,
      held: this.#held,
    });
  }
}
