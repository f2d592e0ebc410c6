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
import type { ChainTable, EntityTable, RelationTable } from '../notebook/index-types.ts';
import { row, rowsFrom } from '../rows.ts';

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
  const count = relations.kind.length;
  const weight = argumentWeights(relations, termCount);
  const sums = Float32Array.from({ length: count * 2 }, (_, side) =>
    row(relations.terms, side).reduce((sum, term) => sum + weight[term]!, 0),
  );
  const least = Math.log(1 + (count * 2) / Math.max(COMMON_COUNT, COMMON_SHARE * count * 2));

  const startingWith = new Map<number, number[]>();
  for (let s = 0; s < count; s++) {
    if (relations.kind[s] !== CAUSAL) continue;
    for (const term of row(relations.terms, 2 * s)) {
      const known = startingWith.get(term);
      if (known) known.push(s);
      else startingWith.set(term, [s]);
    }
  }

  const names = Array.from({ length: count * 2 }, (_, side) => nameTerms(relations, entities, side, weight));
  /** Whether both arguments have names and neither has any of the other's. */
  const nameOthers = (effectSide: number, causeSide: number): boolean =>
    names[effectSide]!.length > 0 &&
    names[causeSide]!.length > 0 &&
    !names[effectSide]!.some((term) => row(relations.terms, causeSide).includes(term)) &&
    !names[causeSide]!.some((term) => row(relations.terms, effectSide).includes(term));

  /** Whether both arguments name one thing: "the layoffs at Zenden works", "Zenden works dismissed staff". */
  const shareName = (effectSide: number, causeSide: number): boolean =>
    names[effectSide]!.some((term) => names[causeSide]!.includes(term));

  const documents = 1 + relations.kind.reduce((last, _, r) => Math.max(last, documentOf[r]!), 0);
  const rareCount = Math.min(RARE.most, Math.max(RARE.least, RARE.byRoot / Math.sqrt(documents)));
  const rareWeight = Math.log(1 + (count * 2) / rareCount);

  /** Whether arguments of different documents tell of one event. `common` is the geometric mean of what each has in common. */
  const isOneEvent = (effectSide: number, causeSide: number, common: number): boolean => {
    const [effect, cause] = [row(relations.terms, effectSide), row(relations.terms, causeSide)];
    const isNamed = names[effectSide]!.some((term) => weight[term]! >= least && names[causeSide]!.includes(term));
    if (isNamed || rarest(effect, cause, weight, true) >= rareWeight) return common >= LEAST_COMMON.rare;
    const both = effect.filter((term) => cause.includes(term)).length;
    return common >= (both > 1 ? LEAST_COMMON.several : LEAST_COMMON.single);
  };

  const links: number[][] = [];
  const strengths: number[] = [];
  const shared = new Float32Array(count);
  for (let r = 0; r < count; r++) {
    const found: number[] = [];
    if (relations.kind[r] === CAUSAL) {
      for (const term of row(relations.terms, 2 * r + 1)) {
        const followers = startingWith.get(term);
        if (!followers || followers.length > MOST_ARGUMENTS) continue;
        for (const s of followers) {
          if (shared[s] === 0) found.push(s);
          shared[s]! += weight[term]!;
        }
      }
    }
    const scored: { s: number; strength: number }[] = [];
    for (const s of found) {
      const shares = [shared[s]! / sums[2 * r + 1]!, shared[s]! / sums[2 * s]!] as const;
      const strength = (shares[0] + shares[1]) / 2;
      const named = shared[s]! >= least;
      shared[s] = 0;
      if (s === r || !named || strength < LEAST_AGREED_STRENGTH || nameOthers(2 * r + 1, 2 * s)) continue;
      const isElsewhere = documentOf[r] !== documentOf[s];
      if (isElsewhere && !isOneEvent(2 * r + 1, 2 * s, Math.sqrt(shares[0] * shares[1]))) continue;
      const standing = compare(row(relations.terms, 2 * r + 1), row(relations.terms, 2 * s), weight);
      const isSure = standing === 'agree' || strength >= LEAST_STRENGTH || shareName(2 * r + 1, 2 * s);
      if (standing !== 'differ' && isSure) scored.push({ s, strength });
    }
    scored.sort((a, b) => b.strength - a.strength || a.s - b.s);
    scored.length = Math.min(scored.length, MOST_LINKS);
    links.push(scored.map(({ s }) => s));
    strengths.push(...scored.map(({ strength }) => Math.min(1, strength)));
  }
  return { ...rowsFrom(links), strength: Float32Array.from(strengths) };
}
