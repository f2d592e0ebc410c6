/**
 * @file Files that were damaged on their way: cut off anywhere, or with bits that changed. Whatever becomes of them, they are read or
 * refused in words, soon.
 */
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import { latin1, utf8 } from '../../fixtures/bytes.ts';
import { writeDocx } from '../../fixtures/docx.ts';
import { writeEpub, writeOpenDocument, writePptx, writeXlsx } from '../../fixtures/office.ts';
import { column, writePdf } from '../../fixtures/pdf.ts';

const WORDS = 'The dam broke because the spillway was blocked.';
const CELLS =
  '<row><c t="str"><v>Site</v></c><c t="str"><v>Year</v></c></row><row><c t="s"><v>0</v></c><c><v>1999</v></c></row>';

const FILES: Record<string, Uint8Array> = {
  'a.docx': writeDocx([{ text: 'Causes', heading: 1 }, { text: WORDS }]),
  'a.odt': writeOpenDocument(`<office:text><text:h>Causes</text:h><text:p>${WORDS}</text:p></office:text>`),
  'a.ods': writeOpenDocument(
    `<office:spreadsheet><table:table table:name="S"><table:table-row><table:table-cell table:number-columns-repeated="9"><text:p>${WORDS}</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>`,
    { kind: 'spreadsheet' },
  ),
  'a.pptx': writePptx([{ title: 'Dams', points: [WORDS], notes: 'Say why.' }]),
  'a.xlsx': writeXlsx([{ name: 'Dams', rows: CELLS }], { strings: ['<t>Ashford</t>'] }),
  'a.epub': writeEpub([{ title: 'One', body: `<p>${WORDS}</p>` }]),
  'a.rtf': latin1(
    `{\\rtf1{\\fonttbl{\\f0\\fcharset128 A;}}{\\stylesheet{\\s1 heading 1;}}\\pard\\s1 Causes\\par ${WORDS}{\\f0\\'83\\'5f}\\u8211-\\par}`,
  ),
  'a.pdf': writePdf([{ lines: column([WORDS, 'It rained.']) }]),
  'a.csv': utf8(`Site,Note\nAshford,"${WORDS}"\nBexley,rain\n`),
  'a.json': utf8(JSON.stringify([{ title: 'Ashford', cause: WORDS, more: { deep: [1, { x: 2 }] } }])),
  'a.jsonl': utf8(`{"title":"Ashford","cause":"${WORDS}"}\n{"title":"Bexley"}\n`),
  'a.mhtml': latin1(
    `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="edge"\r\n\r\n--edge\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n${btoa(`<h1>Dams</h1><p>${WORDS}</p>`)}\r\n--edge--\r\n`,
  ),
  'a.bib': utf8(
    `@article{a, title = {Why {Dams} f{\\"a}il}, author = {Smith, J. and Roe, Jane}, year = 2020}\n@misc{b, title = "B"}`,
  ),
  'a.ris': utf8('TY  - JOUR\nTI  - Dams\nAU  - Smith, J.\nDA  - 2020/05/17\nER  - \n'),
  'a.zip': zipSync({ 'a.txt': strToU8(WORDS) }),
};

/** What became of a file; anything but a document with text or an error in words fails. */
async function expectSoundOrRefused(bytes: Uint8Array, path: string): Promise<void> {
  try {
    const { text, headings } = await parseFile(bytes, path);
    expect(text.trim()).not.toBe('');
    expect(headings.every(({ start, end }) => start < end && end <= text.length)).toBe(true);
  } catch (error) {
    expect(error).toBeInstanceOf(CausewayError);
    const { code, message } = error as CausewayError;
    expect(code).not.toBe('internal');
    expect(message).toMatch(/^“a\.\w+” .{20,}\.$/s);
  }
}

describe.each(Object.keys(FILES))('%s', (path) => {
  const whole = FILES[path]!;

  it('cut off anywhere is read or refused in words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), (length) =>
        expectSoundOrRefused(whole.subarray(0, length), path),
      ),
      { numRuns: 30 },
    );
  });

  it('with changed bits is read or refused in words', async () => {
    const flips = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(7)), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(flips, async (changes) => {
        const damaged = whole.slice();
        for (const [at, bit] of changes) damaged[at]! ^= 1 << bit;
        await expectSoundOrRefused(damaged, path);
      }),
      { numRuns: 60 },
    );
  });

  it('under the name of any other format is read or refused in words', async () => {
    for (const other of Object.keys(FILES)) await expectSoundOrRefused(whole, other);
  });
});
