/** @file Wordings of questions with what they ask for, as JSON Lines: `{"id","question","intent","about","other"}`. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CausewayError } from '../engine/errors.ts';
import { INTENTS, type Intent } from '../engine/retrieve/intent-grammar.ts';

export interface Wording {
  question: string;
  intent: Intent;
  /** What it asks about, as it stands in the question; for path and check the alleged cause. */
  about: string;
  /** For path and check the other end; else empty. */
  other: string;
}

/** @throws CausewayError `usage` naming file and line */
export async function readWordings(file: string): Promise<Wording[]> {
  const content = await readFile(file, 'utf8').catch(() => {
    throw new CausewayError('usage', `${file}: There is no such file.`);
  });
  const wordings: Wording[] = [];
  for (const [i, line] of content.split('\n').entries()) {
    if (line.trim() === '') continue;
    const fail = (problem: string) => new CausewayError('usage', `${file}:${i + 1}: ${problem}`);
    let fields: Partial<Record<keyof Wording, unknown>>;
    try {
      fields = JSON.parse(line) as typeof fields;
    } catch {
      throw fail('This line is not valid JSON.');
    }
    const { question, intent, about = '', other = '' } = fields;
    if (typeof question !== 'string' || typeof about !== 'string' || typeof other !== 'string')
      throw fail('"question", "about" and "other" must be strings.');
    if (!INTENTS.includes(intent as Intent)) throw fail(`"intent" must be one of ${INTENTS.join(', ')}.`);
    wordings.push({ question, intent: intent as Intent, about, other });
  }
  return wordings;
}

/** What questions on notebooks ask for, by their tags; those of other tags ask for several things. */
const INTENT_OF_TAG: Readonly<Record<string, Intent>> = {
  why: 'cause',
  effect: 'effect',
  path: 'path',
  check: 'check',
  ruledout: 'check',
  prevent: 'prevent',
  whatif: 'prevent',
  fact: 'open',
  who: 'open',
  when: 'open',
  howmuch: 'open',
};

/**
 * What is asked of notebooks, as wordings; of these it is not told what they ask about.
 *
 * @param file questions in the app's own format, JSON Lines
 */
export async function notebookWordings(file: string): Promise<Wording[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line) => {
    const { question, tags } = JSON.parse(line) as { question: string; tags: string[] };
    const intents = new Set(tags.flatMap((tag) => INTENT_OF_TAG[tag] ?? []));
    return intents.size === 1 ? [{ question, intent: [...intents][0]!, about: '', other: '' }] : [];
  });
}

const OWN = path.resolve(import.meta.dirname, 'train-intent/own-wordings.jsonl');

/**
 * Wordings to learn from: those of the data folder, where it has them, and our own.
 *
 * @throws CausewayError as `readWordings`
 */
export async function trainingWordings(data: string): Promise<Wording[]> {
  const given = path.join(data, 'question-wordings-train', 'questions.jsonl');
  return (await Promise.all([...(existsSync(given) ? [given] : []), OWN].map(readWordings))).flat();
}
