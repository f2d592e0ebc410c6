/** @file What an index is built from when a person corrected a notebook: the analyses with the corrections of statements laid over them. */
import { correctAnalysis, isStatementCorrection } from '../../engine/corrections/statements.ts';
import { documentsOfSplit, isMentionSplit, splitMentions } from '../../engine/corrections/mentions.ts';
import type { AppliedCorrections, Correction } from '../../engine/corrections/types.ts';
import { toCausewayError } from '../../engine/errors.ts';
import type { DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import type { BuildCorrections } from '../../engine/notebook/build.ts';
import type { NotebookStore } from '../../engine/ports.ts';

export interface CorrectedInput {
  analyses: DocumentAnalysis[];
  /** For `buildIndex`, which tells here which corrections found nothing. */
  build: BuildCorrections;
  /** What the index was built with; to be read after the build. Null while there are no corrections. */
  applied(): AppliedCorrections | null;
}

/** The documents that a correction says something of; none where it is about what all of them speak of. */
function documentsOf(correction: Correction): Iterable<string> {
  if (isStatementCorrection(correction)) return [correction.sentence.documentId];
  return isMentionSplit(correction) ? documentsOfSplit(correction) : [];
}

function byDocument(corrections: readonly Correction[]): Map<string, Correction[]> {
  const groups = new Map<string, Correction[]>();
  for (const correction of corrections) {
    for (const documentId of documentsOf(correction)) {
      groups.set(documentId, [...(groups.get(documentId) ?? []), correction]);
    }
  }
  return groups;
}

/** Reads a notebook's corrections and lays them over the analyses; those of documents without corrections are passed on as they are. */
export async function correctAnalyses(
  store: Pick<NotebookStore, 'listCorrections' | 'readText'>,
  notebookId: string,
  analyses: readonly DocumentAnalysis[],
): Promise<CorrectedInput> {
  const list = await store.listCorrections(notebookId);
  const wrong = new Map<string, number[]>();
  const working = new Set<string>();
  const idle = new Set<string>();
  const corrections = byDocument(list);
  const corrected: DocumentAnalysis[] = [];
  for (const analysis of analyses) {
    const own = corrections.get(analysis.documentId);
    const text = own && (await readText(store, notebookId, analysis.documentId));
    if (own === undefined || text === undefined || text === null) {
      corrected.push(analysis);
      continue;
    }
    const split = splitMentions(analysis, text, own.filter(isMentionSplit));
    const result = correctAnalysis(split.analysis, text, own.filter(isStatementCorrection));
    corrected.push(result.analysis);
    if (result.wrong.length > 0) wrong.set(analysis.documentId, result.wrong);
    const without = new Set([...split.idle, ...result.idle]);
    for (const { id } of own) if (!without.has(id)) working.add(id);
  }
  for (const own of corrections.values()) for (const { id } of own) if (!working.has(id)) idle.add(id);
  return {
    analyses: corrected,
    build: { list, wrong, onIdle: (id) => void idle.add(id) },
    applied: () =>
      list.length === 0
        ? null
        : { ids: list.map(({ id }) => id), idle: list.map(({ id }) => id).filter((id) => idle.has(id)) },
  };
}

/** Null when the document was removed meanwhile; the next build is without it. */
async function readText(
  store: Pick<NotebookStore, 'readText'>,
  notebookId: string,
  documentId: string,
): Promise<string | null> {
  try {
    return await store.readText(notebookId, documentId);
  } catch (thrown) {
    if (toCausewayError(thrown).code !== 'document-missing') throw thrown;
    return null;
  }
}
