/**
 * @file Local models that find and order passages, for the terminal: `--encoder FOLDER` and `--reranker FOLDER`. A notebook is embedded by the
 * same code as in the app.
 */
import { EmbeddingRun } from '../adapters/embedding/embedding-run.ts';
import { alignEmbeddings, nearnessTo } from '../engine/notebook/embeddings.ts';
import type { MeasuredNotebook } from '../engine/evaluate/systems.ts';
import { packIndex } from '../engine/notebook/blocks.ts';
import { indexStatistics } from '../engine/notebook/build.ts';
import type { Embedder, Reranker } from '../engine/ports.ts';
import type { EmbeddingBlock, StoredIndex } from '../engine/records.ts';
import type { MemoryNotebook } from './notebook.ts';

export interface SearchModels {
  encoder: Embedder | null;
  reranker: Reranker | null;
}

/** What the models say of a question put to one notebook. */
export type Search = NonNullable<MeasuredNotebook['search']>;

/** The options of a command line. */
export const SEARCH_OPTIONS = { encoder: { type: 'string' }, reranker: { type: 'string' } } as const;

/**
 * Loads the models that are named; null when none is.
 *
 * @throws CausewayError `usage`, in one line, when one can't be run or is for another task
 */
export async function loadSearchModels(places: {
  encoder?: string | null | undefined;
  reranker?: string | null | undefined;
}): Promise<SearchModels | null> {
  const { encoder, reranker } = places;
  if (!encoder && !reranker) return null;
  // The library behind it is large, and few runs need it.
  const { loadLocalModel } = await import('./local-model.ts');
  return {
    encoder: encoder ? await loadLocalModel(encoder, 'embed') : null,
    reranker: reranker ? await loadLocalModel(reranker, 'rerank') : null,
  };
}

export async function unloadSearchModels(models: SearchModels | null): Promise<void> {
  await models?.encoder?.unload();
  await models?.reranker?.unload();
}

/** Embeds a notebook; gives all its vectors. */
async function embed({ index, texts }: MemoryNotebook, encoder: Embedder): Promise<EmbeddingBlock[]> {
  const blocks = new Map<string, EmbeddingBlock>();
  const stored: StoredIndex = {
    generation: 1,
    version: index.version,
    analysisVersion: 0,
    covered: index.documents.ids,
    statistics: indexStatistics(index),
    blocks: packIndex(index),
  };
  const run = new EmbeddingRun(
    'notebook',
    {
      store: {
        readIndexHead: async () => stored,
        readIndex: async () => stored,
        readText: (_notebookId, documentId) => texts.text(documentId),
        readEmbeddings: async () => [],
        commitEmbeddings: async (_notebookId, commit) => {
          for (const block of commit.blocks) blocks.set(`${block.documentId} ${block.part}`, block);
        },
      },
      model: encoder.id,
      embed: (passages, signal) => encoder.embed(passages, 'passage', { signal }),
      clock: () => performance.now(),
      onProgress: () => {},
      onStored: () => {},
    },
    false,
  );
  await run.run();
  return [...blocks.values()];
}

/** Embeds a notebook and prepares to search it. */
export async function searchOf(notebook: MemoryNotebook, { encoder, reranker }: SearchModels): Promise<Search> {
  const rows = encoder && alignEmbeddings(notebook.index, await embed(notebook, encoder));
  return async (question) => {
    const [vector] = encoder ? await encoder.embed([question], 'query') : [];
    // What is scored once is not scored again when the same question is answered after it was retrieved for.
    const known = new Map<string, number>();
    return {
      nearness: rows && vector ? nearnessTo(rows, encoder.id, question, vector) : null,
      ...(reranker && {
        scorePassages: async (passages: readonly string[]) => {
          const fresh = [...new Set(passages)].filter((passage) => !known.has(passage));
          const scores = fresh.length > 0 ? await reranker.score(question, fresh) : [];
          fresh.forEach((passage, i) => known.set(passage, scores[i]!));
          return passages.map((passage) => known.get(passage)!);
        },
      }),
    };
  };
}

/** The same search for one question after another, so that asking twice asks the models once. */
export function rememberingLast(search: Search): Search {
  let last: { question: string; found: ReturnType<Search> } | null = null;
  return (question) => {
    if (last?.question !== question) last = { question, found: search(question) };
    return last.found;
  };
}
