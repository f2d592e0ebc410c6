/** @file A model as one .tar, for carrying it to a machine without a network. Importing it checks every file against its checksum. */
import type { ModelArchive } from '../../rpc/model-manager.ts';
import { MANIFEST } from './layout.ts';
import { manifestText } from './manifest.ts';
import { modelMissing, type ModelStore } from './model-store.ts';
import { writeTar } from './tar.ts';

/**
 * @param now milliseconds since the epoch, the time that the archive gives its files
 * @throws CausewayError `model-missing`
 */
export async function exportModel(store: ModelStore, id: string, now: number): Promise<ModelArchive> {
  const stored = await store.files(id);
  const folder = id.replace(/[^\w.@-]+/g, '_');
  const records = await store.journal.files(id);
  const card = stored.card;
  const listed = records.map(({ path, size, sha256 }) => ({ path, size: size ?? 0, sha256 }));
  const entries = [{ path: `${folder}/${MANIFEST}`, blob: new Blob([manifestText(card, listed)]) }];
  for (const { path } of records) {
    const blob = await stored.blob(path);
    if (blob === null) throw modelMissing(id);
    entries.push({ path: `${folder}/${path}`, blob });
  }
  return { name: `${folder}.tar`, blob: writeTar(entries, now) };
}
