/** @file The bench's figures as tables for the terminal. */
import type { LinkReport } from '../../engine/evaluate/known-links.ts';
import {
  DIFFERENCE_NAMES,
  type AnswerReport,
  type Differences,
  type GraphReport,
  type SystemReport,
} from '../../engine/evaluate/report.ts';
import type { IndexingCost, QuestionCost } from '../../engine/evaluate/model-cost.ts';
import type { Interval } from '../../engine/evaluate/statistics.ts';
import type { IndexStatistics } from '../../engine/types.ts';

/** `cost`: what a language model cost, where one took part. */
export type SystemFigures = SystemReport &
  GraphReport & {
    cost?: QuestionCost;
    /** `links`: how the notebook's causal statements compare with those that the set knows of; null where it knows of none. */
    answers: AnswerReport & { links: LinkReport | null };
  };

export interface SetReport {
  name: string;
  index: IndexStatistics;
  /** What refining the index with a model cost, where one did. */
  indexing?: IndexingCost;
  systems: SystemFigures[];
}

function figure(value: number | null | undefined, digits = 3): string {
  return value === null || value === undefined ? '–' : value.toFixed(digits);
}

/** Lines with the first column left-aligned and the others right-aligned. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  return rows
    .map((cells) => cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '))
    .join('\n');
}

function systemsTable(systems: readonly SystemFigures[]): string {
  const head = [
    'all questions',
    ...['rec@1k', '@2k', '@6k', 'prec@1k', '@2k', '@6k', 'docs@2', '@5', '@10', '@20'],
    ...['spur@1k', 'answered', 'refused', 'F1', 'words', 'p50 ms', 'p95 ms', 'reach', 'w.reach', 'cover', 'hops'],
  ];
  const rows = systems.map((system) => [
    system.id,
    ...['1000', '2000', '6000'].map((budget) => figure(system.evidence[budget]?.recall)),
    ...['1000', '2000', '6000'].map((budget) => figure(system.evidence[budget]?.precision)),
    ...['2', '5', '10', '20'].map((depth) => figure(system.passageRecall[depth])),
    figure(system.spurious['1000']),
    figure(system.answers.answered),
    figure(system.answers.refused),
    figure(system.answerF1),
    figure(system.answerWords, 0),
    figure(system.retrieve?.p50Ms, 1),
    figure(system.retrieve?.p95Ms, 1),
    figure(system.reachability),
    figure(system.weightedReachability),
    figure(system.coverage),
    figure(system.minHops, 2),
  ]);
  return alignColumns([head, ...rows]);
}

function tagTable(tag: string, systems: readonly SystemFigures[]): string {
  const count = systems[0]!.byTag[tag]!.n;
  const head = [
    `${tag} (${count})`,
    ...['rec@1k', '@2k', '@6k', 'docs@2', '@5', '@10', '@20'],
    ...['answered', 'refused', 'reach', 'cover', 'hops'],
  ];
  const rows = systems.map((system) => {
    const tagged = system.byTag[tag]!;
    return [
      system.id,
      ...['1000', '2000', '6000'].map((budget) => figure(tagged.evidence[budget]?.recall)),
      ...['2', '5', '10', '20'].map((depth) => figure(tagged.passageRecall[depth])),
      figure(tagged.answers.answered),
      figure(tagged.answers.refused),
      figure(tagged.reachability),
      figure(tagged.coverage),
      figure(tagged.minHops, 2),
    ];
  });
  return alignColumns([head, ...rows]);
}

/** What the answers cite, over all questions and by tag. */
function citedTable(systems: readonly SystemFigures[]): string {
  const tags = Object.keys(systems[0]?.byTag ?? {});
  const rows = systems.flatMap((system) =>
    [['', system] as const, ...tags.map((tag) => [tag, system.byTag[tag]!] as const)].map(([tag, { answers }]) => [
      tag === '' ? system.id : `  ${tag}`,
      ...[answers.hit, answers.first, answers.precision, answers.spurious].map((value) => figure(value)),
      figure(answers.firstDocument),
      figure(answers.paths),
    ]),
  );
  const head = ['answers cite', 'hit', 'first', 'precision', 'spurious', 'first doc', 'paths'];
  return alignColumns([head, ...rows]);
}

