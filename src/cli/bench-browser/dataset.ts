/** @file The documents and questions that a bench puts into the browser, written out as files. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface BenchFiles {
  /** Paths of the written files. */
  paths: string[];
  /** How many differ in content: the app keeps the same content once. */
  distinct: number;
  /** UTF-8 bytes of the distinct files together. */
  bytes: number;
  questions: string[];
}

async function readLines<Line>(file: string): Promise<Line[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => JSON.parse(line) as Line);
}

async function writeTexts(
  folder: string,
  texts: { name: string; text: string }[],
): Promise<Omit<BenchFiles, 'questions'>> {
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  const distinct = new Set<string>();
  let bytes = 0;
  for (const { name, text } of texts) {
    const content = Buffer.from(text, 'utf8');
    const file = path.join(folder, `${name.replaceAll(/[^\w.-]/g, '_')}.txt`);
    await writeFile(file, content);
    paths.push(file);
    if (!distinct.has(text)) bytes += content.byteLength;
    distinct.add(text);
  }
  return { paths, distinct: distinct.size, bytes };
}

/**
 * Writes every document of a dataset as a text file, its title first.
 *
 * @param dataset folder with corpus.jsonl (`{id, title, text}`) and questions.jsonl (`{question}`)
 * @param questionCount that many questions, spread evenly over the file
 */
export async function writeDataset(dataset: string, folder: string, questionCount: number): Promise<BenchFiles> {
  const corpus = await readLines<{ id: string; title: string; text: string }>(path.join(dataset, 'corpus.jsonl'));
  const asked = await readLines<{ question: string }>(path.join(dataset, 'questions.jsonl'));
  const written = await writeTexts(
    folder,
    corpus.map(({ id, title, text }) => ({ name: id, text: `${title}\n\n${text}` })),
  );
  const step = Math.max(1, asked.length / questionCount);
  const count = Math.min(questionCount, asked.length);
  const questions = Array.from({ length: count }, (_, index) => asked[Math.floor(index * step)]!.question);
  return { ...written, questions };
}

/** Writes `count` notes of one sentence each, all different. */
export async function writeTinyFiles(folder: string, count: number): Promise<BenchFiles> {
  const notes = Array.from({ length: count }, (_, index) => ({
    name: `note-${index}`,
    text: `Pump ${index} of station ${index % 97} stopped because valve ${(index * 31) % count} leaked.`,
  }));
  const questions = ['Why did pump 12 stop?', 'Why did pump 345 of station 54 stop?'];
  return { ...(await writeTexts(folder, notes)), questions };
}
