/** @file Rows of the graph: entities, what ties them, the communities that they form, and what is reported of these. */
import { moduleReport, moduleTitle } from '../hierarchy/titles.ts';
import { ENTITY_KINDS } from '../notebook/analysis.ts';
import { row } from '../rows.ts';
import type {
  COMMUNITIES,
  COMMUNITY_CAUSAL,
  COMMUNITY_REPORTS,
  ENTITIES,
  Finding,
  RELATIONSHIPS,
  RowOf,
} from './columns.ts';
import { common, tiesAmong } from './members.ts';
import { titleKey } from './title-key.ts';
import { idOf, sentenceText, type Prepared } from './source.ts';

/** GraphRAG ranks reports from 0 to 10. */
const HIGHEST_RANK = 10;

/** Names, with a number where another entity has the same: relationships name their ends by title alone. */
function titlesOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let title = name;
    for (let next = 2; taken.has(titleKey(title)); next++) title = `${name} (${next})`;
    taken.add(titleKey(title));
    return title;
  });
}

export async function* entityRows(source: Prepared): AsyncGenerator<RowOf<typeof ENTITIES>> {
  const { index, members } = source;
  const { entities, graph } = index;
  for (const [entity, title] of titlesOf(entities.names).entries()) {
    await source.onRow?.();
    const passages = row(members.passagesOfEntity, entity);
    const [first] = row(entities.sentences, entity);
    yield {
      id: idOf.entity(entity),
      human_readable_id: entity,
      title,
      type: ENTITY_KINDS[entities.kinds[entity]!]!,
      // What a model would write: here the sentence that names it first.
      description: first === undefined ? '' : await sentenceText(source, first),
      text_unit_ids: Array.from(passages, idOf.textUnit),
      frequency: passages.length,
      degree: graph.offsets[entity + 1]! - graph.offsets[entity]!,
    };
  }
}

/** For two entities that stand on the two sides of a relation, that relation; the first of several. */
function statementsByPair({ relations }: Prepared['index']): (a: number, b: number) => number | undefined {
  const found = new Map<string, number>();
  for (let relation = 0; relation < relations.kind.length; relation++) {
    for (const a of row(relations.entities, 2 * relation)) {
      for (const b of row(relations.entities, 2 * relation + 1)) {
        const key = a < b ? `${a} ${b}` : `${b} ${a}`;
        if (!found.has(key)) found.set(key, relation);
      }
    }
  }
  return (a, b) => found.get(`${a} ${b}`);
}

/** For two entities the sentence that states something of both, else one that names both; undefined: neighbouring sentences may tie them, too, and then neither says both. */
export function sentencesOfTies(index: Prepared['index']): (a: number, b: number) => number | undefined {
  const stating = statementsByPair(index);
  const { entities, relations } = index;
  return (a, b) => {
    const statement = stating(a, b);
    if (statement !== undefined) return relations.sentence[statement]!;
    return common(row(entities.sentences, a), row(entities.sentences, b))[0];
  };
}

export async function* relationshipRows(source: Prepared): AsyncGenerator<RowOf<typeof RELATIONSHIPS>> {
  const { index, members } = source;
  const { entities, graph } = index;
  const sentenceOf = sentencesOfTies(index);
  const degree = (entity: number): number => graph.offsets[entity + 1]! - graph.offsets[entity]!;
  const { ties } = members;
  const titles = titlesOf(entities.names);
  for (let tie = 0; tie < ties.source.length; tie++) {
    await source.onRow?.();
    const [a, b] = [ties.source[tie]!, ties.target[tie]!];
    const sentence = sentenceOf(a, b);
    yield {
      id: idOf.relationship(tie),
      human_readable_id: tie,
      source: titles[a]!,
      target: titles[b]!,
      description: sentence === undefined ? '' : await sentenceText(source, sentence),
      weight: ties.weight[tie]!,
      combined_degree: degree(a) + degree(b),
      text_unit_ids: common(row(members.passagesOfEntity, a), row(members.passagesOfEntity, b)).map(idOf.textUnit),
    };
  }
}

