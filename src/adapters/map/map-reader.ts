/** @file Reads nodes, gates and statements of an index in the words of the documents, for the map. */
import { RELATION_KINDS, ENTITY_KINDS } from '../../engine/notebook/analysis.ts';
import { ancestry } from '../../engine/hierarchy/hierarchy.ts';
import { moduleTitle } from '../../engine/hierarchy/titles.ts';
import { moduleArrows, moduleDiagram } from '../../engine/map/diagram.ts';
import { originOfNumber } from '../../engine/model/origins.ts';
import type { NotebookIndex, Rows } from '../../engine/notebook/index-types.ts';
import type { TextSource } from '../../engine/ports.ts';
import { row, transpose } from '../../engine/rows.ts';
import type { Evidence } from '../../engine/types.ts';
import type {
  MapBundledGate,
  MapDiagram,
  MapGateDetails,
  MapGateName,
  MapNodeDetails,
  MapRelation,
  NodeName,
} from '../../rpc/map.ts';

/** Most of each list that the details of a node hold. */
const MOST_SENTENCES = 30;
/** A summary is read at a glance. */
const SUMMARY_SENTENCES = 2;
const MOST_RELATIONS = 40;
const MOST_TIES = 16;
const MOST_GATES = 40;
const MOST_MEMBERS = 60;
/** More gates than this of one bundle can't be read through. */
const MOST_BUNDLED = 100;

const CAUSAL = RELATION_KINDS.indexOf('causal');

export class MapReader {
  readonly #index: NotebookIndex;
  readonly #texts: TextSource;
  readonly #isExcluded: (documentId: string) => boolean;
  readonly entityCount: number;
  /** Sides of relations that name each entity: 2r for the cause of relation r, 2r + 1 for its effect. */
  readonly sidesOfEntity: Rows;
  /** Gates at each module. */
  readonly gatesOfModule: number[][];

  /** @param isExcluded documents of which nothing may be shown, such as ones removed since the index was built */
  constructor(index: NotebookIndex, texts: TextSource, isExcluded: (documentId: string) => boolean) {
    this.#index = index;
    this.#texts = texts;
    this.#isExcluded = isExcluded;
    this.entityCount = index.entities.names.length;
    this.sidesOfEntity = transpose(index.relations.entities, this.entityCount);
    this.gatesOfModule = Array.from({ length: index.hierarchy.level.length }, () => []);
    index.gates.from.forEach((from, gate) => {
      this.gatesOfModule[from]!.push(gate);
      this.gatesOfModule[index.gates.to[gate]!]!.push(gate);
    });
  }

