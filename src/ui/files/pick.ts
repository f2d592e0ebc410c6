/** @file The system's dialog for files, from wherever it is asked for. */

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
