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

const document = (inTests = 75): Target => ({ read: readDocument, inTests });

/** Targets by name; of documents that is the ending of their files. */
export const TARGETS: Readonly<Record<string, Target>> = {
  pdf: document(30),
  picture: { read: readPicture, inTests: 10, oneOf: 20 },
  docx: document(40),
  odt: document(40),
  odp: document(40),
  ods: document(40),
  epub: document(40),
  pptx: document(40),
  xlsx: document(40),
  rtf: document(),
  html: document(40),
  mhtml: document(40),
  md: document(40),
  csv: document(),
  json: document(),
  bib: document(40),
  ris: document(),
  txt: document(),
  zip: { read: unpackArchive, inTests: 100 },
  model: { read: takeModel, inTests: 40 },
  weights: { read: readWeights, inTests: 200 },
  manifest: { read: readManifest, inTests: 500 },
  words: { read: readWords, inTests: 500 },
  output: { read: readOutput, inTests: 150 },
  backup: { read: takeBackup, inTests: 60 },
  tables: { read: takeTables, inTests: 40 },
  questions: { read: readQuestions, inTests: 150 },
  links: { read: readKnownLinks, inTests: 120 },
  index: { read: loadBlocks, inTests: 150 },
  record: { read: openSealedRecord, inTests: 150 },
  sealed: { read: openSealedFile, inTests: 50 },
};
