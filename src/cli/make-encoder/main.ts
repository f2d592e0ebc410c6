/** @file `npm run make:encoder -- FOLDER`: turns the checkpoint of a sentence encoder into what the app ships. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { READER_GRAPH } from '../../adapters/models/shipped-manifest.ts';
import { CausewayError } from '../../engine/errors.ts';
import { dataFolder } from '../bench/conformance-data.ts';
import { endWith } from '../ending.ts';
import { readCheckpoint, type Checkpoint } from './checkpoint.ts';
import { floatModel } from './float-model.ts';
import { modelFolder, type ModelFolder } from './model-folder.ts';
import { originOf, type Origin } from './origin.ts';
import { readerModel } from './reader-model.ts';
import { referenceVectors } from './reference.ts';
import { shippedFiles } from './shipped.ts';
import { smallModel } from './small-model.ts';
import { smoothingOf } from './smoothing.ts';
import { wordsOfCheckpoint } from './words/command.ts';
import { DIMENSIONS } from './words/make-words.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SHIPPED = path.join(ROOT, 'public/encoder');
const SAMPLE = path.join(ROOT, 'public/sample');
const CACHE = path.join(ROOT, '.cache/make-encoder');

const USAGE = `npm run make:encoder -- FOLDER [--reader FOLDER] [--name NAME --origin ADDRESS --licence SPDX]
    writes public/encoder: the model (quantised), manifest.json and NOTICE. The same checkpoint gives the same bytes. With --reader, what
    "npm run train:reader" wrote becomes the reader of sentences beside it; without, the one that is there stays.
npm run make:encoder -- FOLDER --words [--data FOLDER] [--dimensions N] [--leave-out NAME]
    makes static word vectors: public/encoder/words.bin. They are trained on the sets in the folder --data (CAUSEWAY_DATA, or
    ../shared/data) and WordNet's glosses; what was embedded is kept in .cache/make-encoder. With --leave-out, sets whose names
    contain NAME are not trained on, what documents are found then is told, and nothing is written.
npm run make:encoder -- FOLDER --float TARGET
    writes the model with its 32-bit weights into the folder TARGET
npm run make:encoder -- FOLDER --reference SENTENCES
    writes the 32-bit model's vectors of a text file's lines into SENTENCES.f16: 16-bit numbers, little-endian, one vector after the other

FOLDER is a sentence encoder's checkpoint as sentence-transformers writes it: config.json, tokenizer.json, tokenizer_config.json,
sentence_bert_config.json, 1_Pooling/config.json and model.safetensors (32 bit). Its architecture must be BertModel, and the mean
of the pieces' vectors its result. Checkpoints that are not known need their name, origin and licence.`;

function write(folder: string, files: ModelFolder): void {
  for (const [file, bytes] of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    console.log(`${bytes.length.toLocaleString('en').padStart(12)}  ${path.relative(process.cwd(), target)}`);
  }
}

/** Paragraphs of the sample notebook. */
function paragraphs(): string[] {
  return readdirSync(SAMPLE)
    .filter((name) => /\.(md|txt)$/.test(name))
    .sort()
    .flatMap((name) => readFileSync(path.join(SAMPLE, name), 'utf8').split(/\n\s*\n/))
    .filter((text) => text.trim() !== '');
}

/** The reader's graph: made anew, or as it is shipped; null where there is none. */
async function readerGraph(folder: string | undefined): Promise<Uint8Array | null> {
  if (folder !== undefined) {
    const reader = readCheckpoint(folder);
    return readerModel(reader, await smoothingOf(reader, paragraphs()));
  }
  const shipped = path.join(SHIPPED, 'model', READER_GRAPH);
  return existsSync(shipped) ? readFileSync(shipped) : null;
}

async function makeShipped(checkpoint: Checkpoint, origin: Origin, readerFolder: string | undefined): Promise<void> {
  const graph = smallModel(checkpoint, await smoothingOf(checkpoint, paragraphs()));
  const reader = await readerGraph(readerFolder);
  const model = modelFolder(checkpoint, 'q8', graph);
  // What another version left behind would be shipped, too.
  rmSync(path.join(SHIPPED, 'model'), { recursive: true, force: true });
  write(SHIPPED, shippedFiles(checkpoint, origin, new Map(reader ? [...model, [READER_GRAPH, reader]] : model)));
}

async function writeReference(checkpoint: Checkpoint, file: string): Promise<void> {
  const sentences = readFileSync(file, 'utf8').trim().split('\n');
  const { buffer } = await referenceVectors(checkpoint, sentences);
  write('.', new Map([[`${file}.f16`, new Uint8Array(buffer)]]));
}

interface WordsRequest {
  data?: string | undefined;
  dimensions?: string | undefined;
  leaveOut?: string | undefined;
}

async function writeWords(checkpoint: Checkpoint, asked: WordsRequest): Promise<void> {
  const dimensions = Number(asked.dimensions ?? DIMENSIONS);
  if (!Number.isInteger(dimensions) || dimensions < 1 || dimensions > checkpoint.shape.hidden) {
    throw new CausewayError('usage', `--dimensions must be a whole number from 1 to ${checkpoint.shape.hidden}.`);
  }
  const leaveOut = asked.leaveOut ?? null;
  const bytes = await wordsOfCheckpoint(checkpoint, {
    data: asked.data ?? dataFolder(),
    leaveOut,
    dimensions,
    cache: CACHE,
    say: console.log,
  });
  if (leaveOut === null) write(SHIPPED, new Map([['words.bin', bytes]]));
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      name: text,
      origin: text,
      licence: text,
      float: text,
      reader: text,
      reference: text,
      words: { type: 'boolean' },
      data: text,
      dimensions: text,
      'leave-out': text,
    },
  });
  const { help, float, reader, reference, words, data, dimensions, 'leave-out': leaveOut, ...told } = values;
  const [folder] = positionals;
  if (help === true) return console.log(USAGE);
  if (folder === undefined || positionals.length > 1) throw new CausewayError('usage', USAGE);
  const checkpoint = readCheckpoint(folder);
  if (float !== undefined) write(float, modelFolder(checkpoint, 'fp32', floatModel(checkpoint)));
  if (reference !== undefined) await writeReference(checkpoint, reference);
  if (words === true) await writeWords(checkpoint, { data, dimensions, leaveOut });
  if (float !== undefined || reference !== undefined || words === true) return;
  await makeShipped(checkpoint, originOf(checkpoint.weights, told), reader);
}

endWith(main, USAGE);
