/** @file Keeps the last few documents at hand, for previews and for going back and forth between citations. */
import type { DocumentContent } from '../../rpc/contracts.ts';

const kept = 6;

export class DocumentCache {
  readonly #contents = new Map<string, Promise<DocumentContent>>();

  /** The document, from memory or from `load`; a failure is not kept. */
  get(documentId: string, load: () => Promise<DocumentContent>): Promise<DocumentContent> {
    const known = this.#contents.get(documentId);
    if (known) return known;
    const content = load();
    this.#contents.set(documentId, content);
    content.catch(() => this.#contents.delete(documentId));
    for (const oldest of this.#contents.keys()) {
      if (this.#contents.size <= kept) break;
      this.#contents.delete(oldest);
    }
    return content;
  }

  forget(documentId: string): void {
    this.#contents.delete(documentId);
  }

  clear(): void {
    this.#contents.clear();
  }
}
