/**
 * @file Question sets as CSV, out of any spreadsheet: a heading row with `question` and any of `answer`, `document`, `quote`,
 * `start`, `end`, `tags`, `id`. Several rows with the same question (and the same id, where there is one) add up, so that each
 * may bring one piece of evidence. A row that is wrong is told and left out; the others are read.
 */
import type { OwnEvidence, OwnQuestion } from '../../engine/evaluate/own-questions.ts';
import { CausewayError } from '../../engine/errors.ts';
import { isBlank, leftOut, rangeFrom, type QuestionRows } from './own-rows.ts';

/** What columns may be called; upper and lower case are the same. */
const COLUMNS = {
  question: ['question', 'questions', 'query'],
  answer: ['answer', 'answers'],
  document: ['document', 'doc', 'source', 'file'],
  quote: ['quote', 'evidence', 'text'],
  start: ['start'],
  end: ['end'],
  tags: ['tags', 'tag'],
  id: ['id'],
} as const;
type Column = keyof typeof COLUMNS;

/** Several answers or tags stand in one cell with this between them. */
const BETWEEN = '|';

function columnsOf(headings: readonly string[]): Partial<Record<Column, number>> {
  const names = headings.map((heading) => heading.trim().toLowerCase());
  const found: Partial<Record<Column, number>> = {};
  for (const [column, called] of Object.entries(COLUMNS)) {
    const at = names.findIndex((name) => (called as readonly string[]).includes(name));
    if (at >= 0) found[column as Column] = at;
  }
  return found;
}

interface Row {
  /** The line on which the row begins: quoted cells may hold line ends. */
  line: number;
  cells: string[];
}

/** What stands between the cells: whichever the heading row has most of. Headings hold none of these themselves. */
function delimiterOf(text: string): string {
  const heading = text.trimStart().split('\n', 1)[0] ?? '';
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: heading.split(mark).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).mark;
}

async function readRows(text: string): Promise<Row[]> {
  const { default: Papa } = await import('papaparse');
  const rows: Row[] = [];
  let line = 1;
  let at = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step({ data, meta }) {
      rows.push({ line, cells: data });
      for (; at < meta.cursor; at++) if (text[at] === '\n') line++;
    },
  });
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/**
 * Reads a question set.
 *
 * @throws CausewayError `file-unsupported` when there is no column of questions
 */
export async function readCsv(text: string): Promise<QuestionRows> {
  const [heading, ...rows] = await readRows(text);
  const columns = columnsOf(heading?.cells ?? []);
  if (columns.question === undefined) {
    throw new CausewayError(
      'file-unsupported',
      'The first row must name the columns, and one of them must be “question”. The others may be answer, document, quote, start and end.',
    );
  }
  const questions = new Map<string, OwnQuestion>();
  const problems: QuestionRows['problems'] = [];
  for (const { line, cells } of rows) {
    const cell = (column: Column): string => cells[columns[column] ?? -1]?.trim() ?? '';
    const parts = (column: Column): string[] =>
      cell(column)
        .split(BETWEEN)
        .map((part) => part.trim())
        .filter((part) => part !== '');
    const question = cell('question');
    if (question === '') {
      problems.push(leftOut(line, 'There is no question in this row.'));
      continue;
    }
    const key = JSON.stringify([cell('id'), question]);
    const known = questions.get(key) ?? {
      line,
      id: cell('id') || null,
      question,
      answers: [],
      evidence: [],
      alternatives: [],
      spurious: null,
      tags: [],
    };
    questions.set(key, known);
    known.answers = [...new Set([...known.answers, ...parts('answer')])];
    known.tags = [...new Set([...known.tags, ...parts('tags')])];
    const hasOffsets = cell('start') !== '' || cell('end') !== '';
    const range = hasOffsets ? rangeFrom(Number(cell('start') || NaN), Number(cell('end') || NaN)) : null;
    if (hasOffsets && range === null) {
      problems.push(leftOut(line, '“start” and “end” must be whole numbers, the first the smaller.'));
      continue;
    }
    const evidence: OwnEvidence = { line, document: cell('document') || null, quote: cell('quote') || null, range };
    if (!isBlank(evidence)) known.evidence.push(evidence);
  }
  return { questions: [...questions.values()], problems };
}
