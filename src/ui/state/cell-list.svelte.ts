/** @file The list of a notebook's cells: read, ordered, opened, moved, taken out and brought back, and kept. */
import type { Answer } from '../../engine/types.ts';
import type { WhatIfEdit } from '../../rpc/whatif.ts';
import { explain } from '../errors.ts';
import { texts } from '../texts.ts';
import { cells as words } from '../texts/cells.ts';
import type { Services } from '../workers.ts';
import { inOrder, keyAt, keyAtTop, keyBelow } from './cell-order.ts';
import { blankCell, done, headCell, plainText, storedCell, wholeCell, type LiveCell } from './live-cell.ts';
import { SavedAsTyped } from './saved-as-typed.ts';
import type { Toasts } from './toasts.svelte.ts';

/** True for a cell that is not only kept but at work: what is here is newer than what is kept. */
function isAtWork({ phase, comparison }: LiveCell): boolean {
  return phase !== 'done' || comparison?.phase === 'running';
}

export class CellList {
  /** In the order in which they are shown. */
  list = $state.raw<LiveCell[]>([]);
  /** False until the cells of the open notebook are known. */
  listed = $state(false);
  /** The question whose evidence is shown. */
  selectedId = $state<string | null>(null);
  /** The note that is being written. */
  editedId = $state<string | null>(null);
  /** The cell that was opened or made last. */
  reachedId = $state<string | null>(null);
  /** What happened to the list last, for those who can't see it. */
  said = $state('');

  selected = $derived(this.list.find(({ id }) => id === this.selectedId) ?? null);

  protected readonly services: Services;
  protected readonly typed = new SavedAsTyped();
  protected notebookId: string | null = null;
  readonly #toasts: Toasts;
  /** How often this tab is about to be told of what it did to a cell itself. */
  readonly #echoes: Record<string, number> = {};

  constructor(services: Services, toasts: Toasts) {
    this.services = services;
    this.#toasts = toasts;
  }

  /** Whether a cell shows its answer or its text, and not only its first line. */
  isOpen({ id, kind, pinned, collapsed }: LiveCell): boolean {
    if (kind === 'note') return !collapsed || this.editedId === id;
    return !collapsed && (pinned === true || this.selectedId === id);
  }

  /** Opens a cell, and shows its evidence. */
  select(id: string): void {
    const cell = this.find(id);
    if (!cell) return;
    this.reachedId = id;
    if (cell.kind !== 'note') this.selectedId = id;
    if (cell.collapsed) this.put(id, { collapsed: false });
    else void this.load(id);
  }

  /** Shows only the first line of a cell. */
  fold(id: string): void {
    if (this.editedId === id) this.editedId = null;
    if (this.selectedId === id) this.selectedId = null;
    this.put(id, { collapsed: true });
  }

  /** Reads the answer of a cell of which only the head is here. */
  async load(id: string): Promise<void> {
    const head = this.find(id);
    if (!head || head.isWhole) return;
    const cell = await this.services.library.readCell(head.notebookId, id).catch(() => null);
    if (cell && this.find(id)?.isWhole === false) this.change(id, wholeCell(cell));
  }

  /** Starts a note below a cell, or at the top. */
  addNote(below: string | null = null): void {
    if (!this.notebookId) return;
    const order = below ? keyBelow(this.list, below) : keyAtTop(this.list);
    const note: LiveCell = { ...blankCell(this.notebookId, order), ...done, kind: 'note', note: '' };
    this.insert(note);
    this.editedId = note.id;
    void this.save(note.id);
  }

  /** Keeps a scenario with its outcome at the top; null while no notebook is open. */
  addScenario(question: string, answer: Answer, scenario: WhatIfEdit[]): string | null {
    if (!this.notebookId) return null;
    const cell: LiveCell = {
      ...blankCell(this.notebookId, keyAtTop(this.list)),
      ...done,
      question,
      answer,
      scenario: $state.snapshot(scenario),
      start: plainText(answer),
    };
    this.insert(cell);
    this.selectedId = cell.id;
    void this.save(cell.id);
    return cell.id;
  }

  /** Keeps the text of a note, as it is typed. */
  writeNote(id: string, note: string): void {
    this.change(id, { note });
    this.typed.later(id, () => void this.save(id));
  }

  /** Ends writing a note; an empty one goes. */
  endNote(id: string): void {
    if (this.editedId === id) this.editedId = null;
    if (this.find(id)?.note?.trim() === '') void this.remove(id);
    else this.typed.flush();
  }

  /** Keeps a cell at the top and open, or lets it go. */
  pin(id: string, pinned: boolean): void {
    this.put(id, { pinned, ...(pinned && { collapsed: false }) });
    this.list = inOrder(this.list);
    this.#say(words.pinned(pinned));
  }

  /** Takes a cell to another place, counted from 0 among the pinned cells or among the others. */
  moveTo(id: string, place: number): void {
    const order = keyAt(this.list, id, place);
    if (order === null) return this.#say(words.cannotMove);
    this.put(id, { order });
    this.list = inOrder(this.list);
    this.#say(words.movedTo(this.placeOf(id) + 1, this.partOf(id).length));
  }

