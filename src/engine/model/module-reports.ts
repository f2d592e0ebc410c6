/**
 * @file Modules reported on by a model (after GraphRAG): a title and a summary, from the sentences that the built-in summary is made
 * of and the module's surest relations. A report belongs to what those sentences say, not to a module's number: after another build
 * it holds for the same module.
 */
import { contentKey } from './content-key.ts';
import { askModel, originOf, type Asking } from './ask-model.ts';
import { fitting } from './fit-window.ts';
import { speaksToModel } from './instructions.ts';
import type { OriginNames } from './origins.ts';
import { moduleReportPrompt, type ModuleReport as ReportOutput } from './prompts/module-report.ts';
import { checkSupport } from './support.ts';
import type { DocumentTable, NotebookIndex } from '../notebook/index-types.ts';
import type { TextSource } from '../ports.ts';
import type { ModuleReport } from '../records.ts';
import { row } from '../rows.ts';

type Described = Pick<NotebookIndex, 'sentences' | 'hierarchy' | 'relations'> & {
  documents: Pick<DocumentTable, 'ids'>;
};

/** Sentences of relations that a report rests on besides those of the built-in summary. */
const MOST_RELATIONS = 12;
/** Entities named to the model. */
const MOST_ENTITIES = 12;
const MOST_TITLE_CHARACTERS = 80;
const MOST_SUMMARY_CHARACTERS = 900;

/** What every module's report rests on. */
export interface ReportBasis {
  /** Key of title and sentences: a report under it is up to date. */
  key: string;
  /** Key of the built-in title: a report under it is still about the same main entities. */
  about: string;
  sentences: number[];
}

/** For each module, the relations of which both sides lie in it, surest first. */
function relationsOfModules({ hierarchy, relations }: Described): number[][] {
  const inside: number[][] = hierarchy.titles.map(() => []);
  const above = (side: number): Set<number> => {
    const [entity] = row(relations.entities, side);
    const modules = new Set<number>();
    if (entity === undefined) return modules;
    for (let m = hierarchy.leafOfEntity[entity]!; m >= 0; m = hierarchy.parent[m]!) modules.add(m);
    return modules;
  };
  for (let relation = 0; relation < relations.kind.length; relation++) {
    const effect = above(2 * relation + 1);
    for (const module of above(2 * relation)) if (effect.has(module)) inside[module]!.push(relation);
  }
  const { confidence } = relations;
  return inside.map((list) => list.sort((a, b) => confidence[b]! - confidence[a]! || a - b));
}

/** What the reports of all modules rest on, in their order. */
export function reportBases(described: Described): ReportBasis[] {
  const { documents, sentences, hierarchy, relations } = described;
  const stated = relationsOfModules(described);
  return hierarchy.titles.map((title, module) => {
    const own = row(hierarchy.summary, module);
    const stating = stated[module]!.slice(0, MOST_RELATIONS).map((relation) => relations.sentence[relation]!);
    const chosen = [...new Set([...own, ...stating])];
    const places = chosen.map((sentence) => {
      const document = documents.ids[sentences.document[sentence]!]!;
      return `${document} ${sentences.ranges[2 * sentence]} ${sentences.ranges[2 * sentence + 1]}`;
    });
    return { key: contentKey(title, ...places), about: contentKey(title), sentences: chosen };
  });
}

/** Reports as they are looked up; of several for one module the latest counts, and none that could not be used. */
export class ReportShelf {
  readonly #byKey: ReadonlyMap<string, ModuleReport>;
  readonly #byTitle: ReadonlyMap<string, ModuleReport>;

  /** @param reports oldest first */
  constructor(reports: readonly ModuleReport[]) {
    const usable = reports.filter(({ title }) => title !== '');
    this.#byKey = new Map(usable.map((report) => [report.module, report]));
    this.#byTitle = new Map(usable.map((report) => [report.about, report]));
  }

  /** The report on a module; where there is none of its present sentences, one of earlier sentences about the same main entities. */
  of({ key, about }: Pick<ReportBasis, 'key' | 'about'>): ModuleReport | null {
    return this.#byKey.get(key) ?? this.#byTitle.get(about) ?? null;
  }
}

