/**
 * @file Which causal relations follow one another: relation r leads to relation s when what r brings about is what s
 * starts from. The two arguments are compared as bags of terms, so "the blackout" in one document meets "a citywide
 * blackout" in another. These links carry gates (their evidence) and answers (their order).
 *
 * strength(r → s) = (C/Σ_{effect(r)} w + C/Σ_{cause(s)} w) / 2,  C = Σ_{t ∈ effect(r) ∩ cause(s)} w(t),  w(t) = ln(1 + A/n_t)
 *
 * with A the number of arguments in the notebook and n_t the number of them that contain t. Two arguments that each have a
 * word of their own that is at least as rare as any they share, or that name different places or people, tell of two events of one kind
 * ("the bloom in Lake Arn", "the bloom in Lake Bray") and are not linked. Two that name one thing need to overlap less.
 *
 * Within a document the same words mean the same. Two documents that both say "complications", "this role" or "artificial intelligence" do
 * not continue one another for that: there the arguments must share a name or a word that few have, or nearly all that they say. How much
 * they share is then the geometric mean of both shares, since a long argument always covers a short one.
 */
import type { ChainTable, EntityTable, RelationTable, Rows } from '../notebook/index-types.ts';
import { row, rowsFrom, transpose } from '../rows.ts';

/** Weaker overlaps are chance … */
const LEAST_STRENGTH = 0.5;
/** … unless both arguments agree on the most specific thing that either names, or have a name in common. */
const LEAST_AGREED_STRENGTH = 0.35;
/** Across documents: what arguments that share something rare, several words, or but one word have to have in common. */
const LEAST_COMMON = { rare: 0.35, several: 0.7, single: 0.9 };
/**
 * Arguments that may have a word which is rare across documents: so many by the root of the number of documents, within bounds. A few notes
 * on one matter mean the same by "the gridlock"; the more documents there are, the more subjects, and the less a common word says.
 */
const RARE = { byRoot: 60, least: 3, most: 12 };
/** A term in more than this share of the arguments links only together with others … */
const COMMON_SHARE = 0.01;
/** … but not because a small notebook is all about it. */
const COMMON_COUNT = 12;
/** Links kept for each relation, strongest first. */
const MOST_LINKS = 8;
/** Terms in more arguments than this are not followed: they tie everything to everything. */
const MOST_ARGUMENTS = 2000;

const CAUSAL = 0;
const TERM = 0;
/** "Arn lake" is a place although its head is a common noun. */
const CAPITALISED = /\p{Lu}\p{Ll}/u;

/** The weight w(t) of each term; see the file's head. */
export function argumentWeights(relations: RelationTable, termCount: number): Float32Array {
  const frequency = new Uint32Array(termCount);
  for (const term of relations.terms.items) frequency[term]!++;
  const total = relations.terms.offsets.length - 1;
  return Float32Array.from(frequency, (n) => (n === 0 ? Math.log(1 + total) : Math.log(1 + total / n)));
}

/** The weight of the rarest term of `side` that `other` lacks or, with `common`, has. */
function rarest(side: Uint32Array, other: Uint32Array, weight: Float32Array, common: boolean): number {
  return side.reduce((max, term) => (other.includes(term) === common ? Math.max(max, weight[term]!) : max), 0);
}

/**
 * How two arguments that overlap stand to each other: they `agree` when nothing that only one of them has is as specific
 * as the most specific thing they share, `differ` when both have something of their own that is, and are `open` else.
 */
function compare(effect: Uint32Array, cause: Uint32Array, weight: Float32Array): 'agree' | 'differ' | 'open' {
  const shared = rarest(effect, cause, weight, true);
  const own = [rarest(effect, cause, weight, false), rarest(cause, effect, weight, false)];
  if (own.every((specific) => specific >= shared)) return 'differ';
  return own.every((specific) => specific < shared) ? 'agree' : 'open';
}

