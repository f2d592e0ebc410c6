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

/** Inputs of each in `npm test`. */
const IN_TESTS = 500;

const document: Target = { read: readDocument, inTests: IN_TESTS };

/** Targets by name; of documents that is the ending of their files. */
export const TARGETS: Readonly<Record<string, Target>> = {
  pdf: document,
  picture: { read: readPicture, inTests: IN_TESTS / 20, oneOf: 20 },
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
  zip: { read: unpackArchive, inTests: IN_TESTS },
  model: { read: takeModel, inTests: IN_TESTS },
  weights: { read: readWeights, inTests: IN_TESTS },
  manifest: { read: readManifest, inTests: IN_TESTS },
  words: { read: readWords, inTests: IN_TESTS },
  output: { read: readOutput, inTests: IN_TESTS },
  backup: { read: takeBackup, inTests: IN_TESTS },
  tables: { read: takeTables, inTests: IN_TESTS },
  questions: { read: readQuestions, inTests: IN_TESTS },
  links: { read: readKnownLinks, inTests: IN_TESTS },
  index: { read: loadBlocks, inTests: IN_TESTS },
  record: { read: openSealedRecord, inTests: IN_TESTS },
  sealed: { read: openSealedFile, inTests: IN_TESTS },
};
