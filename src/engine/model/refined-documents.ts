/** @file The journal's findings laid over the analyses that an index is built from. */
import type { DocumentAnalysis } from '../notebook/analysis.ts';
import type { RefinedPassage } from '../records.ts';
import { passageOf } from './extraction.ts';
import { unpackFindings } from './packed-findings.ts';
import { isStatement } from './origins.ts';
import { refineAnalysis, relationsOf, type PassageFindings } from './refine-analysis.ts';

/** A language model, which understands more, has its say after the reader. */
const rankOf = ({ origin }: PassageFindings): number => (isStatement(origin.prompt) ? 0 : 1);

/**
 * An analysis with all findings of one document.
 *
 * @param refined oldest first; of several for one passage the last that was usable counts, and of readers' likewise
 */
export function refineDocument(
  analysis: DocumentAnalysis,
  text: string,
  refined: readonly RefinedPassage[],
): DocumentAnalysis {
  const passageAt = new Map<string, number>();
  for (let passage = 0; passage + 1 < analysis.passages.length; passage++) {
    const range = passageOf(analysis, passage);
    if (range) passageAt.set(`${range.start} ${range.end}`, passage);
  }
  // Where the grammar reads a sentence, it knows better than the reader what claims what, and what is denied or only goes together; that the reader
  // takes it for a cause, too, makes it surer.
  const known = new Set(relationsOf(analysis).map(({ sentence }) => sentence));
  const findings = new Map<string, PassageFindings>();
  for (const one of refined) {
    const number = passageAt.get(`${one.start} ${one.end}`);
    const passage = number === undefined ? null : passageOf(analysis, number);
    const unpacked = passage && unpackFindings(analysis, text, passage, one);
    if (!unpacked) continue;
    const isRead = isStatement(one.prompt);
    const stated = unpacked.relations.map(({ sentence }) => sentence);
    const relations = isRead ? unpacked.relations.filter(({ sentence }) => !known.has(sentence)) : unpacked.relations;
    findings.set(`${unpacked.passage} ${isRead}`, {
      ...unpacked,
      relations,
      ...(isRead && { agreed: new Set(stated) }),
    });
  }
  return refineAnalysis(
    analysis,
    text,
    [...findings.values()].sort((a, b) => a.passage - b.passage || rankOf(a) - rankOf(b)),
  );
}
