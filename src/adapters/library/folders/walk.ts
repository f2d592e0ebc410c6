/**
 * @file Looks through a folder on the person's disk. A file whose size and time are as they were is taken to be the same;
 * others are hashed, one after the other, so that memory stays flat.
 */
import { CausewayError, toCausewayError } from '../../../engine/errors.ts';
import type { FolderFile } from '../../../engine/records.ts';
import { holdsNoText, isClutter } from '../../../rpc/clutter.ts';
import type { FileHandle, FolderHandle } from '../../../rpc/folders.ts';
import { checkSize } from '../../parsers/limits.ts';
import { cleanPath } from '../../parsers/paths.ts';

/** Files are reported this often. */
const REPORTED_FILES = 20;

export interface Walked {
  files: FolderFile[];
  handles: ReadonlyMap<string, FileHandle>;
  passedOver: number;
}

/**
 * All files of a folder and of the folders in it.
 *
 * @param before what is known of its files
 * @param hash SHA-256 of a file's bytes, in hexadecimal
 * @throws CausewayError `folder-missing`
 */
export async function walkFolder(
  folder: FolderHandle,
  before: readonly FolderFile[],
  hash: (file: File) => Promise<string>,
  onProgress: (files: number) => void,
): Promise<Walked> {
  const known = new Map(before.map((file) => [file.path, file]));
  const files: FolderFile[] = [];
  const handles = new Map<string, FileHandle>();
  let passedOver = 0;

  async function take(handle: FileHandle, path: string): Promise<void> {
    const file = await handle.getFile();
    if (holdsNoText(path) || !hasFittingSize(file, path)) {
      passedOver++;
      return;
    }
    const { size: bytes, lastModified: modified } = file;
    const same = known.get(path);
    const isSame = same?.bytes === bytes && same.modified === modified;
    files.push({ path, bytes, modified, hash: isSame ? same.hash : await hash(file) });
    handles.set(path, handle);
    if (files.length % REPORTED_FILES === 0) onProgress(files.length);
  }

  async function enter(inner: FolderHandle, prefix: string): Promise<void> {
    for await (const entry of inner.values()) {
      if (isClutter(entry.name)) continue;
      // As documents from here are called; of two that would be called alike the second keeps what tells them apart.
      const clean = `${prefix}${cleanPath(entry.name)}`;
      const path = handles.has(clean) ? `${prefix}${entry.name}` : clean;
      if (entry.kind === 'directory') await enter(entry, `${path}/`);
      else await take(entry, path).catch(ignoreVanished);
    }
  }

  try {
    await enter(folder, '');
  } catch (thrown) {
    throw folderError(folder.name, thrown);
  }
  onProgress(files.length);
  return { files, handles, passedOver };
}

function hasFittingSize(file: File, path: string): boolean {
  try {
    if (file.size > 0) checkSize(file.size, path);
    return true;
  } catch {
    return false;
  }
}

/** A file may be deleted or written anew while the folder is looked through: then it is found the next time. */
function ignoreVanished(thrown: unknown): void {
  if (!(thrown instanceof DOMException) || thrown.name === 'NotAllowedError') throw thrown;
}

function folderError(name: string, thrown: unknown): CausewayError {
  if (!(thrown instanceof DOMException)) return toCausewayError(thrown);
  const message =
    thrown.name === 'NotAllowedError'
      ? `Causeway may not read the folder “${name}”. Rescan it again and allow it when the browser asks.`
      : `The folder “${name}” can't be found any more. Unlink it, and link it again where it is now.`;
  return new CausewayError('folder-missing', message);
}

/** The error for a folder that is not linked to the notebook (any more). */
export function folderMissing(): CausewayError {
  return new CausewayError('folder-missing', 'This folder is not linked to the notebook any more. Link it again.');
}
