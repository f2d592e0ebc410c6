/** @file Turns what a person drops, picks or pastes into files on their way in, folders included. */
import { isClutter } from '../../rpc/clutter.ts';
import type { IncomingFile } from '../../rpc/contracts.ts';

/** From a file input; a folder input gives each file's path within the folder. */
export function fromInput(files: FileList): IncomingFile[] {
  return Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, blob: file })).filter(
    ({ path }) => !isClutter(path),
  );
}

function readEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}

function readFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

async function walk(entry: FileSystemEntry, found: IncomingFile[]): Promise<void> {
  if (isClutter(entry.name)) return;
  if (entry.isFile) {
    found.push({ path: entry.fullPath.replace(/^\//, ''), blob: await readFile(entry as FileSystemFileEntry) });
  } else if (entry.isDirectory) {
    const reader = (entry as FileSystemDirectoryEntry).createReader();
    // A reader gives a folder in portions and ends with an empty one.
    for (let part = await readEntries(reader); part.length > 0; part = await readEntries(reader)) {
      for (const child of part) await walk(child, found);
    }
  }
}

/** From a drop or a paste. Entries are taken before the first wait, because the transfer is emptied after the event. */
export async function fromTransfer(transfer: DataTransfer): Promise<IncomingFile[]> {
  const entries = Array.from(transfer.items)
    .filter((item) => item.kind === 'file')
    .map((item) => item.webkitGetAsEntry());
  const files = fromInput(transfer.files);
  if (entries.some((entry) => entry?.isDirectory)) {
    const found: IncomingFile[] = [];
    for (const entry of entries) if (entry) await walk(entry, found);
    return found;
  }
  return files;
}

/** Pasted text as a file; without a name it is called after the first words of its first line. */
export function fromText(text: string, name = ''): IncomingFile {
  const words = (name.trim() || text.trim().split('\n', 1)[0]!.split(/\s+/).slice(0, 6).join(' '))
    .replace(/[/\\:*?"<>|\p{Cc}]/gu, ' ')
    .slice(0, 60)
    .trim();
  return { path: `${words || 'Pasted text'}.txt`, blob: new Blob([text], { type: 'text/plain' }) };
}
