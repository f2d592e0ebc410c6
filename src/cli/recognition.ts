/** @file Text recognition in Node: the recogniser with the files of the installed packages. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { PagePicture } from '../adapters/parsers/page-pictures.ts';
import { MOST_DOTS } from '../adapters/recognition/most-dots.ts';
import { LANGUAGES, languagesFor, TesseractReader } from '../adapters/recognition/tesseract.ts';

/** Each takes some 200 MB. */
const MOST_AT_A_TIME = 8;
const DECODER = fileURLToPath(new URL('./decode-picture.js', import.meta.url));
/** Where the first chunk of a PNG file says how large it is. */
const [PNG_WIDTH_AT, PNG_HEIGHT_AT] = [16, 20];
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

/**
 * A picture file as it is recognised: as `decodeInWorker`, decoded by `@napi-rs/canvas`, in a process of its own.
 *
 * @throws Error where it can't be decoded, whatever becomes of that process
 */
export async function decodeInNode(bytes: Uint8Array, longerSide: number): Promise<PagePicture> {
  const child = spawn(process.execPath, [DECODER, String(MOST_DOTS)], { stdio: ['pipe', 'pipe', 'ignore'] });
  // A process that ends early leaves nobody to take what is written.
  child.stdin.on('error', () => {}).end(bytes);
  const [png, [status]] = await Promise.all([buffer(child.stdout), once(child, 'close')]);
  if (status !== 0) throw new Error('The picture could not be decoded.');
  return {
    bytes: new Uint8Array(png),
    scale: Math.max(png.readUInt32BE(PNG_WIDTH_AT), png.readUInt32BE(PNG_HEIGHT_AT)) / longerSide,
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
