/** @file Takes a backup in as a new notebook: all of it or nothing. */
import type { NotebookStore } from '../../engine/ports.ts';
import type { ImportedDocument, NotebookInfo } from '../../engine/records.ts';
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
} from './backup-format.ts';
import type { Job } from './job.ts';
import { unpackRecord } from '../store/packed-record.ts';
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
): Promise<NotebookInfo> {
  const isSealed = await isSealedBackup(backup);
  const archive = await BackupArchive.open(isSealed ? await openSealedBackup(backup, passphrase) : backup);
  const manifest = checkManifest(await archive.json(MANIFEST_PATH));
  const { usage = 0, quota = Infinity } = await use.estimate();
  if (quota - usage < backup.size) throw storageFull({ needed: backup.size, free: quota - usage });
  const { store } = use;
  const notebook = await takeInHidden(use, manifest.notebook.name, async (notebookId) => {
    // Before anything is in it, so that nothing is ever stored open.
    if (isSealed && passphrase !== null) await use.vault.encrypt(notebookId, passphrase);
    for (let place = 0; place < manifest.documents; place += 1) {
      await job.step(place / (manifest.documents + 1));
      await takeDocument(archive, use, notebookId, place);
    }
    await job.step(manifest.documents / (manifest.documents + 1));
    await takeCells(archive, store, notebookId, manifest.cells);
    await takeCorrections(archive, store, notebookId);
    await takeRefinement(archive, store, notebookId);
    await job.step(1);
  });
  return { ...notebook, documents: manifest.documents, ...(isSealed && { encryption: 'unlocked' }) };
}

function unpack(bytes: Uint8Array): unknown {
  try {
    return unpackRecord(bytes);
  } catch {
    throw damagedBackup('a part is not readable');
  }
}

async function takeDocument(
  archive: BackupArchive,
  use: RestoreDependencies,
  notebookId: string,
  place: number,
): Promise<void> {
  const folder = documentFolder(place);
  // A file that went while the backup was written has no part in it.
  if (!archive.has(`${folder}/${RECORD_FILE}`)) return;
  const part = checkPart(unpack(await archive.bytes(`${folder}/${RECORD_FILE}`)));
  const { headings, parts, pages, analysis } = part;
  const info = { ...part.info, name: cleanPath(part.info.name) };
  const [file] = archive.list(`${folder}/${FILE_FOLDER}`);
  const bytes = file === undefined ? null : await archive.bytes(file);
  const content: FileContent | null = bytes && bytes.length > INLINE_BYTES ? new Blob([bytes]) : bytes;
  const { store } = use;
  if (info.status !== 'ready') {
    if (content === null) return;
    const { id, name, addedAt } = info;
    await store.enqueue(notebookId, [{ id, name, bytes: info.bytes, addedAt, position: place, content }]);
    return;
  }
  const text = await archive.text(`${folder}/${TEXT_FILE}`);
  const outside = ({ start, end }: { start: number; end: number }): boolean => start > end || end > text.length;
  if (text.length !== info.characters || [...headings, ...(parts ?? []), ...pages].some(outside)) {
    throw damagedBackup(`the text of “${info.name}” is not whole`);
  }
  const document: ImportedDocument<FileContent> = {
    ...part,
    info,
    text,
    analysis: analysis ?? outdatedAnalysis(info.id),
    position: place,
    original: content,
  };
  await store.importDocuments(notebookId, [document]);
}

async function takeCells(archive: BackupArchive, store: Store, notebookId: string, expected: number): Promise<void> {
  let taken = 0;
  for (const path of archive.list('cells/')) {
    for (const cell of checkCells(await archive.json(path))) {
      await store.saveCell({ ...cell, notebookId });
      taken += 1;
    }
  }
  if (taken > expected) throw damagedBackup('it holds more questions than it says');
}

async function takeCorrections(archive: BackupArchive, store: Store, notebookId: string): Promise<void> {
  const path = 'corrections.json';
  if (!archive.has(path)) return;
  for (const correction of checkCorrections(await archive.json(path))) {
    await store.saveCorrection(notebookId, correction);
  }
}

async function takeRefinement(archive: BackupArchive, store: Store, notebookId: string): Promise<void> {
  if (!archive.has('refinement/state.json')) return;
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
