/**
 * @file Which entity of an index a surface of another document names: the two stages of canonicalisation (`graph/entities.ts`) asked of one surface at a
 * time, so that what it costs does not grow with what is there.
 */
import { aliasLists, surfaceKey } from '../corrections/surface-key.ts';
import { canBeSame, LARGEST_HEAD_BLOCK, SAME_CONTEXT } from '../graph/entities.ts';
import { isFuzzy, LARGEST_BLOCK, oneLetterApart, prefixOf, singleLetters } from '../graph/surfaces.ts';
import type { NotebookIndex, Rows, VectorTable } from '../notebook/index-types.ts';
import { row, transpose } from '../rows.ts';
import { termsOf } from '../text/tokens.ts';
import { rowCosine } from '../vector/quantised.ts';

/** A surface as it stands in another document. */
export interface AskedSurface {
  key: string;
  /** Its distinct terms, as the index numbers them, in their order. */
  terms: Uint32Array;
}

/** What the words around a surface say. */
export interface AskedContext {
  kind: number;
  /** Its row among `vectors`. */
  row: number;
  vectors: VectorTable;
}

const NONE = -1;

function isWithin(inner: Uint32Array, outer: Uint32Array): boolean {
  return inner.every((term) => outer.includes(term));
}

export class KnownSurfaces {
  readonly #index: Pick<NotebookIndex, 'entities' | 'entityVectors' | 'documents'>;
  readonly #aliases: string[][];
  readonly #entitiesOf: Rows;
  readonly #numberOf: (term: string) => number | undefined;
  readonly #terms = new Map<string, Uint32Array>();
  readonly #titled: ReadonlySet<number>;
  #prefixes: Map<string, { surface: string; entity: number }[]> | null = null;
  #wordless: number[] | null = null;

  /**
   * @param termCount number of terms of the index
   * @param numberOf the number of a term of the index
   */
  constructor(
    index: Pick<NotebookIndex, 'entities' | 'entityVectors' | 'documents'>,
    termCount: number,
    numberOf: (term: string) => number | undefined,
  ) {
    this.#index = index;
    this.#aliases = aliasLists(index.entities);
    this.#entitiesOf = transpose(index.entities.terms, termCount);
    this.#numberOf = numberOf;
    this.#titled = new Set(index.documents.titleEntity);
  }

  /** The entity that is written the same, or with the same words in another order; −1 where there is none. */
  written(asked: AskedSurface): number {
    const form = surfaceKey(asked.key);
    const letters = singleLetters(asked.key);
    let first = NONE;
    for (const entity of this.#candidates(asked.terms)) {
      // What has one surface has no more terms than that.
      const isAlone = this.#aliases[entity]!.length === 0;
      if (isAlone && row(this.#index.entities.terms, entity).length !== asked.terms.length) continue;
      for (const surface of this.#surfacesOf(entity)) {
        if (surfaceKey(surface) === form) return entity;
        const terms = this.#termsOf(surface);
        const isSame = terms.length > 0 && terms.length === asked.terms.length && isWithin(asked.terms, terms);
        if (first === NONE && isSame && singleLetters(surface) === letters) first = entity;
      }
    }
    return first;
  }

  /** The entity that is written with one letter otherwise; −1 where there is none. */
  misspelt({ key }: AskedSurface): number {
    if (!isFuzzy(key)) return NONE;
    const block = this.#blockOf(prefixOf(key));
    if (block.length > LARGEST_BLOCK) return NONE;
    return block.find(({ surface }) => oneLetterApart(surface, key))?.entity ?? NONE;
  }

  /** The entity with the same head whose words hold these, or lie in them, and that stands among nearly the same words; −1 where there is none. */
  inContext(asked: AskedSurface, { kind, row: number, vectors }: AskedContext): number {
    const head = asked.terms.at(-1);
    if (head === undefined) return NONE;
    const { entities, entityVectors } = this.#index;
    const block = row(this.#entitiesOf, head);
    if (block.length > LARGEST_HEAD_BLOCK) return NONE;
    for (const entity of block) {
      if (entities.kinds[entity] !== kind) continue;
      const terms = this.#termsOf(entities.names[entity]!);
      if (terms.at(-1) !== head) continue;
      const [inner, outer] = terms.length < asked.terms.length ? [terms, asked.terms] : [asked.terms, terms];
      if (!canBeSame(inner, outer)) continue;
      // A document's title takes in a shorter name only where that stands in no other document, and this one is another.
      if (outer === terms && this.#titled.has(entity)) continue;
      if (rowCosine(vectors, number, entityVectors, entity) >= SAME_CONTEXT) return entity;
    }
    return NONE;
  }

  /** Whether an entity has a surface of this form. */
  has(entity: number, key: string): boolean {
    const form = surfaceKey(key);
    return this.#surfacesOf(entity).some((surface) => surfaceKey(surface) === form);
  }

  #candidates(terms: Uint32Array): Iterable<number> {
    if (terms.length === 0) return (this.#wordless ??= this.#withoutTerms());
    const rows = Array.from(terms, (term) => row(this.#entitiesOf, term));
    const shortest = rows.reduce((least, one) => (one.length < least.length ? one : least));
    return shortest.filter((entity) => isWithin(terms, row(this.#index.entities.terms, entity)));
  }

  #withoutTerms(): number[] {
    const { names, terms } = this.#index.entities;
    return [...names.keys()].filter((entity) => terms.offsets[entity] === terms.offsets[entity + 1]);
  }

  /** A name that a person gave is no surface. */
  #surfacesOf(entity: number): string[] {
    const { names, named } = this.#index.entities;
    const aliases = this.#aliases[entity]!;
    return named?.[entity] === 1 ? aliases : [names[entity]!, ...aliases];
  }

  #termsOf(surface: string): Uint32Array {
    let terms = this.#terms.get(surface);
    if (!terms) {
      const numbers = termsOf(surface.toLowerCase()).map((term) => this.#numberOf(term));
      terms = Uint32Array.from(new Set(numbers.filter((number) => number !== undefined)));
      this.#terms.set(surface, terms);
    }
    return terms;
  }

  #blockOf(prefix: string): { surface: string; entity: number }[] {
    if (!this.#prefixes) {
      this.#prefixes = new Map();
      for (let entity = 0; entity < this.#aliases.length; entity++) {
        for (const written of this.#surfacesOf(entity)) {
          const surface = written.toLowerCase();
          if (!isFuzzy(surface)) continue;
          const block = this.#prefixes.get(prefixOf(surface));
          if (block) block.push({ surface, entity });
          else this.#prefixes.set(prefixOf(surface), [{ surface, entity }]);
        }
      }
    }
    return this.#prefixes.get(prefix) ?? [];
  }
}
