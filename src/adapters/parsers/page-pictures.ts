/**
 * @file What reading pages that are pictures asks for: something that recognises their letters, and a place that keeps what was recognised, since a page takes
 * seconds and a scan has many.
 */
import { CausewayError } from '../../engine/errors.ts';
import { detectLanguage } from '../../engine/text/language.ts';
import type { TextItem } from './pdf-items.ts';

/** A page drawn as a picture. */
export interface PagePicture {
  /** A PNG or JPEG file. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Pixels for one page unit. */
  scale: number;
}

/** What stands on a page as far as it could be recognised. */
export interface RecognizedPage {
  /** Word by word, in reading order. */
  items: TextItem[];
  /** How sure its words are on average, 0 to 1; 0 where there is none. */
  confidence: number;
  /** The language that it was read in, as `de`. */
  language: string;
}

/** Recognises the letters in pictures. */
export interface PictureReader {
  /** How many pictures it reads at a time. */
  readonly parallel: number;
  /** Languages that it can read, as `de`, likeliest first; at least one. */
  readonly languages: readonly string[];
  /** @throws CausewayError `recognition-unavailable` where what it needs for that language can't be loaded */
  read(picture: PagePicture, language: string): Promise<RecognizedPage>;
}

/** Keeps the pages of one file that were recognised until all are, so that reading goes on there after a crash. */
export interface KeptPages {
  get(page: number): Promise<RecognizedPage | null>;
  put(page: number, recognized: RecognizedPage): Promise<void>;
}

export interface Recognition {
  reader: PictureReader;
  /**
   * Decodes a picture file, upright, no larger than helps.
   * @param longerSide page units of its longer side
   */
  decode: (bytes: Uint8Array, longerSide: number) => Promise<PagePicture>;
  kept?: KeptPages;
  /** Told of each language, as `de`, whose data could not be loaded where the page fits none of the others. */
  onMissing?: (language: string) => void;
  /** Told before each page: how many are done and how many there are. */
  onPage?: (done: number, total: number) => void;
}

/** A page with fewer words says nothing of its language. */
const TELLING_WORDS = 12;

/**
 * Recognises pages of one document: the first that has words is read in one language after the other until one fits, the others in that one.
 *
 * @param pages their numbers, from 1
 * @param draw gives a page's picture
 * @returns by number; pages that can't be drawn or read are left out
 * @throws CausewayError `recognition-unavailable` where no language can be loaded
 */
export async function recognizePages(
  pages: readonly number[],
  draw: (page: number) => Promise<PagePicture>,
  { reader, kept, onPage, onMissing = () => {} }: Omit<Recognition, 'decode'>,
): Promise<Map<number, RecognizedPage>> {
  const recognized = new Map<number, RecognizedPage>();
  const left = [...pages];
  let done = 0;
  onPage?.(done, pages.length);
  const readNext = async (language: string | null): Promise<RecognizedPage | null> => {
    const page = left.shift()!;
    const known = (await kept?.get(page)) ?? null;
    const read = known ?? (await readPage(draw, page, reader, language, onMissing));
    if (read !== null) recognized.set(page, read);
    if (read !== null && known === null) await kept?.put(page, read);
    onPage?.(++done, pages.length);
    return read;
  };
  let language: string | null = null;
  while (left.length > 0 && language === null) {
    const read = await readNext(null);
    if (read !== null && read.items.length >= TELLING_WORDS) language = read.language;
  }
  const readOthers = async (): Promise<void> => {
    while (left.length > 0) await readNext(language);
  };
  await Promise.all(Array.from({ length: reader.parallel }, readOthers));
  return new Map([...recognized].sort(([a], [b]) => a - b));
}

/** @param language null: not known yet */
async function readPage(
  draw: (page: number) => Promise<PagePicture>,
  page: number,
  reader: PictureReader,
  language: string | null,
  onMissing: (language: string) => void,
): Promise<RecognizedPage | null> {
  // A page that can't be drawn or read must not cost the others.
  const picture = await draw(page).catch(() => null);
  if (picture === null) return null;
  if (language !== null) return reader.read(picture, language).catch(passedOver);
  const read: RecognizedPage[] = [];
  const missing = new Set<string>();
  let failure: unknown;
  for (const each of reader.languages) {
    let tried = each;
    try {
      const one = await reader.read(picture, each);
      if (one.items.length === 0) return one;
      read.push(one);
      // Even in another language's letters most words are right, and tell which it is.
      const told = detectLanguage(one.items.map(({ text }) => text).join(''));
      if (told === each) return one;
      if (reader.languages.includes(told)) {
        tried = told;
        return await reader.read(picture, told);
      }
    } catch (thrown) {
      // The data of one language may be missing where those of another are there.
      if (isUnavailable(thrown)) missing.add(tried);
      failure = thrown;
    }
  }
  if (read.length === 0) return passedOver(failure);
  missing.forEach(onMissing);
  return read.reduce((best, one) => (one.confidence > best.confidence ? one : best));
}

/** @throws what is wrong with the recogniser, and so with every page */
function passedOver(thrown: unknown): null {
  if (isUnavailable(thrown)) throw thrown;
  return null;
}

function isUnavailable(thrown: unknown): boolean {
  return thrown instanceof CausewayError && thrown.code === 'recognition-unavailable';
}

/** What is said of a document whose pages may be in a language whose data could not be loaded. @param language as `de` */
export function missingLanguage(language: string): string {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  return `Text recognition could not load its data for ${name}; what is in that language was read in another one. Connect to the internet once and read the file again.`;
}