  /** Takes a cell up or down by one. */
  move(id: string, by: 1 | -1): void {
    this.moveTo(id, this.placeOf(id) + by);
  }

  /** The cells among which a cell can be moved: the pinned ones, or the others. */
  partOf(id: string): LiveCell[] {
    const pinned = this.find(id)?.pinned ?? false;
    return this.list.filter((cell) => (cell.pinned ?? false) === pinned);
  }

  /** The place of a cell among those of its part, from 0. */
  placeOf(id: string): number {
    return this.partOf(id).findIndex((cell) => cell.id === id);
  }

  async delete(id: string): Promise<void> {
    await this.load(id);
    const cell = this.find(id);
    if (!cell) return;
    await this.remove(id);
    const line = cell.kind === 'note' ? words.noteDeleted : texts.cellDeleted;
    this.#toasts.show(line, { label: texts.undo, run: () => void this.#restore(cell) });
  }

  find(id: string): LiveCell | undefined {
    return this.list.find((cell) => cell.id === id);
  }

  /** Changes what is shown of a cell; {@link save} keeps it. */
  change(id: string, change: Partial<LiveCell>): void {
    this.list = this.list.map((cell) => (cell.id === id ? { ...cell, ...change } : cell));
  }

  async save(id: string): Promise<void> {
    const cell = this.find(id);
    if (!cell) return;
    this.typed.drop(id);
    await this.#tell(id, () => this.services.library.saveCell(storedCell(cell)));
  }

  report(thrown: unknown): void {
    this.#toasts.show(explain(thrown));
  }

  /** Reads the cells of a notebook, and opens its newest answer. */
  protected async read(notebookId: string): Promise<void> {
    const heads = await this.services.library.listCellHeads(notebookId);
    if (this.notebookId !== notebookId) return;
    const made = this.list.map(({ id }) => id);
    this.list = inOrder([...this.list, ...heads.filter(({ id }) => !made.includes(id)).map(headCell)]);
    this.listed = true;
    const questions = this.list.filter(({ kind }) => kind !== 'note');
    const first = questions.find(({ pinned }) => !pinned) ?? questions[0];
    if (!this.selected && first && !first.collapsed) this.selectedId = first.id;
    if (this.selectedId) void this.load(this.selectedId);
  }

  protected insert(cell: LiveCell): void {
    this.reachedId = cell.id;
    this.list = inOrder([...this.list, cell]);
  }

  /** Changes and keeps a cell; one of which only the head is here is read first. */
  protected put(id: string, change: Partial<LiveCell>): void {
    this.change(id, change);
    void this.load(id).then(() => {
      this.change(id, change);
      return this.save(id);
    });
  }

  protected async remove(id: string): Promise<void> {
    const cell = this.find(id);
    if (!cell) return;
    this.typed.drop(id);
    const at = this.list.indexOf(cell);
    this.list = this.list.filter((other) => other.id !== id);
    if (this.editedId === id) this.editedId = null;
    if (this.selectedId === id) {
      const next = [...this.list.slice(at), ...this.list.slice(0, at).reverse()].find(({ kind }) => kind !== 'note');
      this.selectedId = null;
      if (next) this.select(next.id);
    }
    await this.#tell(id, () => this.services.library.deleteCell(cell.notebookId, id));
  }

  /** Shows what became of a cell in another tab. */
  protected async changedElsewhere(id: string): Promise<void> {
    const { notebookId } = this;
    if (!notebookId || this.#isEcho(id)) return;
    const cell = await this.services.library.readCell(notebookId, id).catch(() => undefined);
    const known = this.find(id);
    if (cell === undefined || this.notebookId !== notebookId || this.typed.isPending(id)) return;
    if (known && isAtWork(known)) return;
    this.list = inOrder([...this.list.filter((other) => other.id !== id), ...(cell ? [wholeCell(cell)] : [])]);
    if (!this.selected) this.selectedId = this.list.find(({ kind }) => kind !== 'note')?.id ?? null;
  }

  async #restore(cell: LiveCell): Promise<void> {
    if (this.notebookId !== cell.notebookId || this.find(cell.id)) return;
    const comparison = cell.comparison?.phase === 'done' ? cell.comparison : null;
    this.insert({ ...cell, ...done, comparison });
    if (cell.kind !== 'note') this.selectedId = cell.id;
    await this.save(cell.id);
  }

  /** Changes what is kept of a cell; all tabs are then told, this one too. */
  async #tell(id: string, work: () => Promise<void>): Promise<void> {
    this.#echoes[id] = (this.#echoes[id] ?? 0) + 1;
    await work().catch((thrown: unknown) => {
      this.#isEcho(id);
      this.report(thrown);
    });
  }

  /** True when this tab is told of what it did itself. */
  #isEcho(id: string): boolean {
    const expected = this.#echoes[id] ?? 0;
    this.#echoes[id] = Math.max(0, expected - 1);
    return expected > 0;
  }

  #say(line: string): void {
    // The same words again would not be read out.
    this.said = this.said === line ? `${line} ` : line;
  }
}
