/** @file Scans are read with the recogniser that is shipped, in Node. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import type { Recognition } from '../../../src/adapters/parsers/page-pictures.ts';
import { decodeInNode, nodeRecognizer } from '../../../src/cli/recognition.ts';
import type { Page } from '../../../src/engine/types.ts';
import { column, writePdf, type PdfPage } from '../../fixtures/pdf.ts';
import { scannedPage } from '../../fixtures/scan.ts';

const pdfjsFolder = `${path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/`;
const reader = nodeRecognizer();
afterAll(() => reader.end());

async function read(pages: PdfPage[], more: Partial<Recognition> = {}) {
  return parseFile(writePdf(pages), 'scan.pdf', {
    pdfjsFolder,
    recognition: { reader, decode: decodeInNode, ...more },
  });
}

const MINUTES = [
  'Minutes of the harbour board',
  '',
  'The ferry was taken out of service because the ramp had rusted',
  'through. The ramp had rusted because the drain beside it was',
  'blocked by gravel from the new car park, and nobody cleared it.',
  '',
  'The board asks the engineer for a report on all other drains.',
];
const WORDS = MINUTES.join(' ').split(/\s+/).filter(Boolean);

/** Where the word is drawn that begins at a position. */
function boxAt({ ranges, boxes }: Page, start: number) {
  const item = ranges.findIndex((position, i) => i % 2 === 0 && position === start) / 2;
  const [x, y, width, height] = boxes.subarray(4 * item, 4 * item + 4) as unknown as [number, number, number, number];
  return { x, y, width, height };
}

