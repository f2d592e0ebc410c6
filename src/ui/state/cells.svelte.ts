/** @file The questions of the open notebook with their answers: asked, on their way, and kept. */
import { proxy } from 'comlink';
import type { Answer, AnswerSentence, StrategyId } from '../../engine/types.ts';
import type { AskProgress, Cell, Comparison, ErrorInfo } from '../../rpc/contracts.ts';
import { errorInfo } from '../errors.ts';
import { recall, remember } from '../remembered.ts';
import { texts } from '../texts.ts';
import { answeringIds } from '../texts/strategies.ts';
import type { Services } from '../workers.ts';
import type { Library } from './library.svelte.ts';
import type { Running } from './running.svelte.ts';
import type { Toasts } from './toasts.svelte.ts';

/**
 * Where an answer stands: `waiting` for files to be read, `running`, `writing` (the built-in answer is there, and a model writes
 * another from its evidence), or `done`.
 */
interface Live {
  phase: 'waiting' | 'running' | 'writing' | 'done';
  progress: AskProgress | null;
  /** What a model has written so far. */
  written: AnswerSentence[];
}

interface LiveComparison extends Comparison, Live {
  /** Names the asking; empty once it is kept. */
  askId: string;
}

/** A question with its answer as it is shown, kept or on its way. */
export interface LiveCell extends Omit<Cell, 'comparison'>, Live {
  comparison: LiveComparison | null;
}

/** An answer with everything that shows it. */
export type LiveAnswer = Pick<LiveCell, 'answer' | 'quoted' | 'stopped' | 'error' | keyof Live>;

const done = { phase: 'done', progress: null, written: [] as AnswerSentence[] } as const;

/** A stored cell as it is shown. */
function shown(cell: Cell): LiveCell {
  return { ...cell, ...done, comparison: cell.comparison ? { ...cell.comparison, ...done, askId: '' } : null };
}

/** A comparison as it is stored. */
function withoutProgress({ strategy, answer, stopped, error }: Comparison): Comparison {
  return { strategy, answer, stopped, error };
}

export class Cells {
  /** Newest first. */
  list = $state.raw<LiveCell[]>([]);
  selectedId = $state<string | null>(null);
  suggestions = $state.raw<string[]>([]);
  /** What is wrong with the question in the box. */
  questionError = $state<string | null>(null);
  /** The text in the box. */
  draft = $state('');
  /** The system that answers in this notebook. */
  strategy = $state<StrategyId>('hugrag');

  selected = $derived(this.list.find(({ id }) => id === this.selectedId) ?? null);
  /** Suggestions that were not asked yet. */
  unasked = $derived(this.suggestions.filter((question) => !this.list.some((cell) => cell.question === question)));

  readonly #services: Services;
  readonly #library: Library;
  readonly #running: Running;
  readonly #toasts: Toasts;
  #notebookId: string | null = null;
  /** Cells whose saving is under way: the store does not list them yet. */
  #unsaved: string[] = [];
  /** Cells whose model was stopped while it wrote. */
  #cut: string[] = [];
  /** The waits of waiting questions, by cell id. */
  #waits: { id: string; end: () => void }[] = [];

  constructor(services: Services, library: Library, running: Running, toasts: Toasts) {
    this.#services = services;
    this.#library = library;
    this.#running = running;
    this.#toasts = toasts;
  }

