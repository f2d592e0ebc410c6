/** @file Draws PDF pages with pdf.js, which is loaded with the first PDF; all of its files come from our own origin. */
import { GlobalWorkerOptions, getDocument, RenderingCancelledException } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;
const assets = `${import.meta.env.BASE_URL}pdfjs/`;

export interface PdfFile {
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
    draw(number, canvas, scale, onfail) {
      let stop = (): void => undefined;
      let stopped = false;
      void (async () => {
        const page = await file.getPage(number);
        if (stopped) return;
        const viewport = page.getViewport({ scale });
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
