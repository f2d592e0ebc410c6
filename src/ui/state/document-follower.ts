/** @file Keeps the list of documents up to date: asks for those that changed, where that is enough, and one thing after the other. */
import type { DocumentInfo } from '../../rpc/contracts.ts';
import { mergeDocuments } from './merge-documents.ts';
import { throttled } from './throttled.ts';

/** The list that is followed. */
interface Followed {
  notebookId(): string | null;
  shown(): readonly DocumentInfo[];
  /** All documents of a notebook, or those of some ids. */
  read(notebookId: string, documentIds?: readonly string[]): Promise<DocumentInfo[]>;
  show(documents: DocumentInfo[]): void;
}

export class DocumentFollower {
  readonly #list: Followed;
  readonly #follow: () => void;
  /** Ids of documents that changed since the list was brought up to date; null: any may have. */
  #changed: Set<string> | null = new Set();
  #turn: Promise<void> = Promise.resolve();

  constructor(list: Followed) {
    this.#list = list;
    this.#follow = throttled(
      () => this.#inTurn(() => this.#catchUp()),
      () => (list.shown().length > 2000 ? 1500 : 400),
    );
  }

  /** Documents changed, or with null any may have: the list follows soon. */
  note(documentIds: readonly string[] | null): void {
    this.#add(documentIds);
    this.#follow();
  }

  /** Brings the list up to date with what became of some documents, now. */
  refresh(documentIds: readonly string[]): Promise<void> {
    this.#add(documentIds);
    return this.#inTurn(() => this.#catchUp());
  }

  /** Reads the whole list anew, now. */
  reload(): Promise<void> {
    return this.#inTurn(() => this.#readAll());
  }

  #add(documentIds: readonly string[] | null): void {
    if (documentIds === null) this.#changed = null;
    for (const id of documentIds ?? []) this.#changed?.add(id);
  }

  /** An older list must never take the place of a newer one. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #catchUp(): Promise<void> {
    const notebookId = this.#list.notebookId();
    const ids = this.#changed;
    if (notebookId === null || ids?.size === 0) return;
    if (ids === null) return this.#readAll();
    this.#changed = new Set();
    const found = await this.#list.read(notebookId, [...ids]).catch((thrown: unknown) => {
      this.#changed = null;
      throw thrown;
    });
    if (this.#list.notebookId() !== notebookId) return;
    const merged = mergeDocuments(this.#list.shown(), ids, found);
    if (merged === null) return this.#readAll();
    this.#list.show(merged);
  }

  async #readAll(): Promise<void> {
    const notebookId = this.#list.notebookId();
    if (notebookId === null) return;
    this.#changed = new Set();
    const documents = await this.#list.read(notebookId);
    if (this.#list.notebookId() === notebookId) this.#list.show(documents);
  }
}
