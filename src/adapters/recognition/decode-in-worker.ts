/** @file A picture file as it is recognised: upright and no larger than helps, decoded by the browser. */
import type { PagePicture } from '../parsers/page-pictures.ts';
import { MOST_DOTS } from './most-dots.ts';

/**
 * @param longerSide page units of its longer side
 * @throws where the browser can't decode it
 */
export async function decodeInWorker(bytes: Uint8Array, longerSide: number): Promise<PagePicture> {
  const bitmap = await createImageBitmap(new Blob([bytes.slice()]));
  const share = Math.min(1, Math.sqrt(MOST_DOTS / (bitmap.width * bitmap.height)));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * share), Math.round(bitmap.height * share));
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const png = await canvas.convertToBlob({ type: 'image/png' });
  return {
    bytes: new Uint8Array(await png.arrayBuffer()),
    scale: Math.max(canvas.width, canvas.height) / longerSide,
  };
}
