/**
 * @file What differs between a linked folder and a notebook. The notebook's documents are the measure, by the hash that is their id
 * and by their names; what the folder was like before only tells a file that was left out from a new one.
 */
import type { DocumentInfo, FolderFile } from '../../../engine/records.ts';
import type { FolderChange } from '../../../rpc/folders.ts';

type Document = Pick<DocumentInfo, 'id' | 'name'>;

/**
 * @param folder the folder's name, with which the names of its documents begin
 * @param found its files now
 * @param before its files when the notebook was last brought up to date
 * @param documents all of the notebook
 * @returns the changes in the order of their paths, and the number of files without one
 */
export function compareFolder(
  folder: string,
  found: readonly FolderFile[],
  before: readonly FolderFile[],
  documents: readonly Document[],
): { changes: FolderChange[]; unchanged: number } {
  const prefix = `${folder}/`;
  const pathOf = ({ name }: Document) => (name.startsWith(prefix) ? name.slice(prefix.length) : null);
  const byHash = new Map(documents.map((document) => [document.id, document]));
  /** Several may have one name: versions that came in one after the other. */
  const byPath = new Map<string, string[]>();
  for (const document of documents) {
    const path = pathOf(document);
    if (path !== null) byPath.set(path, [...(byPath.get(path) ?? []), document.id]);
  }
  const paths = new Set(found.map(({ path }) => path));
  const hashes = new Set(found.map(({ hash }) => hash));
  const seen = new Map(before.map(({ path, hash }) => [path, hash]));
  const seenHashes = new Set(seen.values());
  const archives = archivedDocuments(byPath, paths);

  const changes: FolderChange[] = [];
  const moved = new Set<string>();
  let unchanged = 0;
  for (const { path, hash } of found) {
    const known = byHash.get(hash);
    const knownPath = known && pathOf(known);
    const inside = archives.get(path) ?? [];
    const old = (byPath.get(path) ?? []).filter((id) => !hashes.has(id));
    if (known && knownPath && !paths.has(knownPath) && !moved.has(hash)) {
      moved.add(hash);
      changes.push({ kind: 'renamed', path, from: knownPath, documentIds: [known.id] });
    } else if (known || (inside.length > 0 && seen.get(path) === hash)) unchanged++;
    else if (inside.length > 0 || old.length > 0) {
      changes.push({ kind: 'changed', path, documentIds: [...inside, ...old] });
    } else changes.push({ kind: seenHashes.has(hash) ? 'left-out' : 'new', path, documentIds: [] });
  }
  const accounted = new Set([...changes.flatMap(({ documentIds }) => documentIds), ...[...archives.values()].flat()]);
  for (const [path, ids] of byPath) {
    const gone = ids.filter((id) => !hashes.has(id) && !accounted.has(id));
    if (gone.length > 0) changes.push({ kind: 'removed', path, documentIds: gone });
  }
  changes.sort((left, right) => (left.path < right.path ? -1 : 1));
  return { changes, unchanged };
}

/** Documents that were unpacked from a file of the folder: their names go on after its path. */
function archivedDocuments(
  byPath: ReadonlyMap<string, readonly string[]>,
  paths: ReadonlySet<string>,
): ReadonlyMap<string, string[]> {
  const archives = new Map<string, string[]>();
  for (const [path, ids] of byPath) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const outer = path.slice(0, at);
      if (!paths.has(outer)) continue;
      archives.set(outer, [...(archives.get(outer) ?? []), ...ids]);
      break;
    }
  }
  return archives;
}
