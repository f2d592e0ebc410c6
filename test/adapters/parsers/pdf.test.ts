import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { namedGlyphs } from '../../../src/adapters/parsers/pdf-glyphs.ts';
import { withLigatures } from '../../../src/adapters/parsers/pdf-ligatures.ts';
import { LEAST_IN_WORDS, shareInWords } from '../../../src/adapters/parsers/readable.ts';
import type { Page, ParsedDocument } from '../../../src/engine/types.ts';
import { utf8 } from '../../fixtures/bytes.ts';
import { column, PAGE_HEIGHT, PAGE_WIDTH, writePdf, type PdfPage } from '../../fixtures/pdf.ts';
import { expectRefusal } from './expect-error.ts';

const PDFJS = fileURLToPath(new URL('../../../node_modules/pdfjs-dist/', import.meta.url));

async function read(pages: PdfPage[]): Promise<ParsedDocument> {
  return parseFile(writePdf(pages), 'paper.pdf');
}

/** Each item of a page: its text and its box. */
function itemsOf({ text }: ParsedDocument, page: Page): { text: string; box: number[] }[] {
  return Array.from({ length: page.ranges.length / 2 }, (_, index) => ({
    text: text.slice(page.ranges[2 * index], page.ranges[2 * index + 1]),
    box: [...page.boxes.subarray(4 * index, 4 * index + 4)],
  }));
}

