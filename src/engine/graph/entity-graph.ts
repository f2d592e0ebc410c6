/**
 * @file The base entity graph G0 = (V0, E0) of HugRAG section 4.1: entities tied by standing in the same sentence or in
 * neighbouring sentences of one passage. What a sentence claims of cause and effect adds only a little: modules should be
 * subjects, and causal links between subjects are what gates are for.
 */
import { GrowingColumn, GrowingRows } from '../growing.ts';
import type { EntityGraph, EntityTable, PassageTable, RelationTable, Rows } from '../notebook/index-types.ts';
import { row, rowCount, rowsFrom, transpose } from '../rows.ts';

/** A relation adds this much to the tie between the heads of its arguments. One shared sentence gives at most 1. */
const RELATION_WEIGHT = 0.5;
/** All ties between two neighbouring sentences of a passage add up to this. */
const NEIGHBOUR_WEIGHT = 1;
/** An entity is tied to this many entities that follow it in a sentence; more would let long lists rule the graph. */
const WINDOW = 5;

/** Ties of entities to others, by entity: both ends have each. */
interface Ends {
  rows: Rows;
  weights: Float64Array;
}

/** Turns ties into rows, each tie under both of its ends, in the order in which they come. */
function endsOf(ties: Iterable<{ a: number; b: number; weight: number }>, count: number): Ends {
  const [from, to, weighing] = [
    new GrowingColumn(Uint32Array),
    new GrowingColumn(Uint32Array),
    new GrowingColumn(Float64Array),
  ];
  for (const { a, b, weight } of ties) {
    if (a === b) continue;
    from.push(a);
    to.push(b);
    weighing.push(weight);
  }
  const [left, right, weights] = [from.take(), to.take(), weighing.take()];
  const offsets = new Uint32Array(count + 1);
  for (let i = 0; i < left.length; i++) {
    offsets[left[i]! + 1]!++;
    offsets[right[i]! + 1]!++;
  }
  for (let i = 0; i < count; i++) offsets[i + 1]! += offsets[i]!;
  const fill = offsets.slice();
  const ends = {
    rows: { offsets, items: new Uint32Array(2 * left.length) },
    weights: new Float64Array(2 * left.length),
  };
  const put = (entity: number, other: number, weight: number): void => {
    ends.rows.items[fill[entity]!] = other;
    ends.weights[fill[entity]!++] = weight;
  };
  for (let i = 0; i < left.length; i++) {
    put(left[i]!, right[i]!, weights[i]!);
    put(right[i]!, left[i]!, weights[i]!);
  }
  return ends;
}

/**
 * The ties of one entity after the other, each summed in the order of the notebook, so that both of its ends come to the same sum, and no more ties are held than those of
 * one entity beside the graph that they make.
 */
class Ties {
  readonly #sums: Float64Array;
  readonly #isTied: Uint8Array;
  #others: number[] = [];

  constructor(private readonly count: number) {
    this.#sums = new Float64Array(count);
    this.#isTied = new Uint8Array(count);
  }

  /** Adds to what ties the entity that is looked at to another. */
  add(other: number, weight: number): void {
    if (this.#isTied[other] === 0) {
      this.#isTied[other] = 1;
      this.#others.push(other);
    }
    this.#sums[other]! += weight;
  }

  addEnds({ rows, weights }: Ends, entity: number): void {
    for (let at = rows.offsets[entity]!; at < rows.offsets[entity + 1]!; at++) this.add(rows.items[at]!, weights[at]!);
  }

