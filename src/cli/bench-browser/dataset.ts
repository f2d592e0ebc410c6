/** @file The documents and questions that a bench puts into the browser, written out as files. */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface BenchFiles {
  /** Paths of the written files. */
  paths: string[];
  /** How many differ in content: the app keeps the same content once. */
  distinct: number;
  /** UTF-8 bytes of the distinct files together. */
  bytes: number;
  questions: string[];
  /** Questions that one of the files answers, no file twice. */
  answered: Answered[];
}

/** A question with the file that its evidence is in. */
export interface Answered {
  question: string;
  path: string;
}

interface AskedLine {
  question: string;
  evidence?: { doc: string }[];
  tags?: string[];
}

/** Where a set tells which of its questions its evidence answers, by this tag, only those count. */
const CONSISTENT = 'consistent';

/** The questions whose evidence is in one file. @param pathOf the file of a document */
function answeredBy(asked: readonly AskedLine[], pathOf: ReadonlyMap<string, string>): Answered[] {
  const byPath = new Map<string, Answered>();
  const consistent = asked.filter(({ tags }) => tags?.includes(CONSISTENT));
  for (const { question, evidence = [] } of consistent.length > 0 ? consistent : asked) {
    const [doc, ...others] = new Set(evidence.map((place) => place.doc));
    const file = doc === undefined || others.length > 0 ? undefined : pathOf.get(doc);
    if (file !== undefined && !byPath.has(file)) byPath.set(file, { question, path: file });
  }
  return [...byPath.values()];
}

/** That many questions, spread evenly. */
function spread<Thing>(all: readonly Thing[], count: number): Thing[] {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * step)]!);
}

/** The files without some that are added later, and those. */
export function holdBack(files: BenchFiles, count: number): { files: BenchFiles; held: Answered[] } {
  const held = spread(files.answered, count);
  const paths = files.paths.filter((file) => !held.some((one) => one.path === file));
  return { files: { ...files, paths, distinct: files.distinct - held.length }, held };
}

/** The files of a folder as they are, with questions that name them. */
async function readFolder(dataset: string, questionCount: number): Promise<BenchFiles> {
  const folder = path.join(dataset, 'files');
  const names = (await readdir(folder)).sort();
  const paths = names.map((name) => path.join(folder, name));
  const asked = await readLines<AskedLine>(path.join(dataset, 'questions.jsonl'));
  let bytes = 0;
  for (const file of paths) bytes += (await stat(file)).size;
  return {
    paths,
    distinct: paths.length,
    bytes,
    questions: spread(asked, questionCount).map(({ question }) => question),
    answered: answeredBy(asked, new Map(names.map((name, i) => [name, paths[i]!]))),
  };
}

async function readLines<Line>(file: string): Promise<Line[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => JSON.parse(line) as Line);
}

async function writeTexts(
  folder: string,
  texts: { name: string; text: string }[],
): Promise<Omit<BenchFiles, 'questions' | 'answered'> & { copied: Set<string> }> {
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  const distinct = new Map<string, string>();
  const copied = new Set<string>();
  let bytes = 0;
  for (const { name, text } of texts) {
    const content = Buffer.from(text, 'utf8');
    const file = path.join(folder, `${name.replaceAll(/[^\w.-]/g, '_')}.txt`);
    await writeFile(file, content);
    paths.push(file);
    const first = distinct.get(text);
    if (first === undefined) bytes += content.byteLength;
    else copied.add(first).add(file);
    distinct.set(text, first ?? file);
  }
  return { paths, distinct: distinct.size, bytes, copied };
}

/**
 * Writes every document of a dataset as a text file, its title first; a dataset of real files is taken as it is.
 *
 * @param dataset folder with corpus.jsonl (`{id, title, text}`), or with `files`, and questions.jsonl (`{question, evidence}`)
 * @param questionCount that many questions, spread evenly over the file
 */
export async function writeDataset(dataset: string, folder: string, questionCount: number): Promise<BenchFiles> {
  const isFolder = await stat(path.join(dataset, 'files'))
    .then((found) => found.isDirectory())
    .catch(() => false);
  if (isFolder) return readFolder(dataset, questionCount);
  const corpus = await readLines<{ id: string; title: string; text: string }>(path.join(dataset, 'corpus.jsonl'));
  const asked = await readLines<AskedLine>(path.join(dataset, 'questions.jsonl'));
  const { copied, ...written } = await writeTexts(
    folder,
    corpus.map(({ id, title, text }) => ({ name: id, text: `${title}\n\n${text}` })),
  );
  // Of what is there twice, neither is missed when the other is left out.
  const paths = corpus.map(({ id }, i): [string, string] => [id, written.paths[i]!]);
  const pathOf = new Map(paths.filter(([, file]) => !copied.has(file)));
  const questions = spread(asked, questionCount).map(({ question }) => question);
  return { ...written, questions, answered: answeredBy(asked, pathOf) };
}

/** Writes `count` notes of one sentence each, all different. */
export async function writeTinyFiles(folder: string, count: number): Promise<BenchFiles> {
  const notes = Array.from({ length: count }, (_, index) => ({
    name: `note-${index}`,
    text: `Pump ${index} of station ${index % 97} stopped because valve ${(index * 31) % count} leaked.`,
  }));
  const questions = ['Why did pump 12 stop?', 'Why did pump 345 of station 54 stop?'];
  const { copied: _, ...written } = await writeTexts(folder, notes);
  return { ...written, questions, answered: [{ question: questions[0]!, path: written.paths[12]! }] };
}