function intervalText(interval: Interval | null): string {
  if (!interval) return '–';
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;
  const clear = interval.low > 0 || interval.high < 0 ? '*' : ' ';
  return `${signed(interval.mean)} [${signed(interval.low)}, ${signed(interval.high)}]${clear}`;
}

/** Differences from one other system, over all questions or over those with evidence in several documents. */
function differencesTable(name: string, systems: readonly SystemFigures[], part: 'all' | 'multiDocument'): string {
  const rows = systems.flatMap((system) => {
    const differences: Differences | null | undefined = system.differences[name]?.[part];
    return differences ? [[system.id, ...DIFFERENCE_NAMES.map((key) => intervalText(differences[key]))]] : [];
  });
  if (rows.length === 0) return '';
  const which = part === 'all' ? 'all questions' : 'multi-document';
  return alignColumns([[`minus ${name}, ${which}`, ...DIFFERENCE_NAMES], ...rows]);
}

/** Differences below half a point are not worth the name. */
const BEHIND = 0.005;

/** Where another system finds more evidence than the given one, by tag and budget: one line each. */
export function behindLines(id: string, systems: readonly SystemFigures[]): string[] {
  const own = systems.find((system) => system.id === id);
  if (!own) return [];
  const lines: string[] = [];
  for (const [tag, { evidence }] of [['all questions', own] as const, ...Object.entries(own.byTag)]) {
    for (const [budget, { recall }] of Object.entries(evidence)) {
      for (const other of systems) {
        const theirs = (tag === 'all questions' ? other : other.byTag[tag])?.evidence[budget]?.recall ?? 0;
        // Variants of a system are no rivals of it.
        if (other.id.startsWith(id) || recall === null || theirs - recall <= BEHIND) continue;
        lines.push(`${id} is behind ${other.id} at ${budget} (${tag}): ${figure(recall)} to ${figure(theirs)}`);
      }
    }
  }
  return lines;
}

/** What a model cost each system for a question; empty without one. */
function costTable(systems: readonly SystemFigures[]): string {
  const rows = systems.flatMap(({ id, cost }) =>
    cost
      ? [
          [
            id,
            figure(cost.calls, 2),
            figure(cost.promptTokens, 0),
            figure(cost.outputTokens, 0),
            figure(cost.fallbacks, 2),
            cost.tasks.map(({ task, calls }) => `${task} ${calls}`).join(', '),
          ],
        ]
      : [],
  );
  if (rows.length === 0) return '';
  return alignColumns([['a question costs', 'calls', 'tokens in', 'tokens out', 'fell back', 'calls in all'], ...rows]);
}

function indexingLine({ callsPerThousand, tokensPerThousand, readTokens, corpusTokens, calls }: IndexingCost): string {
  return (
    `refining the index took ${calls} calls: ${figure(callsPerThousand, 2)} calls and ${figure(tokensPerThousand, 0)} tokens for ` +
    `each 1,000 tokens read, which were ${readTokens} of the corpus’s ${corpusTokens}`
  );
}

/** How the notebook's causal statements compare with the links that the set knows of. */
function linksLine(systems: readonly SystemFigures[]): string {
  const links = systems.find(({ answers }) => answers.links !== null)?.answers.links;
  if (!links) return '';
  return `causal links that are known: ${figure(links.found)} found; of the causal statements ${figure(links.right)} are of one`;
}

/** Everything about one question set. `*` marks an interval that excludes zero. */
export function setTables({ name, index, indexing, systems }: SetReport): string {
  const counts =
    `${index.documents} documents, ${index.passages} passages, ${index.entities} entities, ${index.relations} relations, ` +
    `${index.modules} modules on ${index.levels} levels, ${index.gates} gates, built in ${(index.ms / 1000).toFixed(1)} s`;
  const tags = Object.keys(systems[0]?.byTag ?? {});
  const others = [...new Set(systems.flatMap((system) => Object.keys(system.differences)))];
  const tables = [
    systemsTable(systems),
    citedTable(systems),
    linksLine(systems),
    costTable(systems),
    indexing ? indexingLine(indexing) : '',
    ...tags.map((tag) => tagTable(tag, systems)),
    ...others.flatMap((other) => [
      differencesTable(other, systems, 'all'),
      differencesTable(other, systems, 'multiDocument'),
    ]),
  ];
  return [
    `${name}: ${systems[0]?.questions ?? 0} questions\n${counts}`,
    ...tables.filter((table) => table !== ''),
  ].join('\n\n');
}
