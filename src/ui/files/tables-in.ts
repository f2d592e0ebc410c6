/** @file Which of the files that a person drops or chooses are tables: they become a notebook of their own. */
import type { IncomingFile } from '../../rpc/incoming-file.ts';
import { areTables, rootOfTables, type TablesInput } from '../../rpc/tables.ts';

const ZIP = /\.zip$/i;
/** Of files that lie in no folder, those that may be part of tables. */
const OF_TABLES = /\.parquet$|^manifest\.json$/;

/** What a file lies in: the outermost folder; empty for none. */
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.indexOf('/')));

/**
 * Parts tables from other files: a folder with what belongs to them, a .zip, or tables by themselves.
 *
 * @param untitled what tables are called that lie in no folder
 */
export async function partTables(
  files: readonly IncomingFile[],
  holdsTables: (archive: Blob) => Promise<boolean>,
  untitled: string,
): Promise<{ tables: TablesInput[]; others: IncomingFile[] }> {
  const tables: TablesInput[] = [];
  const others: IncomingFile[] = [];
  const folders = new Map<string, IncomingFile[]>();
  for (const file of files) {
    const own = folders.get(folderOf(file.path));
    if (own) own.push(file);
    else folders.set(folderOf(file.path), [file]);
  }
  for (const [folder, own] of folders) {
    const paths = own.map(({ path }) => path);
    const root = rootOfTables(paths);
    const isPart = (path: string): boolean => (folder === '' ? OF_TABLES.test(path) : path.startsWith(root));
    const part = new Set(areTables(paths) ? own.filter(({ path }) => isPart(path)) : []);
    if (part.size > 0) tables.push({ name: folder || untitled, files: [...part] });
    for (const file of own) {
      if (part.has(file)) continue;
      const isArchive = folder === '' && ZIP.test(file.path) && (await holdsTables(file.blob));
      if (isArchive) tables.push({ name: file.path.replace(ZIP, ''), files: [file] });
      else others.push(file);
    }
  }
  return { tables, others };
}
