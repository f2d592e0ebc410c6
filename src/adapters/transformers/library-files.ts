/**
 * @file Hands the files of models to transformers.js. The library looks into a cache before anything else, and this is that
 * cache: it answers from `ModelFiles` and knows nothing else, so no load can ever reach for the network.
 */
import { env } from '@huggingface/transformers';
import type { ModelFiles } from '../../engine/ports.ts';

/** What the library asks for while it loads one model. */
export interface OpenModel {
  /** What the library is to take for the model's repository id. */
  readonly repository: string;
  /** Paths that were asked for and are not among the model's files. */
  readonly missing: ReadonlySet<string>;
  /** To be called when the model is loaded, or could not be. */
  close(): void;
}

/** Gives the bytes of a file as they are; a plain response would copy what may be gigabytes. */
class FileResponse extends Response {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    super(null, { headers: { 'content-length': String(bytes.byteLength) } });
    this.#bytes = bytes;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    const isWhole = buffer instanceof ArrayBuffer && byteLength === buffer.byteLength;
    return isWhole ? buffer : new Uint8Array(buffer, byteOffset, byteLength).slice().buffer;
  }
}

/** Repositories get names of our own, since ids of models may hold what the library takes for a path or an address. */
const NAME = 'causeway-model-';

class LibraryFiles {
  readonly #open = new Map<string, { files: ModelFiles; missing: Set<string> }>();
  #count = 0;

  open(files: ModelFiles): OpenModel {
    // Never used twice: the library remembers by the repository's name which files it has seen.
    const repository = `${NAME}${this.#count++}`;
    const missing = new Set<string>();
    this.#open.set(repository, { files, missing });
    return { repository, missing, close: () => this.#open.delete(repository) };
  }

  /** Called by the library with a local path and with an address, both ending in "repository/path". */
  async match(request: string): Promise<Response | undefined> {
    const [, repository, path] = /(?:^|\/)(causeway-model-\d+)\/+(.+)$/.exec(request) ?? [];
    const model = this.#open.get(repository ?? '');
    if (model === undefined) return undefined;
    const bytes = await model.files.read(path!);
    if (bytes !== null) return new FileResponse(bytes);
    model.missing.add(path!);
    return undefined;
  }

  /** The library stores nothing: whatever there is came from `ModelFiles`. */
  async put(): Promise<void> {}
}

const libraryFiles = new LibraryFiles();

function refuseNetwork(): Promise<never> {
  return Promise.reject(new Error('Model files are never fetched by the library.'));
}

/** Makes files known to the library under a repository name, and keeps the library from looking anywhere else. */
export function openModelFiles(files: ModelFiles): OpenModel {
  env.useCustomCache = true;
  env.customCache = libraryFiles;
  env.useBrowserCache = false;
  env.useFSCache = false;
  env.allowRemoteModels = false;
  // The library wants one source to be allowed; this one then runs into `refuseNetwork`.
  env.allowLocalModels = true;
  env.useFS = false;
  env.remotePathTemplate = '{model}/';
  env.fetch = refuseNetwork;
  return libraryFiles.open(files);
}
