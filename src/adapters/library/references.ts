/**
 * @file Attaches what bibliographies say to the documents they speak of, whichever of the two comes first. Entries without a document
 * stay with their bibliography and are tried again with every document that comes.
 */
import type { NotebookStore } from '../../engine/ports.ts';
import type { DocumentInfo, ReadDocument } from '../../engine/records.ts';
import type { Reference } from '../../engine/types.ts';
import { ReferenceIndex } from './reference-match.ts';

/** A bibliography that was read, and how many of its entries describe documents of the notebook. */
export interface BibliographyReport {
  name: string;
  entries: number;
  attached: number;
}

export class References {
  /** Entries of the notebook's bibliographies; null until they were looked for. */
  #known: Reference[] | null = null;
  #index = new ReferenceIndex([]);

  constructor(
    private readonly store: NotebookStore,
    private readonly notebookId: string,
  ) {}

  /**
   * Looks at documents that were just stored, and at all others when bibliographies are among them.
   * @param nameOf the name of a document that was just stored
   */
  async noteRead(documents: readonly ReadDocument[], nameOf: (id: string) => string): Promise<BibliographyReport[]> {
    const bibliographies = documents.filter(({ parsed }) => parsed.references !== undefined);
    const known = this.#known ?? (await this.#load());
    if (bibliographies.length > 0) {
      // The newest word counts; an entry that is there twice changes nothing.
      this.#known = [...bibliographies.flatMap(({ parsed }) => parsed.references ?? []), ...known];
      this.#index = new ReferenceIndex(this.#known);
      return this.#attachToAll(bibliographies);
    }
    if (known.length === 0) return [];
    for (const { documentId, parsed } of documents) {
      const reference = this.#index.match(nameOf(documentId), parsed);
      if (reference !== null) await this.store.updateDocuments(this.notebookId, [documentId], { reference });
    }
    return [];
  }

  /** Bibliographies were removed or restored: what they say is looked for anew. */
  forget(): void {
    this.#known = null;
  }

  /** Brings all documents up to date with the bibliographies that are there: gives and takes away what those say. */
  async settle(): Promise<void> {
    await this.#load();
    await this.#attach(await this.store.listDocuments(this.notebookId));
  }

  async #load(): Promise<Reference[]> {
    const found: Reference[] = [];
    for (const { id, format } of await this.store.listDocuments(this.notebookId)) {
      if (format !== 'bibliography') continue;
      found.unshift(...((await this.store.readParsed(this.notebookId, id))?.references ?? []));
    }
    this.#known = found;
    this.#index = new ReferenceIndex(found);
    return found;
  }

  /** Gives documents what the bibliographies say of them, and takes away what none says any more; returns what was found. */
  async #attach(infos: readonly DocumentInfo[]): Promise<Reference[]> {
    const attached: Reference[] = [];
    const isEmpty = this.#known?.length === 0;
    for (const info of infos) {
      if (info.status !== 'ready' || info.format === 'bibliography') continue;
      const parsed = isEmpty ? null : await this.store.readParsed(this.notebookId, info.id);
      const reference = parsed && this.#index.match(info.name, parsed);
      if (reference) attached.push(reference);
      if (JSON.stringify(reference) === JSON.stringify(info.reference ?? null)) continue;
      await this.store.updateDocuments(this.notebookId, [info.id], { reference });
    }
    return attached;
  }

  async #attachToAll(bibliographies: readonly ReadDocument[]): Promise<BibliographyReport[]> {
    const infos = await this.store.listDocuments(this.notebookId);
    const attached = new Set((await this.#attach(infos)).map(identityOf));
    const names = new Map(infos.map(({ id, name }) => [id, name]));
    return bibliographies.map(({ documentId, parsed: { references = [] } }) => ({
      name: names.get(documentId) ?? '',
      entries: references.length,
      attached: references.filter((reference) => attached.has(identityOf(reference))).length,
    }));
  }
}

function identityOf({ key, doi, title }: Reference): string {
  return JSON.stringify([key, doi, title]);
}
