/** @file A question's way through the map, played step by step: what has been reached so far stands out. */
import type { AskOptions } from '../../rpc/contracts.ts';
import type { MapApi, MapReplay } from '../../rpc/map.ts';
import { explain } from '../errors.ts';
import { focusAt } from './picture/focus.ts';

/** How long a step is shown while it plays. */
const STEP_MS = 1800;

/** A question to be played. */
interface Wanted {
  cellId: string;
  question: string;
  options: AskOptions;
}

export class Replay {
  question = $state('');
  /** The cell whose question is played; empty: none. */
  cellId = $state('');
  content = $state.raw<MapReplay | null>(null);
  error = $state<string | null>(null);
  /** The step that is shown, from 0. */
  at = $state(0);
  playing = $state(false);

  isOpen = $derived(this.question !== '');
  step = $derived(this.content?.steps[this.at] ?? null);
  isLast = $derived(this.content === null || this.at >= this.content.steps.length - 1);
  /** What stands out on the picture; null while there is nothing to show. */
  focus = $derived.by(() => (this.content ? focusAt(this.content, this.at) : null));

  readonly #api: MapApi;
  readonly #notebookId: string;
  #wanted: Wanted | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: MapApi, notebookId: string) {
    this.#api = api;
    this.#notebookId = notebookId;
  }

  /**
   * @param wanted the question, what it is put to and the cell that it stands in
   * @param plays whether it begins to play by itself
   */
  async open(wanted: Wanted, plays: boolean): Promise<void> {
    this.close();
    this.#wanted = wanted;
    this.cellId = wanted.cellId;
    this.question = wanted.question;
    try {
      const content = await this.#api.replay(this.#notebookId, wanted.question, wanted.options);
      if (this.#wanted !== wanted) return;
      this.content = content;
      if (plays) this.play();
    } catch (thrown) {
      if (this.#wanted === wanted) this.error = explain(thrown);
    }
  }

  /** Retrieves once more, in the index as it is now. */
  async renew(): Promise<void> {
    if (this.#wanted) await this.open(this.#wanted, false);
  }

  /** Plays on; from the end it begins anew. */
  play(): void {
    if (this.isLast) this.at = 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Shows a step, and plays no further. */
  goTo(step: number): void {
    this.pause();
    this.at = Math.max(0, Math.min((this.content?.steps.length ?? 1) - 1, step));
  }

  close(): void {
    this.pause();
    this.#wanted = null;
    this.cellId = '';
    this.question = '';
    this.content = null;
    this.error = null;
    this.at = 0;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.isLast) return this.pause();
      this.at += 1;
      if (this.isLast) this.pause();
      else this.#wait();
    }, STEP_MS);
  }
}