describe('PDF text', () => {
  it('joins lines to paragraphs and parts them at gaps', async () => {
    const { text, format, warnings } = await read([
      { lines: column(['The dam broke because the', 'spillway was blocked.', '', 'Villages were', 'flooded.']) },
    ]);
    expect(text).toBe('The dam broke because the spillway was blocked.\n\nVillages were flooded.');
    expect({ format, warnings }).toEqual({ format: 'pdf', warnings: [] });
  });

  it('mends words broken at the end of a line', async () => {
    const { text } = await read([
      { lines: column(['A well-known cause is the trans-', 'former, and a well-', 'known effect the black-', 'out.']) },
    ]);
    expect(text).toBe('A well-known cause is the transformer, and a well-known effect the blackout.');
  });

  it('goes on over the end of a page in the middle of a sentence or a word, and only there', async () => {
    const parsed = await read([
      { lines: column(['Heavy rain fell.', 'The dam broke because the']) },
      { lines: column(['spillway was blocked, as was the weir. The vil-']) },
      { lines: column(['lages were flooded.']) },
      { lines: column(['then it froze']) },
      { lines: column(['Nobody was hurt']) },
      { lines: column(['in large letters'], { size: 20 }) },
      { lines: [] },
      { lines: column(['in the end'], { size: 20 }) },
    ]);
    expect(parsed.text).toBe(
      'Heavy rain fell. The dam broke because the spillway was blocked, as was the weir. The villages were flooded.\n\n' +
        'then it froze\n\nNobody was hurt\n\nin large letters\n\nin the end',
    );
    const texts = parsed.pages!.map((page) => itemsOf(parsed, page).map(({ text }) => text));
    expect(texts.slice(0, 3)).toEqual([
      ['Heavy rain fell.', 'The dam broke because the'],
      ['spillway was blocked, as was the weir. The vil'],
      ['lages were flooded.'],
    ]);
    for (const [i, page] of parsed.pages!.entries())
      expect(page.start).toBeGreaterThanOrEqual(parsed.pages![i - 1]?.end ?? 0);
  });

  it('puts the halves of a sentence together that a figure, a footnote or a number of a page comes between', async () => {
    const half = [
      'It was found that the dam at Ashford broke because the',
      'spillway of the upper lake, which was',
      'never',
    ];
    const parsed = await read([
      {
        lines: [
          ...column(half, { y: 100 }),
          ...column(['Figure 3. The lake before it fell dry, seen from the north.'], { y: 200, size: 9 }),
          ...column(['cleared of ice that winter, was blocked, and so the'], { y: 260 }),
          ...column(['1 See the report of the harbour board, which names others.'], { y: 700, size: 8 }),
        ],
      },
      {
        lines: [
          ...column(['Table 2: Days of frost'], { y: 90, size: 9 }),
          ...column(['water went over the', 'crest.', '', 'Nobody saw', 'it.'], { y: 140 }),
        ],
      },
    ]);
    expect(parsed.text.split('\n\n')).toEqual([
      'Figure 3. The lake before it fell dry, seen from the north.',
      '1 See the report of the harbour board, which names others.',
      'It was found that the dam at Ashford broke because the spillway of the upper lake, which was never cleared of ice that winter, was blocked, and so the water went over the crest.',
      'Table 2: Days of frost',
      'Nobody saw it.',
    ]);
    for (const page of parsed.pages!) for (const { text } of itemsOf(parsed, page)) expect(text).not.toContain('\n');
  });

  it('goes on over a page that is all one cut paragraph, and never into what stands below it', async () => {
    const parsed = await read([
      { lines: column(['It was found that the dam at Ashford broke because the']) },
      {
        lines: [
          ...column(['spillway of the upper lake, which was never cleared of the'], { y: 120 }),
          ...column(['1 See the report of the harbour board, which names others.'], { y: 700, size: 8 }),
        ],
      },
      { lines: column(['ice that had come down the river, was blocked.']) },
    ]);
    expect(parsed.text).toMatch(
      /broke because the spillway of the upper lake, which was never cleared of the\n\n1 See/,
    );
  });

  it('keeps a formula that is set by itself in its sentence, and goes over no page behind one', async () => {
    const before = 'It was found that the height of the lake above the crest is';
    const parsed = await read([
      {
        lines: [
          ...column([before], { y: 100 }),
          ...column(['h = a + b t'], { x: 200, y: 150 }),
          ...column(['where t is the time since the rain began.'], { y: 200 }),
          ...column(['From this it follows that the water goes over the crest if'], { y: 260 }),
          ...column(['h > 3'], { x: 200, y: 310 }),
        ],
      },
      { lines: column(['which was so from noon on.']) },
    ]);
    expect(parsed.text.split('\n\n')).toEqual([
      `${before} h = a + b t where t is the time since the rain began.`,
      'From this it follows that the water goes over the crest if',
      'h > 3',
      'which was so from noon on.',
    ]);
  });

  it('passes over nothing that may go on with the sentence itself', async () => {
    const first = 'It was found that the dam at Ashford broke because of the';
    const parsed = await read([
      {
        lines: [
          ...column([first], { y: 100 }),
          ...column(['blocked spillway, in other letters'], { y: 160, size: 9 }),
          ...column(['with which nothing was wrong were looked at later on.'], { y: 220 }),
        ],
      },
    ]);
    expect(parsed.text.split('\n\n')).toHaveLength(3);
    expect(parsed.text.startsWith(`${first}\n\nblocked`)).toBe(true);
  });

  it('does not go on behind a heading', async () => {
    const parsed = await read([
      {
        lines: [
          ...column(['It was found that the dam at Ashford broke because of the'], { y: 100 }),
          ...column(['Other dams'], { y: 160, size: 16 }),
          ...column(['with which nothing was wrong were looked at later on.'], { y: 220 }),
        ],
      },
    ]);
    expect(parsed.text.split('\n\n')).toHaveLength(3);
  });

  it('begins a paragraph at an indented line', async () => {
    const lines = column([
      'It rained for a whole week there.',
      'Then it stopped.',
      'The ground was still wet, and the',
      'road closed.',
    ]);
    lines[2] = { ...lines[2]!, x: 90 };
    expect((await read([{ lines }])).text).toBe(
      'It rained for a whole week there. Then it stopped.\n\nThe ground was still wet, and the road closed.',
    );
  });

  it('begins a paragraph where the next word would have fitted on the line', async () => {
    const lines = [
      'Heavy rain',
      'Ice on the spillway and a long',
      'cold winter after it',
      'Neglect that nobody spoke of for',
      'years',
    ];
    expect((await read([{ lines: column(lines) }])).text).toBe(
      'Heavy rain\n\nIce on the spillway and a long cold winter after it\n\nNeglect that nobody spoke of for years',
    );
  });

  it('leaves out the marks of notes, but no exponents', async () => {
    const { text } = await read([
      {
        lines: [
          { text: 'It failed.', x: 72, y: 100, size: 11 },
          { text: '12', x: 119, y: 96, size: 7 },
          { text: 'The lake held 10', x: 135, y: 100, size: 11 },
          { text: '9', x: 219, y: 96, size: 7 },
          { text: 'litres.', x: 228, y: 100, size: 11 },
        ],
      },
    ]);
    expect(text).toMatch(/^It failed\. The lake held 10 ?9 litres\.$/);
  });

  it('leaves out dots that lead to a page number', async () => {
    const { text } = await read([{ lines: [{ text: 'Causes . . . . . . . . . . . . 12', x: 72, y: 100 }] }]);
    expect(text).toBe('Causes 12');
  });

  it('reads two columns one after the other, and goes on with a sentence across them', async () => {
    const { text } = await read([
      {
        lines: [
          ...column(['The left column ends', 'in the middle of'], { x: 60 }),
          ...column(['a sentence, and then', 'the right one ends.'], { x: 320 }),
        ],
      },
    ]);
    expect(text).toBe('The left column ends in the middle of a sentence, and then the right one ends.');
  });

  it('takes large letters for headings', async () => {
    const parsed = await read([
      {
        lines: [
          { text: 'Why dams fail', x: 72, y: 100, size: 22 },
          { text: 'Causes', x: 72, y: 140, size: 15 },
          ...column(['Water always wins over stone, given', 'time enough.'], { y: 170 }),
        ],
      },
    ]);
    expect(parsed.headings.map(({ level, start, end }) => [level, parsed.text.slice(start, end)])).toEqual([
      [1, 'Why dams fail'],
      [2, 'Causes'],
    ]);
  });

  it.each([
    ["D:20240131235959+01'00'", '2024-01-31'],
    ['D:202402', '2024-02'],
    ['2019', '2019'],
    ['D:20230229000000', '2023-02'],
    ['D:20241301', '2024'],
    ['D:19700101000000Z', undefined],
    ['yesterday', undefined],
    [undefined, undefined],
  ])('takes the day %s of its creation as %s', async (created, date) => {
    const page = { lines: column(['The dam broke.']) };
    const parsed = await parseFile(writePdf([page], created === undefined ? {} : { created }), 'a.pdf');
    expect(parsed.date).toBe(date);
  });

  it('takes the title from the metadata', async () => {
    const page = { lines: column(['Words.']) };
    expect((await parseFile(writePdf([page], { title: 'On dams' }), 'a.pdf')).title).toBe('On dams');
    expect((await parseFile(writePdf([page], { title: 'Microsoft Word - draft.doc' }), 'a.pdf')).title).toBe('');
  });

  it('reads a PDF that is named otherwise', async () => {
    expect(await parseFile(writePdf([{ lines: column(['Words.']) }]), 'a.txt')).toMatchObject({
      format: 'pdf',
      text: 'Words.',
    });
  });

  it('leaves the bytes to the caller', async () => {
    const bytes = writePdf([{ lines: column(['Words.']) }]);
    await parseFile(bytes, 'a.pdf');
    expect(bytes.length).toBeGreaterThan(0);
  });

  it('reads character maps that the PDF only names', async () => {
    const bytes = writePdf([{ lines: [{ text: '水库决堤', x: 72, y: 100 }] }], { chinese: true });
    expect((await parseFile(bytes, 'a.pdf', { pdfjsFolder: PDFJS })).text).toBe('水库决堤');
  });
});

