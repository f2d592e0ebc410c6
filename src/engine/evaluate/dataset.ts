/**
 * @file A question set to measure retrieval with, and how its files are read: `corpus.jsonl`, `questions.jsonl` and, where
 * there is one, `openie.jsonl`, one JSON object a line. Whatever is wrong is told with file and line.
 */
import { CausewayError } from '../errors.ts';
import type { ParsedDocument, Span } from '../types.ts';
import type { KnownLink } from './known-links.ts';

export interface EvaluationDocument {
  id: string;
  title: string;
  text: string;
  /** What a file was read as, whose text this is; absent where only the text is given. */
  parsed?: ParsedDocument;
}

export interface EvaluationQuestion {
  id: string;
  question: string;
  /** Right answers; any of them will do. */
  answers: string[];
  /** What an answer must rest on; empty where the documents don't answer, or the set doesn't say by what. */
  evidence: Span[];
  /** Statements as good as the evidence, where a set names them. */
  alternatives: Span[];
  /** What ties the question's events to something without being a cause; null where the set doesn't say. */
  spurious: Span[] | null;
  tags: string[];
}

/** Entities and triples of one document, found by something better than the built-in extractor. */
export interface OpenExtraction {
  entities: string[];
  /** Subject, predicate, object. */
  triples: [string, string, string][];
}

export interface EvaluationSet {
  name: string;
  documents: EvaluationDocument[];
  questions: EvaluationQuestion[];
  /** By document id; null where the set brings none. */
  extractions: ReadonlyMap<string, OpenExtraction> | null;
  /** Causal links that are known to be in the documents; absent where none are. */
  links?: KnownLink[];
}

/** The tag of questions that the documents don't answer. */
export const UNANSWERABLE = 'unanswerable';

/** Whether a question is measured by an answer: one that is tagged otherwise or has no evidence should be refused. */
export function isAnswerable({ evidence, tags }: Pick<EvaluationQuestion, 'evidence' | 'tags'>): boolean {
  return evidence.length > 0 && !tags.includes(UNANSWERABLE);
}

type Fields = Record<string, unknown>;

/** One line of a file, with what is needed to complain about it. */
interface Line {
  fields: Fields;
  fail: (problem: string) => CausewayError;
}

function* readLines(content: string, file: string): Generator<Line> {
  const lines = content.split(/\r?\n/);
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const fail = (problem: string) => new CausewayError('usage', `${file}:${i + 1}: ${problem}`);
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      throw fail('This line is not valid JSON.');
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw fail('This line is not a JSON object.');
    }
    yield { fields: value as Fields, fail };
  }
}

function stringField({ fields, fail }: Line, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw fail(`"${name}" must be a string.`);
  return value;
}

function stringsField({ fields, fail }: Line, name: string): string[] {
  const value = fields[name];
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) {
    throw fail(`"${name}" must be a list of strings.`);
  }
  return value;
}

function spansField({ fields, fail }: Line, name: string, lengths: ReadonlyMap<string, number>): Span[] {
  const value = fields[name];
  if (!Array.isArray(value)) throw fail(`"${name}" must be a list of {"doc", "start", "end"}.`);
  return value.map((item: unknown) => {
    const { doc, start, end } = (item ?? {}) as Fields;
    if (typeof doc !== 'string' || !Number.isInteger(start) || !Number.isInteger(end)) {
      throw fail(`"${name}" must be a list of {"doc", "start", "end"}.`);
    }
    const length = lengths.get(doc);
    if (length === undefined) throw fail(`"${name}" names the document "${doc}", which is not in corpus.jsonl.`);
    const span = { documentId: doc, start: start as number, end: end as number };
    if (span.start < 0 || span.end <= span.start || span.end > length) {
      throw fail(`"${name}" reaches from ${span.start} to ${span.end}, but the text of "${doc}" from 0 to ${length}.`);
    }
    return span;
  });
}

function rejectRepeated(seen: Set<string>, id: string, { fail }: Line): void {
  if (seen.has(id)) throw fail(`"${id}" is there twice.`);
  seen.add(id);
}

/**
 * Reads `corpus.jsonl`: `{"id", "title", "text"}`.
 *
 * @param file how the file is called in messages
 * @throws CausewayError `usage` naming file and line
 */
export function parseCorpus(content: string, file: string): EvaluationDocument[] {
  const seen = new Set<string>();
  const documents: EvaluationDocument[] = [];
  for (const line of readLines(content, file)) {
    const id = stringField(line, 'id');
    rejectRepeated(seen, id, line);
    documents.push({ id, title: stringField(line, 'title'), text: stringField(line, 'text') });
  }
  if (documents.length === 0) throw new CausewayError('usage', `${file}: There is no document in this file.`);
  return documents;
}

/**
 * Reads `questions.jsonl`: `{"id", "question", "answers", "evidence", "tags", "alternatives"?, "spurious"?}`. Offsets are UTF-16 units.
 *
 * @throws CausewayError `usage` naming file and line
 */
export function parseQuestions(
  content: string,
  file: string,
  documents: readonly EvaluationDocument[],
): EvaluationQuestion[] {
  const lengths = new Map(documents.map(({ id, text }) => [id, text.length]));
  const seen = new Set<string>();
  const questions: EvaluationQuestion[] = [];
  for (const line of readLines(content, file)) {
    const id = stringField(line, 'id');
    rejectRepeated(seen, id, line);
    const question = stringField(line, 'question');
    if (question.trim() === '') throw line.fail('"question" is empty.');
    questions.push({
      id,
      question,
      answers: stringsField(line, 'answers'),
      evidence: spansField(line, 'evidence', lengths),
      alternatives: line.fields['alternatives'] === undefined ? [] : spansField(line, 'alternatives', lengths),
      spurious: line.fields['spurious'] === undefined ? null : spansField(line, 'spurious', lengths),
      tags: stringsField(line, 'tags'),
    });
  }
  if (questions.length === 0) throw new CausewayError('usage', `${file}: There is no question in this file.`);
  return questions;
}

/**
 * Reads `openie.jsonl`: `{"doc", "entities", "triples"}`.
 *
 * @throws CausewayError `usage` naming file and line
 */
export function parseExtractions(
  content: string,
  file: string,
  documents: readonly EvaluationDocument[],
): Map<string, OpenExtraction> {
  const known = new Set(documents.map(({ id }) => id));
  const extractions = new Map<string, OpenExtraction>();
  for (const line of readLines(content, file)) {
    const id = stringField(line, 'doc');
    if (!known.has(id)) throw line.fail(`"doc" names "${id}", which is not in corpus.jsonl.`);
    if (extractions.has(id)) throw line.fail(`"${id}" is there twice.`);
    const { triples } = line.fields;
    const isTriple = (value: unknown): value is [string, string, string] =>
      Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'string');
    if (!Array.isArray(triples) || !triples.every(isTriple)) {
      throw line.fail('"triples" must be a list of [subject, predicate, object].');
    }
    extractions.set(id, { entities: stringsField(line, 'entities'), triples });
  }
  return extractions;
}
