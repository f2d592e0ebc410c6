/** @file The part of `npm run make:encoder` that makes word vectors out of a checkpoint. */
import type { Checkpoint } from '../checkpoint.ts';
import { loadOriginal } from '../original.ts';
import { sha256 } from '../origin.ts';
import { makeWords } from './make-words.ts';
import { rewordedSets } from './measure.ts';
import { trainingTexts } from './texts.ts';
import { wordNetTexts } from './wordnet.ts';

export interface WordsOptions {
  /** The folder of the sets that are trained on and measured. */
  data: string;
  /** Sets with this in their names are not trained on. */
  leaveOut: string | null;
  dimensions: number;
  /** Keeps what was fetched and embedded for the next run. */
  cache: string;
  /** Told how far it is and what is measured, a line at a time. */
  say: (line: string) => void;
}

const HASH_DIGITS = 12;

/** The pieces by id. */
function vocabularyOf({ tokenizer }: Checkpoint): string[] {
  const { vocab } = tokenizer['model'] as { vocab: Record<string, number> };
  const pieces: string[] = [];
  for (const [piece, id] of Object.entries(vocab)) pieces[id] = piece;
  return pieces;
}

/**
 * @returns the bytes of `words.bin`
 * @throws CausewayError `usage` when a set or WordNet can't be had
 */
export async function wordsOfCheckpoint(
  checkpoint: Checkpoint,
  { data, leaveOut, dimensions, cache, say }: WordsOptions,
): Promise<Uint8Array> {
  const groups = trainingTexts(data, leaveOut);
  const encoder = await loadOriginal(checkpoint);
  try {
    return await makeWords({
      encoder,
      weights: sha256(checkpoint.weights).slice(0, HASH_DIGITS),
      vocabulary: vocabularyOf(checkpoint),
      texts: [...groups.flatMap(({ texts }) => texts), ...wordNetTexts(cache)],
      cache,
      dimensions,
      measured: await rewordedSets(data),
      say,
    });
  } finally {
    await encoder.unload();
  }
}
