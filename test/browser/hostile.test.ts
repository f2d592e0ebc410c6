/**
 * @file The whole corpus of hostile documents in the app: read, asked, opened, mapped and taken out. Nothing runs, loads, leads away or is obeyed; honest
 * sentences among the traps are found and shown, and what is written out springs no trap where it is opened.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Papa from 'papaparse';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanPath } from '../../src/adapters/parsers/paths.ts';
import { TRAP } from '../fixtures/hostile/attack.ts';
import { DOCUMENTS } from '../fixtures/hostile/corpus.ts';
import { ALL_ORDERS, CANARY } from '../fixtures/hostile/orders.ts';
import { addFiles, appUrl, ask, newPage, sharedBrowser, textFile, type TestFile } from './harness.ts';
import { watchOutside, type Outside } from './outside.ts';
import { watchTraps } from './traps.ts';

/** Reading a hundred files takes seconds, and on a busy machine minutes. */
const PATIENT = { timeout: 240_000 };
/** Tall enough that every source of the corpus has its row in the page. */
const TALL = { width: 1280, height: 56 * (DOCUMENTS.length + 40) };

const FILES: TestFile[] = DOCUMENTS.map(({ file }) => ({ name: file.name, buffer: Buffer.from(file.bytes) }));
const ORDERS = textFile(
  'orders.txt',
  [
    'The dam was built in 1950.',
    'A cracked bolt caused the failure of the dam.',
    ...ALL_ORDERS.map(({ text }) => text),
  ].join('\n\n'),
);
/** Where a link of a note leads, as links do. */
const ELSEWHERE = 'http://elsewhere.example';
const NOTE = `# A note

<img src="${TRAP}/note" onerror="globalThis.trapped='note'"><script>globalThis.trapped='note'</script>

![chart](${TRAP}/chart.png) [press](javascript:globalThis.trapped='press') [the report](${ELSEWHERE}/report) All is well.[^1]

[^1]: an official report
`;

let outside: Outside;

beforeAll(async () => {
  outside = await watchOutside();
});

afterAll(() => outside.close());

const isOfApp = (address: string): boolean => address.startsWith(appUrl()) || /^(blob|data):/.test(address);

/** What a press saves. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const arriving = page.waitForEvent('download');
  await press();
  const download = await arriving;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

function exported(page: Page, choice: RegExp): Promise<{ name: string; text: string }> {
  return saved(page, async () => {
    await page.getByRole('button', { name: /^Notebook:/ }).click();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('radio', { name: choice }).check();
    await page.getByRole('button', { name: 'Save file' }).click();
  });
}

/** Opens each source in turn, by the name that it is listed under, and gives those whose words never came. Runs in the page. */
async function openAll(wanted: [name: string, words: string][]): Promise<string[]> {
  const missing: string[] = [];
  const frame = () => new Promise((resolve) => setTimeout(resolve, 10));
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ');
  for (const [name, honest] of wanted) {
    const button = [...document.querySelectorAll<HTMLElement>('[data-id] .open')].find(({ title }) => title === name);
    if (!button) {
      missing.push(`not listed: ${name}`);
      continue;
    }
    button.click();
    const until = performance.now() + 10_000;
    const pane = () => words(document.querySelector('section.source')?.textContent);
    while (!pane().includes(honest) && performance.now() < until) await frame();
    if (!pane().includes(honest)) missing.push(`${name}: ${pane().slice(0, 200)}`);
  }
  return missing;
}

