/** @file Takes a backup in as a new notebook: all of it, or of one that is damaged what is whole, with what is not. */
import type { CausewayError } from '../../engine/errors.ts';
import type { NotebookStore } from '../../engine/ports.ts';
import type { DocumentInfo, IncomingDocument } from '../../engine/records.ts';
import type { RestoredNotebook } from '../../rpc/contracts.ts';
import type { Vault } from '../idb/vault.ts';
import type { EstimateStorage } from '../library/intake.ts';
import { cleanPath } from '../parsers/paths.ts';
import { INLINE_BYTES, type FileContent } from '../store/content.ts';
import { takeInHidden, type HiddenNotebookDependencies } from '../store/hidden-notebook.ts';
import { outdatedAnalysis } from '../store/outdated-analysis.ts';
import { storageFull } from '../store/storage-full.ts';
import { checkCorrections, checkRefinement } from './backup-findings.ts';
import {
  checkCells,
  checkManifest,
  checkPart,
  damagedBackup,
  documentFolder,
  FILE_FOLDER,
  MANIFEST_PATH,
  RECORD_FILE,
  TEXT_FILE,
  type DocumentPart,
} from './backup-format.ts';
import type { Job } from './job.ts';
import { Losses } from './losses.ts';
import { unpackRecord } from '../store/packed-record.ts';
import { ofBackup } from '../sealing/failures.ts';
import { isSealedBackup, openSealedBackup } from './sealed-backup.ts';
import { BackupArchive } from './read-archive.ts';

type Store = NotebookStore<FileContent>;

export interface RestoreDependencies extends HiddenNotebookDependencies {
  estimate: EstimateStorage;
  vault: Pick<Vault, 'encrypt'>;
}

/**
 * @param passphrase of an encrypted backup, whose notebook is then encrypted with it, too; null: it was not asked for yet
 * @throws CausewayError `file-damaged`, `file-unsupported`, `storage-full`, `cancelled`; of an encrypted backup `notebook-locked` without a passphrase, `passphrase-wrong`,
 *   `storage-damaged` and `storage-changed`; nothing is changed then
 */
export async function restoreBackup(
  use: RestoreDependencies,
  backup: Blob,
  job: Job,
  passphrase: string | null,
): Promise<RestoredNotebook> {
  const isSealed = await isSealedBackup(backup);
  const archive = await BackupArchive.open(isSealed ? await openSealedBackup(backup, passphrase) : backup);
  const manifest = checkManifest(await archive.json(MANIFEST_PATH));
  const { usage = 0, quota = Infinity } = await use.estimate();
  if (quota - usage < backup.size) throw storageFull({ needed: backup.size, free: quota - usage });
  const { store } = use;
  const losses = new Losses();
  let sources = 0;
  let cells = 0;
  const notebook = await takeInHidden(use, manifest.notebook.name, async (notebookId) => {
    // Before anything is in it, so that nothing is ever stored open.
    if (isSealed && passphrase !== null) await use.vault.encrypt(notebookId, passphrase);
    for (let place = 0; place < manifest.documents; place += 1) {
      await job.step(place / (manifest.documents + 1));
      if (await takeDocument(archive, use, notebookId, place, losses)) sources += 1;
    }
    await job.step(manifest.documents / (manifest.documents + 1));
    cells = await takeCells(archive, store, notebookId, manifest.cells, losses);
    if (manifest.documents + manifest.cells > 0 && sources + cells === 0) throw nothingWhole(isSealed);
    const corrections = await losses.whole(() => takeCorrections(archive, store, notebookId));
    const findings = await losses.whole(() => takeRefinement(archive, store, notebookId));
    // Where there were none, none is lost; earlier versions do not say.
    losses.lost.corrections = corrections === null && manifest.corrections !== 0;
    losses.lost.findings = findings === null && manifest.findings !== false;
    await job.step(1);
  });
  const isDamaged = losses.any || !archive.isWhole;
  return {
    ...{ ...notebook, documents: sources, cells },
    ...(isSealed && { encryption: 'unlocked' }),
    ...(isDamaged && { losses: losses.lost }),
  };
}

const nothingWhole = (isSealed: boolean): CausewayError =>
  isSealed ? ofBackup.damaged() : damagedBackup('nothing of it is whole');

function unpack(bytes: Uint8Array): unknown {
  try {
    return unpackRecord(bytes);
  } catch {
    throw damagedBackup('a part is not readable');
  }
}

