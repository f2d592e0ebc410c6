/** @file Where the bytes of models lie. A file is only ever written at its end, or cut off and written on from there. */

export interface FileWriter {
  /** Bytes written, whether flushed or not. */
  readonly size: number;
  append(bytes: Uint8Array): void;
  /** Keeps the first `size` bytes. */
  truncate(size: number): Promise<void>;
  /** After this, what was appended is there even when the browser is killed. @throws CausewayError `storage-full` */
  flush(): Promise<void>;
  /** Lets go of the file; what was not flushed may be lost. */
  close(): Promise<void>;
}

/**
 * Folders are flat: a path within one may hold slashes, but is one name.
 * All methods may fail with CausewayError `storage-full` or `storage-unavailable`.
 */
export interface FileArea {
  /** Opens a file for writing on at its end, making it when it is not there. One writer at a time for each file. */
  openWriter(folder: string, path: string): Promise<FileWriter>;
  /** The file, read only when its bytes are asked for; null when it is not there. */
  read(folder: string, path: string): Promise<Blob | null>;
  deleteFolder(folder: string): Promise<void>;
  /** Whether the browser would take so many bytes more, tried out where that can be; true where it can't be told. */
  hasRoom(bytes: number): Promise<boolean>;
}
