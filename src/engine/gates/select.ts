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
/** Of more modules than this nobody knows the subjects by heart: a gate must then say by itself what it joins. Of fewer, each gate is read beside what is around it. */
const FEW_MODULES = 100;
/** A statement that is less clear, or speaks less of what the titles name, makes a gate only where there are few. */
const LEAST_WORTH = 0.2;
/** What a statement keeps of its worth that does not speak of the titles at all: of such, too, the clearer one is the better one. */
const UNSPOKEN = 0.02;
/** What a statement keeps of its worth that can't be read by itself, or that only uses the words of a module in passing. */
const NOT_PLAIN = 0.05;
/** How much less a gate is worth for each level that it lies higher: the subject is wider, and the statement says less of it. */
const BY_LEVEL = 0.8;
/** Sentences kept with a gate; more would not be read. */
const MOST_EVIDENCE = 6;
/** Modules of higher levels are too wide to say of what a chain goes into. */
const NARROW = 2;
/** An argument names a title's subject that has this share of the words of one of its phrases. */
const LEAST_NAMED = 0.5;
/** How much a statement that shares no word with a title can speak of it at the most. */
const WITHOUT_WORDS = 0.8;

/** What of an index tells what gates are worth. */
export interface GateContext extends Stated {
  hierarchy: Hierarchy;
  entities: EntityTable;
  entityVectors: VectorTable;
  /** The entities that gave each module its title. */
  phrases: Rows;
  /** The documents that each module is of; absent: not known. */
  documents?: Rows;
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

  /** Whether one statement says it, and names the subjects of both titles in their own words. */
  isNamed({ relation, continuation }: Crossing, from: number, to: number): boolean {
    return relation === continuation && this.#isNamed(2 * relation, from) && this.#isNamed(2 * relation + 1, to);
  }

  /** Whether what is said can be read by itself, and stands in documents that the modules are of. */
  isPlain({ relation, continuation }: Crossing, from: number, to: number): boolean {
    const { whole } = this.#context.relations;
    const isWhole = whole[relation] === 1 && whole[continuation] === 1;
    return isWhole && this.#isOf(relation, from) && this.#isOf(continuation, to);
  }

  #isNamed(side: number, module: number): boolean {
    const { phrases, relations, entities } = this.#context;
    const said = row(relations.terms, side);
    return row(phrases, module).some((phrase) => {
      const words = row(entities.terms, phrase);
      return words.length > 0 && words.filter((term) => said.includes(term)).length >= LEAST_NAMED * words.length;
    });
  }

  #clear(relation: number): number {
    const known = this.#clarity.get(relation);
    if (known !== undefined) return known;
    const clarity = clarityOf(this.#context, relation);
    this.#clarity.set(relation, clarity);
    return clarity;
  }

  /** Whether a statement stands in a document that a module is of: elsewhere its words are other things. */
  #isOf(relation: number, module: number): boolean {
    const { documents, documentOf, relations } = this.#context;
    return !documents || row(documents, module).includes(documentOf[relations.sentence[relation]!]!);
  }

  /** How clearly an argument speaks of a module's subject. */
  #speaksOf(side: number, module: number): number {
    const { phrases } = this.#context;
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

/** What carries a gate, with what it is worth to it. */
interface Carrying {
  key: string;
  relations: number[];
  worth: number;
  /** Whether it leads the way that the gate was found. */
  isAlong: boolean;
  isPlain: boolean;
  isNamed: boolean;
}

interface Weighed {
  gate: number;
  worth: number;
  /** Whether a chain of statements goes through it, which would else end there. */
  isChain: boolean;
  /** Whether such a chain is of statements that can be read. */
  isPlainChain: boolean;
  /** What carries the gate, best first. */
  crossings: Carrying[];
  /** Whether one clear sentence says it in the words of both titles. */
  isReadable: boolean;
}

