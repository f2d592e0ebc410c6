/** @file How well word vectors find documents by themselves, on questions put in words that the documents don't have. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { EvaluationSet } from '../../../engine/evaluate/dataset.ts';
import type { WordVectors } from '../../../engine/vector/word-vectors.ts';
import { readSet } from '../../bench/read-set.ts';
import { normaliseRows, rowOf, zeros, type Matrix } from './matrix.ts';
import { dotsOfRows } from './products.ts';
import { wholeText } from './texts.ts';

const FIRST = 5;
const REWORDED = 'reworded-';

/** Sets of a folder whose questions share no words with their documents. */
export async function rewordedSets(folder: string): Promise<EvaluationSet[]> {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return Promise.all(
    names.filter((name) => name.startsWith(REWORDED)).map((name) => readSet(path.join(folder, name), false)),
  );
}

function vectorsOf(texts: readonly string[], words: WordVectors): Matrix {
  const vectors = zeros(texts.length, words.dimensions);
  texts.forEach((text, row) => rowOf(vectors, row).set(words.vectorOf(text)));
  return normaliseRows(vectors);
}

/** The share of the right documents that are among the first five, documents of equal text being one; a mean over the questions. */
export function documentsFound({ documents, questions }: EvaluationSet, words: WordVectors): number {
  const distinct = [...new Map(documents.map((document) => [document.text, document])).values()];
  const textOf = new Map(documents.map(({ id, text }) => [id, text]));
  const asked = vectorsOf(
    questions.map(({ question }) => question),
    words,
  );
  const likeness = zeros(questions.length, distinct.length);
  dotsOfRows(asked, vectorsOf(distinct.map(wholeText), words), likeness);
  const found = questions.map(({ evidence }, row) => {
    const scores = rowOf(likeness, row);
    const order = Array.from(scores.keys()).sort((a, b) => scores[b]! - scores[a]! || a - b);
    const first = new Set(order.slice(0, FIRST).map((at) => distinct[at]!.text));
    const right = new Set(evidence.map(({ documentId }) => textOf.get(documentId)!));
    return [...right].filter((text) => first.has(text)).length / right.size;
  });
  return found.reduce((sum, share) => sum + share, 0) / found.length;
}
