/** @file Pages of a PDF as pictures, for recognising what is written on them; drawn by pdf.js on a canvas, in a worker or in Node. */
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { RenderParameters } from 'pdfjs-dist/types/src/display/api';
import { MOST_DOTS } from '../recognition/most-dots.ts';
import type { PagePicture } from './page-pictures.ts';

/** Dots to an inch; recognition gains nothing from more. */
const RESOLUTION = 200;
/** Units of a page to an inch. */
const UNITS = 72;

/** What pdf.js draws on: the canvas of a worker or that of the package `@napi-rs/canvas`, which pdf.js takes in Node. */
interface Drawn {
  canvas: OffscreenCanvas | { toBuffer(type: 'image/png'): Uint8Array<ArrayBuffer> };
  context: OffscreenCanvasRenderingContext2D;
}

interface CanvasFactory {
  create(width: number, height: number): Drawn;
  destroy(drawn: Drawn): void;
}

/** @returns a function that draws a page, counted from 1 */
export function pageDrawing(document: PDFDocumentProxy): (page: number) => Promise<PagePicture> {
  const factory = document.canvasFactory as CanvasFactory;
  return async (number) => {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(RESOLUTION / UNITS, Math.sqrt(MOST_DOTS / (width * height)));
    const viewport = page.getViewport({ scale });
    const drawn = factory.create(Math.floor(viewport.width), Math.floor(viewport.height));
    try {
      const { canvas, context: canvasContext } = drawn;
      // Its types know canvases of a page alone.
      await page.render({ canvas, canvasContext, viewport } as unknown as RenderParameters).promise;
      return { bytes: await encoded(drawn), scale };
    } finally {
      factory.destroy(drawn);
      page.cleanup();
    }
  };
}

async function encoded({ canvas }: Drawn): Promise<Uint8Array<ArrayBuffer>> {
  if ('toBuffer' in canvas) return canvas.toBuffer('image/png');
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}