  name(node: number): NodeName {
    const { entities, hierarchy } = this.#index;
    const module = node - this.entityCount;
    return module < 0
      ? { node, name: entities.names[node]!, level: 0 }
      : { node, name: moduleTitle(this.#index, module), level: hierarchy.level[module]! };
  }

  async node(node: number): Promise<MapNodeDetails | null> {
    if (node < 0 || node >= this.entityCount + this.#index.hierarchy.level.length) return null;
    return node < this.entityCount ? this.#entity(node) : this.#module(node - this.entityCount);
  }

  async gate(gate: number): Promise<MapGateDetails | null> {
    const { gates, origins } = this.#index;
    if (gate < 0 || gate >= gates.from.length) return null;
    const judge = originOfNumber(origins?.names ?? [], gates.judge?.[gate] ?? 0);
    return {
      ...this.#gateName(gate),
      tier: judge === null ? 'builtin' : 'model',
      ...(judge && { model: judge.model }),
      evidence: await this.#relations(row(gates.evidence, gate)),
    };
  }

  /** The gates of a bundle, each with the first statement that made it. */
  async gates(list: readonly number[]): Promise<MapBundledGate[]> {
    const { gates } = this.#index;
    const found: MapBundledGate[] = [];
    for (const gate of list) {
      if (found.length >= MOST_BUNDLED) break;
      if (gate < 0 || gate >= gates.from.length) continue;
      let statement: MapRelation | null = null;
      for (const relation of row(gates.evidence, gate)) if ((statement = await this.#relation(relation))) break;
      found.push({ ...this.#gateName(gate), statement });
    }
    return found;
  }

  async diagram(node: number): Promise<MapDiagram | null> {
    const { hierarchy, entities, relations } = this.#index;
    const module = node - this.entityCount;
    if (module < 0 || module >= hierarchy.level.length) return null;
    const { boxes, arrows, ...size } = moduleDiagram(this.#index, module, (entity) => entities.names[entity]!);
    const inBoxes = new Set(boxes.map(({ entity }) => entity));
    const quoted = await Promise.all(arrows.map((arrow) => this.#sentence(relations.sentence[arrow.relations[0]!]!)));
    return {
      ...size,
      boxes: boxes.map(({ entity, ...box }) => ({ ...box, entity: this.name(entity) })),
      arrows: arrows.flatMap(({ relations: stating, ...arrow }, i) => {
        const sentence = quoted[i];
        return sentence ? [{ ...arrow, count: stating.length, sentence }] : [];
      }),
      others: this.#byMentions([...row(hierarchy.members, module)].filter((entity) => !inBoxes.has(entity))),
    };
  }

  /** A sentence with its text; null when its document must not be shown. */
  async #sentence(sentence: number): Promise<Evidence | null> {
    const { documents, sentences } = this.#index;
    const documentId = documents.ids[sentences.document[sentence]!]!;
    if (this.#isExcluded(documentId)) return null;
    const start = sentences.ranges[2 * sentence]!;
    const end = sentences.ranges[2 * sentence + 1]!;
    return { documentId, start, end, text: await this.#slice(documentId, start, end), score: 0, via: 'structure' };
  }

  /** Sentences that may be shown, in the order given. @param most of them */
  async sentences(all: Iterable<number>, most: number): Promise<Evidence[]> {
    const found: Evidence[] = [];
    for (const sentence of all) {
      if (found.length >= most) break;
      const quoted = await this.#sentence(sentence);
      if (quoted) found.push(quoted);
    }
    return found;
  }

  async #slice(documentId: string, start: number, end: number): Promise<string> {
    return (await this.#texts.text(documentId)).slice(start, end).replace(/\s+/g, ' ').trim();
  }

  async #entity(entity: number): Promise<MapNodeDetails> {
    const { entities, hierarchy, graph } = this.#index;
    const leaf = hierarchy.leafOfEntity[entity]!;
    const modules = leaf < 0 ? [] : ancestry(hierarchy, leaf);
    const mentioning = row(entities.sentences, entity);
    const sides = [...row(this.sidesOfEntity, entity)];
    const isCausal = (side: number): boolean => this.#index.relations.kind[side >> 1] === CAUSAL;
    const relationsOf = (chosen: readonly number[]) => this.#relations(chosen.map((side) => side >> 1));
    const aliases = entities.aliases.filter((_, alias) => entities.aliasEntity[alias] === entity);
    return {
      ...this.name(entity),
      type: 'entity',
      kind: ENTITY_KINDS[entities.kinds[entity]!]!,
      aliases,
      path: modules.map((module) => this.name(this.entityCount + module)),
      sentences: await this.sentences(mentioning, MOST_SENTENCES),
      sentenceCount: mentioning.length,
      causes: await relationsOf(sides.filter((side) => isCausal(side) && side % 2 === 1)),
      effects: await relationsOf(sides.filter((side) => isCausal(side) && side % 2 === 0)),
      otherStatements: await relationsOf(sides.filter((side) => !isCausal(side))),
      ties: this.#strongestTies(graph.offsets[entity]!, graph.offsets[entity + 1]!),
      gates: this.#gates(modules),
    };
  }

  async #module(module: number): Promise<MapNodeDetails> {
    const { hierarchy } = this.#index;
    const members = row(hierarchy.members, module);
    return {
      ...this.name(this.entityCount + module),
      type: 'module',
      path: ancestry(hierarchy, module)
        .slice(1)
        .map((above) => this.name(this.entityCount + above)),
      summary: await this.sentences(row(hierarchy.summary, module), SUMMARY_SENTENCES),
      statements: await this.#relations(moduleArrows(this.#index, module).map(({ relations }) => relations[0]!)),
      children: Array.from(row(hierarchy.children, module), (child) => this.name(this.entityCount + child)),
      members: this.#byMentions(members),
      memberCount: members.length,
      gates: this.#gates([module]),
    };
  }

  #byMentions(list: Iterable<number>): NodeName[] {
    const mentions = (entity: number): number => row(this.#index.entities.sentences, entity).length;
    const sorted = [...list].sort((a, b) => mentions(b) - mentions(a) || a - b);
    return sorted.slice(0, MOST_MEMBERS).map((entity) => this.name(entity));
  }

  #strongestTies(from: number, to: number): NodeName[] {
    const { items, weights } = this.#index.graph;
    const at = Array.from({ length: to - from }, (_, i) => from + i).sort((a, b) => weights[b]! - weights[a]!);
    return at.slice(0, MOST_TIES).map((tie) => this.name(items[tie]!));
  }

  #gates(modules: readonly number[]): MapGateName[] {
    const all = [...new Set(modules.flatMap((module) => this.gatesOfModule[module]!))];
    const { score } = this.#index.gates;
    return all
      .sort((a, b) => score[b]! - score[a]!)
      .slice(0, MOST_GATES)
      .map((gate) => this.#gateName(gate));
  }

  #gateName(gate: number): MapGateName {
    const { gates } = this.#index;
    return {
      gate,
      from: this.name(this.entityCount + gates.from[gate]!),
      to: this.name(this.entityCount + gates.to[gate]!),
      directed: gates.directed[gate] === 1,
      score: gates.score[gate]!,
      byPerson: gates.byPerson?.[gate] === 1,
    };
  }

  async #relations(list: Iterable<number>): Promise<MapRelation[]> {
    const found: MapRelation[] = [];
    for (const relation of new Set(list)) {
      if (found.length >= MOST_RELATIONS) break;
      const quoted = await this.#relation(relation);
      if (quoted) found.push(quoted);
    }
    return found;
  }

  async #relation(relation: number): Promise<MapRelation | null> {
    const { relations, sentences, origins } = this.#index;
    const sentence = await this.#sentence(relations.sentence[relation]!);
    if (!sentence) return null;
    const argument = async (side: 0 | 1): Promise<MapRelation['cause']> => {
      const start = relations.ranges[6 * relation + 2 * side]!;
      const end = relations.ranges[6 * relation + 2 * side + 1]!;
      const entity = row(relations.entities, 2 * relation + side)[0];
      return {
        text: await this.#slice(sentence.documentId, start, end),
        range: { start, end },
        entity: entity === undefined ? null : this.name(entity),
      };
    };
    const number = relations.sentence[relation]!;
    const ofReader = sentences.stated?.[number] ?? 0;
    const origin = originOfNumber(
      origins?.names ?? [],
      ofReader || (origins?.ofPassage[sentences.passage[number]!] ?? 0),
    );
    return {
      relation,
      kind: RELATION_KINDS[relations.kind[relation]!]!,
      polarity: relations.polarity[relation]! < 0 ? -1 : 1,
      hedged: relations.hedged[relation] === 1,
      cause: await argument(0),
      effect: await argument(1),
      sentence,
      ...(origin && { model: origin.model }),
    };
  }
}
