/** @file The graph of tables: entities, ties, communities with their reports, and which of them act on which. */
import type { CausewayError } from '../errors.ts';
import { rowsFrom } from '../rows.ts';
import { checkedRows, type CheckedRow, type TableFile } from './check.ts';
import {
  COMMUNITIES,
  COMMUNITY_CAUSAL,
  COMMUNITY_REPORTS,
  ENTITIES,
  RELATIONSHIPS,
  type RowOf,
  type TableName,
} from './columns.ts';
import type { GivenGates, GivenGraph } from './given.ts';
import { titleKey } from './title-key.ts';

/** Tables by name; those that are not there are left out. */
export type TableFiles = Readonly<Partial<Record<TableName, TableFile>>>;

/** Ids of a table's rows, by number in their order. */
export class Ids {
  readonly #numbers = new Map<string, number>();
  readonly what: string;

  /** @param what a row is, for messages: "text unit" */
  constructor(what: string) {
    this.what = what;
  }

  get size(): number {
    return this.#numbers.size;
  }

  add(id: string, { fail }: Pick<CheckedRow<unknown>, 'fail'>, column = 'id'): number {
    if (this.#numbers.has(id)) throw fail(column, `“${id}” is there twice.`);
    this.#numbers.set(id, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  get(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  /** @throws CausewayError `file-damaged` where there is none */
  find(id: string, { fail }: Pick<CheckedRow<unknown>, 'fail'>, column: string): number {
    const number = this.#numbers.get(id);
    if (number === undefined) throw fail(column, `there is no ${this.what} “${id}”.`);
    return number;
  }
}

export interface ReadEntity {
  title: string;
  type: string;
  /** Text units by number. */
  units: number[];
}

export async function readEntities(
  file: TableFile,
  units: Ids,
): Promise<{ entities: ReadEntity[]; ids: Ids; byTitle: Map<string, number> }> {
  const ids = new Ids('entity');
  const entities: ReadEntity[] = [];
  const byTitle = new Map<string, number>();
  for await (const checked of checkedRows(ENTITIES, file)) {
    const { id, title, type, text_unit_ids } = checked.row;
    if (titleKey(title!) === '') throw checked.fail('title', 'it is empty.');
    const entity = ids.add(id!, checked);
    const own = text_unit_ids!.map((unit) => units.find(unit, checked, 'text_unit_ids'));
    entities.push({ title: title!.trim(), type: type ?? '', units: [...new Set(own)].sort((a, b) => a - b) });
    const key = titleKey(title!);
    if (!byTitle.has(key)) byTitle.set(key, entity);
  }
  return { entities, ids, byTitle };
}

export interface ReadRelationship {
  source: number;
  target: number;
  weight: number;
  description: string;
  units: number[];
}

/**
 * Relationships, one after the other.
 *
 * @param onLost told of those that name an entity which is not there what is wrong with the row; they are left out
 */
export async function* readRelationships(
  file: TableFile,
  units: Ids,
  byTitle: ReadonlyMap<string, number>,
  onLost: (problem: CausewayError) => void,
): AsyncGenerator<ReadRelationship> {
  const ids = new Ids('relationship');
  for await (const checked of checkedRows(RELATIONSHIPS, file)) {
    const { id, source, target, weight, description, text_unit_ids } = checked.row;
    ids.add(id!, checked);
    const own = text_unit_ids!.map((unit) => units.find(unit, checked, 'text_unit_ids'));
    const [a, b] = [byTitle.get(titleKey(source!)), byTitle.get(titleKey(target!))];
    if (a === undefined) onLost(checked.fail('source', `there is no entity “${source}”.`));
    else if (b === undefined) onLost(checked.fail('target', `there is no entity “${target}”.`));
    else yield { source: a, target: b, weight: weight ?? 1, description: description ?? '', units: own };
  }
}

/** Ties of relationships: those between the same two entities are one. @param each told of every relationship, in its order */
export async function readTies(
  relationships: AsyncIterable<ReadRelationship>,
  each: (relationship: ReadRelationship) => void = () => {},
): Promise<Pick<GivenGraph, 'tieSource' | 'tieTarget' | 'tieWeight'>> {
  const ties = new Map<string, { a: number; b: number; weight: number }>();
  for await (const relationship of relationships) {
    each(relationship);
    const { source, target, weight } = relationship;
    if (source === target || weight <= 0) continue;
    const [a, b] = source < target ? [source, target] : [target, source];
    const tie = ties.get(`${a} ${b}`);
    if (tie) tie.weight += weight;
    else ties.set(`${a} ${b}`, { a, b, weight });
  }
  const list = [...ties.values()];
  return {
    tieSource: Uint32Array.from(list, ({ a }) => a),
    tieTarget: Uint32Array.from(list, ({ b }) => b),
    tieWeight: Float32Array.from(list, ({ weight }) => weight),
  };
}

interface Community {
  number: number;
  title: string;
  level: number | null;
  parent: number | null;
  /** The column that tells the parent. */
  by: 'parent' | 'children';
  children: number[];
  /** Entities that are told of it itself. */
  own: number[];
  fail: CheckedRow<unknown>['fail'];
}

async function readCommunities(file: TableFile, entities: Ids): Promise<Map<number, Community>> {
  const found = new Map<number, Community>();
  for await (const checked of checkedRows(COMMUNITIES, file)) {
    const { community, title, level, parent, children, entity_ids } = checked.row;
    if (found.has(community!)) throw checked.fail('community', `“${community}” is there twice.`);
    const own = (entity_ids ?? []).map((entity) => entities.find(entity, checked, 'entity_ids'));
    found.set(community!, {
      number: community!,
      title: title ?? `Community ${community}`,
      level,
      parent: parent === null || parent < 0 ? null : parent,
      by: 'parent',
      children: children ?? [],
      own,
      fail: checked.fail,
    });
  }
  for (const { parent, children, fail } of found.values()) {
    if (parent !== null && !found.has(parent)) throw fail('parent', `there is no community “${parent}”.`);
    const lost = children.find((child) => !found.has(child));
    if (lost !== undefined) throw fail('children', `there is no community “${lost}”.`);
  }
  // Either says it: what has no parent may be named by one.
  for (const community of found.values()) {
    for (const number of community.children) {
      const child = found.get(number)!;
      if (child.parent !== null) continue;
      child.parent = community.number;
      child.by = 'children';
    }
  }
  return found;
}

/** Communities with parents before their parts; by number where that is so. */
function fromTop(communities: ReadonlyMap<number, Community>): Community[] {
  const depths = new Map<number, number>();
  const depthOf = (community: Community): number => {
    const way: Community[] = [];
    const seen = new Set<number>();
    for (let at: Community | undefined = community; at && !depths.has(at.number);) {
      if (seen.has(at.number)) throw at.fail(at.by, `what community “${at.number}” is part of is part of itself.`);
      seen.add(at.number);
      way.push(at);
      at = at.parent === null ? undefined : communities.get(at.parent);
    }
    for (const one of way.reverse()) depths.set(one.number, one.parent === null ? 0 : depths.get(one.parent)! + 1);
    return depths.get(community.number)!;
  };
  const all = [...communities.values()].sort((a, b) => a.number - b.number);
  for (const community of all) depthOf(community);
  const isInOrder = all.every(({ parent, number }) => parent === null || parent < number);
  return isInOrder ? all : all.sort((a, b) => depths.get(a.number)! - depths.get(b.number)! || a.number - b.number);
}

type Modules = Pick<GivenGraph, 'parent' | 'titles' | 'reportTitles' | 'reportSummaries' | 'memberOffsets' | 'members'>;

interface ReadModules {
  modules: Modules;
  /** Number of a community → module. */
  moduleOf: ReadonlyMap<number, number>;
}

/** Communities as modules: each has the entities of its parts as well. */
export async function readModules(files: TableFiles, entities: Ids): Promise<ReadModules> {
  const communities = files.communities
    ? await readCommunities(files.communities, entities)
    : new Map<number, Community>();
  const order = fromTop(communities);
  const moduleOf = new Map(order.map(({ number }, module) => [number, module]));
  const members = order.map(({ own }) => new Set(own));
  const parent = Int32Array.from(order, (one) => (one.parent === null ? -1 : moduleOf.get(one.parent)!));
  for (let module = order.length - 1; module >= 0; module--) {
    if (parent[module]! < 0) continue;
    for (const entity of members[module]!) members[parent[module]!]!.add(entity);
  }
  const rows = rowsFrom(members.map((own) => Uint32Array.from(own).sort()));
  const reports = {
    reportTitles: order.map(() => ''),
    reportSummaries: order.map(() => ''),
  };
  if (files.community_reports) {
    for await (const checked of checkedRows(COMMUNITY_REPORTS, files.community_reports)) {
      const { community, title, summary, full_content } = checked.row;
      const module = moduleOf.get(community!);
      if (module === undefined) throw checked.fail('community', `there is no community “${community}”.`);
      reports.reportTitles[module] = oneLine(title!);
      reports.reportSummaries[module] = oneLine(summary ?? full_content ?? '');
    }
  }
  const titles = order.map(({ title }) => oneLine(title));
  return { modules: { parent, titles, ...reports, memberOffsets: rows.offsets, members: rows.items }, moduleOf };
}

/** One line without the signs that the index's blocks are joined by. */
function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\s]+/g, ' ').trim();
}

