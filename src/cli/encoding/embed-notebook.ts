/** @file Embeds a notebook in memory by the same code as in the app, and tells how far that is. */
import { EmbeddingRun } from '../../adapters/embedding/embedding-run.ts';
import { passagesBy } from '../../adapters/embedding/readings.ts';
import { packIndex } from '../../engine/notebook/blocks.ts';
import { indexStatistics } from '../../engine/notebook/build.ts';
import { NO_DOCUMENT } from '../../engine/notebook/embeddings.ts';
import type { Clock, Embedder } from '../../engine/ports.ts';
import type { EmbeddingBlock, StoredIndex } from '../../engine/records.ts';
import type { EmbeddingProgress } from '../../rpc/running.ts';
import type { MemoryNotebook } from '../notebook.ts';

/** A person who waits learns how far it is; who doesn't wait this long is told nothing. */
const MS_BETWEEN_LINES = 5000;
/** Nobody asks in between, and among more texts more are of like length: that saves a tenth to a sixth of padding. */
const PER_CALL = { passages: 256, names: 1024 };
const SECONDS_A_MINUTE = 60;

function timeLeft(seconds: number): string {
  return seconds < SECONDS_A_MINUTE ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / SECONDS_A_MINUTE)} min`;
}

function progressLine({ passages, names, secondsLeft }: EmbeddingProgress): string {
  const counts = [
    `${passages.done} of ${passages.all} passages`,
    ...(names.all > 0 ? [`${names.done} of ${names.all} names`] : []),
  ];
  return `embedding: ${counts.join(', ')}${secondsLeft === null ? '' : `, about ${timeLeft(secondsLeft)} left`}`;
}

/**
 * Embeds a notebook.
 *
 * @param say told how far it is, in a line every few seconds
 * @param kept vectors of the same encoder that were made before; those that are not needed any more are left out
 * @returns all its vectors
 */
export async function embedNotebook(
  { index, texts }: MemoryNotebook,
  encoder: Embedder,
  say: (line: string) => void,
  clock: Clock = () => performance.now(),
  kept: readonly EmbeddingBlock[] = [],
): Promise<EmbeddingBlock[]> {
  const nameOf = ({ documentId, part }: Pick<EmbeddingBlock, 'documentId' | 'part'>) => `${documentId} ${part}`;
  const here = new Set([NO_DOCUMENT, ...index.documents.ids]);
  const blocks = new Map(kept.filter(({ documentId }) => here.has(documentId)).map((block) => [nameOf(block), block]));
  const stored: StoredIndex = {
    generation: 1,
    version: index.version,
    analysisVersion: 0,
    covered: index.documents.ids,
    statistics: indexStatistics(index),
    blocks: packIndex(index),
  };
  let told = clock();
  const run = new EmbeddingRun(
    'notebook',
    {
      store: {
        readIndexHead: async () => stored,
        readIndex: async () => stored,
        readText: (_notebookId, documentId) => texts.text(documentId),
        readEmbeddings: async () => [...blocks.values()],
        listDocuments: async () => [],
        commitEmbeddings: async (_notebookId, commit) => {
          for (const block of commit.blocks) blocks.set(nameOf(block), block);
          for (const gone of commit.gone ?? []) blocks.delete(nameOf(gone));
        },
      },
      model: encoder.id,
      embed: (labels, signal) => encoder.embed(labels, 'passage', { signal }),
      read: (passages, signal) => passagesBy(encoder, passages, signal),
      perCall: PER_CALL,
      clock,
      onProgress: (progress) => {
        if (progress.phase !== 'working' || clock() - told < MS_BETWEEN_LINES) return;
        told = clock();
        say(progressLine(progress));
      },
      onStored: () => {},
    },
    false,
  );
  await run.run();
  return [...blocks.values()];
}
