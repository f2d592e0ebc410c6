/** @file The encoder that comes with the app, for the terminal: the files of `public/encoder`, used only as they were shipped. */
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Recognised } from '../../adapters/models/recognise.ts';
import { READER_GRAPH } from '../../adapters/models/shipped-manifest.ts';
import type { PackedFile } from '../../adapters/models/unpack.ts';
import { CausewayError } from '../../engine/errors.ts';
import { recogniseLocalModel } from '../local-model.ts';

/** Files of the manifest in this folder are the model's. */
const MODEL = 'model';

const Manifest = v.looseObject({
  id: v.string(),
  name: v.string(),
  /** Word pieces of the longest input. */
  maximumPieces: v.pipe(v.number(), v.integer(), v.minValue(1)),
  files: v.array(v.looseObject({ path: v.string(), size: v.number(), sha256: v.string() })),
});

async function manifestOf(folder: string) {
  const content = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => null);
  if (content === null) throw new CausewayError('model-missing', 'manifest.json is missing');
  try {
    return v.parse(Manifest, JSON.parse(content));
  } catch {
    throw new CausewayError('model-damaged', 'manifest.json is damaged');
  }
}

/**
 * Finds the encoder and checks its files.
 *
 * @param folder holds `manifest.json` and the folder `model`
 * @throws CausewayError telling in a few words which file is missing or altered
 */
export async function findShippedEncoder(folder: string): Promise<{ place: string; recognised: Recognised }> {
  const { id, name, maximumPieces, files } = await manifestOf(folder);
  for (const file of files.filter(({ path: where }) => where.startsWith(`${MODEL}/`))) {
    const content = await readFile(path.join(folder, file.path)).catch(() => null);
    if (content === null) throw new CausewayError('model-missing', `${file.path} is missing`);
    const sha256 = createHash('sha256').update(content).digest('hex');
    if (content.length !== file.size || sha256 !== file.sha256) {
      throw new CausewayError('model-damaged', `${file.path} is not the file that was shipped`);
    }
  }
  const place = path.join(folder, MODEL);
  const { card, files: known } = await recogniseLocalModel(place, 'embed');
  const hasReader = files.some(({ path: where }) => where === `${MODEL}/${READER_GRAPH}`);
  const reader: PackedFile = {
    path: READER_GRAPH,
    size: 0,
    checksum: null,
    open: async () => (await openAsBlob(path.join(place, READER_GRAPH))).stream(),
  };
  const own = { id, name, contextWindow: maximumPieces, ...(hasReader && { readsSentences: true }) };
  return { place, recognised: { card: { ...card, ...own }, files: hasReader ? [...known, reader] : known } };
}
