/** @file The figures of a measurement as columns, for the tables and for files. */
import type { MeasuredSystem, Measurement } from '../../rpc/measuring.ts';
import { texts } from '../texts.ts';
import { figure as number, percent } from '../texts/words.ts';

/** One value of each system; null where nothing could be measured. */
export type Figure = (system: MeasuredSystem) => number | null;

/** The systems whose value is the best of a column; none where all are alike or nothing was measured. */
export function bestOf(systems: readonly MeasuredSystem[], figure: Figure): MeasuredSystem[] {
  const values = systems.map(figure).filter((value) => value !== null);
  const best = Math.max(...values);
  if (values.length < 2 || values.every((value) => value === best)) return [];
  return systems.filter((system) => figure(system) === best);
}

export interface Column {
  /** Absent for a column that is a group by itself. */
  name?: string;
  show: (system: MeasuredSystem) => string;
  best: MeasuredSystem[];
}

export interface ColumnGroup {
  name: string;
  /** A second line of the name. */
  note?: string;
  columns: Column[];
}

/** The systems whose value is the least of a column, as {@link bestOf}. */
export function leastOf(systems: readonly MeasuredSystem[], figure: Figure): MeasuredSystem[] {
  return bestOf(systems, (system) => {
    const value = figure(system);
    return value === null ? null : -value;
  });
}

/** What was found: evidence and documents, and how long that took. */
export function foundColumns(systems: readonly MeasuredSystem[]): ColumnGroup[] {
  const share = (figure: Figure, name?: string): Column => ({
    ...(name !== undefined && { name }),
    show: (system) => percent(figure(system)),
    best: bestOf(systems, figure),
  });
  const [first] = systems;
  const difference: ColumnGroup = {
    name: texts.measure.difference,
    note: texts.measure.differenceAt,
    columns: [{ show: ({ difference: own }) => (own ? texts.measure.differenceOf(own) : '–'), best: [] }],
  };
  return [
    {
      name: texts.measure.evidenceWithin,
      columns: (first?.evidenceRecall ?? []).map(({ budget }, i) =>
        share((system) => system.evidenceRecall[i]?.recall ?? null, number(budget)),
      ),
    },
    ...(systems.some((system) => system.difference !== null) ? [difference] : []),
    {
      name: texts.measure.documentsAmong,
      columns: (first?.passageRecall ?? []).map(({ depth }, i) =>
        share((system) => system.passageRecall[i]?.recall ?? null, String(depth)),
      ),
    },
    {
      name: texts.measure.time,
      columns: [{ show: ({ time }) => (time ? texts.milliseconds(time.p50Ms) : '–'), best: [] }],
    },
  ];
}

/** What was answered, and with what. Columns of which nothing could be measured are left out. */
export function answerColumns(systems: readonly MeasuredSystem[]): ColumnGroup[] {
  const { measure } = texts;
  const column = (figure: Figure, name?: string, best = bestOf): Column[] =>
    systems.some((system) => figure(system) !== null)
      ? [
          {
            ...(name !== undefined && { name }),
            show: (system) => percent(figure(system)),
            best: best(systems, figure),
          },
        ]
      : [];
  const groups: ColumnGroup[] = [
    {
      name: measure.cites,
      columns: [
        ...column(({ answers }) => answers.hit, measure.hit),
        ...column(({ answers }) => answers.first, measure.first),
        ...column(({ answers }) => answers.precision, measure.precision),
        ...column(({ answers }) => answers.spurious, measure.spurious, leastOf),
      ],
    },
    {
      name: measure.tells,
      columns: [
        ...column(({ answers }) => answers.answered, measure.answered),
        ...column(({ answers }) => answers.refused, measure.refused),
      ],
    },
    { name: measure.firstDocument, columns: column(({ answers }) => answers.firstDocument) },
    { name: measure.paths, columns: column(({ answers }) => answers.paths) },
    { name: measure.answerF1, columns: column(({ answerF1 }) => answerF1) },
  ];
  return groups.filter(({ columns }) => columns.length > 0);
}

/** The names of a system's answers in files, in the order of {@link MeasuredSystem.answers}. */
const ANSWERS = ['answered', 'refused', 'hit', 'first', 'precision', 'spurious', 'firstDocument', 'paths'] as const;

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
    ...ANSWERS.map((name) => `answers: ${name}`),
    'answer F1',
    'median ms',
    '95th percentile ms',
  ];
  const rows = systems.map(({ strategy, evidenceRecall, passageRecall, difference, answers, answerF1, time }) => [
    texts.strategies[strategy].name,
    ...evidenceRecall.map(({ recall }) => figureCell(recall)),
    ...passageRecall.map(({ recall }) => figureCell(recall)),
    figureCell(difference?.mean ?? null),
    figureCell(difference?.low ?? null),
    figureCell(difference?.high ?? null),
    ...ANSWERS.map((name) => figureCell(answers[name])),
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