/** The most specific term of each proper name in an argument. */
function nameTerms(relations: RelationTable, entities: EntityTable, side: number, weight: Float32Array): number[] {
  const names: number[] = [];
  for (const entity of row(relations.entities, side)) {
    if (entities.kinds[entity] === TERM && !CAPITALISED.test(entities.names[entity]!)) continue;
    let best = -1;
    for (const term of row(entities.terms, entity)) if (best < 0 || weight[term]! > weight[best]!) best = term;
    if (best >= 0) names.push(best);
  }
  return names;
}

/** A relation that continues another, and how surely. */
interface Link {
  s: number;
  strength: number;
}

/** Tells which relations continue which. */
class ChainLinker {
  readonly #relations: RelationTable;
  readonly #entities: EntityTable;
  readonly #documentOf: ArrayLike<number>;
  readonly #weight: Float32Array;
  /** The weight of all of each argument. */
  readonly #sums: Float32Array;
  /** The causal relations whose causes have each term. */
  readonly #startingWith: Rows;
  readonly #names: (number[] | undefined)[];
  /** An overlap of less weight is of common words alone. */
  readonly #least: number;
  readonly #rareWeight: number;
  readonly #shared: Float32Array;

  constructor(relations: RelationTable, entities: EntityTable, termCount: number, documentOf: ArrayLike<number>) {
    const count = relations.kind.length;
    this.#relations = relations;
    this.#entities = entities;
    this.#documentOf = documentOf;
    this.#weight = argumentWeights(relations, termCount);
    this.#sums = Float32Array.from({ length: count * 2 }, (_, side) =>
      row(relations.terms, side).reduce((sum, term) => sum + this.#weight[term]!, 0),
    );
    const causes = Array.from({ length: count }, (_, s) =>
      relations.kind[s] === CAUSAL ? row(relations.terms, 2 * s) : [],
    );
    this.#startingWith = transpose(rowsFrom(causes), termCount);
    this.#names = Array.from({ length: count * 2 });
    this.#least = Math.log(1 + (count * 2) / Math.max(COMMON_COUNT, COMMON_SHARE * count * 2));
    const documents = 1 + relations.kind.reduce((last, _, r) => Math.max(last, documentOf[r]!), 0);
    const rareCount = Math.min(RARE.most, Math.max(RARE.least, RARE.byRoot / Math.sqrt(documents)));
    this.#rareWeight = Math.log(1 + (count * 2) / rareCount);
    this.#shared = new Float32Array(count);
  }

