/** @file Linked folders of notebooks: links them, compares them with the notebook, and brings the notebook up to date. */
import type { NotebookStore } from '../../../engine/ports.ts';
import type { DocumentInfo, LinkedFolder } from '../../../engine/records.ts';
import type { LibraryApi } from '../../../rpc/contracts.ts';
import type {
  FolderApi,
  FolderChange,
  FolderHandle,
  FolderInfo,
  FolderReport,
  FolderScan,
} from '../../../rpc/folders.ts';
import type { FileContent } from '../../store/content.ts';
import { sha256 } from '../sha256.ts';
import { compareFolder } from './changes.ts';
import { folderMissing, walkFolder, type Walked } from './walk.ts';

export interface FolderDependencies {
  store: NotebookStore<FileContent>;
  /** Milliseconds since the epoch. */
  now(): number;
  newId(): string;
  /** The folders of a notebook changed. */
  onFolders(notebookId: string): void;
  library: Pick<LibraryApi, 'addFiles' | 'removeDocuments'>;
}

/** Documents that came in for others. */
interface Replacement {
  ids: string[];
  oldIds: string[];
}

export class FolderDesk implements FolderApi {
  readonly #use: FolderDependencies;
  /** What the last scan of each folder found, by the folder's id. */
  readonly #walked = new Map<string, Walked>();

  constructor(dependencies: FolderDependencies) {
    this.#use = dependencies;
  }

  async listFolders(notebookId: string): Promise<FolderInfo[]> {
    return (await this.#folders(notebookId)).map(shown);
  }

  async linkFolder(notebookId: string, handle: FolderHandle): Promise<FolderInfo> {
    const linked = await this.#folders(notebookId);
    for (const folder of linked) if (await folder.handle.isSameEntry(handle)) return shown(folder);
    const folder: LinkedFolder<FolderHandle> = {
      id: this.#use.newId(),
      notebookId,
      name: freeName(
        handle.name,
        linked.map(({ name }) => name),
      ),
      linkedAt: this.#use.now(),
      updatedAt: null,
      handle,
      files: [],
    };
    await this.#use.store.saveFolder(folder);
    this.#use.onFolders(notebookId);
    return shown(folder);
  }

  async unlinkFolder(notebookId: string, folderId: string): Promise<void> {
    this.#walked.delete(folderId);
    await this.#use.store.deleteFolder(notebookId, folderId);
    this.#use.onFolders(notebookId);
  }

  async scanFolder(notebookId: string, folderId: string, onProgress: (files: number) => void): Promise<FolderScan> {
    const folder = await this.#folder(notebookId, folderId);
    const walked = await walkFolder(
      folder.handle,
      folder.files,
      async (file) => sha256(await file.arrayBuffer()),
      onProgress,
    );
    this.#walked.set(folderId, walked);
    const documents = await this.#use.store.listDocuments(notebookId);
    return { ...compareFolder(folder.name, walked.files, folder.files, documents), passedOver: walked.passedOver };
  }

  async updateFromFolder(notebookId: string, folderId: string, changes: FolderChange[]): Promise<FolderReport> {
    const folder = await this.#folder(notebookId, folderId);
    const walked = this.#walked.get(folderId);
    if (!walked) throw folderMissing();
    const { library, store } = this.#use;

    const wanted = changes.filter(({ kind }) => kind !== 'removed');
    const files = await Promise.all(
      wanted.map(async ({ path }) => {
        const blob = await walked.handles.get(path)?.getFile();
        return blob ? [{ path: `${folder.name}/${path}`, blob }] : [];
      }),
    );
    const before = await store.listDocuments(notebookId);
    const added = await library.addFiles(notebookId, files.flat());

    const replaced = await this.#replacements(notebookId, folder.name, changes, before, added.duplicates);
    const removed = changes.filter(({ kind }) => kind === 'removed').flatMap(({ documentIds }) => documentIds);
    const removedIds = [...replaced.flatMap(({ oldIds }) => oldIds), ...removed];
    if (removedIds.length > 0) await library.removeDocuments(notebookId, removedIds);

    await store.saveFolder({ ...folder, files: walked.files, updatedAt: this.#use.now() });
    this.#use.onFolders(notebookId);
    return { added, removedIds, replacementIds: replaced.flatMap(({ ids }) => ids) };
  }

  /** The new versions that came in, with the old ones, whose tags, date and use they take over. */
  async #replacements(
    notebookId: string,
    folder: string,
    changes: readonly FolderChange[],
    before: readonly DocumentInfo[],
    unchanged: readonly string[],
  ): Promise<Replacement[]> {
    const changed = changes.filter(({ kind }) => kind === 'changed');
    if (changed.length === 0) return [];
    const { store } = this.#use;
    const known = new Map(before.map((document) => [document.id, document]));
    const came = (await store.listDocuments(notebookId)).filter(({ id }) => !known.has(id));
    const replacements: Replacement[] = [];
    for (const { path, documentIds } of changed) {
      const name = `${folder}/${path}`;
      // Several came of an archive, where others in it may be as they were.
      const ids = came.filter((document) => isOf(document.name, name)).map(({ id }) => id);
      const old = documentIds.flatMap((id) => known.get(id) ?? []).filter((one) => !unchanged.includes(one.name));
      // What could not be taken in replaces nothing.
      const [first] = old;
      if (ids.length === 0 || !first) continue;
      replacements.push({ ids, oldIds: old.map(({ id }) => id) });
      const { tags = [], date = null, excluded = false } = first;
      await store.updateDocuments(notebookId, ids, { addTags: tags, date, excluded });
    }
    return replacements;
  }

  async #folders(notebookId: string): Promise<LinkedFolder<FolderHandle>[]> {
    return (await this.#use.store.listFolders(notebookId)) as LinkedFolder<FolderHandle>[];
  }

  async #folder(notebookId: string, folderId: string): Promise<LinkedFolder<FolderHandle>> {
    const folder = (await this.#folders(notebookId)).find(({ id }) => id === folderId);
    if (!folder) throw folderMissing();
    return folder;
  }
}

/** Whether a document is a file, or was unpacked from it. */
function isOf(name: string, file: string): boolean {
  return name === file || name.startsWith(`${file}/`);
}

function shown({ id, name, updatedAt, handle }: LinkedFolder<FolderHandle>): FolderInfo {
  return { id, name, updatedAt, handle };
}

/** The name, numbered when another folder has it. */
function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number++) free = `${name} (${number})`;
  return free;
}
