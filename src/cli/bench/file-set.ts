/**
 * @file A question set on real files: they are read the way the app reads them, and what questions name as evidence is found in them by its
 * letters and digits.
 */
import { openAsBlob } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readGraph } from '../../adapters/measuring/graph-file.ts';
import { readQuestionFile } from '../../adapters/measuring/question-file.ts';
import { CausewayError } from '../../engine/errors.ts';
import type { EvaluationSet } from '../../engine/evaluate/dataset.ts';
import type { KnownLink } from '../../engine/evaluate/known-links.ts';
import { matchQuestions } from '../../engine/evaluate/own-questions.ts';
import type { TextSource } from '../../engine/ports.ts';
import { documentsIn, listFiles, type NamedDocument } from '../notebook.ts';
import { readEach } from '../reading/read-files.ts';

/** What was read of files, by each file's path, size and time of change; an archive may hold several documents. */
type Kept = Record<string, NamedDocument[]>;

/** Large, and read by set after set: the last one is remembered. */
let lastRead: { cache: string; kept: Kept } | null = null;

async function keptIn(cache: string | null): Promise<Kept> {
  if (cache === null) return {};
  if (lastRead?.cache === cache) return lastRead.kept;
  try {
    lastRead = { cache, kept: JSON.parse(await readFile(cache, 'utf8')) as Kept };
    return lastRead.kept;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new CausewayError('usage', `${cache}: This is no cache of files. Remove it, or name another with --cache.`);
  }
}

/** Reads files, on all cores, but for those of which the cache knows. */
async function readWithCache(
  files: readonly string[],
  cache: string | null,
  say: (line: string) => void,
): Promise<NamedDocument[]> {
  const kept = await keptIn(cache);
  const names = new Map<string, string>();
  for (const file of files) {
    const { size, mtimeMs } = await stat(file);
    names.set(file, `${path.resolve(file)} ${size} ${Math.floor(mtimeMs)}`);
  }
  const missing = files.filter((file) => !kept[names.get(file)!]);
  const read = await readEach(missing, { onProblem: (_, problem) => say(problem.message) });
  // Not what analysing them found: that is what a bench is run to see the change of.
  for (const [file, own] of read) {
    kept[names.get(file)!] = documentsIn(own).map(({ id, name, parsed }) => ({ id, name, parsed }));
  }
  if (cache !== null && missing.length > 0) await writeFile(cache, JSON.stringify(kept));
  const documents = new Map<string, NamedDocument>();
  for (const file of files) {
    for (const document of kept[names.get(file)!]!)
      if (!documents.has(document.id)) documents.set(document.id, document);
  }
  return [...documents.values()];
}

/** The causal links of `graph.json` beside the questions; none where there is no such file. */
async function knownLinks(
  file: string,
  documents: readonly NamedDocument[],
  texts: TextSource,
  say: (line: string) => void,
): Promise<KnownLink[]> {
  const content = await readFile(file, 'utf8').catch(() => null);
  if (content === null) return [];
  const graph = await readGraph(content, documents, texts);
  if (graph === null) say(`${file}: This is no graph of events and links, so no links are measured.`);
  for (const { line, message } of graph?.problems ?? []) say(`${file}: link ${line}: ${message}`);
  return graph?.links ?? [];
}

/**
 * Reads one set.
 *
 * @param folder of the files; one file will do, too
 * @param questions JSON Lines or CSV in the app's own format
 * @param cache file that keeps what was read; null: nothing does
 * @param say told of files that can't be read, and of lines that name what is not there
 * @throws CausewayError `usage` where a folder or file is missing, or no question is left
 */
export async function readFileSet(
  folder: string,
  questions: string,
  cache: string | null,
  say: (line: string) => void,
): Promise<EvaluationSet> {
  const isThere = await stat(questions).catch(() => null);
  if (!isThere) throw new CausewayError('usage', `${questions}: There is no such file.`);
  const rows = await readQuestionFile({ name: questions, blob: await openAsBlob(questions) });
  const read = await readWithCache(await listFiles([folder]), cache, say);
  const texts = new Map(read.map(({ id, parsed }) => [id, parsed.text]));
  const source: TextSource = { text: async (id) => texts.get(id)! };
  const matched = await matchQuestions(rows.questions, read, source);
  const links = await knownLinks(path.join(path.dirname(questions), 'graph.json'), read, source, say);
  for (const { line, message } of [...rows.problems, ...matched.problems]) say(`${questions}:${line}: ${message}`);
  if (matched.questions.length === 0)
    throw new CausewayError('usage', `${questions}: There is no question that these files can be asked.`);
  return {
    name: path.basename(path.dirname(path.resolve(questions))),
    documents: read.map(({ id, name, parsed }) => ({ id, title: path.basename(name), text: parsed.text, parsed })),
    questions: matched.questions,
    extractions: null,
    ...(links.length > 0 && { links }),
  };
}
