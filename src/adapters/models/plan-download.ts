/** @file What a download will fetch: asked of the hub before the first byte of the model comes, and written into the journal. */
import { CausewayError } from '../../engine/errors.ts';
import type { ModelCard, ModelFormat, RepositoryOffer } from '../../rpc/model-manager.ts';
import { mlcFacts, onnxFacts } from './card-from-config.ts';
import { cardOf, inCatalogue, MLC_LIBRARIES, modelId } from './catalogue.ts';
import { askOutside, listRepository, refused, type Hub, type HubFile, type HubRepository } from './hub.ts';
import type { FileRecord } from './journal.ts';
import { filesOfVariant, formatOf, MLC_CONFIG, onnxVariants } from './layout.ts';

export interface DownloadPlan {
  card: ModelCard;
  revision: string;
  files: FileRecord[];
}

/** What a repository offers. @throws CausewayError `network-failed`, `network-off`, `model-missing`, `model-unsupported`, `model-damaged` */
export async function lookUp(hub: Hub, repository: string): Promise<RepositoryOffer> {
  const listing = await listRepository(hub, repository);
  const format = requireFormat(listing);
  const variants = format === 'onnx' ? onnxVariants(listing.files) : [await mlcVariant(hub, listing)];
  const { name, task, licence } = await describe(hub, listing, format, variants[0]!);
  return {
    repository,
    name,
    task,
    format,
    licence,
    variants: variants.map((variant) => ({ variant, bytes: bytesOf(filesOfVariant(listing.files, format, variant)) })),
  };
}

/** @throws CausewayError as {@link lookUp} */
export async function planDownload(
  hub: Hub,
  repository: string,
  variant: string,
  signal: AbortSignal,
): Promise<DownloadPlan> {
  const listing = await listRepository(hub, repository, signal);
  const format = requireFormat(listing);
  const card = await describe(hub, listing, format, variant);
  const chosen: HubFile[] = filesOfVariant(listing.files, format, variant);
  if (format === 'onnx' && !onnxVariants(listing.files).includes(variant)) {
    throw new CausewayError(
      'model-unsupported',
      `${card.name} has no variant “${variant}” on the hub. Choose another.`,
    );
  }
  if (format === 'mlc' && !chosen.some(({ path }) => path === card.library)) {
    chosen.push({ path: card.library, size: null, url: MLC_LIBRARIES + card.library, checksum: null });
  }
  const files = chosen
    // Small files first: a mistake in them shows before gigabytes have come.
    .sort((left, right) => (left.size ?? 0) - (right.size ?? 0))
    .map(({ path, size, url, checksum }) => ({
      model: card.id,
      path,
      url,
      size,
      checksum,
      bytesHere: 0,
      complete: false,
      hashState: null,
      sha256: '',
    }));
  return { card, revision: listing.revision, files };
}

function bytesOf(files: readonly HubFile[]): number {
  return files.reduce((sum, { size }) => sum + (size ?? 0), 0);
}

function requireFormat({ repository, files }: HubRepository): ModelFormat {
  const format = formatOf(files);
  const hasTokenizer = files.some(({ path }) => path === 'tokenizer.json');
  if (format !== null && hasTokenizer) return format;
  const lack = format === null ? 'neither ONNX files nor MLC shards' : 'no tokenizer.json';
  throw new CausewayError(
    'model-unsupported',
    `${repository} holds ${lack}, so it does not run in a browser. Look for a copy of it under “onnx-community” or “Xenova”.`,
  );
}

async function describe(hub: Hub, listing: HubRepository, format: ModelFormat, variant: string): Promise<ModelCard> {
  const { repository, licence, files } = listing;
  const entry = inCatalogue(repository);
  if (entry?.variants.some((known) => known.variant === variant)) return cardOf(entry, variant);
  const name = repository.split('/')[1]!;
  const plain = { id: modelId(repository, variant), name, format, repository, variant, licence };
  if (format === 'onnx') {
    const facts = await onnxFacts(name, (path) => readText(hub, listing, path));
    return { ...plain, ...facts, library: '' };
  }
  const library = files.find(({ path }) => /^[^/]+\.wasm$/.test(path))?.path;
  if (library === undefined) {
    throw new CausewayError(
      'model-unsupported',
      `There is no compiled library for ${repository}. Put its .wasm file into a copy of the model's folder and import that.`,
    );
  }
  const { contextWindow } = mlcFacts((await readText(hub, listing, MLC_CONFIG)) ?? '', MLC_CONFIG);
  return { ...plain, task: 'chat', contextWindow, pooling: 'mean', queryPrefix: '', passagePrefix: '', library };
}

async function mlcVariant(hub: Hub, listing: HubRepository): Promise<string> {
  return mlcFacts((await readText(hub, listing, MLC_CONFIG)) ?? '', MLC_CONFIG).variant;
}

async function readText(hub: Hub, { files, repository }: HubRepository, path: string): Promise<string | null> {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) return null;
  const response = await askOutside(hub.fetch, file.url, {}, { purpose: 'description', about: repository });
  if (!response.ok) throw refused(response, path);
  return response.text();
}
