/** @file What a person hands over, a folder's files or one archive, as a list of a model's files. */
import { CausewayError } from '../../engine/errors.ts';
import type { ModelFileInput } from '../../rpc/model-manager.ts';
import type { Checksum } from './hashing.ts';
import type { ListedFile } from './layout.ts';
import { readTar } from './tar.ts';
import { readZip } from './zip.ts';

/** A file of a model that is to be imported. */
export interface PackedFile extends ListedFile {
  size: number;
  checksum: Checksum | null;
  open(): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

export interface Unpacked {
  /** Of the folder or the archive, without ending: what to call the model when it does not say. */
  name: string;
  files: PackedFile[];
}

/** Configurations are small; something larger is not one. */
const LARGEST_TEXT = 64 * 1024 * 1024;

/** @throws CausewayError `model-missing`, `model-damaged`, `model-unsupported` */
export async function unpack(inputs: readonly ModelFileInput[]): Promise<Unpacked> {
  const [first] = inputs;
  if (first === undefined) throw new CausewayError('model-missing', 'There is no file in that folder. Choose another.');
  if (inputs.length === 1) {
    const name = first.path.slice(first.path.lastIndexOf('/') + 1);
    if (/\.zip$/i.test(name)) return fromRoot(baseName(name), (await readZip(first.blob)).map(fromZip));
    if (/\.tar$/i.test(name)) return fromRoot(baseName(name), (await readTar(first.blob)).map(fromBlob));
    if (/\.(tgz|gz|xz|bz2|7z|rar)$/i.test(name)) {
      throw new CausewayError('model-unsupported', `${name} is packed. Unpack it, then import its folder.`);
    }
  }
  return fromRoot('', inputs.map(fromBlob));
}

function baseName(name: string): string {
  return name.replace(/\.[^.]+$/, '');
}

function fromZip(entry: Awaited<ReturnType<typeof readZip>>[number]): PackedFile {
  return { ...entry, checksum: { kind: 'crc32', value: entry.crc32 } };
}

function fromBlob({ path, blob }: ModelFileInput): PackedFile {
  return { path, size: blob.size, checksum: null, open: async () => blob.stream() };
}

/** Paths from the folder that the model lies in: the one of its configuration that is nearest to the top. */
function fromRoot(name: string, files: PackedFile[]): Unpacked {
  const cleaned = files.map((file) => ({ ...file, path: file.path.replace(/^(\.?\/)+/, '') }));
  const roots = cleaned
    .filter(({ path }) => /(^|\/)(config|mlc-chat-config)\.json$/.test(path) && !/(^|\/)1_Pooling\//.test(path))
    .map(({ path }) => path.slice(0, path.lastIndexOf('/') + 1))
    .sort((left, right) => left.split('/').length - right.split('/').length);
  const root = roots[0] ?? '';
  const folder = root.split('/').at(-2) ?? '';
  return {
    name: folder || name || 'imported-model',
    files: cleaned
      .filter(({ path }) => path.startsWith(root))
      .map((file) => ({ ...file, path: file.path.slice(root.length) })),
  };
}

/** A small file as text. @throws CausewayError `model-damaged` */
export async function readPackedText(file: PackedFile): Promise<string> {
  if (file.size > LARGEST_TEXT)
    throw new CausewayError('model-damaged', `${file.path} is far too large to be what it is named.`);
  try {
    return await new Response(await file.open()).text();
  } catch (thrown) {
    if (thrown instanceof CausewayError) throw thrown;
    throw new CausewayError('model-damaged', `${file.path} could not be read. Copy or pack it again.`);
  }
}
