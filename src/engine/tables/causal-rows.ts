/** @file Rows of what causes what: statements, the events that they speak of, and gates between communities. */
import { moduleOfArgument } from '../hierarchy/hierarchy.ts';
import { originOfNumber } from '../model/origins.ts';
import { RELATION_KINDS } from '../notebook/analysis.ts';
import { row } from '../rows.ts';
import { roleOf } from '../structures/causal-graph.ts';
import { causesOf } from '../structures/notebook-causes.ts';
import { NO_WORDS, readStatementWords } from '../structures/statement-words.ts';
import type { CausalGraph, StatementWords } from '../structures/types.ts';
import type { EVENTS, GATES, RowOf, STATEMENTS } from './columns.ts';
import { idOf, type Prepared } from './source.ts';

/** The words of all statements, and the events that they are about. Both tables need them. */
export interface Causes {
  words: readonly (StatementWords | null)[];
  graph: CausalGraph;
}

export async function readCauses({ index, texts }: Prepared): Promise<Causes> {
  const words = await readStatementWords(index, texts, () => false);
  return { words, graph: causesOf(index, words) };
}

export async function* statementRows(
  { index, onRow }: Prepared,
  causes: Promise<Causes>,
): AsyncGenerator<RowOf<typeof STATEMENTS>> {
  const { relations, sentences, documents, hierarchy, origins } = index;
  const { words, graph } = await causes;
  const orNull = (module: number): number | null => (module < 0 ? null : module);
  for (let relation = 0; relation < relations.kind.length; relation++) {
    await onRow?.();
    const said = words[relation] ?? NO_WORDS;
    const sentence = relations.sentence[relation]!;
    const at = (place: number): number => relations.ranges[6 * relation + place]!;
    const event = (side: number): string | null => {
      const number = graph.eventOfSide[side]!;
      return number < 0 ? null : idOf.event(number);
    };
    const passage = sentences.passage[sentence]!;
    const number = sentences.stated?.[sentence] || (origins?.ofPassage[passage] ?? 0);
    yield {
      id: idOf.statement(relation),
      human_readable_id: relation,
      document_id: documents.ids[sentences.document[sentence]!]!,
      text_unit_id: idOf.textUnit(passage),
      sentence: said.sentence,
      sentence_start: sentences.ranges[2 * sentence]!,
      sentence_end: sentences.ranges[2 * sentence + 1]!,
      kind: RELATION_KINDS[relations.kind[relation]!]!,
      cause: said.cause,
      effect: said.effect,
      cue: said.cue,
      cause_start: at(0),
      cause_end: at(1),
      effect_start: at(2),
      effect_end: at(3),
      cue_start: at(4),
      cue_end: at(5),
      polarity: relations.polarity[relation]! < 0 ? -1 : 1,
      hedged: relations.hedged[relation] === 1,
      confidence: relations.confidence[relation]!,
      cause_event: event(2 * relation),
      effect_event: event(2 * relation + 1),
      cause_sign: graph.signOfSide[2 * relation]!,
      effect_sign: graph.signOfSide[2 * relation + 1]!,
      cause_entity_ids: Array.from(row(relations.entities, 2 * relation), idOf.entity),
      effect_entity_ids: Array.from(row(relations.entities, 2 * relation + 1), idOf.entity),
      cause_community: orNull(moduleOfArgument(hierarchy, relations, 2 * relation)),
      effect_community: orNull(moduleOfArgument(hierarchy, relations, 2 * relation + 1)),
      source: originOfNumber(origins?.names ?? [], number)?.model ?? '',
    };
  }
}

/** What most of its statements call an event; of wordings that are as frequent, the shortest. */
function titleOf({ words, graph }: Causes, event: number): string {
  const counts = new Map<string, number>();
  for (const side of row(graph.sides, event)) {
    const said = words[side >> 1]?.[side % 2 === 0 ? 'cause' : 'effect'] ?? '';
    if (said !== '') counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  const wordings = [...counts].sort(([a, m], [b, n]) => n - m || a.length - b.length || (a < b ? -1 : a > b ? 1 : 0));
  return wordings[0]?.[0] ?? '';
}

export async function* eventRows(
  { index, onRow }: Prepared,
  causes: Promise<Causes>,
): AsyncGenerator<RowOf<typeof EVENTS>> {
  const { relations, sentences, documents } = index;
  const found = await causes;
  const { graph } = found;
  for (let event = 0; event < graph.eventCount; event++) {
    await onRow?.();
    const sides = [...row(graph.sides, event)];
    const statements = (isEffect: number): string[] =>
      sides.filter((side) => side % 2 === isEffect).map((side) => idOf.statement(side >> 1));
    const own = sides.map((side) => relations.sentence[side >> 1]!);
    const distinct = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);
    yield {
      id: idOf.event(event),
      human_readable_id: event,
      title: titleOf(found, event),
      role: roleOf(graph, event),
      cause_of: statements(0),
      effect_of: statements(1),
      document_ids: distinct(own.map((sentence) => sentences.document[sentence]!)).map((d) => documents.ids[d]!),
      text_unit_ids: distinct(own.map((sentence) => sentences.passage[sentence]!)).map(idOf.textUnit),
      entity_ids: distinct(sides.flatMap((side) => [...row(relations.entities, side)])).map(idOf.entity),
    };
  }
}

export async function* gateRows({ index, onRow }: Prepared): AsyncGenerator<RowOf<typeof GATES>> {
  const { gates, origins } = index;
  for (let gate = 0; gate < gates.from.length; gate++) {
    await onRow?.();
    yield {
      id: idOf.gate(gate),
      human_readable_id: gate,
      source: gates.from[gate]!,
      target: gates.to[gate]!,
      directed: gates.directed[gate] === 1,
      score: gates.score[gate]!,
      statement_ids: Array.from(row(gates.evidence, gate), idOf.statement),
      judge: originOfNumber(origins?.names ?? [], gates.judge?.[gate] ?? 0)?.model ?? '',
      by_person: gates.byPerson?.[gate] === 1,
    };
  }
}
