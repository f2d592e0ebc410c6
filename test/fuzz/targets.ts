/** @file Everything that reads what others wrote: by name, how an input is read, and what inputs are made from. */
import { readDocument, readPicture, unpackArchive } from './documents.ts';
import type { Target } from './ending.ts';
import { readManifest, readOutput, readWeights, readWords, takeModel } from './models.ts';
import {
  loadBlocks,
  openSealedFile,
  openSealedRecord,
  readKnownLinks,
  readQuestions,
  takeBackup,
  takeTables,
} from './notebooks.ts';

const document: Target = { read: readDocument };

/** Targets by name; of documents that is the ending of their files. */
export const TARGETS: Readonly<Record<string, Target>> = {
  pdf: document,
  picture: { read: readPicture, oneOf: 20 },
  docx: document,
  odt: document,
  odp: document,
  ods: document,
  epub: document,
  pptx: document,
  xlsx: document,
  rtf: document,
  html: document,
  mhtml: document,
  md: document,
  csv: document,
  json: document,
  bib: document,
  ris: document,
  txt: document,
  zip: { read: unpackArchive },
  model: { read: takeModel },
  weights: { read: readWeights },
  manifest: { read: readManifest },
  words: { read: readWords },
  output: { read: readOutput },
  backup: { read: takeBackup },
  tables: { read: takeTables },
  questions: { read: readQuestions },
  links: { read: readKnownLinks },
  index: { read: loadBlocks },
  record: { read: openSealedRecord },
  sealed: { read: openSealedFile },
};

/** How many inputs each of these targets reads where `count` are asked for. */
export function inputsOf(names: readonly string[], count: number): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, Math.ceil(count / (TARGETS[name]!.oneOf ?? 1))]));
}