test('nothing of a hundred hostile documents is run, loaded, followed or obeyed', async () => {
  const page = await newPage({ proxy: outside.proxy, viewport: TALL });
  const traps = await watchTraps(page, isOfApp);
  await page.goto(appUrl());
  await addFiles(page, [...FILES, ORDERS]);
  const refused = DOCUMENTS.filter(({ honest }) => honest === null).length;
  await expect.poll(() => page.locator('[data-status="ready"]').count(), PATIENT).toBe(FILES.length + 1 - refused);
  expect(await page.locator('[data-status="failed"]').count()).toBe(refused);

  // Each is shown as the words that it is. Pages of a PDF are pictures; their text lies over them.
  const readable = DOCUMENTS.filter(({ honest }) => honest !== null);
  const wanted = readable.map(({ file, honest, format }): [string, string] => [
    cleanPath(file.name),
    format === 'pdf' ? 'Page 1' : honest!.replace(/\.$/, ''),
  ]);
  expect(await page.evaluate(openAll, wanted)).toEqual([]);
  expect(await traps.sprung()).toEqual([]);

  // Answers are the honest sentences.
  for (const thing of ['crane 2', 'pump 1', 'mill 4', 'ship 7', 'bridge 1', 'tower 3']) {
    const answer = await ask(page, `What caused the failure of ${thing}?`);
    await expect.poll(() => answer.textContent()).toContain(`A cracked bolt caused the failure of ${thing}.`);
  }
  const dam = await ask(page, 'What caused the failure of the dam?');
  await expect.poll(() => dam.textContent()).toContain('A cracked bolt caused the failure of the dam.');
  const steps = page.getByRole('region', { name: 'Causal path as a diagram' });
  expect(await steps.textContent()).not.toContain(CANARY);

  // A note of somebody else's making: its links say where they lead before they open.
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: 'Text of the note' }).fill(NOTE);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  const note = page.getByRole('article', { name: 'A note', exact: true });
  await note.getByRole('link', { name: 'the report' }).waitFor();
  await expect.poll(() => note.getByRole('link').count()).toBe(1);
  await note.getByRole('link', { name: 'the report' }).click();
  await page.getByRole('dialog', { name: 'Open elsewhere.example?' }).getByText(`${ELSEWHERE}/report`).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await note.getByRole('link', { name: 'the report' }).click({ button: 'middle' });
  await page.getByRole('dialog', { name: 'Open elsewhere.example?' }).waitFor();
  await page.keyboard.press('Escape');

  // The map draws their names.
  await page.getByRole('button', { name: 'Map of this notebook' }).click();
  await page.getByRole('heading', { name: 'Map', exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Find on the map' }).fill('proto');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the notebook' }).click();
  expect(await traps.sprung()).toEqual([]);
  expect(outside.asked).toEqual([]);

  // What is taken out, opened as any file is, without the app's policy.
  const [csv, html, markdown, graph] = [
    await exported(page, /^Causes and effects/),
    await exported(page, /^Web page/),
    await exported(page, /^Markdown/),
    await exported(page, /^Graph/),
  ];
  for (const row of Papa.parse<string[]>(csv.text.trim()).data.slice(1))
    for (const cell of row) expect(cell).not.toMatch(/^\s*[=+@]|^-(?!\d)|[\r\n\t]/);
  expect(markdown.text).not.toMatch(
    /(?<!\\)<(?:img|script|svg|iframe)|(?<!\\)!\[|(?<!\\)\[press|^\[\^1\]: an official/im,
  );
  expect(graph.text).not.toMatch(/<(?:img|script|svg|iframe|!DOCTYPE|!ENTITY)/i);
  const folder = await mkdtemp(path.join(tmpdir(), 'causeway-hostile-'));
  try {
    const opened = await (await sharedBrowser()).newContext({ proxy: outside.proxy });
    const reader = await opened.newPage();
    const outsideTraps = await watchTraps(reader, (address) => address.startsWith('file:'));
    const file = path.join(folder, html.name);
    await writeFile(file, html.text);
    await reader.goto(pathToFileURL(file).href);
    expect(await outsideTraps.sprung()).toEqual([]);
    await opened.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  expect(outside.asked).toEqual([]);
});

test('a link opens after its address was shown, and only then', async () => {
  const page = await newPage({ proxy: outside.proxy });
  await page.goto(appUrl());
  await addFiles(page, [textFile('a.txt', 'A storm caused the flood.')]);
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: 'Text of the note' }).fill(`[https://good.example](${TRAP}/bad)`);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('link', { name: 'https://good.example' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Open trap.example?' });
  await dialog.getByText(`${TRAP}/bad`).waitFor();
  expect(outside.asked).not.toContain(`${TRAP}/bad`);
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Open the address' }).click();
  await (await opening).waitForLoadState();
  expect(outside.asked).toContain(`${TRAP}/bad`);
});
