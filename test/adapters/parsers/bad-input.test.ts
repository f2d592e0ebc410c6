/** @file Files that are larger, emptier or stranger than most: what becomes of each, from its bytes to the index. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Recognition } from '../../../src/adapters/parsers/page-pictures.ts';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { analyseDocument } from '../../../src/engine/notebook/analysis.ts';
import { askNotebook } from '../../../src/engine/notebook/ask.ts';
import { buildIndex } from '../../../src/engine/notebook/build.ts';
import { utf8 } from '../../fixtures/bytes.ts';
import { column, writePdf, type PdfPage } from '../../fixtures/pdf.ts';

const pdfjsFolder = `${path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/`;
const QUIET = { step: async () => {}, isCancelled: () => false };

/** What a file says to a question, with the words that are cited. */
async function answer(bytes: Uint8Array, name: string, question: string): Promise<string[]> {
  const parsed = await parseFile(bytes, name);
  const index = await buildIndex([analyseDocument('d', parsed)], QUIET);
  const texts = { text: async () => parsed.text };
  const { sentences, evidence } = await askNotebook(index, texts, question, { clock: () => 0 });
  return sentences.length > 0 ? sentences.map(({ text }) => text) : evidence.map(({ text }) => text);
}

describe('a PDF', () => {
  it('of 2,000 pages is read to its last page', async () => {
    const pages = Array.from({ length: 2000 }, (_, i): PdfPage => ({ lines: column([`Well ${i + 1} ran dry.`]) }));
    const { pages: read, text } = await parseFile(writePdf(pages), 'wells.pdf');
    expect(read).toHaveLength(2000);
    expect(text.slice(read![1999]!.start)).toBe('Well 2000 ran dry.');
  }, 180_000);

  it('with a page of 20,000 × 20,000 points is read, and drawn no larger than helps', async () => {
    const drawn: number[] = [];
    const recognition = recognitionOf(({ scale }) => drawn.push(scale * 20_000));
    const { text } = await parseFile(
      writePdf([{ side: 20_000, lines: column(['The dam broke.']) }, { side: 20_000 }]),
      'plan.pdf',
      { pdfjsFolder, recognition },
    );
    expect(text).toBe('The dam broke.');
    expect(drawn).toEqual([expect.closeTo(4000, 0)]);
  }, 180_000);

  it('with a picture of 20,000 × 20,000 dots on a page leaves it out, and keeps the other pages', async () => {
    const drawn: string[] = [];
    const recognition = recognitionOf(({ bytes }) => drawn.push(Buffer.from(bytes).toString('base64')));
    const pages = [{ dots: 20_000 }, { lines: column(['The dam broke.']) }, {}];
    expect((await parseFile(writePdf(pages), 'map.pdf', { pdfjsFolder, recognition })).text).toBe('The dam broke.');
    expect(drawn).toHaveLength(2);
    expect(drawn[0]).toBe(drawn[1]);
  }, 180_000);

  it('with lines up its margin keeps them out of its sentences', async () => {
    const lines = [
      ...column(['The dam broke because the spillway', 'was blocked by the trees of the storm.']),
      { text: 'Printed for the county archive', x: 30, y: 600, turn: 90 },
    ];
    const { text } = await parseFile(writePdf([{ lines }]), 'margin.pdf');
    expect(text).toContain('The dam broke because the spillway was blocked by the trees of the storm.');
    expect(text).toContain('Printed for the county archive');
  });
});

/** A recogniser that sees nothing, and tells what it was shown. */
function recognitionOf(see: (picture: { bytes: Uint8Array; scale: number }) => unknown): Recognition {
  return {
    decode: () => Promise.reject(new Error('not a file of its own')),
    reader: {
      parallel: 1,
      languages: ['en'],
      read: async (picture) => {
        see(picture);
        return { items: [], confidence: 0, language: 'en' };
      },
    },
  };
}

describe('a text', () => {
  it.each([
    [
      'Arabic',
      'انهار السد لأن قناة التصريف كانت مسدودة. أغلقت المدرسة بعد الفيضان.',
      'لماذا انهار السد؟',
      'انهار السد',
    ],
    ['Hebrew', 'הסכר קרס כי תעלת הניקוז הייתה חסומה. גשם ירד תשעה ימים.', 'מדוע הסכר קרס?', 'הסכר קרס'],
  ])('that runs from right to left is read in its order and found: %s', async (_, text, question, said) => {
    expect((await parseFile(utf8(`<html dir="rtl"><body><p>${text}</p></body></html>`), 'a.html')).text).toBe(text);
    expect((await answer(utf8(text), 'a.txt', question)).join(' ')).toContain(said);
  });

  it('in two languages answers in each', async () => {
    const text =
      'The pump failed because the valve was stuck. The water rose in the cellar.\n\n' +
      'Die Schule wurde geschlossen, weil der Keller unter Wasser stand. Niemand wurde verletzt.';
    expect((await answer(utf8(text), 'a.txt', 'Why did the pump fail?')).join(' ')).toContain('the valve was stuck');
    expect((await answer(utf8(text), 'a.txt', 'Warum wurde die Schule geschlossen?')).join(' ')).toContain(
      'weil der Keller',
    );
  });

  it('of a mail that was quoted eight times is answered from with what it says, once', async () => {
    let mail = 'The pump failed because the valve was stuck. We replaced it on Monday.';
    for (let k = 0; k < 8; k++) {
      const quoted = mail.replace(/^/gm, '> ');
      mail = `I agree with point ${k}.\n\nOn 2020-05-0${k + 1} Ann <ann@example.org> wrote:\n${quoted}`;
    }
    const said = await answer(utf8(mail), 'mail.txt', 'Why did the pump fail?');
    expect(said.filter((text) => text.includes('the valve was stuck'))).toHaveLength(1);
  });
});

describe('a table', () => {
  it('of 300 columns names the column of each value, and its rows are found', async () => {
    const columns = Array.from({ length: 300 }, (_, c) => `Gauge ${c}`);
    const row = (r: number): string =>
      columns.map((_, c) => (r === 30 && c === 250 ? 'overflowing' : `${r * c}`)).join(',');
    const csv = [columns.join(','), ...Array.from({ length: 60 }, (_, r) => row(r))].join('\n');
    const { text } = await parseFile(utf8(csv), 'gauges.csv');
    expect(text).toContain('Gauge 250: overflowing');
    expect((await answer(utf8(csv), 'gauges.csv', 'Which gauge was overflowing?')).join(' ')).toContain('overflowing');
  });
});

describe('an HTML page', () => {
  it('that is all navigation is refused, and it is said why', async () => {
    const links = Array.from({ length: 500 }, (_, i) => `<a href="/${i}">Link ${i}</a>`).join(' ');
    await expect(parseFile(utf8(`<html><body><nav>${links}</nav></body></html>`), 'a.html')).rejects.toMatchObject({
      code: 'file-empty',
      message: expect.stringContaining('holds no text'),
    });
  });
});

describe('a log', () => {
  it('of many lines without a full stop is cut into passages, and its one telling line is found', async () => {
    const lines = Array.from({ length: 20_000 }, (_, i) => `05-17 ${i} INFO node${i % 40} pump ok p=${i % 97}`);
    lines[10_000] = '05-17 10000 ERROR pump stopped because valve 7 was stuck';
    const said = await answer(utf8(lines.join('\n')), 'pump.log', 'Why did the pump stop?');
    expect(said.join(' ')).toContain('valve 7 was stuck');
  }, 180_000);
});
