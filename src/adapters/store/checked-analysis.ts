/** @file Analyses as they are stored: with a checksum, by which one that was damaged is told and left out. */
import type { DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import { checksumOf } from './checksum.ts';

export interface CheckedAnalysis extends DocumentAnalysis {
  /** Absent in what older versions stored, which is not checked. */
  check?: number;
}

export function checked(analysis: DocumentAnalysis): CheckedAnalysis {
  return { ...analysis, check: checksumOf(analysis) };
}

/** What was stored, where it is as it was; null where it is not. */
export function intact({ check, ...analysis }: CheckedAnalysis): DocumentAnalysis | null {
  return check === undefined || checksumOf(analysis) === check ? analysis : null;
}
