/** @file Puts measures beside what they should reach. */
import type { BenchFiles } from './dataset.ts';
import type { Adding } from './adding.ts';
import type { Step } from './backup.ts';
import type { Interactions } from './interaction.ts';
import { DOCUMENT_STORES, type Measures } from './measure.ts';
import type { Opening, Scrolled } from './opening.ts';
import type { SealedCost } from './sealed.ts';
import type { Start } from './start.ts';

export interface Figure {
  name: string;
  value: number;
  unit: 's' | 'ms' | 'MB' | 'tasks' | 'times' | 'frames' | '%';
  /** The most it may be, where the project has set itself a limit. */
  target: number | null;
}

const MEGABYTE = 1e6;
const LONG_TASK = 200;
/** Milliseconds. */
const FRAME = 16;

/** The value below which the given share of `values` lies (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Bytes of all that was derived from the documents. */
export function indexBytes(stored: Readonly<Record<string, number>>): number {
  const derived = Object.entries(stored).filter(([name]) => !DOCUMENT_STORES.includes(name));
  return derived.reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** @param hasTargets false where the limits, set for a corpus of ordinary documents, mean nothing */
export function figures(measures: Measures, files: BenchFiles, hasTargets: boolean): Figure[] {
  const { longTasks, heap, answers } = measures;
  const list: Figure[] = [
    { name: 'Drop to answerable', value: measures.indexing / 1000, unit: 's', target: 45 },
    {
      name: `UI tasks over ${LONG_TASK} ms`,
      value: longTasks.filter((duration) => duration > LONG_TASK).length,
      unit: 'tasks',
      target: 0,
    },
    { name: 'Longest UI task', value: Math.max(0, ...longTasks), unit: 'ms', target: LONG_TASK },
    { name: 'Peak heap, all threads', value: (heap.heap + heap.buffers) / MEGABYTE, unit: 'MB', target: 600 },
    { name: '  of it array buffers', value: heap.buffers / MEGABYTE, unit: 'MB', target: null },
    { name: 'Answer, median', value: percentile(answers, 0.5), unit: 'ms', target: null },
    { name: 'Answer, 95th percentile', value: percentile(answers, 0.95), unit: 'ms', target: 250 },
    { name: 'Answer, slowest', value: Math.max(...answers), unit: 'ms', target: null },
    ...encodedFigures(measures.encoded),
    { name: 'Reload to first answer', value: measures.reload / 1000, unit: 's', target: 1.5 },
    { name: 'Text', value: files.bytes / MEGABYTE, unit: 'MB', target: null },
    { name: 'Stored index', value: indexBytes(measures.stored) / MEGABYTE, unit: 'MB', target: null },
    { name: 'Stored index to text', value: indexBytes(measures.stored) / files.bytes, unit: 'times', target: 10 },
  ];
  return hasTargets ? list : list.map((figure) => ({ ...figure, target: null }));
}

function encodedFigures(encoded: Measures['encoded']): Figure[] {
  if (encoded === null) return [];
  const { embedding, answers, settled } = encoded;
  return [
    { name: 'Until all passages are embedded', value: embedding / 1000, unit: 's', target: 150 },
    { name: 'With them: answer, 95 of 100', value: percentile(answers, 0.95), unit: 'ms', target: 250 },
    { name: '  settled, median', value: percentile(settled, 0.5), unit: 'ms', target: null },
    { name: '  settled, 95 of 100', value: percentile(settled, 0.95), unit: 'ms', target: 1500 },
  ];
}

/** Figures of `measureAdding`: seconds that all documents take, and one more. */
export function addingFigures({ all, added }: Adding): Figure[] {
  const median = (times: readonly number[]) => percentile(times, 0.5) / 1000;
  const one = median(added.map(({ indexed }) => indexed));
  const cited = added.filter(({ isCited }) => isCited);
  return [
    { name: 'All documents, until answerable', value: all / 1000, unit: 's', target: null },
    { name: 'One more, until in the index', value: one, unit: 's', target: null },
    { name: '  of the time for all', value: (100_000 * one) / all, unit: '%', target: 2 },
    {
      name: '  until it is cited in an answer',
      value: median(cited.map(({ answered }) => answered)),
      unit: 's',
      target: 1.5,
    },
    { name: '  slowest', value: Math.max(...cited.map(({ answered }) => answered)) / 1000, unit: 's', target: null },
    { name: `  cited, of ${added.length}`, value: cited.length, unit: 'times', target: null },
  ];
}

function scrolledFigures(name: string, { frames, blankFrames, longest }: Scrolled): Figure[] {
  return [
    { name: `${name}: jumps through the list`, value: frames, unit: 'frames', target: null },
    { name: '  of them with a blank row', value: blankFrames, unit: 'frames', target: 0 },
    { name: '  longest until drawn', value: longest, unit: 'ms', target: null },
  ];
}

export function openingFigures({ opened, scrolledSources, scrolledCells, plainList }: Opening): Figure[] {
  return [
    { name: 'Opening, median', value: percentile(opened, 0.5) / 1000, unit: 's', target: 2 },
    { name: 'Opening, slowest', value: Math.max(...opened) / 1000, unit: 's', target: null },
    ...scrolledFigures('Sources', scrolledSources),
    ...(scrolledCells ? scrolledFigures('Cells', scrolledCells) : []),
    { name: 'Drawing all sources at once', value: plainList / 1000, unit: 's', target: null },
  ];
}

/** Figures of {@link measureStart}. */
export function startFigures({ painted, longestTasks }: Start): Figure[] {
  return [
    { name: 'Largest paint, median', value: percentile(painted, 0.5) / 1000, unit: 's', target: 1.5 },
    { name: 'Largest paint, slowest', value: Math.max(...painted) / 1000, unit: 's', target: 1.5 },
    { name: 'Longest UI task, median', value: percentile(longestTasks, 0.5), unit: 'ms', target: null },
  ];
}

/** Figures of `measureInteractions`. The browser tells nothing of interactions that take no longer than a frame: they count as one. */
export function interactionFigures({ counts, slow, scrolled, indexing }: Interactions): Figure[] {
  const timesOf = (step: string): number[] => {
    const told = slow.filter((one) => one.step === step).map(({ duration }) => duration);
    return [...told, ...Array.from({ length: Math.max(0, counts[step]! - told.length) }, () => FRAME)];
  };
  const steps = Object.keys(counts);
  const all = steps.flatMap(timesOf);
  return [
    { name: 'Interactions', value: all.length, unit: 'times', target: null },
    { name: 'Until the next paint, median', value: percentile(all, 0.5), unit: 'ms', target: null },
    { name: 'Until the next paint, 95 of 100', value: percentile(all, 0.95), unit: 'ms', target: 100 },
    { name: '  slowest', value: Math.max(...all), unit: 'ms', target: null },
    ...steps.map((step): Figure => {
      const times = timesOf(step);
      return { name: `  ${step} (${times.length})`, value: percentile(times, 0.95), unit: 'ms', target: null };
    }),
    { name: 'Between frames scrolling, 95/100', value: percentile(scrolled, 0.95), unit: 'ms', target: null },
    { name: 'Indexing meanwhile', value: indexing / 1000, unit: 's', target: null },
  ];
}

/** The most that a notebook may take when it is encrypted, as times of what it takes plain. */
const MOST_SEALED = 1.25;

/** Figures of `measureSealed`: encrypted beside plain. Opening is told with Argon2id and without, since what a guess costs is wanted. */
export function sealedFigures({ plain, sealed, derived, encrypting }: SealedCost): Figure[] {
  const median = (times: readonly number[]) => percentile(times, 0.5);
  const without = sealed.opened.map((time, i) => time - derived[i]!);
  const times = (name: string, before: number, after: number): Figure[] => [
    { name: `${name}, plain`, value: before, unit: 'ms', target: null },
    { name: '  encrypted', value: after, unit: 'ms', target: null },
  ];
  const ratio = (name: string, value: number): Figure => ({ name, value, unit: 'times', target: MOST_SEALED });
  return [
    ...times('Opening, median', median(plain.opened), median(sealed.opened)),
    { name: '  of it Argon2id', value: median(derived), unit: 'ms', target: null },
    ratio('  ratio', median(sealed.opened) / median(plain.opened)),
    ratio('  ratio without Argon2id', median(without) / median(plain.opened)),
    ...times('Start of the app, median', median(plain.started), median(sealed.started)),
    ratio('  ratio, opened at once', (median(sealed.started) + median(sealed.opened)) / median(plain.started)),
    ratio('  the same without Argon2id', (median(sealed.started) + median(without)) / median(plain.started)),
    ...[0.5, 0.95].flatMap((share) => {
      const [before, after] = [percentile(plain.answers, share), percentile(sealed.answers, share)];
      return [...times(`Answer, ${100 * share} of 100`, before, after), ratio('  ratio', after / before)];
    }),
    { name: 'Encrypting all of it, median', value: median(encrypting) / 1000, unit: 's', target: null },
  ];
}

/** What a backup of gigabytes may take of memory. */
const MOST_BACKUP = 300;

export function backupFigures(steps: readonly Step[]): Figure[] {
  return steps.flatMap(({ name, milliseconds, memory, bytes }) => [
    { name: `Backup ${name}, ${(bytes / 1e9).toFixed(2)} GB`, value: milliseconds / 1000, unit: 's', target: null },
    { name: '  memory on top', value: memory / MEGABYTE, unit: 'MB', target: MOST_BACKUP },
  ]);
}

function shown({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  return `${value.toFixed(['ms', 'tasks', 'frames'].includes(unit) ? 0 : 2)} ${unit}`;
}

/** A table for the terminal. */
export function table(list: readonly Figure[]): string {
  const rows = list.map((figure) => {
    const { name, value, unit, target } = figure;
    const verdict = target === null ? '' : value <= target ? 'met' : 'MISSED';
    const limit = target === null ? '' : `at most ${shown({ value: target, unit })}`;
    return `${name.padEnd(32)}${shown(figure).padStart(14)}  ${limit.padEnd(20)}${verdict}`.trimEnd();
  });
  return rows.join('\n');
}

/** Stored bytes by object store, largest first, each with its ratio to the text. */
export function storageTable(stored: Readonly<Record<string, number>>, textBytes: number): string {
  const rows = Object.entries(stored).toSorted(([, left], [, right]) => right - left);
  return rows
    .filter(([, bytes]) => bytes > 0)
    .map(([name, bytes]) => {
      const kind = DOCUMENT_STORES.includes(name) ? 'documents' : 'index';
      const share = `${(bytes / textBytes).toFixed(2)} × text`;
      return `  ${name.padEnd(14)}${kind.padEnd(12)}${(bytes / MEGABYTE).toFixed(2).padStart(9)} MB  ${share}`;
    })
    .join('\n');
}
