/** @file Brings the list of documents up to date with what became of a few of them. */
import type { DocumentInfo } from '../../rpc/contracts.ts';

/**
 * @param known the list until now, in the order in which documents were added
 * @param asked ids of those that changed
 * @param found what they are now; those that are gone are not among them
 * @returns the new list; null when only the whole list tells where a document stands in it
 */
export function mergeDocuments(
  known: readonly DocumentInfo[],
  asked: ReadonlySet<string>,
  found: readonly DocumentInfo[],
): DocumentInfo[] | null {
  const changed = new Map(found.map((info) => [info.id, info]));
  const merged: DocumentInfo[] = [];
  for (const info of known) {
    const now = asked.has(info.id) ? changed.get(info.id) : info;
    // One that failed and was added once more goes to the end.
    if (now?.addedAt !== info.addedAt) continue;
    merged.push(now);
    changed.delete(info.id);
  }
  const last = merged.at(-1)?.addedAt ?? -Infinity;
  for (const info of changed.values()) {
    if (info.addedAt < last) return null;
    merged.push(info);
  }
  return merged;
}
