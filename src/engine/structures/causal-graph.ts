/**
 * @file Builds the graph of events out of an index's statements: CogniRAG's low-order hyperedges (equation 4), each with category, strength,
 * time order, sign and everything that speaks for and against it.
 *
 * strength = 1 + 9 · pro · (1 − contra/2) · category,  pro = 1 − Π_d (1 − 0.7 · max_{claims in d} confidence · modality)
 *
 * over independent documents d: a sentence that stands word for word in several counts for one. `contra` is the same over what denies the link
 * or claims its contrary. Nothing follows from a link where contra > pro.
 */
import { RELATION_KINDS } from '../notebook/analysis.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import { rowsFrom } from '../rows.ts';
import { categoryOf, delayOf, isAmplifying, isNecessary, orderOf, relatedCategory } from './cues.ts';
import { signsOfSides } from './direction.ts';
import type { CausalGraph, CausalRole, EventLink, EventOfSide, LinkCategory, Sign, StatementWords } from './types.ts';

const [CAUSAL, ASSOCIATED, DENIED] = (['causal', 'associated', 'denied'] as const).map((kind) =>
  RELATION_KINDS.indexOf(kind),
);
/** What doubt leaves of a statement. */
const HEDGED = 0.6;
/** One document alone is never sure: what it can bring of a strength. */
const BY_ONE = 0.7;
/** What a category leaves of a link's strength: a contribution or a condition is not all that it takes. */
const OF_CATEGORY: Record<LinkCategory, number> = {
  direct: 1,
  mechanism: 1,
  condition: 0.9,
  indirect: 0.8,
  correlation: 0.25,
  general: 0.15,
};

/** What is used of an index. */
export interface GraphInput {
  index: Pick<NotebookIndex, 'relations' | 'sentences'>;
  eventOfSide: EventOfSide;
  words(relation: number): StatementWords;
  /** Relations that take no part: of removed documents, or taken back. */
  isExcluded?(relation: number): boolean;
}

/** Statements between two events in one pair of directions. */
interface Gathered {
  cause: number;
  causeSign: Sign;
  effect: number;
  effectSign: Sign;
  claims: number[];
  denials: number[];
  associations: number[];
}

