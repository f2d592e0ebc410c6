/** @file The figures of a measurement as columns, for the table and for files. */
import type { MeasuredSystem, Measurement } from '../../rpc/measuring.ts';
import { texts } from '../texts.ts';

/** One value of each system; null where nothing could be measured. */
export type Figure = (system: MeasuredSystem) => number | null;

/** The systems whose value is the best of a column; none where all are alike or nothing was measured. */
export function bestOf(systems: readonly MeasuredSystem[], figure: Figure): MeasuredSystem[] {
  const values = systems.map(figure).filter((value) => value !== null);
  const best = Math.max(...values);
  if (values.length < 2 || values.every((value) => value === best)) return [];
  return systems.filter((system) => figure(system) === best);
}

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const figureCell = (value: number | null): string => (value === null ? '' : String(Number(value.toFixed(4))));

/** One row for each system; shares as 0 to 1, empty where nothing could be measured. */
export function measurementCsv({ systems }: Measurement): string {
  const [first] = systems;
  const headings = [
    'system',
    ...(first?.evidenceRecall ?? []).map(({ budget }) => `evidence recall at ${budget} characters`),
    ...(first?.passageRecall ?? []).map(({ depth }) => `document recall at ${depth}`),
    'difference at 2000',
    'difference low',
    'difference high',
    'answer F1',
    'median ms',
    '95th percentile ms',
  ];
  const rows = systems.map(({ strategy, evidenceRecall, passageRecall, difference, answerF1, time }) => [
    texts.strategies[strategy].name,
    ...evidenceRecall.map(({ recall }) => figureCell(recall)),
    ...passageRecall.map(({ recall }) => figureCell(recall)),
    figureCell(difference?.mean ?? null),
    figureCell(difference?.low ?? null),
    figureCell(difference?.high ?? null),
    figureCell(answerF1),
    figureCell(time?.p50Ms ?? null),
    figureCell(time?.p95Ms ?? null),
  ]);
  return [headings, ...rows].map((cells) => `${cells.map(quoted).join(',')}\n`).join('');
}

/** Everything that is known of a measurement, but for the notebook's inner name. */
export function measurementJson({ notebookId: _notebookId, measuredAt, ...measurement }: Measurement): string {
  return `${JSON.stringify({ measuredAt: new Date(measuredAt).toISOString(), ...measurement }, null, 2)}\n`;
}

/** Hands a text to the browser as a file to save. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has taken the file once this turn is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