/** A gate that nobody gave a score is as sure as can be: a model said yes. */
const JUDGED_SCORE = 1;

/** What acts on what, of CausalRAG2: what is listed at both ends has no direction that is known. */
export async function readCausalChildren(
  file: TableFile,
  moduleOf: ReadonlyMap<number, number>,
  judge: string,
): Promise<GivenGates> {
  const listed = new Set<string>();
  const pairs: [number, number][] = [];
  for await (const checked of checkedRows(COMMUNITY_CAUSAL, file)) {
    const { community, causal_children } = checked.row as RowOf<typeof COMMUNITY_CAUSAL>;
    const from = moduleOf.get(community!);
    if (from === undefined) throw checked.fail('community', `there is no community “${community}”.`);
    for (const child of causal_children!) {
      const to = moduleOf.get(child);
      if (to === undefined) throw checked.fail('causal_children', `there is no community “${child}”.`);
      if (to === from || listed.has(`${from} ${to}`)) continue;
      listed.add(`${from} ${to}`);
      pairs.push([from, to]);
    }
  }
  const isBoth = ([from, to]: [number, number]): boolean => listed.has(`${to} ${from}`);
  const gates = pairs.filter((pair) => !isBoth(pair) || pair[0] < pair[1]);
  return {
    from: Uint32Array.from(gates, ([from]) => from),
    to: Uint32Array.from(gates, ([, to]) => to),
    score: Float32Array.from(gates, () => JUDGED_SCORE),
    directed: Uint8Array.from(gates, (pair) => (isBoth(pair) ? 0 : 1)),
    byPerson: new Uint8Array(gates.length),
    judges: gates.map(() => judge),
    evidenceOffsets: new Uint32Array(gates.length + 1),
    evidence: new Uint32Array(0),
    documents: [],
    statements: new Uint32Array(0),
  };
}
