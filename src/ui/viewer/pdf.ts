/** @file Draws PDF pages with pdf.js, which is loaded with the first PDF; all of its files come from our own origin. */
import { GlobalWorkerOptions, getDocument, RenderingCancelledException, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { PageEntry } from './outline.ts';

GlobalWorkerOptions.workerSrc = workerUrl;
const assets = `${import.meta.env.BASE_URL}pdfjs/`;

/** A canvas of more pixels than this is refused by some browsers. */
const MOST_PIXELS = 16_000_000;
/** Entries of an outline beyond this many are left out. */
const LONGEST_OUTLINE = 2000;

export interface PdfFile {
  /** The outline that the file brings along; empty where it has none. */
  outline(): Promise<PageEntry[]>;
  /** Draws a page, counted from 1; the returned function stops it. */
  draw(page: number, canvas: HTMLCanvasElement, scale: number, onfail: () => void): () => void;
  close(): void;
}

export async function openPdf(original: Blob): Promise<PdfFile> {
  const loading = getDocument({
    data: new Uint8Array(await original.arrayBuffer()),
    isEvalSupported: false,
    enableXfa: false,
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    wasmUrl: `${assets}wasm/`,
    iccUrl: `${assets}iccs/`,
  });
  const file = await loading.promise;
  return {
    outline: () => readOutline(file).catch(() => []),
    draw(number, canvas, scale, onfail) {
      let stop = (): void => undefined;
      let stopped = false;
      void (async () => {
        const page = await file.getPage(number);
        if (stopped) return;
        const wanted = page.getViewport({ scale });
        const share = Math.min(1, Math.sqrt(MOST_PIXELS / (wanted.width * wanted.height)));
        const viewport = page.getViewport({ scale: scale * share });
        canvas.width = Math.floor(viewport.width);
        canvas.height = Math.floor(viewport.height);
        const task = page.render({ canvas, viewport });
        stop = () => task.cancel();
        await task.promise;
      })().catch((thrown: unknown) => {
        if (!stopped && !(thrown instanceof RenderingCancelledException)) onfail();
      });
      return () => {
        stopped = true;
        stop();
      };
    },
    close: () => void loading.destroy(),
  };
}

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

/** Entries that lead to a page of the file; those that lead elsewhere are left out. */
async function readOutline(file: PDFDocumentProxy): Promise<PageEntry[]> {
  const found: PageEntry[] = [];
  const visit = async (items: Outline, level: number): Promise<void> => {
    for (const { title, dest, items: inner } of items ?? []) {
      if (found.length >= LONGEST_OUTLINE) return;
      const target = typeof dest === 'string' ? await file.getDestination(dest) : dest;
      const page: unknown = target?.[0];
      const index =
        typeof page === 'number'
          ? page
          : page
            ? await file.getPageIndex(page as { num: number; gen: number }).catch(() => -1)
            : -1;
      if (index >= 0) found.push({ title, level, page: index });
      await visit(inner as Outline, level + 1);
    }
  };
  await visit(await file.getOutline(), 1);
  return found;
}
