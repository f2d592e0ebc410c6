/**
 * @file A corpus made larger for measuring growth: copies of its documents in which half of the words inside mentions are
 * renamed, another half in each copy. So copies tell of other things, in the same grammar, and still meet one another in the
 * words that they share, as documents on neighbouring subjects do.
 */
import { analyseDocument, MENTION_STRIDE, type DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import type { EvaluationDocument } from '../../engine/evaluate/dataset.ts';

const RENAMED = 0.5;

/** 0 to 1, the same for the same word and copy (FNV-1a). */
function chance(word: string, copy: number): number {
  let hash = 2166136261 ^ copy;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

/** A new word beside the old one, with its ending and its capital kept so that it is tagged as before. */
function rename(word: string, copy: number): string {
  const syllables = `${'bcdfgklmnprstvz'[copy % 15]}${'aeiou'[Math.floor(copy / 15) % 5]}`;
  return `${word[0]}${syllables}${word.slice(1)}`;
}

/**
 * One document in another copy of the corpus.
 *
 * @param analysis of the document
 * @param copy from 1
 */
export function renamedCopy(
  document: EvaluationDocument,
  analysis: DocumentAnalysis,
  copy: number,
): EvaluationDocument {
  const { text } = document;
  let renamed = '';
  let done = 0;
  for (let at = 0; at < analysis.mentions.length; at += MENTION_STRIDE) {
    const start = analysis.mentions[at + 1]!;
    const end = analysis.mentions[at + 2]!;
    if (start < done) continue;
    const words = text
      .slice(start, end)
      .replace(/[\p{L}]{4,}/gu, (word) => (chance(word.toLowerCase(), copy) < RENAMED ? rename(word, copy) : word));
    renamed += text.slice(done, start) + words;
    done = end;
  }
  return { id: `${document.id}~${copy}`, title: document.title, text: renamed + text.slice(done) };
}

/**
 * The documents, and then copy after copy of them without end, names and numbers changed in each.
 *
 * @param documents at least one
 */
export function* enlarged(documents: readonly EvaluationDocument[]): Generator<EvaluationDocument> {
  yield* documents;
  const analyses = documents.map(({ id, title, text }) =>
    analyseDocument(id, { format: 'text', text, title, headings: [], warnings: [] }),
  );
  for (let copy = 1; ; copy++) {
    for (const [i, document] of documents.entries()) {
      const renamed = renamedCopy(document, analyses[i]!, copy);
      // Names are changed by that, numbers here.
      yield { ...renamed, text: renamed.text.replace(/\d+/g, (digits) => String(Number(digits) + copy)) };
    }
  }
}
