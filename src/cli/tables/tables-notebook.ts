/** @file A notebook of tables, with files read beside them. */
import { CausewayError } from '../../engine/errors.ts';
import type { EmbeddingBlock } from '../../engine/records.ts';
import { indexStatistics } from '../../engine/notebook/build.ts';
import { listFiles, notebookFrom, readFiles, type MemoryNotebook, type NamedDocument } from '../notebook.ts';
import { haveTables, readTablesAt } from './read-folder.ts';

/** Which of some paths are tables, and which are files and folders of files. */
export async function partPaths(paths: readonly string[]): Promise<{ tables: string[]; others: string[] }> {
  const tables: string[] = [];
  const others: string[] = [];
  for (const path of paths) ((await haveTables(path)) ? tables : others).push(path);
  return { tables, others };
}

/** What an encoder made of tables. */
export interface TablesVectors {
  /** Its id. */
  encoder: string;
  /** Empty where its id does not tell which weights it has. */
  blocks: readonly EmbeddingBlock[];
}

/**
 * Reads tables and files, and builds their notebook.
 *
 * @param say told in a line each what goes on without being an error
 * @throws CausewayError as `readTablesAt`
 */
export async function tablesNotebook(
  tables: readonly string[],
  others: readonly string[],
  say: (line: string) => void,
): Promise<{ notebook: MemoryNotebook; vectors: TablesVectors[] }> {
  const vectors: TablesVectors[] = [];
  const documents = new Map<string, NamedDocument>();
  for (const place of tables) {
    const read = await readTablesAt(place);
    for (const warning of read.warnings) say(`${place}: ${warning}`);
    if (read.encoder !== null) vectors.push({ encoder: read.encoder, blocks: read.vectors });
    for (const document of read.documents) documents.set(document.id, document);
  }
  const files = await listFiles(others);
  const beside = await readFiles(files, {
    onProblem: (path, error) => say(`${path}: ${error.message}`),
    onWarning: (path, warning) => say(`${path}: ${warning}`),
    onPage: (path, done, total) => done < total && say(`${path}: recognising picture ${done + 1} of ${total}`),
  });
  for (const document of beside) if (!documents.has(document.id)) documents.set(document.id, document);
  return { notebook: await notebookFrom([...documents.values()]), vectors };
}

/** What is in tables, in a few lines. @throws CausewayError `usage` where there are none, and as `readTablesAt` */
export async function describeTables(place: string): Promise<string> {
  if (!(await haveTables(place))) throw new CausewayError('usage', `There are no tables in “${place}”.`);
  const { system, documents, warnings } = await readTablesAt(place);
  const { passages, entities, relations, modules, gates } = indexStatistics((await notebookFrom(documents)).index);
  return [
    `${place}: tables of ${system}`,
    `  ${documents.length - 1} documents, ${passages} passages, ${entities} entities, ${relations} statements of cause, ${modules} modules, ${gates} gates`,
    ...warnings.map((warning) => `  ${warning}`),
  ].join('\n');
}