/** The file that a source was read from, by its place in the archive. */
const fileOf = (archive: BackupArchive, folder: string): string | undefined =>
  archive.list(`${folder}/${FILE_FOLDER}`)[0];

/** @returns whether the source is there */
async function takeDocument(
  archive: BackupArchive,
  use: RestoreDependencies,
  notebookId: string,
  place: number,
  losses: Losses,
): Promise<boolean> {
  const folder = documentFolder(place);
  const [path, file] = [`${folder}/${RECORD_FILE}`, fileOf(archive, folder)];
  const part = await losses.whole(async () => checkPart(unpack(await archive.bytes(path))));
  if (part === null) {
    losses.source(file?.slice(`${folder}/${FILE_FOLDER}`.length) ?? null);
    return false;
  }
  const info = { ...part.info, name: cleanPath(part.info.name) };
  const bytes = file === undefined ? null : await losses.whole(() => archive.bytes(file));
  const content: FileContent | null = bytes && bytes.length > INLINE_BYTES ? new Blob([bytes]) : bytes;
  if (info.status !== 'ready') {
    if (content === null) losses.source(info.name);
    else await use.store.enqueue(notebookId, [waiting(info, content, place)]);
    return content !== null;
  }
  const text = await losses.whole(() => textOf(archive, folder, part));
  if (text === null) {
    losses.source(info.name);
    return false;
  }
  if (file !== undefined && content === null) losses.lost.withoutFile.push(info.name);
  const analysis = part.analysis ?? outdatedAnalysis(info.id);
  await use.store.importDocuments(notebookId, [{ ...part, info, text, analysis, position: place, original: content }]);
  return true;
}

function waiting(
  { id, name, bytes, addedAt }: DocumentInfo,
  content: FileContent,
  position: number,
): IncomingDocument<FileContent> {
  return { id, name, bytes, addedAt, position, content };
}

/** @throws CausewayError `file-damaged` */
async function textOf(archive: BackupArchive, folder: string, part: DocumentPart): Promise<string> {
  const { info, headings, parts = [], pages } = part;
  const text = await archive.text(`${folder}/${TEXT_FILE}`);
  const outside = ({ start, end }: { start: number; end: number }): boolean => start > end || end > text.length;
  if (text.length !== info.characters || [...headings, ...parts, ...pages].some(outside)) {
    throw damagedBackup(`the text of “${info.name}” is not whole`);
  }
  return text;
}

/** @returns how many are there */
async function takeCells(
  archive: BackupArchive,
  store: Store,
  notebookId: string,
  expected: number,
  losses: Losses,
): Promise<number> {
  let taken = 0;
  for (const path of archive.list('cells/')) {
    const cells = await losses.whole(async () => checkCells(await archive.json(path)));
    for (const cell of cells ?? []) {
      await store.saveCell({ ...cell, notebookId });
      taken += 1;
    }
  }
  if (taken > expected) throw damagedBackup('it holds more questions than it says');
  losses.lost.cells = expected - taken;
  return taken;
}

async function takeCorrections(archive: BackupArchive, store: Store, notebookId: string): Promise<void> {
  const path = 'corrections.json';
  // Earlier versions wrote none.
  if (!archive.has(path) && archive.isWhole) return;
  for (const correction of checkCorrections(await archive.json(path))) {
    await store.saveCorrection(notebookId, correction);
  }
}

async function takeRefinement(archive: BackupArchive, store: Store, notebookId: string): Promise<void> {
  // Where no model found anything there is none.
  if (archive.list('refinement/').length === 0) return;
  const state = checkRefinement('state', await archive.json('refinement/state.json'));
  for (const path of archive.list('refinement/passages/')) {
    const passages = checkRefinement('passages', unpack(await archive.bytes(path)));
    for (const passage of passages) await store.commitRefinement(notebookId, { passage, state });
  }
  for (const gate of checkRefinement('gates', await archive.json('refinement/gates.json'))) {
    await store.commitRefinement(notebookId, { gate, state });
  }
  // Earlier versions wrote none.
  const modules = 'refinement/modules.json';
  const reports = archive.has(modules) ? checkRefinement('modules', await archive.json(modules)) : [];
  for (const report of reports) await store.commitRefinement(notebookId, { report, state });
  // Paused, so that a model's work does not begin on a machine where nobody asked for it.
  await store.commitRefinement(notebookId, { state: { ...state, isPaused: true } });
}