describe('PDF pages', () => {
  const YEARS = ['The first year was dry.', 'The second year was wet.', 'The third year was worse.', 'Then it ended.'];

  it('are parted by blank lines, and running lines and page numbers are left out', async () => {
    const parsed = await read(
      YEARS.map((text, index) => ({
        lines: [
          { text: 'Annals of the valley', x: 72, y: 40, size: 9 },
          ...column([text]),
          { text: `Page ${index + 1} of 4`, x: 280, y: 815, size: 9 },
        ],
      })),
    );
    expect(parsed.text).toBe(YEARS.join('\n\n'));
    expect(parsed.pages?.map(({ start, end }) => parsed.text.slice(start, end))).toEqual(YEARS);
  });

  it('keep the title, whose words stand above every other page, too', async () => {
    const parsed = await read(
      YEARS.map((text, index) => ({
        lines: [{ text: 'Annals of the valley', x: 72, y: 60, size: index === 0 ? 18 : 9 }, ...column([text])],
      })),
    );
    expect(parsed.text).toBe(['Annals of the valley', ...YEARS].join('\n\n'));
  });

  it('lose headers that change with the chapter, told by their page numbers', async () => {
    const headers = ['Drought 17', '18 Annals of the valley', 'The great flood 19', '20 Annals of the valley'];
    const parsed = await read(
      YEARS.map((text, index) => ({ lines: [{ text: headers[index]!, x: 72, y: 40 }, ...column([text])] })),
    );
    expect(parsed.text).toBe(YEARS.join('\n\n'));
  });

  it('keep a first line that only looks alike', async () => {
    const first = (number: number): string => `Section ${number} tells the same story`;
    const parsed = await read(
      YEARS.map((_, index) => ({ lines: column([first(index), 'in other words.'], { y: 60 }) })),
    );
    expect(parsed.text).toContain(first(3));
  });

  it('keep their numbers when a page holds nothing else', async () => {
    const parsed = await read([
      { lines: column(['Words.']) },
      { lines: [{ text: '2', x: 280, y: 815 }] },
      { lines: column(['More.']) },
    ]);
    expect(parsed.text).toBe('Words.\n\n2\n\nMore.');
  });

  it('tell the box of every piece of text', async () => {
    const parsed = await read([
      {
        lines: [
          { text: 'First line', x: 72, y: 100, size: 10 },
          { text: 'and second.', x: 72, y: 112, size: 10 },
        ],
      },
    ]);
    const page = parsed.pages![0]!;
    expect([page.width, page.height]).toEqual([PAGE_WIDTH, PAGE_HEIGHT]);
    const items = itemsOf(parsed, page);
    expect(items.map((item) => item.text)).toEqual(['First line', 'and second.']);
    const [x, y, width, height] = items[0]!.box as [number, number, number, number];
    expect(x).toBeCloseTo(72, 1);
    expect(y).toBeLessThan(100 - 5);
    expect(y + height).toBeGreaterThan(100);
    expect(y + height).toBeLessThan(112);
    // Helvetica's letters are about half as wide as high.
    expect(width).toBeGreaterThan(35);
    expect(width).toBeLessThan(60);
  });

  it('are upright when the page is turned', async () => {
    const parsed = await read([{ rotate: 90, lines: [{ text: 'Turned', x: 100, y: 500, size: 10, turn: 90 }] }]);
    const page = parsed.pages![0]!;
    expect([page.width, page.height]).toEqual([PAGE_HEIGHT, PAGE_WIDTH]);
    const [x, y, width, height] = itemsOf(parsed, page)[0]!.box as [number, number, number, number];
    expect(parsed.text).toBe('Turned');
    expect(width).toBeGreaterThan(height);
    // The left edge of the sheet is at the top once it is turned clockwise.
    expect(x).toBeCloseTo(PAGE_HEIGHT - 500, 0);
    expect(y + height / 2).toBeCloseTo(97, -1);
  });

  it('without text are told', async () => {
    const parsed = await read([{ lines: column(['Words.']) }, { picture: true }, { lines: column(['More.']) }]);
    expect(parsed.text).toBe('Words.\n\nMore.');
    expect(parsed.warnings.join()).toMatch(/^Page \d of 3 has no text layer\. .*OCR/);
    expect(parsed.pages).toHaveLength(3);
  });
});

