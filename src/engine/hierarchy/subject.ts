/**
 * @file What a module is about, as one phrase of its documents: of the names and noun phrases inside it, the one that tells most likely. How likely
 * it is, a small classifier says, by how much of the module's sentences a phrase and its words have and how much of it stands elsewhere, as
 * class-based tf-idf does for topics (Grootendorst, "BERTopic", 2022), by how near it is to what the others mean, and by how it is written.
 * The phrase of a module is none that a module above it has already.
 */
import { isPureVerb, verbForm } from '../extract/lexicon/verbs.ts';
import type { EntityGraph, EntityTable, Hierarchy, Rows, VectorTable } from '../notebook/index-types.ts';
import { row } from '../rows.ts';
import { SUBJECT_WEIGHTS } from './subject-weights.ts';

const TERM = 0;
const ACRONYM = 2;
/** Only so many of a module's phrases are weighed: those whose words have most of its sentences. */
const MOST_WEIGHED = 40;
/** Phrases of as many words, and of more, are told alike. */
const LONGEST = 4;
/** Names as short are mostly symbols. */
const SHORT = 4;
/** Letters of a word that is no abbreviation; with fewer it is a variable or a function of a formula. */
const LEAST_LETTERS = 4;
/** What stands in words; anything else is of a formula. */
const WORDS = /^[\p{L}\p{N}\s.,:/&+_'’()-]+$/u;

/** The parts of a hierarchy that are there before titles and summaries are. */
export type Modules = Omit<Hierarchy, 'titles' | 'summary'>;

/** What of an index tells subjects. */
export interface Described {
  entities: EntityTable;
  graph: EntityGraph;
  /** What each entity means. */
  entityVectors: VectorTable;
  sentences: { document: Uint32Array; prose: Uint8Array };
}

/** A phrase that may tell what a module is about, with what is known of it. */
export interface SubjectCandidate {
  entity: number;
  features: number[];
}

/** Sum of an entity's ties. */
export function strengths(graph: EntityGraph): Float32Array {
  const result = new Float32Array(graph.offsets.length - 1);
  for (let node = 0; node < result.length; node++) {
    for (let at = graph.offsets[node]!; at < graph.offsets[node + 1]!; at++) result[node]! += graph.weights[at]!;
  }
  return result;
}

/** The number of mentions of entities that have each term. */
function mentionsOfTerms({ terms, sentences }: { terms: Rows; sentences: Rows }): Map<number, number> {
  const counts = new Map<number, number>();
  for (let entity = 0; entity + 1 < terms.offsets.length; entity++) {
    const mentions = sentences.offsets[entity + 1]! - sentences.offsets[entity]!;
    for (const term of row(terms, entity)) counts.set(term, (counts.get(term) ?? 0) + mentions);
  }
  return counts;
}

/** How a name is written, as features. */
function formOf(name: string, kind: number): number[] {
  const words = name.split(/\s+/).length;
  const counted = Math.min(words, LONGEST);
  return [
    words === 1 && kind === TERM ? 1 : 0,
    words === 1 && kind !== TERM ? 1 : 0,
    kind === ACRONYM ? 1 : 0,
    counted === 2 ? 1 : 0,
    counted === 3 ? 1 : 0,
    counted === LONGEST ? 1 : 0,
    words > 1 && kind !== TERM ? 1 : 0,
    /\d|\p{Ll}\p{Lu}|[_./]/u.test(name) ? 1 : 0,
    name.length <= SHORT ? 1 : 0,
  ];
}

/** Whether a phrase is debris: symbols or a variable of a formula, a word said twice, a verb. */
function isDebris(name: string, kind: number): boolean {
  const words = name.toLowerCase().split(/\s+/);
  if (!WORDS.test(name) || words.some((word, i) => i > 0 && word === words[i - 1])) return true;
  // "L outL", "N nodes".
  if (/^\p{L}\.?\s/u.test(name) || /\p{Ll}\p{Lu}$/u.test(name)) return true;
  if (kind === ACRONYM) return false;
  // "avoids", "work draws": what a sentence goes on with, taken for a noun.
  const last = words[words.length - 1]!;
  const lemma = kind === TERM && !last.endsWith('ing') ? verbForm(last)?.lemma : undefined;
  if (lemma !== undefined && isPureVerb(lemma) && (words.length === 1 || lemma !== last)) return true;
  return words.length === 1 && name.length < LEAST_LETTERS;
}

/** Tells what modules are about. */
export class SubjectFinder {
  readonly #modules: Modules;
  readonly #described: Described;
  readonly #centrality: Float32Array;
  readonly #termMentions: Map<number, number>;
  /** Entities that each sentence mentions. */
  readonly #mentioned: Uint16Array;

  constructor(modules: Modules, described: Described) {
    this.#modules = modules;
    this.#described = described;
    this.#centrality = strengths(described.graph);
    this.#termMentions = mentionsOfTerms(described.entities);
    this.#mentioned = new Uint16Array(described.sentences.document.length);
    for (const sentence of described.entities.sentences.items) this.#mentioned[sentence]!++;
  }

  /** For each sentence that mentions any entity of a module, the share of what it mentions that is of the module. */
  sharesOf(module: number): Map<number, number> {
    const { entities } = this.#described;
    const shares = new Map<number, number>();
    for (const entity of row(this.#modules.members, module)) {
      for (const sentence of row(entities.sentences, entity)) {
        shares.set(sentence, (shares.get(sentence) ?? 0) + 1 / this.#mentioned[sentence]!);
      }
    }
    return shares;
  }

  /** The phrases that may tell what a module is about. @param shares see `sharesOf` */
  candidates(module: number, shares: ReadonlyMap<number, number>): SubjectCandidate[] {
    const { entities } = this.#described;
    const members = row(this.#modules.members, module);
    const inside = Float64Array.from(members, (entity) =>
      row(entities.sentences, entity).reduce((sum, sentence) => sum + shares.get(sentence)!, 0),
    );
    const ofTerm = new Map<number, number>();
    members.forEach((entity, i) => {
      for (const term of row(entities.terms, entity)) ofTerm.set(term, (ofTerm.get(term) ?? 0) + inside[i]!);
    });
    const all = [...shares.values()].reduce((sum, share) => sum + share, 0);
    const meaning = this.#meaningOf(members, inside);
    const strongest = members.reduce((most, entity) => Math.max(most, this.#centrality[entity]!), 1e-9);
    const rough = Array.from(members, (entity, i) => {
      const terms = row(entities.terms, entity);
      let [covered, own] = [0, 0];
      for (const term of terms) {
        covered += ofTerm.get(term)! / all / terms.length;
        own += ofTerm.get(term)! / this.#termMentions.get(term)! / terms.length;
      }
      return { entity, inside: inside[i]!, covered, own };
    }).filter(({ entity, covered }) => covered > 0 && !isDebris(entities.names[entity]!, entities.kinds[entity]!));
    rough.sort((a, b) => b.covered * b.own - a.covered * a.own || a.entity - b.entity);
    return rough.slice(0, MOST_WEIGHED).map(({ entity, inside, covered, own }) => {
      const mentioning = row(entities.sentences, entity);
      return {
        entity,
        features: [
          Math.sqrt(inside / all),
          inside / mentioning.length,
          Math.sqrt(Math.min(1, covered)),
          own,
          this.#nearness(entity, meaning),
          this.#shareOfProse(mentioning),
          Math.sqrt(this.#centrality[entity]! / strongest),
          Math.log1p(inside),
          Math.log(this.#documentsOf(mentioning)),
          ...formOf(entities.names[entity]!, entities.kinds[entity]!),
        ],
      };
    });
  }

  /** The sum of what the entities mean, by how much each has of the module's sentences. */
  #meaningOf(members: Uint32Array, inside: Float64Array): Float64Array {
    const { dimensions, values } = this.#described.entityVectors;
    const sum = new Float64Array(dimensions);
    members.forEach((entity, i) => {
      for (let d = 0; d < dimensions; d++) sum[d]! += inside[i]! * values[entity * dimensions + d]!;
    });
    return sum;
  }

  #nearness(entity: number, meaning: Float64Array): number {
    const { dimensions, values } = this.#described.entityVectors;
    let [dot, a, b] = [0, 0, 0];
    for (let d = 0; d < dimensions; d++) {
      const value = values[entity * dimensions + d]!;
      dot += value * meaning[d]!;
      a += value * value;
      b += meaning[d]! * meaning[d]!;
    }
    return a > 0 && b > 0 ? dot / Math.sqrt(a * b) : 0;
  }

  #shareOfProse(mentioning: Uint32Array): number {
    const { prose } = this.#described.sentences;
    return mentioning.reduce((sum, sentence) => sum + prose[sentence]!, 0) / mentioning.length;
  }

  #documentsOf(mentioning: Uint32Array): number {
    return new Set(mentioning.map((sentence) => this.#described.sentences.document[sentence]!)).size;
  }
}

/** The log-odds that a phrase tells what its module is about. */
export function weighSubject({ features }: SubjectCandidate): number {
  return features.reduce((sum, value, i) => sum + value * SUBJECT_WEIGHTS.weights[i]!, SUBJECT_WEIGHTS.bias);
}
