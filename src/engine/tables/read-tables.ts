/**
 * @file Tables as documents of a notebook: those of our own export bring back what they were made from; of those of GraphRAG and CausalRAG2 text units become passages,
 * entities are looked up in them, and relationships, communities and causal children become ties, modules and gates. Nothing is handed over before everything was read.
 */
import { CausewayError } from '../errors.ts';
import type { ParsedDocument } from '../types.ts';
import type { TableFile } from './check.ts';
import type { GivenGraph } from './given.ts';
import { MANIFEST_FILE, TABLES_VERSION, type TablesManifest } from './manifest.ts';
import { readForeignTables } from './read-foreign.ts';
import { readOwnTables } from './read-own.ts';
import type { TableFiles } from './read-graph.ts';
import type { ReadTables, ReadTablesPort } from './read-types.ts';
import { checkVectors, readVectors, tellsItsWeights, type UnitPlace } from './read-vectors.ts';

/** Without these there is nothing to show and nothing to tie. */
const NEEDED = ['text_units', 'entities', 'relationships'] as const;
/** Of our own, what is needed to bring back what they were made from. */
const NEEDED_OF_OWN = ['documents', 'communities', 'statements', 'gates', 'sentences', 'mentions'] as const;

/** No other system has these, so without a manifest, which is written last, what was being written was not finished. */
const ONLY_OURS = ['events', 'statements', 'gates', 'sentences', 'mentions'] as const;

const EMBEDDED_ELSEWHERE =
  'The embeddings of these tables are not used, since it is not told which model made them; passages are embedded anew.';

function lacking(names: readonly string[]): CausewayError {
  return new CausewayError(
    'file-unsupported',
    `There is no ${names.map((name) => `${name}.parquet`).join(', no ')} among these tables. Name the folder that GraphRAG, CausalRAG2 or Causeway wrote. Nothing was taken in.`,
  );
}

/** @throws CausewayError `file-damaged` for a table that has not as many rows as were written */
function checkCounts(files: TableFiles, { rows }: TablesManifest): void {
  for (const [name, file] of Object.entries(files)) {
    const written = rows?.[name as keyof typeof rows];
    if (written === undefined || written === file.count) continue;
    throw new CausewayError(
      'file-damaged',
      `${file.file} has ${file.count} rows, and ${written} were written. Copy or make the tables again. Nothing was taken in.`,
      { file: file.file },
    );
  }
}

/** Reads like a person's own list, since it is shown as a source. */
function describe(system: string, graph: GivenGraph, documents: number): string {
  const counts = `${documents} documents, ${graph.entities} entities, ${graph.tieSource.length} ties, ${graph.titles.length} modules`;
  const reports = graph.titles.map((title, module) => {
    const [name, summary] = [graph.reportTitles[module] || title, graph.reportSummaries[module]!];
    return summary === '' ? name : `${name}\n${summary}`;
  });
  return [`Tables of ${system}: ${counts}.`, ...reports].join('\n\n');
}

/**
 * Reads tables.
 *
 * @param manifest of our own export; null: there is none
 * @throws CausewayError `file-unsupported` where tables, columns or the manifest of our own are missing, or of a newer version; `file-damaged`, with table, column
 *   and row, for what can't be so
 */
export async function readTables(
  files: TableFiles,
  manifest: TablesManifest | null,
  port: ReadTablesPort,
): Promise<ReadTables> {
  if (manifest && manifest.version > TABLES_VERSION) {
    throw new CausewayError(
      'file-unsupported',
      'These tables were made by a newer Causeway. Use that one to read them. Nothing was taken in.',
    );
  }
  if (manifest === null && ONLY_OURS.some((name) => files[name])) {
    throw new CausewayError(
      'file-unsupported',
      `There is no ${MANIFEST_FILE} among these tables, which is written last: they are not whole. Copy the whole folder, or make the tables again. Nothing was taken in.`,
    );
  }
  const missing = [...NEEDED, ...(manifest ? NEEDED_OF_OWN : [])].filter((name) => !files[name]);
  if (missing.length > 0) throw lacking(missing);
  const encoder = manifest?.encoder ?? null;
  const areVectorsKept = files.embeddings !== undefined && encoder !== null && tellsItsWeights(encoder);
  if (files.embeddings && !areVectorsKept) await checkVectors(files.embeddings, manifest?.dimensions ?? null);
  const there = files as TableFiles & Readonly<Record<(typeof NEEDED)[number], TableFile>>;
  const { system, documents, graph, warnings, units } = manifest
    ? await readOwnTables(there, port)
    : { ...(await readForeignTables(there, port)), units: new Map<string, UnitPlace>() };
  if (manifest) checkCounts(files, manifest);
  if (documents.length === 0) {
    throw new CausewayError('file-unsupported', 'These tables hold no text. Nothing was taken in.');
  }
  const text = describe(system, graph, documents.length);
  const id = await port.hash([text, ...documents.map((document) => document.id)].join('\n'));
  const parsed: ParsedDocument = { format: 'tables', text, title: '', headings: [], warnings, graph };
  const vectors = areVectorsKept ? await readVectors(files.embeddings!, manifest!.dimensions, units) : [];
  const tables = { id, name: `Tables of ${system}`, date: '', parsed };
  const said = files.embeddings && !manifest ? [...warnings, EMBEDDED_ELSEWHERE] : warnings;
  return { system, documents: [...documents, tables], warnings: said, encoder, vectors };
}
