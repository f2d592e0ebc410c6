/** @file A notebook of the tests, built with corrections as the library builds it. */
import { correctAnalysis, isStatementCorrection } from '../../../src/engine/corrections/statements.ts';
import { isMentionSplit, splitMentions } from '../../../src/engine/corrections/mentions.ts';
import { inOrder, type Correction, type CorrectionChange } from '../../../src/engine/corrections/types.ts';
import { buildIndex } from '../../../src/engine/notebook/build.ts';
import type { NotebookIndex } from '../../../src/engine/notebook/index-types.ts';
import type { Span } from '../../../src/engine/types.ts';
import { QUIET, type TestNotebook, type Texts } from '../notebook/from-texts.ts';

let made = 0;

/** A correction that is made after all those before it. */
export function correction(change: CorrectionChange): Correction {
  made += 1;
  return { ...change, id: `c${made}`, at: made };
}

/** Where a phrase stands first in a document. */
export function spanOf(texts: Texts, documentId: string, phrase: string): Span {
  const start = texts[documentId]!.indexOf(phrase);
  if (start < 0) throw new Error(`${documentId} does not have "${phrase}".`);
  return { documentId, start, end: start + phrase.length };
}

/** A sentence as corrections name it. */
export function sentenceRef(texts: Texts, documentId: string, phrase: string) {
  return { ...spanOf(texts, documentId, phrase), text: phrase };
}

/** Builds the index of a notebook with corrections; `idle` are those that found nothing. */
export async function buildCorrected(
  { analyses }: Pick<TestNotebook, 'analyses'>,
  texts: Texts,
  corrections: readonly Correction[],
): Promise<{ index: NotebookIndex; idle: string[] }> {
  const list = inOrder(corrections);
  const wrong = new Map<string, number[]>();
  const idle: string[] = [];
  const corrected = analyses.map((analysis) => {
    const own = list
      .filter(isStatementCorrection)
      .filter(({ sentence }) => sentence.documentId === analysis.documentId);
    const text = texts[analysis.documentId]!;
    const { analysis: split } = splitMentions(analysis, text, list.filter(isMentionSplit));
    const result = correctAnalysis(split, text, own);
    if (result.wrong.length > 0) wrong.set(analysis.documentId, result.wrong);
    idle.push(...result.idle);
    return result.analysis;
  });
  const index = await buildIndex(corrected, QUIET, {
    corrections: { list, wrong, onIdle: (id) => void idle.push(id) },
  });
  return { index, idle };
}
