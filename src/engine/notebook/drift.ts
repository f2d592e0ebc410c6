/**
 * @file How far an index that changes were laid over may be from one that is built anew. What was laid over is near to what building gives, and drifts off with
 * every change: after so many it is built whole, in the background.
 */

/** An index is built whole again once this share of its sentences was added or taken out since: until then evidence and modularity stay within 0.01. */
export const MOST_DRIFT = 0.05;
/** A larger share is not laid over at all: most of the modules would be new, and building takes little longer. */
export const MOST_LAID_OVER = 0.5;
/** Indexes of fewer sentences are built whole at every change: that takes a fraction of a second. */
export const LEAST_LAID_OVER = 3000;

/** What of an index changes. */
export interface Changes {
  /** Sentences that it has. */
  sentences: number;
  /** Sentences that are added and taken out. */
  changed: number;
  /** The drift that it has already. */
  drift: number;
}

/** The share of the sentences that were added or taken out since an index was built whole, once these changes are laid over it. */
export function driftWith({ sentences, changed, drift }: Changes): number {
  return drift + changed / Math.max(1, sentences);
}

/** Whether changes can be laid over an index, rather than building it anew. */
export function canLayOver(changes: Changes): boolean {
  return changes.sentences >= LEAST_LAID_OVER && driftWith(changes) <= MOST_LAID_OVER;
}
