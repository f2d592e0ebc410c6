/**
 * @file Local models that find and order passages, for the terminal: the encoder that comes with the app or the one of `--encoder FOLDER`, and
 * `--reranker FOLDER`. A notebook is embedded by the same code as in the app; its vectors are kept for the next run.
 */
import path from 'node:path';
import { questionBy, wordsBy } from '../adapters/embedding/readings.ts';
import type { Recognised } from '../adapters/models/recognise.ts';
import { CausewayError, toCausewayError } from '../engine/errors.ts';
import { rememberedSearch, type Search } from '../engine/evaluate/searched.ts';
import { alignEmbeddings, nearnessTo } from '../engine/notebook/embeddings.ts';
import type { QuestionReading, Reranker } from '../engine/ports.ts';
import type { EmbeddingBlock } from '../engine/records.ts';
import { isUnderstood } from '../engine/text/understood.ts';
import { CachedEmbedder } from './encoding/cached-embedder.ts';
import { SHIPPED_ENCODER } from './encoding/shipped-folder.ts';
import { embedNotebook } from './encoding/embed-notebook.ts';
import { VectorCache } from './encoding/vector-cache.ts';
import type { MemoryNotebook } from './notebook.ts';

export interface SearchModels {
  encoder: CachedEmbedder | null;
  /** Tells it from every other that embeds differently, whatever the two are called; empty without one. */
  encoderKey: string;
  /** Whether it is the one that comes with the app, which knows English. */
  isShipped: boolean;
  reranker: Reranker | null;
}

/** The options of a command line. */
export const SEARCH_OPTIONS = {
  encoder: { type: 'string' },
  'no-encoder': { type: 'boolean' },
  reranker: { type: 'string' },
  vectors: { type: 'string' },
} as const;

/** What they were given. */
export interface SearchValues {
  /** Folder or archive; undefined: the encoder that comes with the app. */
  encoder?: string | undefined;
  'no-encoder'?: boolean | undefined;
  reranker?: string | undefined;
  /** Folder that keeps vectors; undefined: the checkout's `.cache/vectors`. */
  vectors?: string | undefined;
}

/** Told by {@link SEARCH_OPTIONS}, for usage messages. */
export const SEARCH_USAGE = '[--encoder FOLDER | --no-encoder] [--reranker FOLDER] [--vectors FOLDER]';

const VECTORS = path.resolve(import.meta.dirname, '../../.cache/vectors');

/** @throws CausewayError `usage` when they contradict each other */
export function checkSearchValues({ encoder, 'no-encoder': without }: SearchValues): void {
  if (encoder !== undefined && without) throw new CausewayError('usage', '--encoder and --no-encoder: choose one.');
}

/** Runs an encoder that embeds no text a second time. */
async function runEncoder(
  place: string,
  recognised: Recognised,
  vectors: string,
  say: (line: string) => void,
): Promise<{ encoder: CachedEmbedder; encoderKey: string }> {
  const { fingerprint, runLocalModel } = await import('./local-model.ts');
  const encoder = await runLocalModel(place, 'embed', recognised);
  const name = `${recognised.card.id.replace(/[^\w.-]+/g, '-')}-${await fingerprint(recognised)}`;
  return { encoder: new CachedEmbedder(encoder, new VectorCache(path.join(vectors, name), say)), encoderKey: name };
}

/**
 * The encoder that comes with the app; null, told in one line, when it can't be used.
 *
 * @param folder where it lies
 */
async function loadShipped(
  folder: string,
  vectors: string,
  say: (line: string) => void,
): Promise<{ encoder: CachedEmbedder; encoderKey: string } | null> {
  const { findShippedEncoder } = await import('./encoding/shipped-encoder.ts');
  try {
    const { place, recognised } = await findShippedEncoder(folder);
    return await runEncoder(place, recognised, vectors, say);
  } catch (thrown) {
    const problem = toCausewayError(thrown).message;
    say(`The encoder in ${folder} can't be used: ${problem}. Passages are found by their words alone.`);
    return null;
  }
}

/**
 * Loads the models that are to take part; null when there is none.
 *
 * @param say told, in a line each, what goes on without being an error
 * @param shipped where the encoder that comes with the app lies
 * @throws CausewayError `usage`, in one line, when one that is named can't be run or is for another task
 */
export async function loadSearchModels(
  values: SearchValues,
  say: (line: string) => void,
  shipped?: string,
): Promise<SearchModels | null> {
  const { encoder: place, reranker, vectors = VECTORS } = values;
  if (values['no-encoder'] && reranker === undefined) return null;
  // The library behind them is large, and not every run needs it.
  const { loadLocalModel, recogniseLocalModel } = await import('./local-model.ts');
  const loaded = values['no-encoder']
    ? null
    : place === undefined
      ? await loadShipped(shipped ?? SHIPPED_ENCODER, vectors, say)
      : await runEncoder(place, await recogniseLocalModel(place, 'embed'), vectors, say);
  if (loaded === null && reranker === undefined) return null;
  return {
    ...(loaded ?? { encoder: null, encoderKey: '' }),
    isShipped: place === undefined,
    reranker: reranker === undefined ? null : await loadLocalModel(reranker, 'rerank'),
  };
}

export async function unloadSearchModels(models: SearchModels | null): Promise<void> {
  await models?.encoder?.unload();
  await models?.reranker?.unload();
}

/**
 * Embeds a notebook and prepares to search it.
 *
 * @param say told how far that is
 * @param vectors all that the encoder makes of it; absent: they are made
 * @param kept those of them that were made before
 */
export async function searchOf(
  notebook: MemoryNotebook,
  { encoder, isShipped, reranker }: SearchModels,
  say: (line: string) => void,
  vectors?: readonly EmbeddingBlock[],
  kept: readonly EmbeddingBlock[] = [],
): Promise<Search> {
  const rows =
    encoder &&
    alignEmbeddings(notebook.index, vectors ?? (await embedNotebook(notebook, encoder, say, undefined, kept)));
  encoder?.save();
  const nearBy = (words: string, reading: QuestionReading) =>
    rows && encoder ? nearnessTo(rows, encoder.id, words, reading) : null;
  const search: Search = async (question) => {
    const isAsked = encoder !== null && (!isShipped || isUnderstood(question));
    const reading = isAsked && (await questionBy(encoder, question));
    return {
      nearness: reading ? nearBy(question, reading) : null,
      ...(isAsked && { near: async (words) => nearBy(words, await wordsBy(encoder, words)) }),
      ...(isAsked &&
        encoder.sentences && {
          readPassages: (passages) => encoder.sentences!.readSentences(question, passages),
          askNext: async (next) => {
            const { nearness = null, readPassages = async () => null } = await search(next);
            return { nearness, readPassages };
          },
        }),
      ...(reranker && { scorePassages: (passages) => reranker.score(question, passages) }),
    };
  };
  return rememberedSearch(search);
}
