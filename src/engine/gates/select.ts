/**
 * @file Which of the gates that were found are kept: few enough to be read, each with a statement that says in one sentence why it joins what. The same
 * statement makes gates between all modules around its cause and all around its effect; of these the one is kept whose two titles it speaks of
 * most clearly, and every other only for a statement of its own. A path may pass between all parts of the modules that a gate joins
 * (`retrieve/crossings.ts`), so what is taken away is mostly said twice.
 */
import type { EntityTable, GateTable, Hierarchy, Rows, VectorTable } from '../notebook/index-types.ts';
import { row, rowsFrom } from '../rows.ts';
import { rowCosine } from '../vector/quantised.ts';
import type { CandidatePairs, Crossing } from './candidates.ts';
import { clarityOf, type Stated } from './clarity.ts';

/** At most so many gates for each module … */
const MOST_BY_MODULE = 0.5;
/** … but as many are read at a glance, however few modules there are; and so many that chains go through are kept besides. */
const AT_A_GLANCE = 30;
/** A statement that is less clear, or speaks less of what the titles name, makes a gate only where there are few. */
const LEAST_WORTH = 0.2;
/** What a statement keeps of its worth that does not speak of the titles at all: of such, too, the clearer one is the better one. */
const UNSPOKEN = 0.02;
/** What a statement keeps of its worth that can't be read without what stands before it. */
const NOT_WHOLE = 0.05;
/** How much less a gate is worth for each level that it lies higher: the subject is wider, and the statement says less of it. */
const BY_LEVEL = 0.8;
/** Sentences kept with a gate; more would not be read. */
const MOST_EVIDENCE = 6;
/** How much a statement that shares no word with a title can speak of it at the most. */
const WITHOUT_WORDS = 0.8;
const NO_HOME = -1;

/** What of an index tells what gates are worth. */
export interface GateContext extends Stated {
  hierarchy: Hierarchy;
  entities: EntityTable;
  entityVectors: VectorTable;
  /** The entities that gave each module its title. */
  phrases: Rows;
  /** The document that each module is at home in, or −1; absent: not known. */
  homes?: Int32Array;
  /** The document of each sentence. */
  documentOf: Uint32Array;
}

/** Tells what crossings are worth for a gate between two modules. */
class Worth {
  readonly #context: GateContext;
  readonly #clarity = new Map<number, number>();
  readonly #affinity = new Map<number, number>();
  readonly #documents = new Map<number, Set<number>>();

  constructor(context: GateContext) {
    this.#context = context;
  }