  /** All that continue a relation, in no order. @param from the first relation that is looked at */
  continuations(r: number, from = 0): Link[] {
    const relations = this.#relations;
    const found: number[] = [];
    const shared = this.#shared;
    if (relations.kind[r] === CAUSAL) {
      for (const term of row(relations.terms, 2 * r + 1)) {
        const followers = row(this.#startingWith, term);
        if (followers.length > MOST_ARGUMENTS) continue;
        for (let at = followers.length - 1; at >= 0 && followers[at]! >= from; at--) {
          const s = followers[at]!;
          if (shared[s] === 0) found.push(s);
          shared[s]! += this.#weight[term]!;
        }
      }
    }
    const links: Link[] = [];
    for (const s of found) {
      const strength = this.#strength(r, s, shared[s]!);
      shared[s] = 0;
      if (strength > 0) links.push({ s, strength });
    }
    return links;
  }

  /** How surely one relation leads to another; 0: not at all. @param common weight of what the arguments share */
  #strength(r: number, s: number, common: number): number {
    const [effectSide, causeSide] = [2 * r + 1, 2 * s];
    const shares = [common / this.#sums[effectSide]!, common / this.#sums[causeSide]!] as const;
    const strength = (shares[0] + shares[1]) / 2;
    if (s === r || common < this.#least || strength < LEAST_AGREED_STRENGTH) return 0;
    if (this.#nameOthers(effectSide, causeSide)) return 0;
    const isElsewhere = this.#documentOf[r] !== this.#documentOf[s];
    if (isElsewhere && !this.#isOneEvent(effectSide, causeSide, Math.sqrt(shares[0] * shares[1]))) return 0;
    const { terms } = this.#relations;
    const standing = compare(row(terms, effectSide), row(terms, causeSide), this.#weight);
    const isSure = standing === 'agree' || strength >= LEAST_STRENGTH || this.#shareName(effectSide, causeSide);
    return standing !== 'differ' && isSure ? strength : 0;
  }

  #namesOf(side: number): number[] {
    return (this.#names[side] ??= nameTerms(this.#relations, this.#entities, side, this.#weight));
  }

  /** Whether both arguments have names and neither has any of the other's. */
  #nameOthers(effectSide: number, causeSide: number): boolean {
    const [effect, cause] = [this.#namesOf(effectSide), this.#namesOf(causeSide)];
    if (effect.length === 0 || cause.length === 0) return false;
    const { terms } = this.#relations;
    return (
      !effect.some((term) => row(terms, causeSide).includes(term)) &&
      !cause.some((term) => row(terms, effectSide).includes(term))
    );
  }

  /** Whether both arguments name one thing: "the layoffs at Zenden works", "Zenden works dismissed staff". */
  #shareName(effectSide: number, causeSide: number): boolean {
    return this.#namesOf(effectSide).some((term) => this.#namesOf(causeSide).includes(term));
  }

  /** Whether arguments of different documents tell of one event. `common` is the geometric mean of what each has in common. */
  #isOneEvent(effectSide: number, causeSide: number, common: number): boolean {
    const { terms } = this.#relations;
    const [effect, cause] = [row(terms, effectSide), row(terms, causeSide)];
    const isNamed = this.#namesOf(effectSide).some(
      (term) => this.#weight[term]! >= this.#least && this.#namesOf(causeSide).includes(term),
    );
    if (isNamed || rarest(effect, cause, this.#weight, true) >= this.#rareWeight) return common >= LEAST_COMMON.rare;
    const both = effect.filter((term) => cause.includes(term)).length;
    return common >= (both > 1 ? LEAST_COMMON.several : LEAST_COMMON.single);
  }
}

/** The strongest links of each relation, in rows. */
function packLinks(count: number, linksOf: (r: number) => Link[]): ChainTable {
  const links: number[][] = [];
  const strengths: number[] = [];
  for (let r = 0; r < count; r++) {
    const strongest = linksOf(r).sort((a, b) => b.strength - a.strength || a.s - b.s);
    strongest.length = Math.min(strongest.length, MOST_LINKS);
    links.push(strongest.map(({ s }) => s));
    strengths.push(...strongest.map(({ strength }) => Math.min(1, strength)));
  }
  return { ...rowsFrom(links), strength: Float32Array.from(strengths) };
}

/**
 * Links every causal relation to those that continue it.
 *
 * @param documentOf the document of each relation
 */
export function linkChains(
  relations: RelationTable,
  entities: EntityTable,
  termCount: number,
  documentOf: ArrayLike<number>,
): ChainTable {
  const linker = new ChainLinker(relations, entities, termCount, documentOf);
  return packLinks(relations.kind.length, (r) => linker.continuations(r));
}

/**
 * The chains with those that more relations make among themselves and with what is there. What linked before stays linked as it was, though the more
 * there is, the less a word weighs.
 *
 * @param before of the relations before the first that was added
 * @param relations all of them, those that were added at the end
 */
export function extendChains(
  before: ChainTable,
  relations: RelationTable,
  entities: EntityTable,
  termCount: number,
  documentOf: ArrayLike<number>,
): ChainTable {
  const first = before.offsets.length - 1;
  const linker = new ChainLinker(relations, entities, termCount, documentOf);
  return packLinks(relations.kind.length, (r) => {
    if (r >= first) return linker.continuations(r);
    const links = linker.continuations(r, first);
    for (let at = before.offsets[r]!; at < before.offsets[r + 1]!; at++) {
      links.push({ s: before.items[at]!, strength: before.strength[at]! });
    }
    return links;
  });
}
