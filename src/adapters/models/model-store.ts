/**
 * @file The models on this device: their journal and their bytes together. Whoever runs a model reads its files here; only the
 * model manager writes.
 */
import { CausewayError } from '../../engine/errors.ts';
import type { ModelFiles } from '../../engine/ports.ts';
import type { ModelCard } from '../../rpc/model-manager.ts';
import { BrowserFileArea } from './browser-area.ts';
import type { FileArea } from '../files/file-area.ts';
import { Journal, openModelsDatabase, type FileRecord, type ModelRecord } from './journal.ts';

/** The files of one model that is ready. Paths are those of its repository, such as `onnx/model_quantized.onnx`. */
export interface StoredModelFiles extends ModelFiles {
  readonly card: ModelCard;
  /** Paths of all files, sorted. */
  list(): Promise<string[]>;
  /** The whole file; null when the model has no such file. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The file as a blob, whose bytes are read in parts, as they are needed. */
  blob(path: string): Promise<Blob | null>;
}

export class ModelStore {
  readonly journal: Journal;
  readonly area: FileArea;

  constructor(journal: Journal, area: FileArea) {
    this.journal = journal;
    this.area = area;
  }

  /** The store of this browser: bytes in the private file system, or in the database where there is none. */
  static open(): ModelStore {
    const database = openModelsDatabase();
    return new ModelStore(new Journal(database), new BrowserFileArea(database));
  }

  /** @throws CausewayError `model-missing` when the model is not on this device, or not all of it */
  async files(id: string): Promise<StoredModelFiles> {
    const record = await this.journal.model(id);
    if (record?.status !== 'ready' || record.removedAt !== null) throw modelMissing(id);
    const blob = (path: string) => this.area.read(id, path);
    const known = new Set((await this.journal.files(id)).map(({ path }) => path));
    return {
      card: record.card,
      list: async () => [...known].sort(),
      blob: async (path) => (known.has(path) ? blob(path) : null),
      read: async (path) => {
        const bytes = known.has(path) ? await blob(path) : null;
        return bytes === null ? null : new Uint8Array(await bytes.arrayBuffer());
      },
    };
  }

  /** The encoder that is part of the app, where all of it is here: while an update's takes the place of another, the newer one. */
  async shippedCard(): Promise<ModelCard | null> {
    const records = await this.journal.models();
    const here = records.filter(
      ({ origin, status, removedAt }) => origin === 'app' && status === 'ready' && removedAt === null,
    );
    return here.at(-1)?.card ?? null;
  }

  /** Deletes a model with all its bytes. A crash in between leaves it marked as removed, and the next start ends the work. */
  async delete(id: string): Promise<void> {
    await this.journal.change(id, { removedAt: 0 });
    await this.area.deleteFolder(id);
    await this.journal.delete(id);
  }
}

export function modelMissing(id: string): CausewayError {
  return new CausewayError(
    'model-missing',
    `The model ${id} is not on this device, or not all of it. Open “Models” and download or import it.`,
    { id },
  );
}

/** Bytes that a model's files have and that are here; files of unknown size count with what is here. */
export function sizes(files: readonly FileRecord[]): { bytes: number; bytesHere: number; filesHere: number } {
  let bytes = 0;
  let bytesHere = 0;
  let filesHere = 0;
  for (const file of files) {
    bytes += file.size ?? file.bytesHere;
    bytesHere += file.bytesHere;
    if (file.complete) filesHere++;
  }
  return { bytes, bytesHere, filesHere };
}

export type { FileRecord, ModelRecord };
