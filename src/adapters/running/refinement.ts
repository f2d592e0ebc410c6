/**
 * @file Refinement as the host of the models runs it: the notebook that a person looks at, with the answering model, unless the page
 * is hidden or the machine runs on its battery and the person wants it to wait then.
 */
import { CausewayError } from '../../engine/errors.ts';
import type { LanguageModel } from '../../engine/ports.ts';
import type { RefinementProgress, RefinementState } from '../../engine/records.ts';
import type { RefinementView, RunningSettings } from '../../rpc/running.ts';
import { RefiningDesk } from '../refining/refining-desk.ts';
import type { RefinerDependencies } from '../refining/refiner.ts';
import { Throttle } from '../library/throttle.ts';

export interface RefinementDependencies extends Omit<RefinerDependencies, 'model' | 'onProgress'> {
  onView(view: RefinementView): void;
}

/** What refinement may have to wait for, as far as it is known. */
export interface Conditions {
  settings: RunningSettings;
  visible: boolean;
  onBattery: boolean;
}

/** Why background work has to wait; null when it may go on. */
export function heldBy({ settings, visible, onBattery }: Conditions): RefinementView['held'] {
  if (settings.pauseWhenHidden && !visible) return 'hidden';
  return settings.pauseOnBattery && onBattery ? 'battery' : null;
}

/** Steps may take less than a frame; this is often enough to be read. */
const VIEW_INTERVAL_MS = 200;

export class Refinement {
  readonly #use: RefinementDependencies;
  readonly #desk: RefiningDesk;
  readonly #views: Throttle<RefinementProgress>;
  #model: LanguageModel | null = null;
  #notebookId: string | null = null;
  #held: RefinementView['held'] = null;
  #release: (() => void) | null = null;
  /** Notebooks whose view is to be told, and the end of telling. */
  readonly #untold = new Set<string>();
  #telling: Promise<void> | null = null;
  /** Settled when the change before has been made; never rejects. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(dependencies: RefinementDependencies) {
    this.#use = dependencies;
    this.#views = new Throttle(
      () => VIEW_INTERVAL_MS,
      ({ notebookId }) => void this.#tell(notebookId),
    );
    this.#desk = new RefiningDesk({ ...dependencies, onProgress: (progress) => this.#views.push(progress) });
  }

  /** The model that refines from now on; null: none does, and nothing is asked of the one before any more. */
  useModel(model: LanguageModel | null): Promise<void> {
    this.#model = model;
    return this.#inTurn(async () => {
      const notebookId = this.#notebookId;
      if (notebookId === null) return;
      if (model === null) await this.#desk.stop();
      else if (this.#isInWork(notebookId)) await this.#start(notebookId, model);
      else await this.#goOn(notebookId);
      await this.#tell(notebookId);
    });
  }

  /** A person looks at a notebook: what was begun there goes on, in place of another notebook's. How far it is, is told. */
  open(notebookId: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#notebookId !== notebookId) {
        this.#notebookId = notebookId;
        await this.#goOn(notebookId);
      }
      await this.#tell(notebookId);
    });
  }

  /** @throws CausewayError `model-missing` */
  begin(notebookId: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#model === null) {
        throw new CausewayError('model-missing', 'No model has the role of answering. Open “Models” and choose one.');
      }
      this.#notebookId = notebookId;
      await this.#desk.setPaused(notebookId, false);
      // What failed, or came to its end, is begun anew.
      const phase = this.#desk.progress?.phase;
      const goesOn = this.#isInWork(notebookId) && phase !== 'failed' && phase !== 'done' && phase !== 'budget-spent';
      if (!goesOn) await this.#start(notebookId, this.#model);
      await this.#tell(notebookId);
    });
  }

  pause(notebookId: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#desk.setPaused(notebookId, true);
      await this.#tell(notebookId);
    });
  }

  /** Pauses whatever is in work. */
  async pauseWork(): Promise<void> {
    const { progress } = this.#desk;
    if (progress && ['working', 'waiting', 'building'].includes(progress.phase)) await this.pause(progress.notebookId);
  }

  setBudget(notebookId: string, budget: RefinementState['budget']): Promise<void> {
    return this.#inTurn(async () => {
      // Setting a budget begins nothing.
      if (!(await this.#wasBegun(notebookId))) await this.#desk.setPaused(notebookId, true);
      await this.#desk.setBudget(notebookId, budget);
      await this.#tell(notebookId);
    });
  }

  /** A question is being answered: nothing is asked of the model until the returned function is called. */
  giveWay(): () => void {
    return this.#desk.giveWay();
  }

  /** There is another index or another question in a notebook. */
  changed(notebookId: string): Promise<void> {
    return this.#inTurn(() => this.#desk.changed(notebookId));
  }

  /** Waits or goes on as the conditions are. */
  async heed(conditions: Conditions): Promise<void> {
    const held = heldBy(conditions);
    if (held === this.#held) return;
    this.#held = held;
    if (held === null) {
      this.#release?.();
      this.#release = null;
    } else {
      this.#release ??= this.#desk.giveWay();
    }
    if (this.#notebookId !== null) await this.#tell(this.#notebookId);
  }

  async #view(notebookId: string): Promise<RefinementView> {
    const state = await this.#use.store.readRefinementState(notebookId);
    const { progress } = this.#desk;
    return { notebookId, state, progress: progress?.notebookId === notebookId ? progress : null, held: this.#held };
  }

  /**
   * One change after the other: each reads what is stored, and writes it some time later. A limit that is set just before a person
   * begins would otherwise pause what was begun.
   */
  #inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    const made = this.#turn.then(change);
    this.#turn = made.catch(() => {}); // whoever asked for it is told
    return made;
  }

  #isInWork(notebookId: string): boolean {
    return this.#desk.progress?.notebookId === notebookId;
  }

  async #wasBegun(notebookId: string): Promise<boolean> {
    return (await this.#use.store.readRefinementState(notebookId)) !== null;
  }

  /** Takes up what was begun and is not paused. */
  async #goOn(notebookId: string): Promise<void> {
    if (this.#model === null || this.#isInWork(notebookId) || !(await this.#wasBegun(notebookId))) return;
    const { isPaused } = await this.#desk.state(notebookId);
    if (!isPaused) await this.#start(notebookId, this.#model);
  }

  /** Works on a notebook, in place of another one, which another tab may show. */
  async #start(notebookId: string, model: LanguageModel): Promise<void> {
    const before = this.#desk.progress?.notebookId ?? notebookId;
    await this.#desk.start(notebookId, model);
    if (before !== notebookId) await this.#tell(before);
  }

  /** Tells how far a notebook is. One view after the other: none may come after one that is newer. */
  #tell(notebookId: string): Promise<void> {
    this.#untold.add(notebookId);
    this.#telling ??= this.#tellAll();
    return this.#telling;
  }

  async #tellAll(): Promise<void> {
    try {
      // What is added meanwhile comes too.
      for (const notebookId of this.#untold) {
        this.#untold.delete(notebookId);
        this.#use.onView(await this.#view(notebookId));
      }
    } finally {
      this.#telling = null;
    }
  }
}
