/** @file Makes word vectors alone out of a checkpoint: `npx tsx src/cli/make-encoder/words/main.ts FOLDER`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { CausewayError, toCausewayError } from '../../../engine/errors.ts';
import { dataFolder } from '../../bench/conformance-data.ts';
import { readCheckpoint, type Checkpoint } from '../checkpoint.ts';
import { DIMENSIONS, makeWords } from './make-words.ts';
import { rewordedSets } from './measure.ts';
import { loadOriginal } from './original.ts';
import { trainingTexts } from './texts.ts';
import { wordNetTexts } from './wordnet.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const CACHE = path.join(ROOT, '.cache/make-encoder');
const HASH_DIGITS = 12;

const USAGE = `npx tsx src/cli/make-encoder/words/main.ts FOLDER [options]

--data FOLDER      the sets that are trained on and measured (CAUSEWAY_DATA, or ../shared/data)
--leave-out NAME   trains without sets whose names contain NAME
--dimensions N     numbers in a vector (${DIMENSIONS})
--out FILE         writes it there (public/encoder/words.bin)`;

/** The pieces by id. */
export function vocabularyOf({ tokenizer }: Checkpoint): string[] {
  const { vocab } = tokenizer['model'] as { vocab: Record<string, number> };
  const pieces: string[] = [];
  for (const [piece, id] of Object.entries(vocab)) pieces[id] = piece;
  return pieces;
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: text, 'leave-out': text, dimensions: text, out: text },
  });
  const [folder] = positionals;
  const dimensions = Number(values.dimensions ?? DIMENSIONS);
  if (folder === undefined || !Number.isInteger(dimensions) || dimensions < 1) throw new CausewayError('usage', USAGE);
  const data = values.data ?? dataFolder();
  const checkpoint = readCheckpoint(folder);
  const weights = createHash('sha256')
    .update(readFileSync(path.join(folder, 'model.safetensors')))
    .digest('hex');
  const groups = trainingTexts(data, values['leave-out'] ?? null);
  const encoder = await loadOriginal(checkpoint);
  const bytes = await makeWords({
    encoder,
    weights: weights.slice(0, HASH_DIGITS),
    vocabulary: vocabularyOf(checkpoint),
    texts: [...groups.flatMap(({ texts }) => texts), ...wordNetTexts(CACHE)],
    cache: CACHE,
    dimensions,
    measured: await rewordedSets(data),
    say: console.log,
  });
  await encoder.unload();
  const target = values.out ?? path.join(ROOT, 'public/encoder/words.bin');
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  console.log(`${bytes.length.toLocaleString('en').padStart(12)}  ${path.relative(process.cwd(), target)}`);
}

main().catch((thrown: unknown) => {
  console.error(toCausewayError(thrown).message);
  process.exitCode = thrown instanceof CausewayError && thrown.code === 'usage' ? 2 : 1;
});
