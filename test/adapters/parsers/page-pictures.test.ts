/** @file Which language pages are read in, and what one that can't be read costs. */
import { describe, expect, it } from 'vitest';
import {
  missingLanguage,
  recognizePages,
  type PictureReader,
  type RecognizedPage,
} from '../../../src/adapters/parsers/page-pictures.ts';
import type { TextItem } from '../../../src/adapters/parsers/pdf-items.ts';
import { CausewayError } from '../../../src/engine/errors.ts';

const ENGLISH = 'The ramp had rusted because the drain was blocked and it was not cleared by the men of the port';
const GERMAN =
  'Die Rampe war verrostet, weil der Abfluss verstopft war und nicht von den Leuten des Hafens geräumt wurde';
const ITALIAN = 'La rampa era arrugginita perché lo scarico era bloccato e non era stato pulito dagli uomini del porto';

const recognized = (text: string, language: string, confidence = 0.9): RecognizedPage => ({
  items: text.split(' ').map((word) => ({ text: `${word} ` }) as TextItem),
  confidence,
  language,
});
const draw = async (page: number) => ({ bytes: Uint8Array.of(page), scale: 1 });

/** Reads the text of a page in any language; `sure` tells how sure it is in which. */
function readerOf(pages: readonly string[], missing: readonly string[] = [], sure: Record<string, number> = {}) {
  const asked: string[] = [];
  const reader: PictureReader = {
    parallel: 2,
    languages: ['en', 'de', 'es'],
    read: async ({ bytes }, language) => {
      asked.push(`${bytes[0]} ${language}`);
      if (missing.includes(language)) throw new CausewayError('recognition-unavailable', `No ${language}.`);
      return recognized(pages[bytes[0]! - 1]!, language, sure[language]);
    },
  };
  return { reader, asked };
}

describe('recognizePages', () => {
  it('reads a page in the first language that it turns out to be in, and the others in that one', async () => {
    const { reader, asked } = readerOf([GERMAN, GERMAN]);
    const pages = await recognizePages([1, 2], draw, { reader });
    expect([...pages.values()].map(({ language }) => language)).toEqual(['de', 'de']);
    expect(asked).toEqual(['1 en', '1 de', '2 de']);
  });

  it('reads a page in no known language in the one in which it is surest', async () => {
    const { reader } = readerOf([ITALIAN], [], { en: 0.8, de: 0.7, es: 0.85 });
    expect((await recognizePages([1], draw, { reader })).get(1)!.language).toBe('es');
  });

  it('goes on without the languages that can’t be loaded', async () => {
    const { reader } = readerOf([ENGLISH], ['de', 'es']);
    expect((await recognizePages([1], draw, { reader })).get(1)!.language).toBe('en');
    const german = readerOf([GERMAN], ['de']);
    expect((await recognizePages([1], draw, { reader: german.reader })).size).toBe(1);
  });

  it('says which languages could not be loaded, where the page fits none of the others', async () => {
    const missingIn = async (text: string, missing: string[]): Promise<string[]> => {
      const told: string[] = [];
      const { reader } = readerOf([text], missing);
      await recognizePages([1], draw, { reader, onMissing: (language) => told.push(language) });
      return told;
    };
    expect(await missingIn(GERMAN, ['de'])).toEqual(['de']);
    expect(await missingIn(ITALIAN, ['de'])).toEqual(['de']);
    expect(await missingIn(ENGLISH, ['de', 'es'])).toEqual([]);
    expect(missingLanguage('de')).toMatch(/^Text recognition could not load its data for German; /);
  });

  it('says so where none can be loaded', async () => {
    const { reader } = readerOf([ENGLISH], ['en', 'de', 'es']);
    await expect(recognizePages([1], draw, { reader })).rejects.toMatchObject({ code: 'recognition-unavailable' });
  });

  it('leaves out a page that can’t be drawn', async () => {
    const { reader } = readerOf([ENGLISH, ENGLISH]);
    const broken = async (page: number) => (page === 1 ? Promise.reject(new Error('broken')) : draw(page));
    expect([...(await recognizePages([1, 2], broken, { reader })).keys()]).toEqual([2]);
  });

  it('leaves out a page over which the recogniser stumbles', async () => {
    const { reader } = readerOf([ENGLISH, ENGLISH, ENGLISH]);
    const stumbling: PictureReader = {
      ...reader,
      read: async (picture, language) => {
        if (picture.bytes[0] === 2) throw new Error('bad picture');
        return reader.read(picture, language);
      },
    };
    expect([...(await recognizePages([1, 2, 3], draw, { reader: stumbling })).keys()]).toEqual([1, 3]);
    expect((await recognizePages([2], draw, { reader: stumbling })).size).toBe(0);
  });

  it('reads as many at a time as the recogniser can, and gives them in order', async () => {
    const { reader } = readerOf([ENGLISH, ENGLISH, ENGLISH, ENGLISH]);
    let atWork = 0;
    let most = 0;
    const slow: PictureReader = {
      ...reader,
      read: async (picture, language) => {
        most = Math.max(most, ++atWork);
        // Earlier pages take longer.
        await new Promise((resolve) => setTimeout(resolve, 40 - 9 * picture.bytes[0]!));
        atWork--;
        return reader.read(picture, language);
      },
    };
    const told: number[] = [];
    const pages = await recognizePages([1, 2, 3, 4], draw, { reader: slow, onPage: (done) => told.push(done) });
    expect([...pages.keys()]).toEqual([1, 2, 3, 4]);
    expect(most).toBe(2);
    expect(told).toEqual([0, 1, 2, 3, 4]);
  });

  it('learns nothing of the language from a page with a word or two', async () => {
    const { reader, asked } = readerOf(['Plate 4', GERMAN]);
    await recognizePages([1, 2], draw, { reader });
    expect(asked.at(-1)).toBe('2 de');
  });
});
