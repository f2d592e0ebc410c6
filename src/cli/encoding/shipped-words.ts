/** @file The static word vectors that come with the app, for the terminal. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WordVectors } from '../../engine/vector/word-vectors.ts';
import { SHIPPED_ENCODER } from './shipped-folder.ts';

let loaded: Promise<WordVectors> | null = null;

async function load(): Promise<WordVectors> {
  const file = process.env['CAUSEWAY_WORDS'] ?? path.join(SHIPPED_ENCODER, 'words.bin');
  try {
    return WordVectors.parse(new Uint8Array(await readFile(file)));
  } catch (thrown) {
    process.stderr.write(`${file} can't be read, so only words are compared: ${(thrown as Error).message}\n`);
    return WordVectors.none;
  }
}

/** Reads them once; without them, says so once in one line, and only words are compared. */
export function shippedWords(): Promise<WordVectors> {
  loaded ??= load();
  return loaded;
}
