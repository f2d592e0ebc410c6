/** @file Folders on the person's disk that a notebook follows: what is offered to the page, and what a rescan finds. */
import type { AddReport } from './add-report.ts';

/** The part of `FileSystemFileHandle` that is used. */
export interface FileHandle {
  readonly kind: 'file';
  readonly name: string;
  getFile(): Promise<File>;
}

/** The part of `FileSystemDirectoryHandle` that is used. */
export interface FolderHandle {
  readonly kind: 'directory';
  readonly name: string;
  values(): AsyncIterable<FileHandle | FolderHandle>;
  isSameEntry(other: FolderHandle): Promise<boolean>;
}

export interface FolderInfo {
  id: string;
  /** Names of documents from the folder begin with it and a slash. */
  name: string;
  /** When the notebook was last brought up to date with it, in ms since the epoch; null: never. */
  updatedAt: number | null;
  handle: FolderHandle;
}

/**
 * What differs between a folder and the notebook: a file that is not there, has other content than the source of its name,
 * or another name; a source whose file is gone; a file that was seen before and is not in the notebook, because it was left out or
 * taken out.
 */
export interface FolderChange {
  kind: 'new' | 'changed' | 'renamed' | 'removed' | 'left-out';
  /** Within the folder; of `removed` ones the path that there was. */
  path: string;
  /** The path before; only of `renamed` ones. */
  from?: string;
  /** The documents that it replaces or that are removed. */
  documentIds: string[];
}

export interface FolderScan {
  changes: FolderChange[];
  /** Files that are as they were. */
  unchanged: number;
  /** Pictures, sound, programs and the like, which are no documents. */
  passedOver: number;
}

/** What bringing a notebook up to date with a folder did. */
export interface FolderReport {
  added: AddReport;
  /** Documents that were removed or replaced. */
  removedIds: string[];
  /** Documents that took the place of others. */
  replacementIds: string[];
}

/** Part of what `workers/library.worker.ts` offers. */
export interface FolderApi {
  listFolders(notebookId: string): Promise<FolderInfo[]>;
  /** Links a folder; one that is linked already is given as it is. Nothing is read yet. */
  linkFolder(notebookId: string, handle: FolderHandle): Promise<FolderInfo>;
  /** Forgets the folder; its documents stay. */
  unlinkFolder(notebookId: string, folderId: string): Promise<void>;
  /**
   * Compares the folder with the notebook; changes nothing.
   *
   * @param onProgress told how many files were looked at so far
   * @throws CausewayError `folder-missing` when it is not linked (any more), gone from the disk or may not be read
   */
  scanFolder(notebookId: string, folderId: string, onProgress: (files: number) => void): Promise<FolderScan>;
  /**
   * Brings the notebook up to date with these of the last scan's changes.
   *
   * @throws CausewayError `folder-missing`; `storage-full`
   */
  updateFromFolder(notebookId: string, folderId: string, changes: FolderChange[]): Promise<FolderReport>;
}
