/** @file The list of sources as a person sees it: filtered, sorted, some of them chosen, and what can be done with them. */
import { SvelteSet } from 'svelte/reactivity';
import type { DocumentChange, DocumentInfo } from '../../rpc/contracts.ts';
import { explain } from '../errors.ts';
import { pickSources } from '../files/pick.ts';
import {
  arrange,
  countFilters,
  defaultOrder,
  facetsOf,
  fileName,
  noFilter,
  type SortOrder,
  type SourceFilter,
} from '../sources/listing.ts';
import { texts } from '../texts.ts';
import { sourceList } from '../texts/source-list.ts';
import type { Services } from '../workers.ts';
import type { Library } from './library.svelte.ts';
import type { Toasts } from './toasts.svelte.ts';
import type { Viewer } from './viewer.svelte.ts';

const idsOf = (documents: readonly DocumentInfo[]) => documents.map(({ id }) => id);
const namesOf = (documents: readonly DocumentInfo[]) => documents.map(({ name }) => fileName(name));

export class Sources {
  filter = $state.raw<SourceFilter>(noFilter);
  order = $state.raw<SortOrder>(defaultOrder);
  /** Those whose tags and date are being edited. */
  edited = $state.raw<DocumentInfo[]>([]);
  readonly #chosenIds = new SvelteSet<string>();
  /** Where a range of chosen sources begins. */
  #anchor: string | null = null;

  readonly #services: Services;
  readonly #library: Library;
  readonly #viewer: Viewer;
  readonly #toasts: Toasts;

  shown = $derived.by(() => arrange(this.#library.documents, this.filter, this.order));
  facets = $derived.by(() => facetsOf(this.#library.documents));
  filters = $derived(countFilters(this.filter));
  isFiltered = $derived(this.filters > 0 || this.filter.text.trim() !== '');
  chosen = $derived.by(() => this.#library.documents.filter(({ id }) => this.#chosenIds.has(id)));

  constructor(services: Services, library: Library, viewer: Viewer, toasts: Toasts) {
    this.#services = services;
    this.#library = library;
    this.#viewer = viewer;
    this.#toasts = toasts;
  }

  /** Another notebook is shown: its list starts whole. */
  reset(): void {
    this.filter = noFilter;
    this.edited = [];
    this.clearChoice();
  }

  narrow(part: Partial<SourceFilter>): void {
    this.filter = { ...this.filter, ...part };
  }

  /** Takes all filters away; the words stay. */
  clearFilter(): void {
    this.filter = { ...noFilter, text: this.filter.text };
  }

  isChosen(id: string): boolean {
    return this.#chosenIds.has(id);
  }

  choose(id: string, chosen: boolean): void {
    if (chosen) this.#chosenIds.add(id);
    else this.#chosenIds.delete(id);
    this.#anchor = id;
  }

  /** Chooses everything shown from the source that was chosen last to this one. */
  chooseThrough(id: string): void {
    const to = this.shown.findIndex((document) => document.id === id);
    const from = this.shown.findIndex((document) => document.id === this.#anchor);
    if (to < 0 || from < 0) return this.choose(id, true);
    const range = this.shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    for (const one of range) this.#chosenIds.add(one.id);
  }

  chooseAll(): void {
    for (const { id } of this.shown) this.#chosenIds.add(id);
  }

  clearChoice(): void {
    this.#chosenIds.clear();
    this.#anchor = null;
  }

  /** Takes sources out, with one way back for all of them. */
  async remove(documents: readonly DocumentInfo[]): Promise<void> {
    const ids = idsOf(documents);
    for (const id of ids) this.#viewer.forget(id);
    this.#library.hide(ids);
    await this.#tell(documents, (notebookId) => this.#services.library.removeDocuments(notebookId, ids), {
      done: sourceList.removed(namesOf(documents)),
      undo: (notebookId) => this.#services.library.restoreDocuments(notebookId, ids),
    });
  }

  async exclude(documents: readonly DocumentInfo[], excluded: boolean): Promise<void> {
    const changing = documents.filter((document) => (document.excluded ?? false) !== excluded);
    const names = namesOf(changing);
    const set = (value: boolean) => (notebookId: string) =>
      this.#services.library.updateDocuments(notebookId, idsOf(changing), { excluded: value });
    await this.#tell(changing, set(excluded), {
      done: excluded ? sourceList.nowExcluded(names) : sourceList.nowIncluded(names),
      undo: set(!excluded),
    });
  }

  async edit(documents: readonly DocumentInfo[], change: DocumentChange): Promise<void> {
    const { library } = this.#services;
    await this.#tell(documents, (notebookId) => library.updateDocuments(notebookId, idsOf(documents), change), {
      done: sourceList.changed(namesOf(documents)),
      undo: async (notebookId) => {
        await Promise.all(
          documents.map((document) => library.updateDocuments(notebookId, [document.id], inverse(document, change))),
        );
      },
    });
  }

  /** Reads sources again from their kept files. */
  async reread(documents: readonly DocumentInfo[]): Promise<void> {
    await this.#tell(documents, async (notebookId) => {
      const { withoutFile } = await this.#services.library.rereadDocuments(notebookId, idsOf(documents));
      const without = documents.filter(({ id }) => withoutFile.includes(id));
      const begun = documents.filter((document) => !without.includes(document));
      for (const { id } of begun) this.#viewer.forget(id);
      if (begun.length > 0) this.#toasts.show(sourceList.rereading(namesOf(begun)));
      if (without.length === 0) return;
      const add = () => pickSources((files) => this.#library.add(files));
      this.#toasts.show(sourceList.notKept(namesOf(without)), { label: sourceList.addAgain, run: add });
    });
  }

  /** Does something with sources of the open notebook, shows what came of it, and says so with a way back. */
  async #tell(
    documents: readonly DocumentInfo[],
    work: (notebookId: string) => Promise<void>,
    outcome?: { done: string; undo: (notebookId: string) => Promise<void> },
  ): Promise<void> {
    const notebookId = this.#library.notebookId;
    if (!notebookId || documents.length === 0) return;
    try {
      await work(notebookId);
      if (outcome) {
        const undo = () => void this.#tell(documents, () => outcome.undo(notebookId));
        this.#toasts.show(outcome.done, { label: texts.undo, run: undo });
      }
    } catch (thrown) {
      this.#toasts.show(explain(thrown));
    }
    if (this.#library.notebookId === notebookId) await this.#library.refresh(idsOf(documents));
  }
}

/** What takes a change of one document back. */
function inverse({ tags = [], date, excluded = false }: DocumentInfo, change: DocumentChange): DocumentChange {
  return {
    removeTags: (change.addTags ?? []).filter((tag) => !tags.includes(tag)),
    addTags: (change.removeTags ?? []).filter((tag) => tags.includes(tag)),
    ...(change.date !== undefined && { date: date ?? null }),
    ...(change.excluded !== undefined && { excluded }),
  };
}
