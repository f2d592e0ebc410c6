/** @file The tour of the first visit: where it is, and that it is never shown twice unless asked for. */
import { recall, remember } from '../remembered.ts';
import type { Cells } from '../state/cells.svelte.ts';
import type { Library } from '../state/library.svelte.ts';
import type { Screen, Tab } from '../state/screens.ts';
import type { Viewer } from '../state/viewer.svelte.ts';
import { tour as words } from '../texts/tour.ts';

/** What the tour goes by, and where it leads. */
interface Place {
  readonly library: Library;
  readonly cells: Cells;
  readonly viewer: Viewer;
  screen: Screen;
  tab: Tab;
}

export class Tour {
  /** Whether it was ended before. */
  isOver = $state(recall('causeway.tour') === 'seen');
  /** How far it came, from 0. */
  #reached = $state(0);
  /** Whether it was asked for: then it goes step by step. */
  #isAgain = $state(false);

  readonly #workspace: Place;

  constructor(workspace: Place) {
    this.#workspace = workspace;
  }

  /** It only speaks of what can be seen. */
  get isShown(): boolean {
    const { library, screen } = this.#workspace;
    return !this.isOver && library.notebook !== null && library.documents.length > 0 && screen === 'notebook';
  }

  /** The step that is shown, from 0. Who does what a step speaks of has seen it. */
  get step(): number {
    if (this.#isAgain) return this.#reached;
    const { cells, viewer } = this.#workspace;
    if (viewer.isOpen) return Math.max(this.#reached, 2);
    const hasAnswer = cells.list.some(({ kind, phase }) => kind !== 'note' && phase === 'done');
    return Math.max(this.#reached, hasAnswer ? 1 : 0);
  }

  get isLast(): boolean {
    return this.step === words.steps.length - 1;
  }

  /** Never goes back: a source that is closed was read. */
  keepStep(): void {
    this.#reached = this.step;
    // Who came this far by using the app need not be told again.
    if (this.isLast) remember('causeway.tour', 'seen');
  }

  next(): void {
    if (this.isLast) this.end();
    else this.#reached = this.step + 1;
  }

  end(): void {
    this.isOver = true;
    remember('causeway.tour', 'seen');
  }

  restart(): void {
    this.#reached = 0;
    this.#isAgain = true;
    this.isOver = false;
    this.#workspace.screen = 'notebook';
    this.#workspace.tab = 'questions';
  }
}
