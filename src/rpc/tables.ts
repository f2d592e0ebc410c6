/** @file Tables (Parquet, docs/scale.md) on their way in: where they lie among files, and what is told of them. */
import type { NotebookInfo } from '../engine/records.ts';
import type { IncomingFile } from './incoming-file.ts';

/** Where CausalRAG2 puts what it made, and GraphRAG; the first is a copy of the second with more in it. */
const FOLDERS = ['output_causal/', 'output/', 'output/artifacts/', ''];

/** Without it there is nothing to show; the second is what GraphRAG called it before version 1. */
const TEXT_UNITS = ['text_units.parquet', 'create_final_text_units.parquet'];

/** The folder that has the tables, as the beginning of its paths; undefined where there is none. @param paths with slashes */
export function folderOfTables(paths: readonly string[]): string | undefined {
  const found = paths.filter((path) => TEXT_UNITS.some((name) => path === name || path.endsWith(`/${name}`)));
  const folders = found.map((path) => path.slice(0, path.lastIndexOf('/') + 1));
  const rank = (folder: string): number => {
    const place = FOLDERS.findIndex((end) => folder.endsWith(end));
    return place < 0 ? FOLDERS.length : place;
  };
  return folders.sort((a, b) => rank(a) - rank(b) || a.length - b.length)[0];
}

/**
 * The folder of what belongs to the tables, as the beginning of its paths: the whole project of GraphRAG, whose texts the tables have; empty where it can't be told.
 *
 * @param paths with slashes
 */
export function rootOfTables(paths: readonly string[]): string {
  const folder = folderOfTables(paths) ?? '';
  const end = FOLDERS.find((each) => each !== '' && `/${folder}`.endsWith(`/${each}`)) ?? '';
  return folder.slice(0, folder.length - end.length);
}

/** Tables that no other program calls so; any of them tells what a folder is, also where the others are missing. */
const TABLE = /(?:^|\/)(?:create_final_)?(?:text_units|entities|relationships|communities|community_\w+)\.parquet$/;

/** Whether there are tables among files. @param paths with slashes */
export function areTables(paths: readonly string[]): boolean {
  return paths.some((path) => TABLE.test(path));
}

/** Tables as they were dropped: a folder's files, or one .zip. */
export interface TablesInput {
  /** What the folder or the archive is called. */
  name: string;
  files: IncomingFile[];
}

/** What came of taking tables in. */
export interface TablesReport {
  notebook: NotebookInfo;
  /** What made them, as a person is told. */
  system: string;
  /** Plain sentences for the person. */
  warnings: string[];
  /** Id of the encoder that made their vectors; null: none, or it is not told. */
  encoder: string | null;
  /** Whether the vectors came along, so that this encoder has nothing to do. */
  hasVectors: boolean;
}
