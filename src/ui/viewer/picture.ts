/** @file A picture as a file of one page, drawn as the browser decodes it. */
import type { PdfFile } from './pdf.ts';

/** @throws where the browser can't decode it */
export async function openPicture(original: Blob): Promise<PdfFile> {
  const bitmap = await createImageBitmap(original);
  return {
    outline: async () => [],
    draw(_page, canvas) {
      const wanted = canvas.getBoundingClientRect().width * devicePixelRatio || bitmap.width;
      const share = Math.min(1, wanted / bitmap.width);
      canvas.width = Math.round(bitmap.width * share);
      canvas.height = Math.round(bitmap.height * share);
      canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      return () => undefined;
    },
    close: () => bitmap.close(),
  };
}
