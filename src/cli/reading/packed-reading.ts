/** @file Reading in a thread of the terminal: what a file gave is packed there, so that nothing of it but bytes crosses to the thread that keeps it. */
import { transfer } from 'comlink';
import { fileReadingIn, type Surroundings } from '../../adapters/library/file-reading.ts';
import type { ReadDocument } from '../../engine/records.ts';
import type { ReadApi, ReadOutcome } from '../../rpc/nested-contracts.ts';
import { packDocument, unpackDocument } from './packed-document.ts';

/** A file that was read. */
export interface PackedRead {
  documentId: string;
  /** As `packDocument` packs it. */
  rest: Uint8Array;
  /** UTF-8. */
  text: Uint8Array;
  /** As `ParsedDocument` has it. */
  warnings: string[];
  /** Whether pages of it are pictures that were not recognised yet. */
  isPartial: boolean;
}

function packed(outcome: ReadOutcome): ReadOutcome<PackedRead> {
  if ('error' in outcome) return outcome;
  const { documentId, parsed, analysis } = outcome.document;
  const rest = packDocument(parsed, analysis);
  const text = new TextEncoder().encode(parsed.text);
  const isPartial = parsed.unrecognized !== undefined;
  return { document: { documentId, rest, text, warnings: parsed.warnings, isPartial } };
}

function buffersOf(outcome: ReadOutcome<PackedRead>): ArrayBuffer[] {
  if ('error' in outcome) return [];
  return [outcome.document.rest, outcome.document.text].map(({ buffer }) => buffer as ArrayBuffer);
}

/** Reading of files as `fileReadingIn`, whose outcomes are packed. */
export function packedReadingIn(surroundings: Surroundings): ReadApi<PackedRead> {
  const reading = fileReadingIn(surroundings);
  return {
    ...reading,
    async read(files) {
      const outcomes = (await reading.read(files)).map(packed);
      return transfer(outcomes, outcomes.flatMap(buffersOf));
    },
    async recognize(file, onPage) {
      const outcome = packed(await reading.recognize(file, onPage));
      return transfer(outcome, buffersOf(outcome));
    },
  };
}

/** What was packed. */
export function unpackRead({ documentId, rest, text }: PackedRead): ReadDocument {
  const { parsed, analysis } = unpackDocument(rest);
  return { documentId, parsed: { ...parsed, text: new TextDecoder().decode(text) }, analysis };
}
