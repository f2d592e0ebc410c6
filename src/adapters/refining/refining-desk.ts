/**
 * @file Refinement as the app uses it: one notebook at a time, with whichever model is loaded. A refiner that came to an end is
 * started again when there may be more to do: after another index, another question, or a larger budget.
 */
import { newRefinement } from '../../engine/model/refinement.ts';
import type { LanguageModel } from '../../engine/ports.ts';
import type { RefinementProgress, RefinementState } from '../../engine/records.ts';
import { Refiner, type RefinerDependencies } from './refiner.ts';

interface Work {
  notebookId: string;
  model: LanguageModel;
  refiner: Refiner;
  /** Settled when the refiner has come to an end, whichever; never rejects, since what failed was reported. */
  ended: Promise<void>;
  isOver: boolean;
}

export class RefiningDesk {
  readonly #use: Omit<RefinerDependencies, 'model'>;
  #work: Work | null = null;
  #questions = 0;
  #releaseModel: (() => void) | null = null;
  #progress: RefinementProgress | null = null;

  constructor(dependencies: Omit<RefinerDependencies, 'model'>) {
    this.#use = {
      ...dependencies,
      onProgress: (progress) => {
        this.#progress = progress;
        dependencies.onProgress(progress);
      },
    };
  }

  /** How far the notebook in work is; null while there is none. */
  get progress(): RefinementProgress | null {
    return this.#progress;
  }

  /** Refines a notebook with a model, in place of what was refined until now. */
  async start(notebookId: string, model: LanguageModel): Promise<void> {
    await this.stop();
    const refiner = new Refiner(notebookId, { ...this.#use, model });
    if (this.#questions > 0) this.#releaseModel = refiner.giveWay();
    const work: Work = { notebookId, model, refiner, isOver: false, ended: Promise.resolve() };
    work.ended = refiner
      .run()
      .catch(() => {}) // told by the last progress
      .then(() => {
        work.isOver = true;
      });
    this.#work = work;
  }

  /** Ends refinement, so that the model can be unloaded; the call in flight is given up. */
  async stop(): Promise<void> {
    const work = this.#work;
    this.#work = null;
    this.#releaseModel = null;
    work?.refiner.end();
    await work?.ended;
    this.#progress = null;
  }

  /** A question is being answered, in whichever notebook: nothing is asked of the model until the returned function is called. */
  giveWay(): () => void {
    this.#questions++;
    this.#releaseModel ??= this.#work?.refiner.giveWay() ?? null;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      if (--this.#questions > 0) return;
      this.#releaseModel?.();
      this.#releaseModel = null;
    };
  }

  /** There is another index or another question in a notebook: the queue is put in order anew. */
  async changed(notebookId: string): Promise<void> {
    const work = this.#work;
    if (work?.notebookId !== notebookId) return;
    if (work.isOver) await this.start(notebookId, work.model);
    else work.refiner.replan();
  }

  /** Where refinement of a notebook stands, whether it is in work or not. */
  async state(notebookId: string): Promise<RefinementState> {
    return (await this.#use.store.readRefinementState(notebookId)) ?? newRefinement();
  }

  /** Pauses or goes on, also for later starts. */
  async setPaused(notebookId: string, isPaused: boolean): Promise<void> {
    await this.#change(notebookId, (state) => ({ ...state, isPaused }));
  }

  /** Most calls and minutes that may be spent on a notebook in all; null: no limit. */
  async setBudget(notebookId: string, budget: RefinementState['budget']): Promise<void> {
    await this.#change(notebookId, (state) => ({ ...state, budget }));
  }

  async #change(notebookId: string, change: (state: RefinementState) => RefinementState): Promise<void> {
    const work = this.#work?.notebookId === notebookId ? this.#work : null;
    if (work !== null) await work.refiner.change(change);
    else await this.#use.store.commitRefinement(notebookId, { state: change(await this.state(notebookId)) });
    if (work?.isOver && this.#work === work) await this.start(notebookId, work.model);
  }
}
