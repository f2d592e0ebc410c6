/**
 * @file What backups take of memory: one of gigabytes, made here, is restored, saved, and once its notebook is encrypted saved and restored again, while all processes of the
 * browser are watched. Times are milliseconds, sizes bytes.
 */
import { createHash, randomFillSync } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import {
  BACKUP_ENDING,
  BACKUP_VERSION,
  documentFolder,
  FILE_FOLDER,
  MANIFEST_PATH,
  RECORD_FILE,
  TEXT_FILE,
  type BackupManifest,
  type DocumentPart,
} from '../../adapters/export/backup-format.ts';
import { ZipWriter } from '../../adapters/export/zip-writer.ts';
import { packRecord } from '../../adapters/store/packed-record.ts';
import { waitUntilIndexed } from './measure.ts';
import { memoryOf, sampleMemory } from './process-memory.ts';

export interface Step {
  name: 'restored' | 'saved' | 'saved, encrypted' | 'restored, encrypted';
  milliseconds: number;
  /** What the processes of the browser held on top of what they held before. */
  memory: number;
  /** Of the backup's file. */
  bytes: number;
}

const PASSPHRASE = 'correct horse battery staple';
/** What a long scanned report takes. */
const FILE_BYTES = 20_000_000;
const SETTLED = 3_000;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function partOf(text: string, place: number, bytes: number): DocumentPart {
  const id = createHash('sha256').update(String(place)).digest('hex');
  const info: DocumentPart['info'] = {
    ...{ id, name: `Report ${place + 1}.pdf`, format: 'pdf', bytes, characters: text.length, pages: 0 },
    ...{ language: 'en', addedAt: 0, status: 'ready', error: null, warnings: [] },
  };
  return { info, title: `Report ${place + 1}`, headings: [], pages: [], analysis: null };
}

/** Writes a backup whose files nothing can make smaller. @returns how many sources it has */
async function makeBackup(file: string, bytes: number): Promise<number> {
  const output = createWriteStream(file);
  const zip = new ZipWriter(Date.now(), false, {
    push: async (piece) => {
      if (!output.write(piece)) await once(output, 'drain');
    },
    finish: async () => {
      output.end();
      await once(output, 'close');
      return new Blob([]);
    },
    discard: async () => {},
  });
  const documents = Math.max(1, Math.round(bytes / FILE_BYTES));
  const manifest: BackupManifest = {
    ...{ format: 'causeway-backup', version: BACKUP_VERSION, notebook: { name: 'Large', createdAt: 0 } },
    ...{ documents, cells: 0, corrections: 0, findings: false },
  };
  await zip.add(MANIFEST_PATH, utf8(JSON.stringify(manifest)));
  const content = new Uint8Array(Math.round(bytes / documents));
  for (let place = 0; place < documents; place++) {
    const text = `Pump ${place} of station ${place + 7} stopped because valve ${place + 3} leaked.`;
    const folder = documentFolder(place);
    await zip.add(`${folder}/${RECORD_FILE}`, packRecord(partOf(text, place, content.length)));
    await zip.add(`${folder}/${TEXT_FILE}`, utf8(text));
    await zip.add(`${folder}/${FILE_FOLDER}report.pdf`, randomFillSync(content));
  }
  await zip.add('corrections.json', utf8('[]'));
  await zip.finish();
  return documents;
}

const menu = (page: Page) => page.getByRole('button', { name: /^Notebook:/ });

async function choose(page: Page, entry: string): Promise<void> {
  await menu(page).click();
  await page.getByRole('button', { name: entry, exact: true }).click();
}

async function restore(page: Page, file: string, sources: number, limit: number, passphrase?: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  if (passphrase === undefined) await page.getByRole('button', { name: 'Restore a backup' }).click();
  else await choose(page, 'Restore a backup');
  await (await choosing).setFiles(file);
  if (passphrase !== undefined) {
    const dialog = page.getByRole('dialog', { name: 'This backup is encrypted' });
    await dialog.getByLabel('Passphrase', { exact: true }).fill(passphrase);
    await dialog.getByRole('button', { name: 'Restore' }).click();
  }
  // The list draws only what is in sight.
  await page
    .getByText(/Report 1\.pdf/)
    .first()
    .waitFor();
  // What an encrypted notebook has indexed can't be seen from outside.
  if (passphrase === undefined) await waitUntilIndexed(page, sources, limit);
}

/** @returns the file */
async function save(page: Page, folder: string): Promise<string> {
  await choose(page, 'Export');
  await page.getByRole('radio', { name: /^Backup/ }).check();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  const download = await arriving;
  const file = path.join(folder, download.suggestedFilename());
  await download.saveAs(file);
  await download.delete();
  return file;
}

async function encrypt(page: Page): Promise<void> {
  await choose(page, 'Encrypt this notebook …');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await dialog.getByLabel('The same once more').fill(PASSPHRASE);
  await dialog.getByLabel('I have kept the passphrase where I will find it').check();
  await dialog.getByRole('button', { name: 'Encrypt', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/**
 * @param context with `probe.js` as an init script, and nothing stored
 * @param profile folder of the context
 * @param folder where files go
 * @param bytes of the backup
 * @param limit milliseconds that one step may take
 * @param onStep told of each as it is done: all together take minutes
 */
export async function measureBackups(
  context: BrowserContext,
  url: string,
  places: { profile: string; folder: string },
  bytes: number,
  limit: number,
  onStep: (step: Step) => void,
): Promise<Step[]> {
  context.setDefaultTimeout(limit);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Open sample notebook' }).waitFor();
  const made = path.join(places.folder, `made${BACKUP_ENDING}`);
  const sources = await makeBackup(made, bytes);
  const steps: Step[] = [];
  async function step(name: Step['name'], work: () => Promise<string>): Promise<string> {
    await pause(SETTLED);
    const before = await memoryOf(places.profile);
    const sampler = sampleMemory(places.profile);
    const start = performance.now();
    const file = await work();
    const milliseconds = performance.now() - start;
    await sampler.stop();
    steps.push({ name, milliseconds, memory: sampler.peak() - before, bytes: (await stat(file)).size });
    onStep(steps.at(-1)!);
    return file;
  }
  await step('restored', async () => {
    await restore(page, made, sources, limit);
    return made;
  });
  await rm(made);
  await rm(await step('saved', () => save(page, places.folder)));
  await encrypt(page);
  const sealed = await step('saved, encrypted', () => save(page, places.folder));
  await choose(page, 'New notebook');
  await step('restored, encrypted', async () => {
    await restore(page, sealed, sources, limit, PASSPHRASE);
    return sealed;
  });
  return steps;
}
