/** @file What the page is told about files that it gave to a notebook, dropped ones and those of a folder alike. */
import type { ErrorInfo } from '../engine/records.ts';

/** What became of dropped files, told as soon as they are safely stored and before they are read. */
export interface AddReport {
  queued: number;
  /** Names of files that are in the notebook already, unchanged. */
  duplicates: string[];
  /** Files known under another name, which was changed to the new one. */
  renamed: { from: string; to: string }[];
  /** Files that can't be taken at all (too large, say), with the reason. */
  refused: { name: string; error: ErrorInfo }[];
}
