/**
 * @file Question sets as JSON Lines: `{"question", "answer" or "answers", "evidence": [{"doc", "quote"} or {"doc", "start",
 * "end"}], "alternatives", "spurious", "tags", "id"}`. Only `question` is always needed. A line that is wrong is told and left out; the others
 * are read.
 */
import type { OwnEvidence, OwnQuestion } from '../../engine/evaluate/own-questions.ts';
import { isBlank, leftOut, rangeFrom, type QuestionRows } from './own-rows.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A string, or a list of strings; undefined when it is neither. */
function strings(value: unknown): string[] | undefined {
  const list = value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
  return list.every((item) => typeof item === 'string') ? list.filter((item) => item.trim() !== '') : undefined;
}

/** One piece of evidence; a message when it can't be read. */
function readEvidence(line: number, value: unknown): OwnEvidence | string {
  if (!isFields(value)) return 'Each piece of evidence must be written as {"doc": …, "quote": …}.';
  const { start, end } = value;
  const range = rangeFrom(start, end);
  if (range === null && (start !== undefined || end !== undefined)) {
    return '"start" and "end" of evidence must be whole numbers, the first the smaller.';
  }
  const document = textOrNull(value['doc'] ?? value['document']);
  const evidence = { line, document, quote: textOrNull(value['quote'] ?? value['text']), range };
  return isBlank(evidence) ? 'Evidence needs "doc", the name of a document, or "quote".' : evidence;
}

class Reader implements QuestionRows {
  readonly questions: OwnQuestion[] = [];
  readonly problems: QuestionRows['problems'] = [];

  read(line: number, content: string): void {
    let fields: unknown;
    try {
      fields = JSON.parse(content);
    } catch {
      return this.#fail(line, 'This line is not valid JSON.');
    }
    if (!isFields(fields)) return this.#fail(line, 'This line is not a JSON object.');
    const question = textOrNull(fields['question'])?.trim();
    if (!question) return this.#fail(line, '"question" is missing.');
    const answers = strings(fields['answers'] ?? fields['answer']);
    if (answers === undefined) return this.#fail(line, '"answers" must be a text or a list of texts.');
    const tags = strings(fields['tags']);
    if (tags === undefined) return this.#fail(line, '"tags" must be a list of texts.');
    const { id, evidence, alternatives, spurious } = fields;
    this.questions.push({
      line,
      id: typeof id === 'string' && id !== '' ? id : null,
      question,
      answers,
      evidence: this.#evidence(line, evidence ?? []),
      alternatives: this.#evidence(line, alternatives ?? []),
      spurious: spurious === undefined ? null : this.#evidence(line, spurious),
      tags,
    });
  }

  /** The pieces that can be read; each of the others is a problem. */
  #evidence(line: number, value: unknown): OwnEvidence[] {
    const read: OwnEvidence[] = [];
    for (const item of Array.isArray(value) ? value : [value]) {
      const evidence = readEvidence(line, item);
      if (typeof evidence === 'string') this.#fail(line, evidence);
      else read.push(evidence);
    }
    return read;
  }

  #fail(line: number, message: string): void {
    this.problems.push(leftOut(line, message));
  }
}

/** Reads a question set; blank lines are passed over. */
export function readJsonLines(text: string): QuestionRows {
  const reader = new Reader();
  for (const [i, content] of text.split('\n').entries()) if (content.trim() !== '') reader.read(i + 1, content);
  return reader;
}
