/**
 * @file How large the letters of fonts are that draw their letters themselves (type 3, as old TeX makes them): they need not have a thousand units to the
 * letter, and then a piece's matrix says nothing of its size. How far its letters run does.
 */
import type { TextItem as PdfJsItem } from 'pdfjs-dist/types/src/display/api';

/** How tall letters are that run so far, in units of their mean width. */
const USUAL_HEIGHT = 2.1;
/** No letters are set so many times as tall as wide, nor as wide as tall: their font has units of its own. */
const OWN_UNITS = 8;

/** Sizes of such fonts in one document, the surer the more pages were read. */
export class FontSizes {
  readonly #runs = new Map<string, { width: number; letters: number }>();

  /** @returns whether a page has such fonts */
  read(pieces: readonly PdfJsItem[]): boolean {
    const own = pieces.filter(({ str, transform }) => {
      const [a, b, c, d] = transform as [number, number, number, number];
      const [along, upwards] = [Math.hypot(a, b), Math.hypot(c, d)];
      return str.trim() !== '' && Math.max(along, upwards) >= OWN_UNITS * Math.min(along, upwards);
    });
    for (const { str, width, fontName } of own) {
      const run = this.#runs.get(fontName) ?? { width: 0, letters: 0 };
      this.#runs.set(fontName, { width: run.width + width, letters: run.letters + str.trim().length });
    }
    return own.length > 0;
  }

  /** In points; undefined of fonts whose pieces tell it themselves. */
  of(fontName: string): number | undefined {
    const run = this.#runs.get(fontName);
    return run && (USUAL_HEIGHT * run.width) / run.letters;
  }
}
