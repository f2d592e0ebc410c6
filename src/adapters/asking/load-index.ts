/** @file Reads the newest index of a notebook out of the store. */
import { CausewayError } from '../../engine/errors.ts';
import { unpackIndex } from '../../engine/notebook/blocks.ts';
import { INDEX_VERSION } from '../../engine/notebook/build.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import type { NotebookStore } from '../../engine/ports.ts';
import type { IndexStatistics } from '../../engine/types.ts';
import type { WordSource } from '../words/shipped-words.ts';

export interface LoadedIndex {
  notebookId: string;
  generation: number;
  index: NotebookIndex;
  statistics: IndexStatistics;
}

/**
 * The newest committed index; null when there is none that this version can read.
 *
 * @param words for questions: what words mean that no document has
 */
export async function loadIndex(
  store: Pick<NotebookStore, 'readIndex'>,
  notebookId: string,
  words?: WordSource,
): Promise<LoadedIndex | null> {
  const [stored, meaning] = await Promise.all([store.readIndex(notebookId), words?.()]);
  if (stored === null || stored.version !== INDEX_VERSION) return null;
  const { generation, statistics } = stored;
  return { notebookId, generation, statistics, index: unpackIndex(stored.blocks, meaning) };
}

export function indexMissing(): CausewayError {
  return new CausewayError(
    'index-missing',
    'Nothing can be asked yet: add documents, or wait until the first are read.',
  );
}