/** Edits of letters that make one text the other. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(a[i - 1] !== b[j - 1])));
    }
    row = next;
  }
  return row.at(-1)!;
}

const wrong = (text: string) => edits(text.split(/\s+/).join(' '), WORDS.join(' ')) / WORDS.join(' ').length;

describe('a scan', () => {
  it('is read, letter by letter, with the places of its words', async () => {
    const { text, pages, warnings } = await read([{ picture: scannedPage(MINUTES) }]);
    expect(wrong(text)).toBeLessThan(0.015);
    expect(text).toContain('because the ramp had rusted through. The ramp had rusted because the drain');
    expect(warnings).toEqual(['Page 1 of 1 was read by text recognition: letters may be wrong.']);
    expect(pages![0]!.recognized).toBeGreaterThan(0.8);
    const box = boxAt(pages![0]!, text.indexOf('ferry'));
    // Third line, second word; a line is 15.6 points high, its letters stand on its foot.
    expect(box.x).toBeGreaterThan(90);
    expect(box.x).toBeLessThan(102);
    expect(box.y + box.height).toBeGreaterThan(128);
    expect(box.y + box.height).toBeLessThan(138);
  });

  it('that lies slightly turned is read, too, and its words are marked where they are', async () => {
    const { text, pages } = await read([{ picture: scannedPage(MINUTES, { turned: 1.5 }) }]);
    expect(wrong(text)).toBeLessThan(0.03);
    const at = (word: string) => boxAt(pages![0]!, text.indexOf(word));
    // What stands further right on its line lies lower: by a fortieth of the way, as 1.5 degrees do.
    const [first, last] = [at('The ferry'), at('rusted')];
    expect((last.y - first.y) / (last.x - first.x)).toBeCloseTo(Math.tan((1.5 * Math.PI) / 180), 2);
  });

  it('of two columns is read one column after the other', async () => {
    const left = [
      'The ferry was taken out of service',
      'because the ramp had rusted through.',
      'Nobody had looked at it for years,',
      'since the man who did had retired and',
      'his post had not been filled again.',
    ];
    const right = [
      'The board asks the engineer for a',
      'report on all other drains, and the',
      'harbour master for a plan by which',
      'ramps are looked at twice a year.',
      'The next meeting is in the autumn.',
    ];
    const { text } = await read([{ picture: scannedPage(left, { size: 10, beside: right }) }]);
    expect(text.replace(/\s+/g, ' ')).toBe([...left, ...right].join(' '));
  });

  it('with points in a list reads them as points', async () => {
    const { text } = await read([
      {
        picture: scannedPage([
          'The board decided on three things in its meeting of the tenth of May:',
          '',
          '\u2022  The ramp is renewed before the summer, and the ferry goes from the old',
          '    quay until then.',
          '',
          '\u2022  All drains of the harbour are looked at twice a year, in spring and in',
          '    autumn, by the master himself.',
        ]),
      },
    ]);
    expect(text.match(/^\u2022 (?:The ramp|All drains)/gm)).toHaveLength(2);
  });

  it('in German is read as German', async () => {
    const lines = [
      'Die Fähre wurde außer Dienst gestellt, weil die Rampe verrostet war.',
      'Für den Rost war der verstopfte Abfluss verantwortlich, den niemand',
      'geräumt hatte. Über die Kosten wird der Ausschuss später entscheiden.',
    ];
    const { text } = await read([{ picture: scannedPage(lines) }]);
    expect(text).toContain('außer Dienst gestellt');
    expect(text).toContain('geräumt hatte. Über die Kosten');
  });

  it('among pages with text is read where it stands', async () => {
    const pages = [{ lines: column(['First page.']) }, { picture: scannedPage(MINUTES) }, { lines: column(['Last.']) }];
    const parsed = await read(pages);
    expect(parsed.text).toMatch(/^First page\.[^]*harbour board[^]*Last\.$/);
    expect(parsed.pages!.map(({ recognized }) => recognized !== undefined)).toEqual([false, true, false]);
    expect(parsed.unrecognized).toBeUndefined();
  });

  it('without a word on it is told as one', async () => {
    await expect(read([{ picture: true }])).rejects.toMatchObject({
      code: 'pdf-no-text-layer',
      message: expect.stringContaining('found no words'),
    });
  });

  it('is not told of where a page of a document is merely empty', async () => {
    const { text, warnings } = await read([{ lines: column(['First page.']) }, {}, { lines: column(['Last.']) }]);
    expect(text).toBe('First page.\n\nLast.');
    expect(warnings).toEqual([]);
  });

  it('tells how far it is, and goes on after a stop with the pages that are left', async () => {
    const kept = new Map<number, Awaited<ReturnType<typeof reader.read>>>();
    const told: string[] = [];
    const pages = [{ picture: scannedPage(MINUTES) }, { picture: scannedPage(['The second page.']) }];
    const recognition = {
      kept: {
        get: async (page: number) => kept.get(page) ?? null,
        put: async (page: number, recognized: Awaited<ReturnType<typeof reader.read>>) =>
          void kept.set(page, recognized),
      },
    };
    const first = await read(pages, { ...recognition, onPage: (done, total) => told.push(`${done}/${total}`) });
    expect(told).toEqual(['0/2', '1/2', '2/2']);
    kept.delete(2);
    const drawn: string[] = [];
    const counting = {
      parallel: reader.parallel,
      languages: reader.languages,
      read: (...parameters: Parameters<typeof reader.read>) => {
        drawn.push(parameters[1]);
        return reader.read(...parameters);
      },
    };
    const second = await read(pages, { ...recognition, reader: counting });
    expect(second.text).toBe(first.text);
    // The second page alone, in the language of the first.
    expect(drawn).toEqual(['en']);
  });
});

describe('a picture', () => {
  const recognition = { reader, decode: decodeInNode };
  const { bytes, width, height } = scannedPage(MINUTES);

  it('is read as the one page that it is', async () => {
    const parsed = await parseFile(bytes, 'photo.jpg', { recognition });
    expect(wrong(parsed.text)).toBeLessThan(0.015);
    expect(parsed).toMatchObject({ format: 'picture', warnings: [expect.stringContaining('text recognition')] });
    const [page] = parsed.pages!;
    expect(page!.recognized).toBeGreaterThan(0.8);
    expect(page!.width / page!.height).toBeCloseTo(width / height, 2);
    const { x, y } = boxAt(page!, parsed.text.indexOf('ferry'));
    // As in the scan of the same size.
    expect(x).toBeGreaterThan(90);
    expect(x).toBeLessThan(102);
    expect(y).toBeGreaterThan(115);
    expect(y).toBeLessThan(135);
  });

  it('without words, cut off or too large says what to do', async () => {
    const blank = scannedPage([]).bytes;
    await expect(parseFile(blank, 'sky.jpg', { recognition })).rejects.toMatchObject({
      code: 'pdf-no-text-layer',
      message: expect.stringContaining('no words'),
    });
    await expect(parseFile(bytes.subarray(0, 100), 'cut.jpg', { recognition })).rejects.toMatchObject({
      code: 'file-damaged',
    });
    const huge = Buffer.from('89504e470d0a1a0a0000000d49484452000075300000753008020000000000000000', 'hex');
    await expect(parseFile(huge, 'huge.png', { recognition })).rejects.toMatchObject({
      code: 'file-too-large',
      message: expect.stringContaining('900 million dots'),
    });
  });

  it('waits for a recogniser', async () => {
    await expect(parseFile(bytes, 'photo.jpg')).rejects.toMatchObject({ code: 'pdf-no-text-layer' });
  });
});

describe('without a recogniser', () => {
  it('a document says how many of its pages are pictures', async () => {
    const parsed = await parseFile(writePdf([{ lines: column(['Words.']) }, { picture: true }]), 'mixed.pdf');
    expect(parsed.unrecognized).toBe(1);
  });
});