function weigh(gates: GateTable, gate: number, candidates: CandidatePairs, worth: Worth): Weighed {
  const [from, to] = [gates.from[gate]!, gates.to[gate]!];
  const candidate = candidates.get(from, to);
  const along = candidate ? (candidate.a === from ? candidate.forward : candidate.backward) : [];
  const against = candidate ? (candidate.a === from ? candidate.backward : candidate.forward) : [];
  const weighed = (crossing: Crossing, u: number, v: number) => {
    const { relation, continuation } = crossing;
    const isPlain = worth.isPlain(crossing, u, v);
    return {
      key: `${relation} ${continuation}`,
      relations: relation === continuation ? [relation] : [relation, continuation],
      worth: worth.of(crossing, u, v) * (isPlain ? 1 : NOT_PLAIN),
      isAlong: u === from,
      isPlain,
      isNamed: isPlain && worth.isNamed(crossing, u, v),
    };
  };
  const crossings = [
    ...along.map((crossing) => weighed(crossing, from, to)),
    ...against.map((crossing) => weighed(crossing, to, from)),
  ].sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.worth - a.worth);
  const isChain = crossings.some(({ relations }) => relations.length > 1);
  const isPlainChain = crossings.some(({ relations, isPlain }) => isPlain && relations.length > 1);
  const isReadable = crossings.some((one) => one.isNamed && one.worth >= LEAST_WORTH);
  return { gate, worth: crossings[0]?.worth ?? 0, isChain, isPlainChain, isReadable, crossings };
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
  const { level } = context.hierarchy;
  const isNarrow = (gate: number): boolean => Math.max(level[gates.from[gate]!]!, level[gates.to[gate]!]!) <= NARROW;
  const isFew = level.length <= FEW_MODULES;
  const most = Math.max(AT_A_GLANCE, Math.floor(MOST_BY_MODULE * context.hierarchy.level.length)) - others;
  const weighed = all
    .filter((gate) => !isJudged(gate))
    .map((gate) => weigh(gates, gate, candidates, worth))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.gate - b.gate);
  const evidence = new Map<number, number[]>();
  const turned = new Set<number>();
  for (const gate of all) if (isJudged(gate)) evidence.set(gate, [...row(gates.evidence, gate)]);
  const carried = new Set<string>();
  const keep = ({ gate, crossings }: Weighed): void => {
    const own = crossings.filter(({ key }) => !carried.has(key));
    if (own.length === 0 || evidence.has(gate)) return;
    for (const { key } of crossings) carried.add(key);
    // A gate is told the way that its best statement leads; where others lead back, too, a path may go both ways.
    const { isAlong } = own[0]!;
    if (!isAlong) turned.add(gate);
    const shown = own.filter(
      (one, i) => i === 0 || (one.worth >= LEAST_WORTH && one.isAlong === isAlong && one.isNamed === own[0]!.isNamed),
    );
    evidence.set(gate, [...new Set(shown.flatMap(({ relations }) => relations))].slice(0, MOST_EVIDENCE));
  };
  for (const one of weighed) {
    if (evidence.size < most && (isFew ? one.worth >= LEAST_WORTH : one.isReadable)) keep(one);
  }
  // What is clear leaves no room where a chain would end: so many of those are kept besides.
  const room = evidence.size + (others > 0 ? 0 : AT_A_GLANCE);
  for (const one of weighed) {
    if (evidence.size < room && (isFew ? one.isChain : one.isPlainChain && isNarrow(one.gate))) keep(one);
  }
  for (const one of weighed) if (isFew && evidence.size < Math.min(most, AT_A_GLANCE - others)) keep(one);
  const kept = all.filter((gate) => evidence.has(gate));
  return {
    ...gates,
    from: Uint32Array.from(kept, (gate) => (turned.has(gate) ? gates.to : gates.from)[gate]!),
    to: Uint32Array.from(kept, (gate) => (turned.has(gate) ? gates.from : gates.to)[gate]!),
    score: Float32Array.from(kept, (gate) => gates.score[gate]!),
    directed: Uint8Array.from(kept, (gate) => (turned.has(gate) ? 0 : gates.directed[gate]!)),
    evidence: rowsFrom(kept.map((gate) => evidence.get(gate)!)),
    ...(gates.judge && { judge: Uint8Array.from(kept, (gate) => gates.judge![gate]!) }),
  };
}
