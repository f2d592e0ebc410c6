/** @file Where a file goes that is written piece by piece, and what it is at the end. */

export interface ByteSink {
  /** The bytes may be changed once this has resolved. */
  push(bytes: Uint8Array): Promise<void>;
  /** All of it. */
  finish(): Promise<Blob>;
  /** In the place of `finish`: nothing of it is left. */
  discard(): Promise<void>;
}

/** As blobs, which browsers move out of memory only once there are gigabytes of them. */
export class BlobSink implements ByteSink {
  #blobs: Blob[] = [];

  async push(bytes: Uint8Array): Promise<void> {
    this.#blobs.push(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  }

  async finish(): Promise<Blob> {
    return new Blob(this.#blobs);
  }

  async discard(): Promise<void> {
    this.#blobs = [];
  }
}