  /** 0 to 1: how clear what a crossing says is, and how clearly it speaks of the subjects of the two modules. */
  of({ relation, continuation, strength }: Crossing, from: number, to: number): number {
    const isChain = relation !== continuation;
    const said = isChain
      ? Math.sqrt(this.#clear(relation) * this.#clear(continuation)) * strength
      : this.#clear(relation);
    // A chain joins two names of one event: the effect of the first statement and the cause of the second.
    const left = isChain ? 2 * relation + 1 : 2 * relation;
    const right = isChain ? 2 * continuation : 2 * relation + 1;
    const spoken = Math.sqrt(this.#speaksOf(left, from) * this.#speaksOf(right, to));
    const { level } = this.#context.hierarchy;
    return said * (UNSPOKEN + (1 - UNSPOKEN) * spoken) * BY_LEVEL ** (level[from]! + level[to]! - 2);
  }

  #clear(relation: number): number {
    const known = this.#clarity.get(relation);
    if (known !== undefined) return known;
    // What can't be read by itself makes a gate only where chains would end.
    const clarity =
      clarityOf(this.#context, relation) * (this.#context.relations.whole[relation] === 1 ? 1 : NOT_WHOLE);
    this.#clarity.set(relation, clarity);
    return clarity;
  }

  /** How clearly an argument speaks of a module's subject: not at all in a document without it, nor where the module is at home in another. */
  #speaksOf(side: number, module: number): number {
    const { phrases, homes, relations, documentOf } = this.#context;
    const home = homes?.[module] ?? NO_HOME;
    if (home !== NO_HOME && home !== documentOf[relations.sentence[side >> 1]!]) return 0;
    const key = side * (phrases.offsets.length - 1) + module;
    const known = this.#affinity.get(key);
    if (known !== undefined) return known;
    const affinity = row(phrases, module).reduce((most, phrase) => Math.max(most, this.#names(side, phrase)), 0);
    this.#affinity.set(key, affinity);
    return affinity;
  }

  /** How clearly an argument speaks of what a phrase names: not at all in a document without it. */
  #names(side: number, phrase: number): number {
    const { relations, entities, entityVectors, documentOf } = this.#context;
    if (!this.#documentsOf(phrase).has(documentOf[relations.sentence[side >> 1]!]!)) return 0;
    const words = row(entities.terms, phrase);
    const shared = words.filter((term) => row(relations.terms, side).includes(term)).length;
    const nearest = row(relations.entities, side).reduce(
      (most, entity) => Math.max(most, rowCosine(entityVectors, entity, entityVectors, phrase)),
      0,
    );
    return Math.max(shared / Math.max(1, words.length), WITHOUT_WORDS * nearest);
  }

  #documentsOf(entity: number): Set<number> {
    let documents = this.#documents.get(entity);
    if (!documents) {
      const { entities, documentOf } = this.#context;
      documents = new Set(row(entities.sentences, entity).map((sentence) => documentOf[sentence]!));
      this.#documents.set(entity, documents);
    }
    return documents;
  }
}

interface Weighed {
  gate: number;
  worth: number;
  /** Whether a chain of statements goes through it, which would else end there. */
  isChain: boolean;
  /** What carries the gate, best first. */
  crossings: { key: string; relations: number[]; worth: number }[];
}

function weigh(gates: GateTable, gate: number, candidates: CandidatePairs, worth: Worth): Weighed {
  const [from, to] = [gates.from[gate]!, gates.to[gate]!];
  const candidate = candidates.get(from, to);
  const along = candidate ? (candidate.a === from ? candidate.forward : candidate.backward) : [];
  const against =
    candidate && gates.directed[gate] === 0 ? (candidate.a === from ? candidate.backward : candidate.forward) : [];
  const crossings = [
    ...along.map((crossing) => ({ crossing, worth: worth.of(crossing, from, to) })),
    ...against.map((crossing) => ({ crossing, worth: worth.of(crossing, to, from) })),
  ]
    .map(({ crossing: { relation, continuation }, worth: value }) => ({
      key: `${relation} ${continuation}`,
      relations: relation === continuation ? [relation] : [relation, continuation],
      worth: value,
    }))
    .sort((a, b) => b.worth - a.worth);
  const isChain = crossings.some(({ relations }) => relations.length > 1);
  return { gate, worth: crossings[0]?.worth ?? 0, isChain, crossings };
}

/**
 * Keeps the gates that a person can read; those that a model judged stay.
 *
 * @param gates as Algorithm 2 found them
 * @param candidates what they were found among
 * @param others gates that there are besides: then only the clear ones of these are kept, as long as there is room
 */
export function selectGates(gates: GateTable, candidates: CandidatePairs, context: GateContext, others = 0): GateTable {
  const worth = new Worth(context);
  const all = Array.from(gates.from.keys());
  const isJudged = (gate: number): boolean => (gates.judge?.[gate] ?? 0) > 0;
  const most = Math.max(AT_A_GLANCE, Math.floor(MOST_BY_MODULE * context.hierarchy.level.length)) - others;
  const weighed = all
    .filter((gate) => !isJudged(gate))
    .map((gate) => weigh(gates, gate, candidates, worth))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.gate - b.gate);
  const evidence = new Map<number, number[]>();
  for (const gate of all) if (isJudged(gate)) evidence.set(gate, [...row(gates.evidence, gate)]);
  const carried = new Set<string>();
  const keep = ({ gate, crossings }: Weighed): void => {
    const own = crossings.filter(({ key }) => !carried.has(key));
    if (own.length === 0 || evidence.has(gate)) return;
    for (const { key } of crossings) carried.add(key);
    const clear = own.filter((one) => one.worth >= LEAST_WORTH);
    const shown = clear.length > 0 ? clear : own;
    evidence.set(gate, [...new Set(shown.flatMap(({ relations }) => relations))].slice(0, MOST_EVIDENCE));
  };
  for (const one of weighed) if (evidence.size < most && one.worth >= LEAST_WORTH) keep(one);
  // What is clear leaves no room where a chain would end: so many of those are kept besides.
  const room = evidence.size + (others > 0 ? 0 : AT_A_GLANCE);
  for (const one of weighed) if (one.isChain && evidence.size < room) keep(one);
  for (const one of weighed) if (evidence.size < Math.min(most, AT_A_GLANCE - others)) keep(one);
  const kept = all.filter((gate) => evidence.has(gate));
  return {
    ...gates,
    from: Uint32Array.from(kept, (gate) => gates.from[gate]!),
    to: Uint32Array.from(kept, (gate) => gates.to[gate]!),
    score: Float32Array.from(kept, (gate) => gates.score[gate]!),
    directed: Uint8Array.from(kept, (gate) => gates.directed[gate]!),
    evidence: rowsFrom(kept.map((gate) => evidence.get(gate)!)),
    ...(gates.judge && { judge: Uint8Array.from(kept, (gate) => gates.judge![gate]!) }),
  };
}
