/**
 * @file How this platform holds a file's bytes. Small files are kept as bytes inside the record, because the browser
 * writes every Blob to a file of its own; large ones stay Blobs, so that they need not fit in memory.
 */

export type FileContent = Uint8Array<ArrayBuffer> | Blob;

/** Files up to this many bytes are kept inside the record. */
export const INLINE_BYTES = 1 << 20;

/** Number of bytes of a file. */
export function contentSize(content: FileContent): number {
  return content instanceof Uint8Array ? content.length : content.size;
}

/** All bytes of a file. */
export async function contentBytes(content: FileContent): Promise<Uint8Array<ArrayBuffer>> {
  return content instanceof Uint8Array ? content : new Uint8Array(await content.arrayBuffer());
}

/** The file as a Blob of a media type. */
export function contentBlob(content: FileContent, type: string): Blob {
  return content instanceof Uint8Array ? new Blob([content], { type }) : content.slice(0, content.size, type);
}
