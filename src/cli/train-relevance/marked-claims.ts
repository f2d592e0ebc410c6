/**
 * @file Claims of causes in documents that are not part of this repository: for each sentence of a few blocks whether it claims one, in which words, and how
 * clearly, all of it by marks.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseCorpus, type EvaluationDocument } from '../../engine/evaluate/dataset.ts';
import type { Range } from '../../engine/types.ts';
import { MarkFinder, type Mark } from './marks.ts';
import { trainingPapers } from './sources.ts';

const CLAIMS = path.resolve(import.meta.dirname, 'marked/claims.jsonl');

/** Letters and checksum of a place. */
type Short = [letters: number, sum: number];

/** A line of the file. */
interface Line {
  /** Name of the file, or id of the document. */
  doc: string;
  /** All sentences that were judged, in their order. */
  sentences: Short[];
  claims: {
    /** Which sentence claims it. */
    at: number;
    /** Words of the sentence, or of the one where that side is named. */
    cause: Short;
    effect: Short;
    /** The sentence that names a side, where it is another. */
    causeAt?: number;
    effectAt?: number;
    /** Whether who sees the sentence alone takes it for a cause with its effect. */
    clear?: boolean;
  }[];
  /** Sentences that look as if they claimed a cause. */
  not: number[];
}

export interface MarkedClaim {
  /** Number of the sentence among those of the document. */
  sentence: number;
  cause: Range | null;
  effect: Range | null;
  clear: boolean;
}

/** What was judged of a document. */
export interface ClaimsOfDocument {
  document: EvaluationDocument;
  /** Sentences that were judged and are found, in characters of the document. */
  sentences: Range[];
  claims: MarkedClaim[];
  /** Numbers of sentences that look as if they claimed a cause. */
  not: number[];
}

const unpacked = ([letters, sum]: Short): Mark => ({ letters, sum });

/** Where a mark stands within a part of a text. */
function within(text: string, part: Range | null | undefined, mark: Short): Range | null {
  if (!part) return null;
  const found = new MarkFinder(text.slice(part.start, part.end)).find(unpacked(mark));
  return found && { start: part.start + found.start, end: part.start + found.end };
}

function claimsOf(document: EvaluationDocument, line: Line): ClaimsOfDocument {
  const finder = new MarkFinder(document.text);
  const places = line.sentences.map((mark) => finder.find(unpacked(mark)));
  const numbers = new Map<number, number>();
  for (const [at, place] of places.entries()) if (place) numbers.set(at, numbers.size);
  const claims = line.claims.flatMap(({ at, cause, effect, causeAt = at, effectAt = at, clear = false }) => {
    const sentence = numbers.get(at);
    const sides = {
      cause: within(document.text, places[causeAt], cause),
      effect: within(document.text, places[effectAt], effect),
    };
    return sentence === undefined ? [] : [{ sentence, ...sides, clear }];
  });
  return {
    document,
    sentences: places.filter((place) => place !== null),
    claims,
    not: line.not.flatMap((at) => numbers.get(at) ?? []),
  };
}

/** All documents in which claims are marked, with what was judged of them. @param data the folder with the sets */
export async function markedClaims(data: string, say: (line: string) => void): Promise<ClaimsOfDocument[]> {
  const papers = await trainingPapers(data, say, () => true);
  const corpus = path.join(data, 'covid-papers', 'corpus.jsonl');
  const documents = [...papers.documents, ...parseCorpus(await readFile(corpus, 'utf8'), corpus)];
  const known = new Map(documents.flatMap((document) => [document.id, document.title].map((name) => [name, document])));
  const lines = (await readFile(CLAIMS, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.flatMap((text) => {
    const line = JSON.parse(text) as Line;
    const document = known.get(line.doc);
    return document ? [claimsOf(document, line)] : [];
  });
}
