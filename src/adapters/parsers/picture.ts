/** @file Pictures of pages (a scan, a photograph of a letter) to text with the place of every word, by text recognition. */
import { imageSize } from 'image-size';
import { CausewayError } from '../../engine/errors.ts';
import type { ParsedDocument } from '../../engine/types.ts';
import { checkCharacters, MOST_PIXELS } from './limits.ts';
import { missingLanguage, recognizePages, type Recognition } from './page-pictures.ts';
import { fileName } from './paths.ts';
import { linesOf } from './pdf-items.ts';
import { pdfText } from './pdf-text.ts';

/** Units of the longer side: a picture says nothing of the size of its paper, and A4 is usual. */
export const LONGER_SIDE = 842;

/**
 * @param recognition absent: nothing is read, which is told as `pdf-no-text-layer`
 * @throws CausewayError `file-damaged`, `file-too-large`, `pdf-no-text-layer`, `recognition-unavailable`
 */
export async function parsePicture(
  bytes: Uint8Array,
  path: string,
  recognition?: Recognition,
): Promise<ParsedDocument> {
  const { width, height } = sizeOf(bytes, path);
  if (recognition === undefined) throw withoutWords(path);
  const units = LONGER_SIDE / Math.max(width, height);
  const picture = await recognition.decode(bytes, LONGER_SIDE).catch(() => {
    throw damaged(path);
  });
  const missing = new Set<string>();
  const onMissing = (language: string): unknown => missing.add(language);
  const read = (await recognizePages([1], async () => picture, { ...recognition, onMissing })).get(1);
  const page = { width: width * units, height: height * units, lines: linesOf(read?.items ?? []) };
  const { text, headings, pages } = pdfText([page]);
  if (text === '') throw withoutWords(path);
  checkCharacters(text.length, path);
  return {
    format: 'picture',
    text,
    title: '',
    headings,
    pages: pages.map((each) => ({ ...each, ...(read && { recognized: read.confidence }) })),
    warnings: [
      'This picture was read by text recognition: letters may be wrong.',
      ...[...missing].map(missingLanguage),
    ],
  };
}

/** In pixels, as it is seen: photographs are often stored lying on their side. */
function sizeOf(bytes: Uint8Array, path: string): { width: number; height: number } {
  let size: ReturnType<typeof imageSize>;
  try {
    size = imageSize(bytes);
  } catch {
    throw damaged(path);
  }
  const { width, height, orientation = 1 } = size;
  if (width * height > MOST_PIXELS) {
    throw new CausewayError(
      'file-too-large',
      `“${fileName(path)}” has ${Math.ceil((width * height) / 1e6)} million dots; a picture may have ${MOST_PIXELS / 1e6} million. Save it smaller and add that.`,
    );
  }
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function withoutWords(path: string): CausewayError {
  return new CausewayError(
    'pdf-no-text-layer',
    `“${fileName(path)}” is a picture, and text recognition found no words in it.`,
  );
}

function damaged(path: string): CausewayError {
  return new CausewayError(
    'file-damaged',
    `“${fileName(path)}” is a picture that can't be opened: it may be damaged or only partly there. Save it anew and add that.`,
  );
}
