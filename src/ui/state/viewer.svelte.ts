/** @file The source on the reading side: which document, and which sentence of it is highlighted. */
import type { Citation, Span } from '../../engine/types.ts';
import type { DocumentContent } from '../../rpc/contracts.ts';
import { explain } from '../errors.ts';
import type { Services } from '../workers.ts';
import { DocumentCache } from './document-cache.ts';

/** Where reading of a source stopped, and how it was shown. */
export interface ReadingPlace {
  /** In the document's text, UTF-16 units. */
  position: number;
  /** Whether a source with pages was shown as text. */
  asText: boolean;
  /** How large pages were drawn; 1: as wide as the pane. */
  zoom: number;
}

const beginning: ReadingPlace = { position: 0, asText: false, zoom: 1 };

export class Viewer {
  content = $state.raw<DocumentContent | null>(null);
  /** The sentence to show and highlight; null when the document was opened as a whole. */
  target = $state.raw<Span | null>(null);
  /** The citations to go through with next and previous. */
  citations = $state.raw<Citation[]>([]);
  position = $state(-1);
  loading = $state(false);
  error = $state<string | null>(null);
  /** Grows with every request, so that opening the same sentence again scrolls to it again. */
  request = $state(0);

  isOpen = $derived(this.content !== null || this.loading || this.error !== null);

  readonly #services: Services;
  #notebookId: string | null = null;
  readonly #cache = new DocumentCache();
  /** By document, while the notebook is open. */
  #places: Record<string, ReadingPlace> = {};

  constructor(services: Services) {
    this.#services = services;
  }

  open(notebookId: string | null): void {
    if (this.#notebookId === notebookId) return;
    this.#notebookId = notebookId;
    this.#cache.clear();
    this.#places = {};
    this.close();
  }

  async showDocument(documentId: string): Promise<void> {
    this.citations = [];
    this.position = -1;
    await this.#show(documentId, null);
  }

  /** Opens the source of a sentence at the sentence. */
  async showSpan(span: Span): Promise<void> {
    this.citations = [];
    this.position = -1;
    await this.#show(span.documentId, span);
  }

  async showCitation(citations: Citation[], position: number): Promise<void> {
    const citation = citations[position];
    if (!citation) return;
    this.citations = citations;
    this.position = position;
    await this.#show(citation.documentId, citation);
  }

  async step(by: 1 | -1): Promise<void> {
    await this.showCitation(this.citations, this.position + by);
  }

  close(): void {
    this.content = null;
    this.target = null;
    this.citations = [];
    this.position = -1;
    this.loading = false;
    this.error = null;
  }

  /** Where reading of a document goes on. */
  placeOf(documentId: string): ReadingPlace {
    return this.#places[documentId] ?? beginning;
  }

  notePlace(documentId: string, place: Partial<ReadingPlace>): void {
    this.#places[documentId] = { ...this.placeOf(documentId), ...place };
  }

  /** Forgets a removed document. */
  forget(documentId: string): void {
    this.#cache.forget(documentId);
    if (this.content?.info.id === documentId) this.close();
  }

  /** @throws CausewayError `document-missing` */
  async read(documentId: string): Promise<DocumentContent> {
    const notebookId = this.#notebookId;
    if (!notebookId) throw new Error('No notebook is open.');
    return this.#cache.get(documentId, () => this.#services.ask.readDocument(notebookId, documentId));
  }

  async #show(documentId: string, span: Span | null): Promise<void> {
    const request = ++this.request;
    this.loading = true;
    this.error = null;
    try {
      const content = await this.read(documentId);
      if (request !== this.request) return;
      this.content = content;
      this.target = span;
    } catch (thrown) {
      if (request !== this.request) return;
      this.content = null;
      this.error = explain(thrown);
    }
    this.loading = false;
  }
}
