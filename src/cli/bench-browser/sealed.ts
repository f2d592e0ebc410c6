/**
 * @file What encryption costs: the same notebook opened and asked plain and encrypted, in turns, in one run. Times are milliseconds.
 *
 * Opening ends when the page can answer a question: its sources are listed and its index is loaded. Encrypted, it begins with the passphrase entered on the lock screen. Plain, it begins
 * where the person does as much: with the notebook chosen in the menu of a page that is open. Starting the app is measured apart: until the plain notebook can be asked, and until the
 * lock screen takes the passphrase.
 */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { DERIVING } from '../../adapters/sealing/lock.ts';
import type { BenchFiles } from './dataset.ts';
import { ask, waitUntilIndexed } from './measure.ts';

/** What one form of the notebook was measured by. */
export interface Form {
  /** From the start of a reload until the notebook can be asked, or its passphrase be entered. */
  started: number[];
  opened: number[];
  /** From click to painted complete answer. */
  answers: number[];
}

export interface SealedCost {
  plain: Form;
  sealed: Form;
  /** Of opening the encrypted one, what Argon2id took. */
  derived: number[];
  /** Encrypting all of it, one for each turn. */
  encrypting: number[];
}

const PASSPHRASE = 'correct horse battery staple';
/** In turns, so that a machine that becomes slower or faster meanwhile does it to both. */
const TURNS = 3;
const OPENINGS = 3;
const MEASURED = 'Measured';
/** The notebook that is open before the measured one is chosen: its one source has the app ready to answer. */
const OTHER = { name: 'My notebook', text: 'Pump 12 of station 7 stopped because valve 3 leaked.' };

const menu = (page: Page) => page.getByRole('button', { name: /^Notebook:/ });
const passphrase = (page: Page) => page.getByLabel('Passphrase', { exact: true });

async function choose(page: Page, entry: string | RegExp): Promise<void> {
  await menu(page).click();
  await page.getByRole('button', { name: entry }).click();
}

/** Milliseconds from a press until the notebook that it opens can be asked. */
async function openedBy(page: Page, button: Locator): Promise<number> {
  await page.evaluate('causewayProbe.timeOpening()');
  await button.click();
  return page.evaluate<number>('causewayProbe.opened()');
}

async function openOther(page: Page, name: string): Promise<number> {
  await menu(page).click();
  return openedBy(page, page.getByRole('button', { name: new RegExp(`^${name}`) }));
}

async function encrypt(page: Page): Promise<number> {
  await choose(page, 'Encrypt this notebook …');
  const dialog = page.getByRole('dialog');
  await passphrase(page).fill(PASSPHRASE);
  await dialog.getByLabel('The same once more').fill(PASSPHRASE);
  await dialog.getByLabel('I have kept the passphrase where I will find it').check();
  return openedBy(page, dialog.getByRole('button', { name: 'Encrypt', exact: true }));
}

async function decrypt(page: Page): Promise<void> {
  await choose(page, 'Remove the passphrase …');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Passphrase until now').fill(PASSPHRASE);
  await openedBy(page, dialog.getByRole('button', { name: 'Decrypt', exact: true }));
}

/** Milliseconds from the start of a reload. */
async function reloaded(page: Page, shown: 'answerable' | 'locked'): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  return page.evaluate<number>(`causewayProbe.when('${shown}')`);
}

async function answerTimes(page: Page, questions: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const question of questions) times.push((await ask(page, question)).milliseconds);
  return times;
}

/** Milliseconds that the last passphrase of this page took to become a key. */
async function derivedIn(page: Page): Promise<number> {
  const inWorkers = page
    .workers()
    .map((worker) =>
      worker.evaluate((name) => performance.getEntriesByName(name).map(({ duration }) => duration), DERIVING),
    );
  return (await Promise.all(inWorkers)).flat().at(-1) ?? Number.NaN;
}

async function openPlain(page: Page, form: Form): Promise<void> {
  form.started.push(await reloaded(page, 'answerable'));
  await openOther(page, OTHER.name);
  await reloaded(page, 'answerable');
  form.opened.push(await openOther(page, MEASURED));
}

async function openSealed(page: Page, form: Form, derived: number[]): Promise<void> {
  form.started.push(await reloaded(page, 'locked'));
  await passphrase(page).fill(PASSPHRASE);
  form.opened.push(await openedBy(page, page.getByRole('button', { name: 'Open', exact: true })));
  derived.push(await derivedIn(page));
}

/** Makes the two notebooks. */
async function prepare(page: Page, { paths, distinct }: BenchFiles, limit: number): Promise<void> {
  const input = page.getByLabel('Add documents');
  await input.waitFor({ state: 'attached' });
  await input.setInputFiles(paths);
  await waitUntilIndexed(page, distinct, limit);
  await choose(page, 'Rename');
  const name = page.getByRole('textbox', { name: 'Name of the notebook' });
  await name.fill(MEASURED);
  await name.blur();
  await choose(page, 'New notebook');
  await input.setInputFiles([{ name: 'other.txt', mimeType: 'text/plain', buffer: Buffer.from(OTHER.text) }]);
  await page.evaluate(`causewayProbe.when('answerable')`);
  await openOther(page, MEASURED);
}

/**
 * @param context with `probe.js` as an init script, and nothing stored
 * @param limit milliseconds that indexing may take before the bench gives up
 */
export async function measureSealed(
  context: BrowserContext,
  url: string,
  files: BenchFiles,
  limit: number,
): Promise<SealedCost> {
  context.setDefaultTimeout(limit);
  const page = await context.newPage();
  await page.goto(url);
  await prepare(page, files, limit);
  const form = (): Form => ({ started: [], opened: [], answers: [] });
  const cost: SealedCost = { plain: form(), sealed: form(), derived: [], encrypting: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    const asked = files.questions.filter((_, place) => place % TURNS === turn);
    for (let time = 0; time < OPENINGS; time++) await openPlain(page, cost.plain);
    cost.plain.answers.push(...(await answerTimes(page, asked)));
    cost.encrypting.push(await encrypt(page));
    for (let time = 0; time < OPENINGS; time++) await openSealed(page, cost.sealed, cost.derived);
    cost.sealed.answers.push(...(await answerTimes(page, asked)));
    await decrypt(page);
  }
  return cost;
}
