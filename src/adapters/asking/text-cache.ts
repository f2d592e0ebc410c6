/** @file Texts of documents, fetched when they are first needed; the least recently used make room. */
import type { NotebookStore, TextSource } from '../../engine/ports.ts';

export class TextCache {
  readonly #texts = new Map<string, Promise<string>>();
  readonly #lengths = new Map<string, number>();
  #characters = 0;

  /** @param mostCharacters UTF-16 units kept at a time; one text is kept however long it is */
  constructor(
    private readonly store: Pick<NotebookStore, 'readText'>,
    private readonly mostCharacters: number,
  ) {}

  of(notebookId: string): TextSource {
    return { text: (documentId) => this.#text(notebookId, documentId) };
  }

  /** Forgets all of them: documents may have been read anew. */
  clear(): void {
    this.#texts.clear();
    this.#lengths.clear();
    this.#characters = 0;
  }

  #text(notebookId: string, documentId: string): Promise<string> {
    const key = `${notebookId} ${documentId}`;
    const known = this.#texts.get(key);
    if (known !== undefined) {
      this.#texts.delete(key);
      this.#texts.set(key, known);
      return known;
    }
    const text = this.store.readText(notebookId, documentId);
    this.#texts.set(key, text);
    text.then(
      ({ length }) => this.#texts.get(key) === text && this.#arrived(key, length),
      () => this.#texts.get(key) === text && this.#texts.delete(key),
    );
    return text;
  }

  #arrived(key: string, length: number): void {
    this.#lengths.set(key, length);
    this.#characters += length;
    for (const oldest of this.#texts.keys()) {
      if (this.#characters <= this.mostCharacters || oldest === key) return;
      this.#texts.delete(oldest);
      this.#characters -= this.#lengths.get(oldest) ?? 0;
      this.#lengths.delete(oldest);
    }
  }
}
