/**
 * @file GraphRAG, global search (Edge et al., 2024): map-reduce over community summaries,
 * A_part = {G(q, Sum(m)) | m ∈ C}, y = G(q, A_part).
 *
 * 1. C: the communities of one level, level 2 below the root as in the released code, with those above it that are not
 *    split that far.
 * 2. Map: from each report a list of points, each with its helpfulness from 0 to 100; points of 0 are dropped.
 * 3. Reduce: points of all reports, most helpful first, as far as the window allows.
 *
 * Map and reduce are a model's calls, as in the paper, where there is a model: it is given the reports nearest to the question first, as
 * many at once as its window takes, in at most six calls, and the answer is written from its points. What it says of a part that can't be
 * used, and everything without a model, is done by the built-in tier: a report's points are the sentences of its extractive summary, and
 * helpfulness is the report's similarity to the question times that of the point. Deviation: points are kept as the sentences of the
 * documents that say them. No entity is sought, so that none is reached.
 */
import { askModel } from '../model/ask-model.ts';
import { fitting } from '../model/fit-window.ts';
import { globalMapPrompt, type GlobalMapInput } from '../model/prompts/global-map.ts';
import { globalReducePrompt } from '../model/prompts/global-reduce.ts';
import { ANSWER_WORDS, writeCited, type Written, type WritingOptions } from '../model/write-cited.ts';
import type { Hierarchy } from '../notebook/index-types.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import { TOO_LONG, writeFromEvidence } from './evidence-writing.ts';
import { isShown, reportText, type ModelHelp } from './model-help.ts';
import { readQuery, type Query } from './query.ts';
import { raiseTo, rankKeys } from './ranking.ts';
import { moduleSimilarity, sentenceSimilarity } from './similarity.ts';
import { Context } from './spans.ts';
import type { Note, Strategy, StrategyResult, WritingInput } from './strategy.ts';

const LEVELS_BELOW_ROOT = 2;
/** Map calls for one question: reading all of a large notebook's reports would take a person's machine minutes. */
const MOST_MAP_CALLS = 6;
/** Sentences that stand for a point. */
const SENTENCES_PER_POINT = 3;
const MOST_HELPFUL = 100;

/** Number of modules above each module. */
function depth({ parent }: Hierarchy, module: number): number {
  let above = 0;
  for (let m = parent[module]!; m >= 0; m = parent[m]!) above++;
  return above;
}

/** The communities at that depth, and those nearer to the root that have no children. */
function communities(hierarchy: Hierarchy): number[] {
  const chosen: number[] = [];
  for (let m = 0; m < hierarchy.level.length; m++) {
    const at = depth(hierarchy, m);
    if (at === LEVELS_BELOW_ROOT || (at < LEVELS_BELOW_ROOT && row(hierarchy.children, m).length === 0)) chosen.push(m);
  }
  return chosen;
}

/** Map without a model: points are sentences, added to those that are there. */
function mapBuiltIn(prepared: Prepared, query: Query, modules: readonly number[], points: Map<number, number>): void {
  const reports = moduleSimilarity(prepared, query);
  const helpfulness = sentenceSimilarity(prepared, query);
  for (const module of modules) {
    for (const sentence of row(prepared.index.hierarchy.summary, module)) {
      raiseTo(points, sentence, reports[module]! * helpfulness(sentence));
    }
  }
}

function reduceBuiltIn(prepared: Prepared, points: ReadonlyMap<number, number>): StrategyResult {
  const context = new Context(prepared);
  for (const sentence of rankKeys(points)) context.addSentence(sentence, points.get(sentence)!);
  return { spans: context.spans, entities: new Map() };
}

interface Report {
  module: number;
  text: string;
}

/** The sentences of some reports that say a point, nearest first, with how near they are. */
function saying(prepared: Prepared, help: ModelHelp, point: string, reports: readonly Report[]): [number, number][] {
  const near = sentenceSimilarity(prepared, readQuery(prepared, point));
  const said = new Map<number, number>();
  for (const { module } of reports) {
    for (const sentence of row(prepared.index.hierarchy.summary, module)) {
      if (isShown(prepared, help, sentence)) said.set(sentence, near(sentence));
    }
  }
  return rankKeys(said)
    .slice(0, SENTENCES_PER_POINT)
    .map((sentence) => [sentence, said.get(sentence)!]);
}

