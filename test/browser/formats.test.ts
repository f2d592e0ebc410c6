/** @file A person's folder as it is: books, slides, spreadsheets, a bibliography, all in one archive, and files that can't be read. */
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addFiles, ask, openPage, source } from './harness.ts';
import { writeEpub, writeOpenDocument, writePptx, writeXlsx } from '../fixtures/office.ts';

const row = (...cells: string[]): string =>
  `<row>${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`;

const REPORT =
  '<office:text><text:h text:outline-level="1">Findings</text:h>' +
  '<text:p>The orchard lost its blossom because a late frost came in May.</text:p></office:text>';

/** What a person might have collected on one matter. */
function archive(): Uint8Array {
  return zipSync({
    'books/keepers.epub': writeEpub(
      [
        {
          title: 'The winter of the hives',
          body: '<p>The bees died because mites had weakened the hives in autumn.</p>',
        },
      ],
      { title: 'Keepers' },
    ),
    'talks/harvest.pptx': writePptx([
      {
        title: 'A poor harvest',
        points: ['The harvest was poor because few bees visited the blossom.'],
        notes: 'Thank the keepers.',
      },
    ]),
    'tables/losses.xlsx': writeXlsx([
      {
        name: 'Losses',
        rows:
          row('Village', 'What happened') +
          row('Ashford', 'The cider press closed because the apples rotted in store.'),
      },
    ]),
    'report.odt': writeOpenDocument(REPORT, { title: 'Frost in the orchards' }),
    'letter.rtf': strToU8('{\\rtf1\\ansi The mayor resigned because the flood money was spent on a fountain.\\par}'),
    'sales.csv': strToU8('Year,Remark\n2020,Prices rose because the supply of apples had fallen.\n'),
    'notes.jsonl': strToU8('{"title":"Wasps","cause":"The nests grew because the summer was dry."}\n'),
    'library.bib': strToU8(
      '@techreport{frost2020, title = {Frost in the orchards}, author = {M{\\"u}ller, A.}, year = 2020}\n@book{x, title = {A book that nobody here has}}',
    ),
    '__MACOSX/._report.odt': strToU8('junk'),
    'photo.jpg': strToU8('not really a photo'),
  });
}

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('an archive of many formats is unpacked, read and cited; what can’t be used is told', async () => {
  const page = await openPage();
  await addFiles(page, [{ name: 'village.zip', buffer: Buffer.from(archive()) }]);
  await page
    .getByText(/photo\.jpg.*was left out/i)
    .first()
    .waitFor();
  await page
    .getByText(/library\.bib: 2 entries, 1 describes a source/i)
    .first()
    .waitFor();
  const names = ['keepers.epub', 'harvest.pptx', 'losses.xlsx', 'report.odt', 'letter.rtf', 'sales.csv', 'notes.jsonl'];
  for (const name of names) await source(page, name).waitFor();
  expect(await source(page, '._report').count()).toBe(0);

  // A row of a sheet answers, and its citation opens the sheet at the row.
  const answer = await ask(page, 'Why did the cider press close?');
  await expect.poll(() => answer.textContent()).toMatch(/apples rotted in store/i);
  await answer.getByRole('link', { name: 'Citation 1' }).click();
  const viewer = page.getByRole('region', { name: 'Source', exact: true });
  await viewer.getByRole('heading', { name: 'Losses', exact: true }).waitFor();
  await viewer.locator('mark', { hasText: 'apples rotted' }).waitFor();

  // A book opens in its chapter, which is named by the table of contents alone.
  const book = await ask(page, 'Why did the bees die?');
  await expect.poll(() => book.textContent()).toMatch(/mites had weakened the hives/i);
  await book.getByRole('link', { name: 'Citation 1' }).click();
  await viewer.getByRole('heading', { name: 'The winter of the hives' }).waitFor();

  // What the bibliography lists is no evidence.
  expect(await page.getByText('A book that nobody here has').count()).toBe(0);

  // What it says of the report comes and goes with it.
  const report = source(page, 'report.odt');
  await source(page, 'library.bib').filter({ hasText: '2 entries' }).waitFor();
  await report.filter({ hasText: '2020' }).waitFor();
  await choose(page, 'village.zip/library.bib', 'Remove');
  await expect.poll(() => report.textContent()).not.toContain('2020');
  await page.getByRole('button', { name: 'Undo' }).click();
  await report.filter({ hasText: '2020' }).waitFor();
});

test('files that can’t be read say what to do, and the rest goes on', async () => {
  const page = await openPage();
  const whole = writeEpub([{ title: 'One', body: '<p>Rain.</p>' }]);
  const bad: [string, Uint8Array, RegExp][] = [
    ['cut.epub', whole.subarray(0, whole.length - 200), /damaged|partly there/i],
    ['locked.odt', writeOpenDocument('', { encrypted: true }), /password/i],
    ['broken.json', strToU8('[{"name": "Ashf'), /cut off/i],
    ['empty.bib', strToU8('Only notes.'), /no entry of a bibliography/i],
    ['page.webarchive', Uint8Array.from([...strToU8('bplist00'), 0, 1, 2, 3]), /Save the page as PDF or as HTML/i],
  ];
  const good = {
    name: 'good.csv',
    buffer: Buffer.from('Site,Why\nBexley,The bridge fell because its piers were washed out.\n'),
  };
  await addFiles(page, [...bad.map(([name, bytes]) => ({ name, buffer: Buffer.from(bytes) })), good]);
  for (const [name, , words] of bad) await source(page, name).filter({ hasText: words }).waitFor();
  const answer = await ask(page, 'Why did the bridge fall?');
  await expect.poll(() => answer.textContent()).toMatch(/piers were washed out/i);

  // They are kept, so that a newer version can try them again.
  await choose(page, 'cut.epub', 'Read again');
  await page.getByText('“cut.epub” is being read again.').waitFor();
  await source(page, 'cut.epub')
    .filter({ hasText: /damaged|partly there/i })
    .waitFor();
});
