/** @file Text recognition in Node: the recogniser with the files of the installed packages. */
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { PagePicture } from '../adapters/parsers/page-pictures.ts';
import { MOST_DOTS } from '../adapters/recognition/most-dots.ts';
import { LANGUAGES, languagesFor, TesseractReader } from '../adapters/recognition/tesseract.ts';

/** Each takes some 200 MB. */
const MOST_AT_A_TIME = 8;
const require = createRequire(import.meta.url);
/** Of the data in each package: the best models, with weights of 8 bit. */
const DATA = '4.0.0_best_int';

/** The file with the data of a language. @param language as Tesseract calls it */
export function languageFile(language: string): string {
  const folder = path.dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
  return path.join(folder, DATA, `${language}.traineddata.gz`);
}

/** The files with the data of all languages that come with the app. */
export function languageFiles(): string[] {
  return Object.values(LANGUAGES).map(languageFile);
}

/** A picture file as it is recognised: as `decodeInWorker`, decoded by `@napi-rs/canvas`. */
export async function decodeInNode(bytes: Uint8Array, longerSide: number): Promise<PagePicture> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(bytes);
  const share = Math.min(1, Math.sqrt(MOST_DOTS / (image.width * image.height)));
  const canvas = createCanvas(Math.round(image.width * share), Math.round(image.height * share));
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return {
    bytes: new Uint8Array(canvas.toBuffer('image/png')),
    scale: Math.max(canvas.width, canvas.height) / longerSide,
  };
}

/** A recogniser for the terminal; it has to be ended. */
export function nodeRecognizer(): TesseractReader {
  const preferred = [Intl.DateTimeFormat().resolvedOptions().locale];
  const dataFolder = async (language: string): Promise<string> => {
    const file = languageFile(language);
    await access(file);
    return path.dirname(file);
  };
  return new TesseractReader({ dataFolder }, languagesFor(preferred), Math.min(MOST_AT_A_TIME, availableParallelism()));
}
