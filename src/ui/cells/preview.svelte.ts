/** @file Which citation is being previewed, and beside which element: one preview at a time for the whole page. */
import type { Citation } from '../../engine/types.ts';

/** Long enough not to flash while the pointer crosses a line, in milliseconds. */
const delay = 180;

class CitationPreview {
  citation = $state.raw<Citation | null>(null);
  anchor = $state.raw<Element | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(citation: Citation, anchor: Element): void {
    clearTimeout(this.#timer);
    this.citation = citation;
    this.anchor = anchor;
  }

  showSoon(citation: Citation, anchor: Element): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(citation, anchor), delay);
  }

  /** Leaves time to move the pointer onto the preview. */
  hideSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), delay);
  }

  keep(): void {
    clearTimeout(this.#timer);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.citation = null;
    this.anchor = null;
  }
}

export const citationPreview = new CitationPreview();
