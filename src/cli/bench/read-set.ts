/** @file Reads a question set's files from a folder. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CausewayError } from '../../engine/errors.ts';
import { parseCorpus, parseExtractions, parseQuestions, type EvaluationSet } from '../../engine/evaluate/dataset.ts';

async function content(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (thrown) {
    const reason = (thrown as NodeJS.ErrnoException).code === 'ENOENT' ? 'There is no such file.' : String(thrown);
    throw new CausewayError('usage', `${file}: ${reason}`);
  }
}

/**
 * Reads one folder.
 *
 * @param openie whether openie.jsonl is needed
 * @throws CausewayError `usage` naming file and line
 */
export async function readSet(folder: string, openie: boolean): Promise<EvaluationSet> {
  const inFolder = (name: string): string => path.join(folder, name);
  const documents = parseCorpus(await content(inFolder('corpus.jsonl')), inFolder('corpus.jsonl'));
  const questions = parseQuestions(await content(inFolder('questions.jsonl')), inFolder('questions.jsonl'), documents);
  const extractions = openie
    ? parseExtractions(await content(inFolder('openie.jsonl')), inFolder('openie.jsonl'), documents)
    : null;
  return { name: path.basename(path.resolve(folder)), documents, questions, extractions };
}