/** Communities in GraphRAG's way: level 0 is the top, −1 no parent. */
function communityRow({ index, members, day }: Prepared, module: number): RowOf<typeof COMMUNITIES> {
  const { hierarchy } = index;
  let level = 0;
  for (let above = hierarchy.parent[module]!; above >= 0; above = hierarchy.parent[above]!) level++;
  const own = row(hierarchy.members, module);
  const passages = new Set<number>();
  for (const entity of own) for (const passage of row(members.passagesOfEntity, entity)) passages.add(passage);
  return {
    id: idOf.community(module),
    human_readable_id: module,
    community: module,
    level,
    parent: hierarchy.parent[module]!,
    children: [...row(hierarchy.children, module)],
    title: hierarchy.titles[module]!,
    entity_ids: Array.from(own, idOf.entity),
    relationship_ids: tiesAmong(members.ties, own).map(idOf.relationship),
    text_unit_ids: [...passages].sort((a, b) => a - b).map(idOf.textUnit),
    period: day,
    size: own.length,
  };
}

export async function* communityRows(source: Prepared): AsyncGenerator<RowOf<typeof COMMUNITIES>> {
  for (let module = 0; module < source.index.hierarchy.level.length; module++) {
    await source.onRow?.();
    yield communityRow(source, module);
  }
}

/** What a gate leads to from each module; one whose direction is not known is listed at both its ends, as all are in CausalRAG2. */
function causalChildren({ hierarchy, gates }: Prepared['index']): Set<number>[] {
  const children = Array.from(hierarchy.level, () => new Set<number>());
  gates.from.forEach((from, gate) => {
    children[from]!.add(gates.to[gate]!);
    if (gates.directed[gate] === 0) children[gates.to[gate]!]!.add(from);
  });
  return children;
}

export async function* communityCausalRows(source: Prepared): AsyncGenerator<RowOf<typeof COMMUNITY_CAUSAL>> {
  const causal = causalChildren(source.index);
  for (const [module, own] of causal.entries()) {
    await source.onRow?.();
    const community = communityRow(source, module);
    const causal_children = [...own].sort((a, b) => a - b);
    const children = [...new Set([...community.children!, ...causal_children])];
    yield { ...community, children, causal_children };
  }
}

export async function* communityReportRows(source: Prepared): AsyncGenerator<RowOf<typeof COMMUNITY_REPORTS>> {
  const { index, factsOf } = source;
  const { hierarchy, documents, sentences } = index;
  const sizes = Array.from(hierarchy.level, (_, module) => row(hierarchy.members, module).length);
  const largest = Math.max(1, ...sizes);
  for (let module = 0; module < sizes.length; module++) {
    await source.onRow?.();
    const { community, level, parent, children, period, size } = communityRow(source, module);
    const title = moduleTitle(index, module);
    const written = moduleReport(index, module);
    const findings: Finding[] = [];
    for (const sentence of row(hierarchy.summary, module)) {
      const id = documents.ids[sentences.document[sentence]!]!;
      findings.push({ summary: await sentenceText(source, sentence), explanation: factsOf(id).name });
    }
    const summary = written?.summary ?? findings.map((finding) => finding.summary).join(' ');
    const rank = HIGHEST_RANK * (Math.log1p(size!) / Math.log1p(largest));
    const rating_explanation = `${size} entities; the largest community has ${largest}.`;
    const points = findings.map((finding) => `- ${finding.summary} (${finding.explanation})`).join('\n');
    yield {
      id: idOf.community(module),
      human_readable_id: module,
      ...{ community, level, parent, children, title, summary },
      full_content: `# ${title}\n\n${summary}\n\n${points}`,
      rank,
      rating_explanation,
      findings,
      full_content_json: JSON.stringify({ title, summary, rating: rank, rating_explanation, findings }),
      ...{ period, size },
    };
  }
}
