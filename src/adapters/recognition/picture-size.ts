/** @file The size of a PNG picture, from its header. */
import type { PictureSize } from './recognized-page.ts';

/** Where width and height stand: behind the signature and the length and name of the first chunk (PNG specification, 11.2.2). */
const WIDTH_AT = 16;

/** @param png a PNG file */
export function pictureSize(png: Uint8Array): PictureSize {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(WIDTH_AT), height: view.getUint32(WIDTH_AT + 4) };
}
