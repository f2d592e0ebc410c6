/** @file What lists show of a cell, taken from the cell whenever that is saved. */
import type { Cell, CellHead } from '../../engine/records.ts';

export function headOf(cell: Cell): CellHead {
  const { answer, quoted: _quoted, comparison: _comparison, previous: _previous, ...head } = cell;
  return {
    ...head,
    start: answer?.sentences.map(({ text }) => text).join(' ') ?? '',
    ...(answer?.status === 'not-in-documents' && { isMissing: true }),
  };
}
