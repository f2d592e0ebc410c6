/** @file The cells of the open notebook, and what is asked next: the draft, the system, the scope, what it goes on from. */
import type { IndexBasis, ModuleChoice, PlanEdit, StrategyId } from '../../engine/types.ts';
import type { Followed, ScopeChoice } from '../../rpc/contracts.ts';
import { recall, remember } from '../remembered.ts';
import { texts } from '../texts.ts';
import { cells as words } from '../texts/cells.ts';
import { answeringIds } from '../texts/strategies.ts';
import type { Services } from '../workers.ts';
import { Answering } from './answering.svelte.ts';
import { CellList } from './cell-list.svelte.ts';
import { keyAtTop, keyBelow } from './cell-order.ts';
import type { Library } from './library.svelte.ts';
import { blankCell, type LiveCell } from './live-cell.ts';
import type { Running } from './running.svelte.ts';
import { countChosen, isOpen, parseChoice, scopeOf } from './scope.ts';
import type { Toasts } from './toasts.svelte.ts';

export type { LiveAnswer, LiveCell } from './live-cell.ts';

/** Names the draft among what is saved as it is typed. */
const DRAFT = 'draft';
const SUGGESTIONS = 4;

export class Cells extends CellList {
  suggestions = $state.raw<string[]>([]);
  /** What is wrong with the question in the box. */
  questionError = $state<string | null>(null);
  /** The text in the box. */
  draft = $state('');
  /** The system that answers in this notebook. */
  strategy = $state<StrategyId>('hugrag');
  /** What questions are limited to. */
  scope = $state.raw<ScopeChoice>({});
  /** What the next answer would be made from. */
  basis = $state.raw<IndexBasis | null>(null);
  /** The question that the next one goes on from; null: it stands alone. */
  followedId = $state<string | null>(null);

  followed = $derived(this.list.find(({ id }) => id === this.followedId) ?? null);
  /** Suggestions that were not asked yet. */
  unasked = $derived(this.suggestions.filter((question) => !this.list.some((cell) => cell.question === question)));

  readonly answering: Answering;
  readonly #library: Library;
  readonly #notices: Toasts;

  constructor(services: Services, library: Library, running: Running, toasts: Toasts) {
    super(services, toasts);
    this.#library = library;
    this.#notices = toasts;
    this.answering = new Answering(services, library, running, this);
    library.onCellChanged = (cellId) => void this.changedElsewhere(cellId);
  }

  /** Shows the cells of a notebook, its newest answer open. */
  async open(notebookId: string | null): Promise<void> {
    if (this.notebookId === notebookId) return;
    this.typed.flush();
    this.notebookId = notebookId;
    this.list = [];
    this.listed = false;
    this.selectedId = null;
    this.editedId = null;
    this.followedId = null;
    this.suggestions = [];
    this.questionError = null;
    this.basis = null;
    this.draft = '';
    if (!notebookId) return;
    const last = recall(`causeway.strategy.${notebookId}`);
    this.strategy = answeringIds.find((id) => id === last) ?? 'hugrag';
    this.scope = parseChoice(recall(`causeway.scope.${notebookId}`));
    try {
      void this.#library.whenListed().then(() => this.#forgetGone(notebookId));
      const [draft] = await Promise.all([this.services.library.readDraft(notebookId), this.read(notebookId)]);
      if (this.notebookId === notebookId && this.draft === '') this.draft = draft;
    } catch (thrown) {
      this.report(thrown);
    }
  }

  /** Chooses the system that answers from now on, and remembers it for this notebook. */
  choose(strategy: StrategyId): void {
    this.strategy = strategy;
    if (this.notebookId) remember(`causeway.strategy.${this.notebookId}`, strategy === 'hugrag' ? null : strategy);
  }

  /** Limits questions from now on, and remembers it for this notebook. */
  limit(part: Partial<ScopeChoice>): void {
    this.scope = { ...this.scope, ...part };
    if (!this.notebookId) return;
    // It names sources and tags, which an encrypted notebook keeps to itself.
    const isKept = !isOpen(this.scope) && !this.#library.notebook?.encryption;
    remember(`causeway.scope.${this.notebookId}`, isKept ? JSON.stringify(this.scope) : null);
    void this.suggest([]);
  }

  /** Puts questions to the whole notebook again. */
  unlimit(): void {
    this.limit({ documentIds: [], tags: [], modules: [], from: '', to: '' });
  }

  /** Saves at once what was typed. */
  flush(): void {
    this.typed.flush();
  }

  /** Keeps the question in the box, as it is typed. */
  keepDraft(): void {
    const { notebookId, draft } = this;
    if (!notebookId) return;
    this.typed.later(DRAFT, () => {
      this.services.library.saveDraft(notebookId, draft).catch((thrown: unknown) => this.report(thrown));
    });
  }