function plainSentence(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** How much a list of statements weighs, 0 to 1, and by which independent documents. */
function weigh(
  { index: { relations, sentences }, words }: GraphInput,
  statements: readonly number[],
): { weight: number; documents: number[] } {
  const best = new Map<number, number>();
  const seen = new Map<string, number>();
  for (const relation of statements) {
    const document = sentences.document[relations.sentence[relation]!]!;
    const text = plainSentence(words(relation).sentence);
    // A copy counts where its words were first met.
    const owner = seen.get(text) ?? document;
    seen.set(text, owner);
    const weight = relations.confidence[relation]! * (relations.hedged[relation] === 1 ? HEDGED : 1);
    best.set(owner, Math.max(best.get(owner) ?? 0, weight));
  }
  const missing = [...best.values()].reduce((product, weight) => product * (1 - BY_ONE * weight), 1);
  return { weight: 1 - missing, documents: [...best.keys()] };
}

function mostFrequent<T>(values: readonly T[]): T {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return values.reduce((best, value) => (counts.get(value)! > counts.get(best)! ? value : best));
}

function linkOf(input: GraphInput, gathered: Gathered, contrary: readonly number[]): EventLink {
  const { relations } = input.index;
  const { claims, denials, associations, ...ends } = gathered;
  const against = [...denials, ...contrary];
  const pro = weigh(input, claims);
  const contra = weigh(input, against);
  const told = claims.map((relation) => input.words(relation));
  const category =
    told.length > 0
      ? mostFrequent(told.map(categoryOf))
      : associations.length > 0
        ? mostFrequent(associations.map((relation) => relatedCategory(input.words(relation))))
        : 'general';
  const share = (claims.length > 0 ? pro.weight : 1) * (1 - contra.weight / 2) * OF_CATEGORY[category];
  const surest = [...claims].sort(
    (a, b) =>
      relations.hedged[a]! - relations.hedged[b]! || relations.confidence[b]! - relations.confidence[a]! || a - b,
  );
  return {
    ...ends,
    category,
    strength: Math.max(1, Math.min(10, Math.round(1 + 9 * share))),
    claims: surest,
    against,
    associations,
    documents: pro.documents,
    isHedged: claims.length > 0 && claims.every((relation) => relations.hedged[relation] === 1),
    isFollowed: claims.length > 0 && pro.weight >= contra.weight,
    isNecessary: told.some(isNecessary),
    amplifies: told.some(isAmplifying),
    order: told.map(orderOf).find((order) => order !== null) ?? null,
    delay: told.map(delayOf).find((delay) => delay !== '') ?? '',
  };
}

/** Groups the statements by the two events and the directions in which they name them. */
function gather(input: GraphInput, signOfSide: Int8Array): Gathered[] {
  const { index, eventOfSide } = input;
  const groups = new Map<string, Gathered>();
  index.relations.kind.forEach((kind, relation) => {
    const [cause, effect] = [eventOfSide[2 * relation]!, eventOfSide[2 * relation + 1]!];
    // What leads to itself under another wording says nothing.
    if (cause < 0 || effect < 0 || cause === effect) return;
    const causeSign = signOfSide[2 * relation] as Sign;
    const effectSign = signOfSide[2 * relation + 1] as Sign;
    const key = `${cause} ${causeSign} ${effect} ${effectSign}`;
    let group = groups.get(key);
    if (!group) {
      group = { cause, causeSign, effect, effectSign, claims: [], denials: [], associations: [] };
      groups.set(key, group);
    }
    if (kind === CAUSAL) group.claims.push(relation);
    else if (kind === DENIED) group.denials.push(relation);
    else if (kind === ASSOCIATED) group.associations.push(relation);
  });
  return [...groups.values()];
}

/**
 * Moves denials to what they deny: a denial stands beside each claim between the same events with the same sign, and by itself where
 * there is none.
 */
function linksOf(input: GraphInput, groups: readonly Gathered[]): EventLink[] {
  const between = new Map<string, Gathered[]>();
  for (const group of groups) {
    const key = `${group.cause} ${group.effect}`;
    between.set(key, [...(between.get(key) ?? []), group]);
  }
  const product = (group: Gathered): number => group.causeSign * group.effectSign;
  return [...between.values()].flatMap((together) => {
    const claimed = together.filter(({ claims }) => claims.length > 0);
    if (claimed.length === 0) return together.map((group) => linkOf(input, group, []));
    const denials = together.flatMap((group) => group.denials);
    const associations = together.flatMap((group) => group.associations);
    return claimed.map((group) => {
      const contrary = claimed.filter((other) => product(other) !== product(group)).flatMap(({ claims }) => claims);
      return linkOf(input, { ...group, denials, associations }, contrary);
    });
  });
}

/** Builds the graph; see the file's head. */
export function causalGraph(input: GraphInput): CausalGraph {
  const { index, isExcluded, words } = input;
  const { relations } = index;
  const eventOfSide = input.eventOfSide.slice();
  const signOfSide = new Int8Array(eventOfSide.length).fill(1);
  let eventCount = 0;
  for (let relation = 0; relation < relations.kind.length; relation++) {
    if (eventOfSide[2 * relation]! < 0) continue;
    if (isExcluded?.(relation)) {
      eventOfSide.fill(-1, 2 * relation, 2 * relation + 2);
      continue;
    }
  }
  for (const event of eventOfSide) eventCount = Math.max(eventCount, event + 1);
  const sides: number[][] = Array.from({ length: eventCount }, () => []);
  eventOfSide.forEach((event, side) => {
    if (event >= 0) sides[event]!.push(side);
  });
  for (const own of sides) {
    const signs = signsOfSides(own.map((side) => words(side >> 1)[side % 2 === 0 ? 'cause' : 'effect']));
    own.forEach((side, at) => {
      const isEffect = side % 2 === 1;
      signOfSide[side] = signs[at]! * (isEffect && relations.polarity[side >> 1]! < 0 ? -1 : 1);
    });
  }
  const links = linksOf({ ...input, eventOfSide }, gather({ ...input, eventOfSide }, signOfSide));
  return { eventCount, sides: rowsFrom(sides), eventOfSide, signOfSide, ...withLinks(eventCount, links) };
}

/** Links with the rows that find them by their events. */
export function withLinks(
  eventCount: number,
  links: EventLink[],
): Pick<CausalGraph, 'links' | 'outgoing' | 'incoming'> {
  const outgoing: number[][] = Array.from({ length: eventCount }, () => []);
  const incoming: number[][] = Array.from({ length: eventCount }, () => []);
  links.forEach(({ cause, effect }, link) => {
    outgoing[cause]!.push(link);
    incoming[effect]!.push(link);
  });
  return { links, outgoing: rowsFrom(outgoing), incoming: rowsFrom(incoming) };
}

/** +1 where more of the cause brings more of the effect. */
export function signOfLink({ causeSign, effectSign }: EventLink): Sign {
  return (causeSign * effectSign) as Sign;
}

/** The event's causal role (section 3.1.2 of the paper). */
export function roleOf(graph: CausalGraph, event: number): CausalRole {
  const followed = (rows: CausalGraph['incoming']): EventLink[] =>
    Array.from(rows.items.subarray(rows.offsets[event], rows.offsets[event + 1]), (link) => graph.links[link]!).filter(
      ({ isFollowed }) => isFollowed,
    );
  const causes = followed(graph.incoming);
  const effects = followed(graph.outgoing);
  if (effects.length === 0) return causes.length === 0 ? 'isolated' : 'ultimate';
  if (effects.every(({ category }) => category === 'condition')) return 'conditional';
  return causes.length === 0 ? 'primary' : 'intermediate';
}
