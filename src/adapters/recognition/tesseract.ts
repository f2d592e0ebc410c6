/**
 * @file Text recognition by Tesseract (tesseract.js), in a worker of its own that it starts, in the browser and in Node alike. Its code and the data of its
 * languages come from the app's own origin and are loaded with the first picture.
 */
import { imageSize } from 'image-size';
import type { PSM, Worker as Recognizer } from 'tesseract.js';
import { CausewayError } from '../../engine/errors.ts';
import type { PagePicture, PictureReader, RecognizedPage } from '../parsers/page-pictures.ts';
import { recognizedPage } from './recognized-page.ts';

/** Languages whose data come with the app, by what they are called everywhere else, as Tesseract calls them. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: 'eng', de: 'deu', es: 'spa', zh: 'chi_sim' };

const UNITS_TO_AN_INCH = 72;
/** Tesseract's mode of a whole page that stands upright. */
const FULL_PAGE = '3';

/** Where its files are. Absent paths: those of the installed package, in Node. */
export interface RecognizerFiles {
  workerPath?: string;
  /** A folder with builds of the core for what the machine can do. */
  corePath?: string;
  /** The folder or address where a language's data are, once it is sure that they are there: the library leaves its worker behind where they are not. */
  dataFolder: (language: string) => Promise<string>;
}

/** The languages in the order in which they are tried. @param preferred as browsers name them, likeliest first */
export function languagesFor(preferred: readonly string[]): string[] {
  const known = preferred.map((tag) => tag.split('-')[0]!.toLowerCase()).filter((language) => language in LANGUAGES);
  return [...new Set([...known, ...Object.keys(LANGUAGES)])];
}

export class TesseractReader implements PictureReader {
  /** Those at rest. */
  #idle: Recognizer[] = [];
  #started: Promise<Recognizer>[] = [];
  #waiting: ((recognizer: Recognizer) => void)[] = [];
  #language = '';

  /** @param parallel how many recognisers there are at the most; each takes a core and some 200 MB */
  constructor(
    private readonly files: RecognizerFiles,
    readonly languages: readonly string[],
    readonly parallel: number,
  ) {}

  /** Pictures that are read at the same time must be in one language. */
  async read({ bytes, scale }: PagePicture, language: string): Promise<RecognizedPage> {
    const recognizer = await this.#take(LANGUAGES[language] ?? language);
    try {
      await recognizer.setParameters({
        // Columns, tables and captions are told apart; what it does by itself is to take a page for one block of lines.
        tessedit_pageseg_mode: FULL_PAGE as PSM,
        // Else it guesses, and says so on every page.
        user_defined_dpi: String(Math.round(scale * UNITS_TO_AN_INCH)),
      });
      const output = { blocks: true, text: false } as const;
      const { data } = await recognizer.recognize(bytes as never, { rotateAuto: true }, output);
      return recognizedPage(data, imageSize(bytes), scale, language);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(recognizer);
      else this.#idle.push(recognizer);
    }
  }

  /** Frees its memory; it can be used again. */
  async end(): Promise<void> {
    const started = this.#started;
    this.#started = [];
    this.#idle = [];
    for (const recognizer of await Promise.allSettled(started)) {
      if (recognizer.status === 'fulfilled') await recognizer.value.terminate();
    }
  }

  async #take(language: string): Promise<Recognizer> {
    // One language at a time: the data of several take as much memory and time as all of them.
    if (language !== this.#language) await this.end();
    this.#language = language;
    const idle = this.#idle.pop();
    if (idle) return idle;
    const waitForIdle = () => new Promise<Recognizer>((resolve) => this.#waiting.push(resolve));
    if (this.#started.length >= this.parallel) return waitForIdle();
    const starting = this.#start(language);
    this.#started.push(starting);
    return starting.catch((thrown: unknown) => {
      this.#started = this.#started.filter((other) => other !== starting);
      // There may be memory for those that run, but not for one more.
      if (this.#started.length === 0) throw thrown;
      return waitForIdle();
    });
  }

  async #start(language: string): Promise<Recognizer> {
    const { workerPath, corePath, dataFolder } = this.files;
    try {
      const [{ createWorker, OEM }, langPath] = await Promise.all([import('tesseract.js'), dataFolder(language)]);
      return await createWorker(language, OEM.LSTM_ONLY, {
        langPath,
        ...(workerPath !== undefined && { workerPath }),
        ...(corePath !== undefined && { corePath }),
        workerBlobURL: false,
        cacheMethod: 'none',
        gzip: true,
        errorHandler: () => {},
      });
    } catch (thrown) {
      throw new CausewayError(
        'recognition-unavailable',
        'Text recognition could not be loaded, so pages that are pictures were not read. Connect to the internet once and read the file again.',
        { language, reason: String(thrown) },
      );
    }
  }
}
