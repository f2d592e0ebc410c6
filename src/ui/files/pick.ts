/** @file The system's dialog for files, from wherever it is asked for. */
import type { IncomingFile } from '../../rpc/contracts.ts';
import { ACCEPTED_FILES } from '../../rpc/file-types.ts';
import { fromInput } from './incoming.ts';

interface Wanted {
  /** All files of one folder. */
  folder?: boolean;
  multiple?: boolean;
  /** Endings and types, as in HTML. */
  accept?: string;
}

/** Lets the person choose files; `take` is called with them, if any were chosen. Must be called from a press. */
export function pickFiles(
  { folder = false, multiple = false, accept = '' }: Wanted,
  take: (files: FileList) => void,
): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.multiple = multiple;
  input.webkitdirectory = folder;
  input.onchange = () => {
    if (input.files && input.files.length > 0) take(input.files);
  };
  input.click();
}

/** Lets the person choose sources: files, or with `folder` all files of one. Must be called from a press. */
export function pickSources(add: (files: IncomingFile[]) => Promise<void>, folder = false): void {
  const accept = folder ? {} : { accept: ACCEPTED_FILES };
  pickFiles({ folder, multiple: true, ...accept }, (files) => void add(fromInput(files)));
}
