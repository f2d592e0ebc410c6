/** @file A file on its way in. */

/** `path` keeps the folder that it was dropped with. */
export interface IncomingFile {
  path: string;
  blob: Blob;
}
