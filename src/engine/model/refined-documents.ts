/** @file The journal's findings laid over the analyses that an index is built from. */
import type { DocumentAnalysis } from '../notebook/analysis.ts';
import type { RefinedPassage } from '../records.ts';
import { passageOf } from './extraction.ts';
import { unpackFindings } from './packed-findings.ts';
import { refineAnalysis, type PassageFindings } from './refine-analysis.ts';

/**
 * An analysis with all findings of one document.
 *
 * @param refined oldest first; of several for one passage the last that was usable counts
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
  const findings = new Map<number, PassageFindings>();
  for (const one of refined) {
    const number = passageAt.get(`${one.start} ${one.end}`);
    const passage = number === undefined ? null : passageOf(analysis, number);
    const unpacked = passage && unpackFindings(analysis, text, passage, one);
    if (unpacked) findings.set(unpacked.passage, unpacked);
  }
  return refineAnalysis(
    analysis,
    text,
    [...findings.values()].sort((a, b) => a.passage - b.passage),
  );
}