/** Map by a model. */
async function mapByModel(prepared: Prepared, question: string, help: ModelHelp): Promise<StrategyResult> {
  const query = readQuery(prepared, question);
  const near = moduleSimilarity(prepared, query);
  const modules = communities(prepared.index.hierarchy).sort((a, b) => near[b]! - near[a]! || a - b);
  const reports: Report[] = [];
  for (const module of modules) {
    const text = await reportText(prepared, help, module);
    if (text !== null) reports.push({ module, text });
  }
  const inputOf = (part: readonly Report[]): GlobalMapInput => ({ question, reports: part.map(({ text }) => text) });
  const lineOf = ({ text }: Report) => `100. ${text}`;
  const points = new Map<number, number>();
  const notes: (Note & { helpfulness: number })[] = [];
  let rest: readonly Report[] = reports;
  for (let call = 0; call < MOST_MAP_CALLS && rest.length > 0; call++) {
    const part = await fitting(help.asking.model, { prompt: globalMapPrompt, inputOf, lineOf }, rest);
    if (part.length === 0) {
      // A report that is too long alone is left to the built-in tier.
      mapBuiltIn(prepared, query, [rest[0]!.module], points);
      rest = rest.slice(1);
      continue;
    }
    rest = rest.slice(part.length);
    const asked = await askModel(help.asking, globalMapPrompt, inputOf(part), () => ({ points: [] }));
    if (asked.tier === 'builtin') {
      const inPart = part.map(({ module }) => module);
      mapBuiltIn(prepared, query, inPart, points);
      continue;
    }
    for (const { text, helpfulness, reports: numbers } of asked.value.points) {
      if (helpfulness <= 0 || text.trim() === '') continue;
      const said = saying(
        prepared,
        help,
        text,
        numbers.flatMap((number) => part[number - 1] ?? []),
      );
      // A point that none of its reports says was invented.
      if (said.length === 0) continue;
      for (const [sentence, how] of said) raiseTo(points, sentence, (helpfulness / MOST_HELPFUL) * how);
      notes.push({ text, helpfulness, sentences: said.map(([sentence]) => sentence) });
    }
  }
  notes.sort((a, b) => b.helpfulness - a.helpfulness);
  return { ...reduceBuiltIn(prepared, points), notes };
}

/** Reduce by a model; a point's number stands for the evidence that says it. */
async function writeFromPoints(
  _prepared: Prepared,
  input: WritingInput,
  help: ModelHelp,
  options: WritingOptions,
): Promise<Written> {
  const { question, sentences, notes, citing } = input;
  if (notes.length === 0) return writeFromEvidence(input, help, options);
  const inputOf = (shown: readonly Note[]) => ({
    question,
    points: shown.map(({ text }) => text),
    mostWords: ANSWER_WORDS,
  });
  const list = { prompt: globalReducePrompt, inputOf, lineOf: ({ text }: Note) => `10. ${text}` };
  const shown = await fitting(help.asking.model, list, notes);
  if (shown.length === 0) return TOO_LONG;
  const evidenceOf = (number: number) =>
    (shown[number - 1]?.sentences ?? []).map((sentence) => sentences.indexOf(sentence) + 1).filter((at) => at > 0);
  return writeCited(help.asking, globalReducePrompt, inputOf(shown), citing, { ...options, evidenceOf });
}

export const graphragGlobal: Strategy = {
  id: 'graphrag-global',
  title: 'GraphRAG global',
  retrieve(prepared, question) {
    const query = readQuery(prepared, question);
    const points = new Map<number, number>();
    mapBuiltIn(prepared, query, communities(prepared.index.hierarchy), points);
    return reduceBuiltIn(prepared, points);
  },
  retrieveWith: mapByModel,
  write: writeFromPoints,
};
