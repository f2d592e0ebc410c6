/** @file What there is to correct in an index: entities and modules by words of their names, sentences by their place. */
import { moduleTitle } from '../hierarchy/titles.ts';
import { ENTITY_KINDS } from '../notebook/analysis.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import { row } from '../rows.ts';
import type { CrossedGate, EntityKind, Span } from '../types.ts';
import { moduleRefs } from './modules.ts';
import { aliasLists, finderOf, surfaceKey, surfacesOf } from './surface-key.ts';
import type { EntityRef, ModuleRef } from './types.ts';

function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** How many sentences mention each entity; beside another one, how many mention both, which never counts with itself. */
function countMentions(
  { entities, sentences }: NotebookIndex,
  beside: EntityRef | undefined,
): (entity: number) => number {
  if (!beside) return (entity) => row(entities.sentences, entity).length;
  const other = finderOf(entities).find(beside);
  const common = new Set(row(entities.sentences, other).filter((sentence) => sentences.wrong?.[sentence] !== 1));
  return (entity) =>
    entity === other ? 0 : row(entities.sentences, entity).reduce((sum, one) => sum + (common.has(one) ? 1 : 0), 0);
}

/**
 * Entities with a surface that has all words of a query, up to `most`: that of this name first, then the most mentioned.
 *
 * @param beside only those that a sentence mentions together with this entity
 */
export function findEntities(
  index: NotebookIndex,
  query: string,
  most: number,
  beside?: EntityRef,
): { ref: EntityRef; kind: EntityKind; sentences: number }[] {
  const { entities } = index;
  const words = wordsOf(query);
  const aliases = aliasLists(entities);
  const fits = (surface: string): boolean => words.every((word) => surface.includes(word));
  const mentions = countMentions(index, beside);
  const exact = finderOf(entities).find({ surfaces: [surfaceKey(query)] });
  const isNamed = (entity: number): boolean => entities.names[entity]!.toLowerCase() === words.join(' ');
  const found = [...entities.names.keys()].filter(
    (entity) =>
      (entity === exact ||
        fits(entities.names[entity]!.toLowerCase()) ||
        aliases[entity]!.some((alias) => fits(alias))) &&
      (!beside || mentions(entity) > 0),
  );
  const rank = (entity: number): number => (isNamed(entity) ? 2 : entity === exact ? 1 : 0);
  found.sort((a, b) => rank(b) - rank(a) || mentions(b) - mentions(a) || a - b);
  return found.slice(0, most).map((entity) => ({
    ref: { name: entities.names[entity]!, surfaces: surfacesOf(entities, entity, aliases[entity]!) },
    kind: ENTITY_KINDS[entities.kinds[entity]!]!,
    sentences: mentions(entity),
  }));
}

/** Modules whose title has all words of a query, up to `most`, largest first. */
export function findModules(index: NotebookIndex, query: string, most: number): { ref: ModuleRef; level: number }[] {
  const { hierarchy } = index;
  const words = wordsOf(query);
  const size = (module: number): number => row(hierarchy.members, module).length;
  const found = [...hierarchy.titles.keys()]
    .filter((module) => words.every((word) => moduleTitle(index, module).toLowerCase().includes(word)))
    .sort((a, b) => size(b) - size(a) || a - b)
    .slice(0, most);
  return moduleRefs(index, found).map((ref, i) => ({ ref, level: hierarchy.level[found[i]!]! }));
}

/** The sentence of the index that begins at a place and ends there too; −1 when none does. */
export function sentenceOf({ documents, sentences }: NotebookIndex, { documentId, start, end }: Span): number {
  const document = documents.ids.indexOf(documentId);
  if (document < 0) return -1;
  let low = documents.sentenceStart[document]!;
  let high = documents.sentenceStart[document + 1]!;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sentences.ranges[2 * middle]! < start) low = middle + 1;
    else high = middle;
  }
  const isIt = low < documents.sentenceStart[document + 1]! && sentences.ranges[2 * low] === start;
  return isIt && sentences.ranges[2 * low + 1] === end ? low : -1;
}

/** Sentences that mention an entity and are not wrong, document by document in reading order. */
export function sentencesOf({ entities, sentences }: NotebookIndex, entity: EntityRef): number[] {
  const found = finderOf(entities).find(entity);
  return found < 0 ? [] : [...row(entities.sentences, found)].filter((sentence) => sentences.wrong?.[sentence] !== 1);
}

/** Sentences that mention both entities and are not wrong, in reading order, up to `most`. */
export function sentencesWithBoth(index: NotebookIndex, one: EntityRef, other: EntityRef, most: number): number[] {
  const finder = finderOf(index.entities);
  if (finder.find(one) === finder.find(other)) return [];
  const withOther = new Set(sentencesOf(index, other));
  return sentencesOf(index, one)
    .filter((sentence) => withOther.has(sentence))
    .slice(0, most);
}

/** The modules that a gate of an answer joins; null when the index has no such gate. */
export function gateModules(
  index: NotebookIndex,
  { from, to, score }: Pick<CrossedGate, 'from' | 'to' | 'score'>,
): { from: ModuleRef; to: ModuleRef } | null {
  const { gates } = index;
  const alike = [...gates.from.keys()].filter(
    (gate) => moduleTitle(index, gates.from[gate]!) === from && moduleTitle(index, gates.to[gate]!) === to,
  );
  // Modules within each other may have the same title; then the score tells their gates apart.
  const gate = alike.find((other) => gates.score[other] === score) ?? alike[0];
  if (gate === undefined) return null;
  const [a, b] = moduleRefs(index, [gates.from[gate]!, gates.to[gate]!]);
  return { from: a!, to: b! };
}
