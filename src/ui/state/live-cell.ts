/** @file A cell as it is shown: kept, or with its answer on the way. */
import type { Answer, AnswerSentence } from '../../engine/types.ts';
import type { AskProgress, Cell, CellHead, Comparison } from '../../rpc/contracts.ts';

/**
 * Where an answer stands: `waiting` for files to be read, `running`, `writing` (the built-in answer is there, and a model writes
 * another from its evidence), or `done`.
 */
export interface Live {
  phase: 'waiting' | 'running' | 'writing' | 'done';
  progress: AskProgress | null;
  /** What a model has written so far. */
  written: AnswerSentence[];
}

export interface LiveComparison extends Comparison, Live {
  /** Names the asking; empty once it is kept. */
  askId: string;
}

/** A question with its answer as it is shown, kept or on its way; or a note. */
export interface LiveCell extends Omit<Cell, 'comparison'>, Live {
  comparison: LiveComparison | null;
  /** The answer's sentences as plain text, which are there before the answer is. */
  start: string;
  /** True where the answer is not read yet, and is that the documents do not hold one. */
  isMissing?: true;
  /** True while another answer is on its way that this one gives way to, for which nobody waits. */
  isSettling?: boolean;
  /** False while only what lists show of it is here: the answer is read when the cell is opened. */
  isWhole: boolean;
}

/** An answer with everything that shows it. */
export type LiveAnswer = Pick<LiveCell, 'answer' | 'quoted' | 'stopped' | 'error' | keyof Live>;

export const done = { phase: 'done', progress: null, written: [] as AnswerSentence[] } as const;

/** The sentences of an answer as plain text. */
export function plainText(answer: Answer | null): string {
  return answer?.sentences.map(({ text }) => text).join(' ') ?? '';
}

/** A stored cell as it is shown. */
export function wholeCell(cell: Cell): LiveCell {
  const comparison = cell.comparison ? { ...cell.comparison, ...done, askId: '' } : null;
  return { ...cell, ...done, comparison, start: plainText(cell.answer), isWhole: true };
}

/** What lists show of a stored cell; of a note that is everything. */
export function headCell(head: CellHead): LiveCell {
  return { ...head, ...done, answer: null, comparison: null, isWhole: head.kind === 'note' };
}

/** What is kept of a cell. */
export function storedCell({
  phase: _phase,
  progress: _progress,
  written: _written,
  start: _start,
  isMissing: _isMissing,
  isSettling: _isSettling,
  isWhole: _isWhole,
  comparison,
  ...cell
}: LiveCell): Cell {
  if (!comparison) return { ...cell, comparison: null };
  const { strategy, answer, stopped, error } = comparison;
  return { ...cell, comparison: { strategy, answer, stopped, error } };
}

/** A new cell with nothing in it, about to be asked. */
export function blankCell(notebookId: string, order: string): LiveCell {
  return {
    ...done,
    id: crypto.randomUUID(),
    notebookId,
    order,
    question: '',
    askedAt: Date.now(),
    answer: null,
    stopped: false,
    error: null,
    comparison: null,
    start: '',
    isWhole: true,
    phase: 'running',
  };
}