describe('letters that a font does not name', () => {
  const SIGNS = ['%%" ? !G %%% & , - P P - #', '/ %&=G1 ? ? A (: !<> %" $#'].flatMap((line) =>
    Array.from({ length: 12 }, () => line),
  );
  const WORDS = Array.from({ length: 12 }, () => 'The dam broke because the spillway was blocked by ice.');

  it('are no text: the file is refused, and it is said what helps', async () => {
    const error = await expectRefusal(
      parseFile(writePdf([{ lines: column(SIGNS) }, { lines: column(SIGNS) }]), 'old.pdf'),
      'pdf-no-text-layer',
    );
    expect(error.message).toMatch(/^“old\.pdf” shows text, but .*OCR/);
  });

  it('cost their pages alone where others can be read', async () => {
    const parsed = await read([{ lines: column(WORDS) }, { lines: column(SIGNS) }, { lines: column(WORDS) }]);
    expect(parsed.text).not.toContain('%');
    expect(parsed.text.match(/spillway/g)).toHaveLength(24);
    expect(parsed.warnings.join()).toMatch(/^Page 2 of 3 is left out: the fonts .*OCR/);
    expect(parsed.pages).toHaveLength(3);
  });

  it('are nothing to formulas, numbers and other scripts', async () => {
    const formulas = Array.from({ length: 20 }, (_, i) => `where f(x) = ${i} x + ${i}.5 and g(y) < sum a_i y^${i}, so`);
    const numbers = Array.from({ length: 20 }, (_, i) => `1${i}.25 300 ${i} (0.5) 17 % 2.5e-3`);
    expect((await read([{ lines: column(formulas) }])).warnings).toEqual([]);
    expect((await read([{ lines: column(numbers) }])).warnings).toEqual([]);
    const code =
      'public void readPages(PageList pageList) { for (int i = 0; i < pageList.size(); i++) readPage(pageList.getPage(i)); } ';
    const vietnamese =
      'Đập đã vỡ vì những tảng băng lớn được nước lũ cuốn xuống đã chặn kín đường thoát của hồ phía trên. ';
    const czech = 'Hráz se protrhla, protože přepad horního jezera byl zablokován ledem, který přinesla řeka. ';
    for (const text of [code, vietnamese, czech]) {
      expect(shareInWords(text.repeat(5))).toBeGreaterThan(LEAST_IN_WORDS.document);
      expect(shareInWords(text.repeat(5).normalize('NFD'))).toBeGreaterThan(LEAST_IN_WORDS.document);
    }
    expect(shareInWords('大坝因溢洪道被冰堵塞而决口。'.repeat(30))).toBeNull();
    expect(shareInWords('Плотина прорвалась, потому что водослив забило льдом. '.repeat(9))).toBeNull();
  });
});

