/** @file Reading documents as the app does, in this process: the text, its analysis, and pictures as far as to where their letters would be recognised. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileReadingIn } from '../../src/adapters/library/file-reading.ts';
import { unpackArchives } from '../../src/adapters/library/unpack.ts';
import { decodeInNode } from '../../src/cli/recognition.ts';
import { CausewayError } from '../../src/engine/errors.ts';
import type { Range } from '../../src/engine/types.ts';
import type { ReadOutcome } from '../../src/rpc/nested-contracts.ts';
import { blobOf, type Seed } from './inputs.ts';

const reading = fileReadingIn({
  // Recognising takes seconds for each picture; what it reads is drawn by our own code, and so no longer anybody's input.
  recognizer: () => ({
    parallel: 1,
    languages: ['en'],
    read: async () => ({ items: [], confidence: 0, language: 'en' }),
    end: async () => {},
  }),
  decode: decodeInNode,
  pdfjsFolder: `${path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/`,
});

/** A person reads it in a line of the list of sources. */
const LONGEST_MESSAGE = 2_000;

function checkOutcome(outcome: ReadOutcome): void {
  if ('error' in outcome) {
    const { code, message } = outcome.error;
    if (message.length > LONGEST_MESSAGE) throw new Error(`The refusal has ${message.length} characters.`);
    throw new CausewayError(code, message);
  }
  const { text, headings, parts = [], pages = [] } = outcome.document.parsed;
  const isOutside = ({ start, end }: Range): boolean => !(start >= 0 && start <= end && end <= text.length);
  if (text.trim() === '') throw new Error('It was read, and has no text.');
  if ([...headings, ...parts, ...pages].some(isOutside)) throw new Error('A range lies outside of the text.');
}

/** Reads a document. */
export async function readDocument({ name, bytes }: Seed): Promise<void> {
  const [outcome] = await reading.read([{ documentId: 'a', name, content: blobOf(bytes) }]);
  checkOutcome(outcome!);
}

/** Reads what may be a picture, or has pages that are. */
export async function readPicture({ name, bytes }: Seed): Promise<void> {
  checkOutcome(await reading.recognize({ documentId: 'a', name, content: blobOf(bytes) }, () => {}));
}

/** Unpacks an archive, with all that is in it. */
export async function unpackArchive({ name, bytes }: Seed): Promise<void> {
  const refused: unknown[] = [];
  const input = [{ path: name, blob: blobOf(bytes) }];
  for await (const file of unpackArchives(input, (_path, thrown) => refused.push(thrown))) {
    await file.open().catch((thrown: unknown) => refused.push(thrown));
  }
  const worst = refused.find((thrown) => !(thrown instanceof CausewayError)) ?? refused[0];
  if (worst !== undefined) throw worst as Error;
}