  /** @param tie adds all ties of an entity; those to itself are passed over */
  pack(tie: (entity: number) => void): EntityGraph {
    const items = new GrowingRows();
    const weights = new GrowingColumn(Float32Array);
    for (let entity = 0; entity < this.count; entity++) {
      tie(entity);
      const neighbours = Uint32Array.from(this.#others).sort();
      for (const other of neighbours) {
        weights.push(this.#sums[other]!);
        this.#sums[other] = 0;
        this.#isTied[other] = 0;
      }
      items.add(neighbours);
      this.#others = [];
    }
    return { ...items.take(), weights: weights.take() };
  }
}

function withoutRows(rows: Rows, isLeftOut: (row: number) => boolean): Rows {
  return rowsFrom(Array.from({ length: rowCount(rows) }, (_, r) => (isLeftOut(r) ? [] : row(rows, r))));
}

/** Ties an entity to what is named before and after it in a sentence. */
function tieWithinSentence(entity: number, members: Uint32Array, ties: Ties): void {
  const reach = Math.min(WINDOW, members.length - 1);
  const place = members.indexOf(entity);
  if (place < 0) return;
  const last = Math.min(place + WINDOW, members.length - 1);
  for (let i = Math.max(0, place - WINDOW); i <= last; i++) if (i !== place) ties.add(members[i]!, 1 / reach);
}

/** Ties an entity of a sentence to what a neighbouring one names first. */
function tieNeighbours(entity: number, own: Uint32Array, beside: Uint32Array, ties: Ties): void {
  const [first, others] = [own.subarray(0, WINDOW), beside.subarray(0, WINDOW)];
  if (!first.includes(entity)) return;
  const weight = NEIGHBOUR_WEIGHT / (first.length * others.length);
  for (const other of others) if (other !== entity) ties.add(other, weight);
}

/** Ties that are known, and the sentences that they stand for: these tie nothing by themselves. */
export interface KnownTies {
  ties(): Iterable<{ a: number; b: number; weight: number }>;
  isCovered(sentence: number): boolean;
}

/** Builds the undirected graph, both directions stored, neighbours ascending, no self-links. */
export function buildEntityGraph(
  entities: Pick<EntityTable, 'sentences'>,
  relations: Pick<RelationTable, 'kind' | 'sentence' | 'entities' | 'confidence'>,
  passages: PassageTable,
  sentenceCount: number,
  known?: KnownTies,
): EntityGraph {
  const count = rowCount(entities.sentences);
  const mentioned = transpose(entities.sentences, sentenceCount);
  const inSentence = known ? withoutRows(mentioned, (sentence) => known.isCovered(sentence)) : mentioned;
  const passageOf = new Uint32Array(sentenceCount);
  for (let p = 0; p < passages.document.length; p++) {
    passageOf.fill(p, passages.sentenceStart[p], passages.sentenceStart[p + 1]);
  }
  const given = endsOf(known?.ties() ?? [], count);
  const claimed = endsOf(
    claims(relations, (sentence) => known?.isCovered(sentence) === true),
    count,
  );
  const ties = new Ties(count);
  const tieBeside = (entity: number, sentence: number, beside: number): void => {
    if (beside < 0 || beside >= sentenceCount || passageOf[sentence] !== passageOf[beside]) return;
    tieNeighbours(entity, row(inSentence, sentence), row(inSentence, beside), ties);
  };
  return ties.pack((entity) => {
    ties.addEnds(given, entity);
    const sentences = row(entities.sentences, entity);
    for (const sentence of sentences) tieWithinSentence(entity, row(inSentence, sentence), ties);
    for (const sentence of sentences) {
      tieBeside(entity, sentence, sentence - 1);
      tieBeside(entity, sentence, sentence + 1);
    }
    ties.addEnds(claimed, entity);
  });
}

/** What sentences claim of the heads of their arguments. */
function* claims(
  { kind, sentence, entities, confidence }: Pick<RelationTable, 'kind' | 'sentence' | 'entities' | 'confidence'>,
  isLeftOut: (sentence: number) => boolean,
): Generator<{ a: number; b: number; weight: number }> {
  for (let r = 0; r < kind.length; r++) {
    const [a, b] = [row(entities, 2 * r)[0], row(entities, 2 * r + 1)[0]];
    if (a === undefined || b === undefined || isLeftOut(sentence[r]!)) continue;
    yield { a, b, weight: RELATION_WEIGHT * confidence[r]! };
  }
}