  /** Asks what is in the box, or the given question; the answer arrives in a new cell at the top. */
  async ask(question: string = this.draft, strategy: StrategyId = this.strategy): Promise<void> {
    const notebookId = this.#askable(question);
    if (!notebookId) return;
    const { scope } = this;
    const cell: LiveCell = {
      ...blankCell(notebookId, keyAtTop(this.list)),
      question,
      strategy,
      ...(!isOpen(scope) && { scope }),
      follows: this.#follows(),
    };
    this.followedId = null;
    if (question === this.draft) {
      this.draft = '';
      this.keepDraft();
    }
    await this.#start(cell);
  }

  /** Asks a question that goes on from a cell. */
  async followUp(id: string, question: string): Promise<void> {
    this.followedId = id;
    await this.ask(question);
  }

  /** Goes through the plan of a cell once more with what the person put otherwise, and says so, with a way to undo it. */
  replan(id: string, edits: PlanEdit[]): void {
    const undo = this.answering.replan(id, edits);
    if (undo) this.#notices.show(words.planChanged, { label: texts.undo, run: () => void undo() });
  }

  /** Asks the same again in a cell of its own, below the first. */
  async duplicate(id: string): Promise<void> {
    const first = this.find(id);
    const notebookId = first && this.#askable(first.question);
    if (!notebookId) return;
    const { question, strategy, scope, follows = null } = first;
    const order = keyBelow(this.list, id);
    await this.#start({
      ...blankCell(notebookId, order),
      question,
      follows,
      ...(strategy && { strategy }),
      ...(scope && { scope }),
    });
  }

  /** Fills the suggestions: the given questions, else such as the statements of the part that is asked answer. */
  async suggest(questions: string[]): Promise<void> {
    const { notebookId } = this;
    if (!notebookId) return;
    const { ask } = this.services;
    const scope = scopeOf(this.scope, this.#library.documents, this.#library.excludedIds);
    const [found, basis] = await Promise.all([
      questions.length > 0 ? questions : ask.suggestQuestions(notebookId, SUGGESTIONS, scope).catch((): string[] => []),
      ask.basis(notebookId).catch(() => null),
    ]);
    if (this.notebookId !== notebookId) return;
    // Several statements may make the same question.
    this.suggestions = found.filter((one, at) => found.indexOf(one) === at);
    this.basis = basis;
  }

  /** The topics that questions can be limited to. */
  async modules(notebookId: string): Promise<ModuleChoice[]> {
    return this.services.ask.listModules(notebookId).catch((): ModuleChoice[] => []);
  }

  /** Gives an impossible question back to the box, with what is wrong beside it. */
  refuse(id: string, error: string): void {
    const question = this.find(id)?.question ?? '';
    void this.remove(id);
    this.questionError = error;
    if (this.draft === '') this.draft = question;
  }

  protected override async remove(id: string): Promise<void> {
    this.answering.stop(id);
    this.answering.stopComparison(id);
    if (this.followedId === id) this.followedId = null;
    await super.remove(id);
  }

  async #start(cell: LiveCell): Promise<void> {
    this.insert(cell);
    this.selectedId = cell.id;
    await this.answering.run(cell.id);
  }

  /** Questions are no longer limited to sources that were removed before the app was started; nothing is to be left of those. */
  #forgetGone(notebookId: string): void {
    const { listed, documents } = this.#library;
    if (this.notebookId !== notebookId || !listed) return;
    const { documentIds = [] } = this.scope;
    const kept = documentIds.filter((id) => documents.some((document) => document.id === id));
    if (kept.length < documentIds.length) this.limit({ documentIds: kept });
  }

  /** What the next question goes on from: what the person chose, else what is being read, if the question's words point there. */
  #follows(): Followed | null {
    const { followed, selected } = this;
    if (followed) return { cellId: followed.id, question: followed.question };
    const isRead = selected?.answer && selected.phase === 'done';
    return isRead ? { cellId: selected.id, question: selected.question, implied: true } : null;
  }

  /** The notebook when this question can be put to it; else null, and what is wrong is told beside the box. */
  #askable(question: string): string | null {
    this.questionError = null;
    const { documents, listed, isEmpty } = this.#library;
    // What is not listed yet may hold the answer.
    const hasNothing = !this.notebookId || isEmpty;
    if (question.trim() === '') this.questionError = texts.emptyQuestion;
    else if (hasNothing) this.questionError = texts.noDocumentsYet;
    else if (listed && !isOpen(this.scope) && countChosen(this.scope, documents) === 0) {
      this.questionError = words.nothingInScope;
    }
    return this.questionError === null ? this.notebookId : null;
  }
}