describe('glyphs without a character of their own', () => {
  it('are the letters and figures that they show, and large brackets are one bracket', () => {
    const small = (text: string) =>
      Array.from(text, (sign) => String.fromCharCode(0xf700 + sign.charCodeAt(0))).join('');
    expect(namedGlyphs(`the ${small('arpa')} meeting of ${small('1975')} (${small('é')}) & Å`)).toBe(
      'the ARPA meeting of 1975 (É) & Å',
    );
    expect(namedGlyphs('\uf8ee\uf8ef\uf8f0 x \uf8f9\uf8fb \uf8ea')).toBe('[ x ] ™');
    expect(namedGlyphs('\ue09e plain')).toBe('\ue09e plain');
  });
});

describe('fonts with units of their own', () => {
  const readOld = (lines: string[]) => parseFile(writePdf([{ lines: column(lines) }], { ownUnits: true }), 'old.pdf');

  it('keep the blanks between words, and lines their length', async () => {
    const { text, pages } = await readOld(['the dam broke because the', 'spillway was blocked', '', 'it rained']);
    expect(text).toBe('the dam broke because the spillway was blocked\n\nit rained');
    expect(Math.max(...[...pages![0]!.boxes].filter((_, at) => at % 4 === 3))).toBeLessThan(20);
  });

  it('have the ligatures of TeX, wherever in a word they stand', async () => {
    const lines = ['an e\u000bective di\u000berence is \u000cne', '\u000celds are de\u000cned by a\u000eliates'];
    expect((await readOld(lines)).text).toBe('an effective difference is fine fields are defined by affiliates');
  });

  it('have none where a font of mathematics is meant', () => {
    const runs = [
      { font: 'words', text: 'the' },
      { font: 'words', text: 'di\u000berence' },
      ...['\u000b', 'x', '\u000c', '('].map((text) => ({ font: 'signs', text })),
    ];
    expect(withLigatures(['the', ' ', 'di', ' ', 'erence', ' ', 'x', ' ', '('], runs)).toEqual([
      'the',
      ' ',
      'di',
      'ff',
      'erence',
      ' ',
      'x',
      ' ',
      '(',
    ]);
  });

  it('are left as they are where other text is drawn than is given', () => {
    expect(withLigatures(['dam'], [{ font: 'words', text: 'lake' }])).toBeNull();
    expect(withLigatures([], [])).toEqual([]);
  });
});

describe('bad PDF', () => {
  it('refuses one that needs a password', async () => {
    const bytes = writePdf([{ lines: column(['Secret.']) }], { encrypted: true });
    const error = await expectRefusal(parseFile(bytes, 'secret.pdf'), 'file-encrypted');
    expect(error.message).toContain('password');
  });

  it('refuses one of pictures and says that it has no text layer', async () => {
    const error = await expectRefusal(
      parseFile(writePdf([{ picture: true }, { picture: true }]), 'scan.pdf'),
      'pdf-no-text-layer',
    );
    expect(error.message).toContain('no text layer');
  });

  it('takes what can be recovered from one that was cut off, and warns', async () => {
    const bytes = writePdf([{ lines: column(['The first page is whole.']) }, { lines: column(['The second too.']) }]);
    const cut = bytes.subarray(0, new TextDecoder('latin1').decode(bytes).indexOf('startxref'));
    const parsed = await parseFile(cut, 'cut.pdf');
    expect(parsed.text).toContain('The first page is whole.');
    expect(parsed.warnings.join(' ')).toContain('cut off');
  });

  it('refuses one that was cut off before its first page', async () => {
    const bytes = writePdf([{ lines: column(['Words.']) }]);
    for (const length of [9, 60, 150]) {
      const error = await expectRefusal(parseFile(bytes.subarray(0, length), 'cut.pdf'), 'file-damaged');
      expect(error.message).toContain('again');
    }
  });

  it('refuses a text named .pdf', async () => {
    await expectRefusal(parseFile(utf8('Dear reader'), 'letter.pdf'), 'file-damaged');
  });
});