/** Reports of all modules as columns of an index; undefined without any. */
export function reportColumns(
  described: Described,
  reports: readonly ModuleReport[],
  names: OriginNames,
): NotebookIndex['reports'] {
  if (reports.length === 0) return undefined;
  const shelf = new ReportShelf(reports);
  const found = reportBases(described).map((basis) => shelf.of(basis));
  if (found.every((report) => report === null)) return undefined;
  return {
    titles: found.map((report) => report?.title ?? ''),
    summaries: found.map((report) => report?.summary ?? ''),
    origin: Uint8Array.from(found, (report) => (report ? names.numberOf(report) : 0)),
  };
}

/** A module that is worth reporting on. */
export interface OpenReport {
  module: number;
  basis: ReportBasis;
  /** Place among all modules, highest level and largest first, from 0. */
  rank: number;
  /** Whether an earlier report is still about the same main entities. */
  isStale: boolean;
}

/**
 * Modules without an up-to-date report, highest level and largest first. `gone` are the keys of reports that no module has a use for
 * any more.
 *
 * @param own reports by the model and the version of the prompt that would write them, unusable ones included
 */
export function openReports(
  index: NotebookIndex,
  own: readonly ModuleReport[],
  all: readonly ModuleReport[],
): { open: OpenReport[]; gone: string[] } {
  const bases = reportBases(index);
  const done = new Set(own.map(({ module }) => module));
  const titled = new Set(own.map(({ about }) => about));
  const { level, members } = index.hierarchy;
  const size = (module: number) => members.offsets[module + 1]! - members.offsets[module]!;
  const ranked = [...bases.keys()].sort((a, b) => level[b]! - level[a]! || size(b) - size(a) || a - b);
  const open = ranked.flatMap((module, rank) => {
    const basis = bases[module]!;
    const isDone = done.has(basis.key) || basis.sentences.length === 0;
    return isDone ? [] : [{ module, basis, rank, isStale: titled.has(basis.about) }];
  });
  const current = new Set(bases.flatMap(({ key, about }) => [key, about]));
  const gone = all
    .filter(({ module, about }) => !current.has(module) && !current.has(about))
    .map(({ module }) => module);
  return { open, gone: [...new Set(gone)] };
}

/** One line without the signs that the index's blocks are joined by. */
function clean(text: string, most: number): string {
  // oxlint-disable-next-line no-control-regex
  const line = text.replace(/[\u0000-\u001f\s]+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most) + 1 || most).trimEnd()}…`;
}

const NOTHING: ReportOutput = { title: '', summary: '' };

/**
 * Has a model report on a module. What it writes is kept only as far as the sentences it was given bear it out: a summary that says
 * something else is no report.
 *
 * @param at milliseconds since the epoch
 * @returns a report whose title is empty when the model's could not be used
 * @throws CausewayError as `askModel`; `document-missing` when a document is gone
 */
export async function writeReport(
  asking: Asking,
  index: NotebookIndex,
  texts: TextSource,
  { module, basis }: Pick<OpenReport, 'module' | 'basis'>,
  at: number,
): Promise<ModuleReport> {
  const { documents, sentences, entities, hierarchy } = index;
  const documentsOf = [...new Set(basis.sentences.map((s) => documents.ids[sentences.document[s]!]!))];
  const named = [...row(hierarchy.members, module)].slice(0, MOST_ENTITIES).map((entity) => entities.names[entity]!);
  const lines: string[] = [];
  for (const sentence of basis.sentences) {
    const text = await texts.text(documents.ids[sentences.document[sentence]!]!);
    const line = text.slice(sentences.ranges[2 * sentence]!, sentences.ranges[2 * sentence + 1]!);
    if (!speaksToModel(line)) lines.push(line);
  }
  const inputOf = (shown: readonly string[]) => ({ entities: named, sentences: shown });
  const list = { prompt: moduleReportPrompt, inputOf, lineOf: (line: string) => `10. ${line}` };
  const shown = await fitting(asking.model, list, lines);
  const record = {
    module: basis.key,
    about: basis.about,
    documents: documentsOf.sort(),
    at,
    ...originOf(asking.model, moduleReportPrompt),
  };
  const unusable = { ...record, title: '', summary: '' };
  if (shown.length === 0) return unusable;
  const { value } = await askModel(asking, moduleReportPrompt, inputOf(shown), () => NOTHING);
  const title = clean(value.title, MOST_TITLE_CHARACTERS);
  const summary = clean(value.summary, MOST_SUMMARY_CHARACTERS);
  const isBorneOut = (said: string) => checkSupport(said, [...shown, named.join(', ')], '').supported;
  return title === '' || summary === '' || !isBorneOut(summary) || !isBorneOut(title)
    ? unusable
    : { ...record, title, summary };
}
