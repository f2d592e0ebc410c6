/**
 * @file An index without some of its documents: what `restrict.ts` leaves of it, and of the names that entities have in several documents only those that are
 * still written somewhere. So nothing of what was taken out is left.
 */
import { row, rowsFrom, transpose } from '../rows.ts';
import { termsOf } from '../text/tokens.ts';
import type { EntityTable, NotebookIndex } from './index-types.ts';
import { numbersInWhole, restrictIndex } from './restrict.ts';

/** Tells whether surfaces still stand somewhere in an index. */
class Written {
  readonly #index: NotebookIndex;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #sentenceTerms;
  readonly #titled = new Map<number, number[]>();

  constructor(index: NotebookIndex) {
    this.#index = index;
    this.#numbers = new Map(index.lexicon.terms.map((term, number) => [term, number]));
    this.#sentenceTerms = transpose(index.postings, index.sentences.document.length);
    index.documents.titleEntity.forEach((entity, document) => {
      this.#titled.set(entity, [...(this.#titled.get(entity) ?? []), document]);
    });
  }

  /** The terms of a surface that are left. */
  termsOf(surface: string): number[] {
    return termsOf(surface.toLowerCase()).flatMap((term) => this.#numbers.get(term) ?? []);
  }

  /** Whether a sentence that mentions an entity, or the title of a document that is about it, has all words of a surface. */
  stands(surface: string, entity: number): boolean {
    const terms = termsOf(surface.toLowerCase());
    const known = this.termsOf(surface);
    if (known.length < terms.length) return false;
    const { entities, documents } = this.#index;
    const has = (words: Uint32Array) => known.every((term) => words.includes(term));
    return (
      row(entities.sentences, entity).some((sentence) => has(row(this.#sentenceTerms, sentence))) ||
      (this.#titled.get(entity) ?? []).some((document) => has(row(documents.titleTerms, document)))
    );
  }
}

/** Entities with the surfaces that are left to them. @param changed those that lost sentences */
function withoutLostSurfaces(index: NotebookIndex, changed: readonly number[]): EntityTable {
  const { entities } = index;
  const written = new Written(index);
  const aliases: { alias: string; entity: number }[][] = entities.names.map(() => []);
  entities.aliases.forEach((alias, i) => {
    const entity = entities.aliasEntity[i]!;
    aliases[entity]!.push({ alias, entity });
  });
  const names = [...entities.names];
  const terms = new Map<number, number[]>();
  for (const entity of changed) {
    const left = aliases[entity]!.filter(({ alias }) => written.stands(alias, entity));
    const isGiven = entities.named?.[entity] === 1;
    if (left.length === aliases[entity]!.length && (isGiven || written.stands(names[entity]!, entity))) continue;
    if (!isGiven && !written.stands(names[entity]!, entity)) names[entity] = left.shift()?.alias ?? names[entity]!;
    aliases[entity] = left;
    const surfaces = [names[entity]!, ...left.map(({ alias }) => alias)];
    terms.set(entity, [...new Set(surfaces.flatMap((surface) => written.termsOf(surface)))]);
  }
  const kept = aliases.flat();
  return {
    ...entities,
    names,
    aliases: kept.map(({ alias }) => alias),
    aliasEntity: Uint32Array.from(kept, ({ entity }) => entity),
    terms: rowsFrom(names.map((_, entity) => terms.get(entity) ?? row(entities.terms, entity))),
  };
}

/** Takes documents out of an index. @returns the same index where it has none of them */
export function withoutDocuments(index: NotebookIndex, ids: ReadonlySet<string>): NotebookIndex {
  const isKept = (document: number) => !ids.has(index.documents.ids[document]!);
  const left = restrictIndex(index, (passage) => isKept(index.passages.document[passage]!), isKept);
  const whole = numbersInWhole(left);
  if (!whole) return index;
  const count = (table: EntityTable, entity: number) => row(table.sentences, entity).length;
  const changed = [...left.entities.names.keys()].filter(
    (entity) => count(left.entities, entity) < count(index.entities, whole.entities[entity]!),
  );
  return { ...left, entities: withoutLostSurfaces(left, changed) };
}
