/** @file Measuring on own questions: the file, the systems, a run on its way and its result, for each notebook. */
import { proxy } from 'comlink';
import type { MeasureProgress, Measurement, QuestionCheck, QuestionFile, StrategyId } from '../../rpc/measuring.ts';
import { explain } from '../errors.ts';
import { strategyIds } from '../texts/strategies.ts';
import type { Services } from '../workers.ts';
import type { Library } from './library.svelte.ts';

interface Run {
  id: string;
  progress: MeasureProgress | null;
  stopping: boolean;
}

/** What the screen shows of one notebook. */
export interface Sheet {
  file: QuestionFile | null;
  checking: boolean;
  check: QuestionCheck | null;
  error: string | null;
  chosen: StrategyId[];
  run: Run | null;
  result: Measurement | null;
}

const EMPTY: Sheet = {
  file: null,
  checking: false,
  check: null,
  error: null,
  chosen: ['hugrag', 'bm25', 'dense', 'hipporag2'],
  run: null,
  result: null,
};

export class Measuring {
  #sheets = $state.raw<Record<string, Sheet>>({});
  readonly #services: Services;
  readonly #library: Library;
  readonly #onfinished: (notebookId: string, fileName: string) => void;

  sheet = $derived.by(() => this.#of(this.#library.notebookId ?? ''));

  /** @param onfinished told of notebook and file whenever a run ends by itself */
  constructor(services: Services, library: Library, onfinished: (notebookId: string, fileName: string) => void) {
    this.#services = services;
    this.#library = library;
    this.#onfinished = onfinished;
  }

  /** Takes a question file and says what of it can be measured. */
  async take(file: QuestionFile): Promise<void> {
    const notebookId = this.#library.notebookId;
    if (!notebookId) return;
    this.#change(notebookId, { file, checking: true, check: null, error: null });
    const found = await this.#library
      .whenAnswerable()
      .then(() => this.#services.measure().check(notebookId, file))
      .then((check) => ({ check }))
      .catch((thrown: unknown) => ({ error: explain(thrown) }));
    // Another file may have been taken meanwhile.
    if (this.#of(notebookId).file === file) this.#change(notebookId, { checking: false, ...found });
  }

  /** Takes a system in or out, in the order of the menus. */
  toggle(strategy: StrategyId, isChosen: boolean): void {
    const chosen = this.sheet.chosen.filter((id) => id !== strategy);
    this.choose(isChosen ? [...chosen, strategy] : chosen);
  }

  choose(strategies: readonly StrategyId[]): void {
    const notebookId = this.#library.notebookId;
    if (notebookId) this.#change(notebookId, { chosen: strategyIds.filter((id) => strategies.includes(id)) });
  }

  async start(): Promise<void> {
    const notebookId = this.#library.notebookId;
    const { file, chosen, run: running } = this.sheet;
    if (!notebookId || !file || running) return;
    const id = crypto.randomUUID();
    this.#change(notebookId, { run: { id, progress: null, stopping: false }, error: null, result: null });
    const listener = proxy((progress: MeasureProgress) => {
      const { run } = this.#of(notebookId);
      if (run?.id === id) this.#change(notebookId, { run: { ...run, progress } });
    });
    try {
      await this.#library.whenAnswerable();
      const result = await this.#services.measure().measure(notebookId, id, file, [...chosen], listener);
      this.#change(notebookId, { result, check: result.check });
      if (!result.stopped) this.#onfinished(notebookId, file.name);
    } catch (thrown) {
      this.#change(notebookId, { error: explain(thrown) });
    }
    this.#change(notebookId, { run: null });
  }

  /** The systems that are finished stay. */
  stop(): void {
    const notebookId = this.#library.notebookId;
    const { run } = this.sheet;
    if (!notebookId || !run) return;
    this.#change(notebookId, { run: { ...run, stopping: true } });
    void this.#services.measure().stop(run.id);
  }

  #of(notebookId: string): Sheet {
    return this.#sheets[notebookId] ?? EMPTY;
  }

  #change(notebookId: string, change: Partial<Sheet>): void {
    this.#sheets = { ...this.#sheets, [notebookId]: { ...this.#of(notebookId), ...change } };
  }
}