  /** Shows the history of a notebook, its newest answer open. */
  async open(notebookId: string | null): Promise<void> {
    if (this.#notebookId !== notebookId) {
      this.#notebookId = notebookId;
      this.list = [];
      this.selectedId = null;
      this.suggestions = [];
      this.questionError = null;
      const last = notebookId && recall(`causeway.strategy.${notebookId}`);
      this.strategy = answeringIds.find((id) => id === last) ?? 'hugrag';
    }
    if (!notebookId) return;
    const saved = await this.#services.library.listCells(notebookId);
    if (this.#notebookId !== notebookId) return;
    const live = this.list.filter(
      ({ id, phase, comparison }) => phase !== 'done' || comparison?.phase === 'running' || this.#unsaved.includes(id),
    );
    const kept = saved.filter(({ id }) => !live.some((cell) => cell.id === id)).map(shown);
    this.list = [...live, ...kept].sort((left, right) => right.askedAt - left.askedAt);
    if (!this.selected) this.selectedId = this.list[0]?.id ?? null;
  }

  /** Chooses the system that answers from now on, and remembers it for this notebook. */
  choose(strategy: StrategyId): void {
    this.strategy = strategy;
    if (this.#notebookId) remember(`causeway.strategy.${this.#notebookId}`, strategy === 'hugrag' ? null : strategy);
  }

  /** Asks what is in the box, or the given question; the answer arrives in a new cell. */
  async ask(question: string = this.draft, strategy: StrategyId = this.strategy): Promise<void> {
    this.questionError = null;
    const notebookId = this.#notebookId;
    if (question.trim() === '') {
      this.questionError = texts.emptyQuestion;
      return;
    }
    if (!notebookId || (this.#library.documents.length === 0 && !this.#library.busy)) {
      this.questionError = texts.noDocumentsYet;
      return;
    }
    const cell: LiveCell = {
      id: crypto.randomUUID(),
      notebookId,
      question,
      askedAt: Date.now(),
      answer: null,
      stopped: false,
      error: null,
      strategy,
      comparison: null,
      phase: this.#library.mustWait() ? 'waiting' : 'running',
      progress: null,
      written: [],
    };
    this.list = [cell, ...this.list];
    this.selectedId = cell.id;
    if (question === this.draft) this.draft = '';
    await this.#run(cell);
  }

  /** Stops a question; what was found so far stays. */
  stop(id: string): void {
    const cell = this.#find(id);
    if (!cell || cell.phase === 'done') return;
    // The built-in answer is whole; a model's that is cut short is told by how it ends.
    if (cell.phase === 'writing') {
      this.#cut.push(id);
      return this.#running.stop(id);
    }
    this.#change(id, { stopped: true });
    if (cell.phase === 'waiting') this.#endWait(id);
    else void this.#services.ask.stop(id);
  }

  /** Puts a cell's question to another system too; its answer is kept beside the first, in place of an earlier comparison. */
  async compare(id: string, strategy: StrategyId): Promise<void> {
    const cell = this.#find(id);
    if (!cell || cell.phase !== 'done') return;
    this.stopComparison(id);
    const askId = crypto.randomUUID();
    this.#change(id, {
      comparison: { ...done, strategy, answer: null, stopped: false, error: null, askId, phase: 'running' },
    });
    /** Nothing is changed any more once this comparison gave way to another. */
    const change = (part: Partial<LiveComparison>): boolean => {
      const current = this.#find(id)?.comparison;
      if (current?.askId !== askId) return false;
      this.#change(id, { comparison: { ...current, ...part } });
      return true;
    };
    const listener = proxy((progress: AskProgress) => void change({ progress }));
    const outcome = await this.#services.ask
      .ask(cell.notebookId, askId, cell.question, listener, { strategy })
      .then((answer) => ({ answer }))
      .catch((thrown: unknown) => ({ error: errorInfo(thrown) }));
    const compared = change({ ...done, ...outcome }) && this.#find(id);
    if (compared) await this.#save(compared);
  }

  stopComparison(id: string): void {
    const comparison = this.#find(id)?.comparison;
    if (comparison?.phase !== 'running') return;
    this.#change(id, { comparison: { ...comparison, stopped: true } });
    void this.#services.ask.stop(comparison.askId);
  }

  /** Takes the second answer away. */
  async endComparison(id: string): Promise<void> {
    this.stopComparison(id);
    this.#change(id, { comparison: null });
    const cell = this.#find(id);
    if (cell) await this.#save(cell);
  }

  /** Answers a waiting question from what is indexed already. */
  answerNow(id: string): void {
    this.#endWait(id);
  }

  async delete(id: string): Promise<void> {
    const cell = this.#find(id);
    if (!cell) return;
    this.stop(id);
    this.stopComparison(id);
    const at = this.list.indexOf(cell);
    this.list = this.list.filter((other) => other.id !== id);
    if (this.selectedId === id) this.selectedId = (this.list[at] ?? this.list[at - 1])?.id ?? null;
    await this.#services.library.deleteCell(cell.notebookId, id).catch((thrown: unknown) => this.#report(thrown));
    this.#toasts.show(texts.cellDeleted, { label: texts.undo, run: () => void this.#restore(cell) });
  }

  /** Fills the suggestions: the given questions, else such as the notebook's own statements answer. */
  async suggest(questions: string[]): Promise<void> {
    const notebookId = this.#notebookId;
    if (!notebookId) return;
    const found =
      questions.length > 0 ? questions : await this.#services.ask.suggestQuestions(notebookId, 4).catch(() => []);
    // Several statements may make the same question.
    if (this.#notebookId === notebookId) this.suggestions = found.filter((one, at) => found.indexOf(one) === at);
  }

  async #run(cell: LiveCell): Promise<void> {
    const { id, notebookId, question, strategy } = cell;
    if (cell.phase === 'waiting') {
      const hurried = new Promise<void>((resolve) => {
        this.#waits.push({ id, end: resolve });
      });
      await Promise.race([this.#library.whenAnswerable(), hurried]);
      this.#waits = this.#waits.filter((wait) => wait.id !== id);
      if (this.#find(id)?.stopped) return this.#finish(id, null, null);
      this.#change(id, { phase: 'running' });
    } else await this.#library.whenAnswerable();
    try {
      const listener = proxy((progress: AskProgress) => this.#change(id, { progress }));
      const answer = await this.#services.ask.ask(notebookId, id, question, listener, { strategy });
      if (this.#find(id)?.stopped || !this.#running.writes(answer, strategy)) return this.#finish(id, answer, null);
      await this.#write(id, answer);
    } catch (thrown) {
      const error = errorInfo(thrown);
      if (error.code === 'question-empty' || error.code === 'question-too-long') this.#refuse(id, question, error);
      else this.#finish(id, null, error);
    }
  }

  /** Shows and keeps the built-in answer, and has the answering model write one from its evidence. */
  async #write(id: string, quoted: Answer): Promise<void> {
    this.#change(id, { phase: 'writing', progress: null, answer: quoted });
    const cell = this.#find(id);
    if (!cell) return;
    await this.#save(cell);
    const answer = await this.#running.answer(id, quoted, (written) => this.#change(id, { written }));
    if (answer.tier === 'model') this.#change(id, { quoted, stopped: this.#cut.includes(id) });
    this.#cut = this.#cut.filter((other) => other !== id);
    this.#finish(id, answer, null);
  }

  /** Gives an impossible question back to the box, with what is wrong beside it. */
  #refuse(id: string, question: string, error: ErrorInfo): void {
    this.list = this.list.filter((cell) => cell.id !== id);
    if (this.selectedId === id) this.selectedId = this.list[0]?.id ?? null;
    this.questionError = error.message;
    if (this.draft === '') this.draft = question;
  }

  #finish(id: string, answer: Answer | null, error: ErrorInfo | null): void {
    this.#change(id, { ...done, answer, error });
    const cell = this.#find(id);
    if (cell) void this.#save(cell);
  }

  async #save({ phase: _phase, progress: _progress, written: _written, comparison, ...cell }: LiveCell): Promise<void> {
    this.#unsaved.push(cell.id);
    await this.#services.library
      .saveCell({ ...cell, comparison: comparison && withoutProgress(comparison) })
      .catch((thrown: unknown) => this.#report(thrown));
    this.#unsaved = this.#unsaved.filter((id) => id !== cell.id);
  }

  async #restore(cell: LiveCell): Promise<void> {
    const restored = { ...cell, ...done, comparison: cell.comparison?.phase === 'done' ? cell.comparison : null };
    await this.#save(restored);
    if (this.#notebookId !== cell.notebookId || this.#find(cell.id)) return;
    this.list = [...this.list, restored].sort((left, right) => right.askedAt - left.askedAt);
    this.selectedId = cell.id;
  }

  #endWait(id: string): void {
    this.#waits.find((wait) => wait.id === id)?.end();
  }

  #find(id: string): LiveCell | undefined {
    return this.list.find((cell) => cell.id === id);
  }

  #change(id: string, change: Partial<LiveCell>): void {
    this.list = this.list.map((cell) => (cell.id === id ? { ...cell, ...change } : cell));
  }

  #report(thrown: unknown): void {
    this.#toasts.show(errorInfo(thrown).message);
  }
}
