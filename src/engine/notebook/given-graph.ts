/**
 * @file What tables say of a notebook as a whole (`tables/given.ts`) among what is built of its documents: entities keep apart that the tables keep apart, ties, modules and gates
 * are theirs. What stands in other documents beside them is tied, seated and gated as ever.
 */
import type { CandidatePairs } from '../gates/candidates.ts';
import { judgeByEvidence } from '../gates/judge.ts';
import type { OriginNames } from '../model/origins.ts';
import { rowsFrom } from '../rows.ts';
import { STATEMENT_STRIDE, type GivenGraph } from '../tables/given.ts';
import type { SurfaceTable } from '../graph/surface-table.ts';
import type { GateTable, Hierarchy, NotebookIndex, RelationTable, SentenceTable } from './index-types.ts';

/** What wrote a report or judged a gate is told by the system's or the model's name, and this in place of a prompt. */
const PROMPT = 'tables@1';
const NONE = -1;

/** The graphs of a notebook with one numbering of entities: those of two that have a surface in common are one. */
export interface GivenGraphs {
  /** Surface → entity. */
  known: ReadonlyMap<string, number>;
  list: readonly { graph: GivenGraph; entityOf: Uint32Array }[];
}

/** Null where no tables say anything. */
export function givenGraphs(graphs: readonly GivenGraph[]): GivenGraphs | null {
  if (graphs.length === 0) return null;
  const known = new Map<string, number>();
  let count = 0;
  const list = graphs.map((graph) => {
    const surfaces: string[][] = Array.from({ length: graph.entities }, () => []);
    graph.keys.forEach((key, i) => surfaces[graph.keyEntity[i]!]!.push(key));
    const entityOf = Uint32Array.from(surfaces, (own) => {
      const same = own.find((key) => known.has(key));
      const entity = same === undefined ? count++ : known.get(same)!;
      for (const key of own) if (!known.has(key)) known.set(key, entity);
      return entity;
    });
    return { graph, entityOf };
  });
  return { known, list };
}

/** The graphs as they lie over an index: by its numbers. */
export class LaidGraphs {
  readonly #graphs: GivenGraphs;
  /** Entity of the index for each of the graphs; −1: it is named nowhere. */
  readonly #entityOf: Int32Array;
  /** For each graph, which module of the index each of its modules became; −1: none of its entities is there. */
  readonly #moduleOf: Int32Array[] = [];

  /** @param entityOfSurface the entity of each surface, or −1 */
  constructor(
    graphs: GivenGraphs,
    { keys, lastMet }: Pick<SurfaceTable, 'keys' | 'lastMet'>,
    entityOfSurface: Int32Array,
  ) {
    this.#graphs = graphs;
    const count = Math.max(0, ...graphs.known.values()) + 1;
    this.#entityOf = new Int32Array(count).fill(NONE);
    // Of several surfaces of one the last that was met counts.
    const met = new Float64Array(count).fill(NONE);
    keys.forEach((key, surface) => {
      const entity = graphs.known.get(key);
      if (entity === undefined || entityOfSurface[surface]! < 0 || lastMet[surface]! <= met[entity]!) return;
      met[entity] = lastMet[surface]!;
      this.#entityOf[entity] = entityOfSurface[surface]!;
    });
  }

  #here({ entityOf }: GivenGraphs['list'][number], entity: number): number {
    return this.#entityOf[entityOf[entity]!] ?? NONE;
  }

  /** Ties between entities that are there. */
  *ties(): Generator<{ a: number; b: number; weight: number }> {
    for (const one of this.#graphs.list) {
      const { tieSource, tieTarget, tieWeight } = one.graph;
      for (let tie = 0; tie < tieSource.length; tie++) {
        const [a, b] = [this.#here(one, tieSource[tie]!), this.#here(one, tieTarget[tie]!)];
        if (a >= 0 && b >= 0) yield { a, b, weight: tieWeight[tie]! };
      }
    }
  }

  /** The modules that have an entity. Call it once, before the others below. */
  modules(entityCount: number): Omit<Hierarchy, 'summary'> {
    const parent: number[] = [];
    const titles: string[] = [];
    const members: Uint32Array[] = [];
    const depth: number[] = [];
    for (const one of this.#graphs.list) {
      const { graph } = one;
      const moduleOf = new Int32Array(graph.parent.length).fill(NONE);
      this.#moduleOf.push(moduleOf);
      graph.parent.forEach((above, module) => {
        const own = graph.members.subarray(graph.memberOffsets[module], graph.memberOffsets[module + 1]);
        const here = new Set(Array.from(own, (entity) => this.#here(one, entity)));
        here.delete(NONE);
        if (here.size === 0) return;
        const over = above < 0 ? NONE : moduleOf[above]!;
        moduleOf[module] = parent.push(over) - 1;
        depth.push(over < 0 ? 0 : depth[over]! + 1);
        titles.push(graph.titles[module]!);
        members.push(Uint32Array.from(here).sort());
      });
    }
    const level = new Uint8Array(parent.length).fill(1);
    const children: number[][] = parent.map(() => []);
    // Parents come before their parts, so the parts' levels are known first from the end on.
    for (let m = parent.length - 1; m >= 0; m--) {
      const above = parent[m]!;
      if (above < 0) continue;
      level[above] = Math.max(level[above]!, level[m]! + 1);
      children[above]!.unshift(m);
    }
    const leafOfEntity = new Int32Array(entityCount).fill(NONE);
    members.forEach((own, m) => {
      for (const entity of own) {
        const leaf = leafOfEntity[entity]!;
        if (leaf < 0 || depth[m]! > depth[leaf]!) leafOfEntity[entity] = m;
      }
    });
    return {
      levels: level.reduce((highest, value) => Math.max(highest, value), 0),
      level,
      parent: Int32Array.from(parent),
      children: rowsFrom(children),
      members: rowsFrom(members),
      leafOfEntity,
      titles,
      given: parent.length,
    };
  }

  /** Whether some of the tables say which modules act on which. */
  get haveGates(): boolean {
    return this.#graphs.list.some(({ graph }) => graph.gates !== null);
  }

  /**
   * The gates of the tables. Those that don't say which statements made a gate get what crosses between its modules.
   *
   * @param candidates what crosses between modules
   */
  gates(
    documentIds: readonly string[],
    { relations, sentences }: { relations: RelationTable; sentences: Pick<SentenceTable, 'document' | 'ranges'> },
    candidates: CandidatePairs,
    origins: OriginNames,
  ): Omit<GateTable, 'judged' | 'exhaustive'> {
    const from: number[] = [];
    const to: number[] = [];
    const score: number[] = [];
    const directed: number[] = [];
    const byPerson: number[] = [];
    const judge: number[] = [];
    const evidence: number[][] = [];
    const relationAt = new Map<string, number>();
    for (let relation = 0; relation < relations.kind.length; relation++) {
      const sentence = relations.sentence[relation]!;
      const id = documentIds[sentences.document[sentence]!]!;
      const [cause, effect] = [relations.ranges[6 * relation]!, relations.ranges[6 * relation + 2]!];
      relationAt.set(`${id} ${sentences.ranges[2 * sentence]} ${cause} ${effect}`, relation);
    }
    this.#graphs.list.forEach(({ graph: { gates } }, number) => {
      const moduleOf = this.#moduleOf[number]!;
      gates?.from.forEach((start, gate) => {
        const [a, b] = [moduleOf[start]!, moduleOf[gates.to[gate]!]!];
        if (a < 0 || b < 0) return;
        from.push(a);
        to.push(b);
        score.push(gates.score[gate]!);
        directed.push(gates.directed[gate]!);
        byPerson.push(gates.byPerson[gate]!);
        const model = gates.judges[gate]!;
        judge.push(model === '' ? 0 : origins.numberOf({ model, prompt: PROMPT }));
        const told = gates.evidence.subarray(gates.evidenceOffsets[gate], gates.evidenceOffsets[gate + 1]);
        const found = Array.from(told, (statement) => {
          const [document, ...places] = gates.statements.subarray(
            statement * STATEMENT_STRIDE,
            (statement + 1) * STATEMENT_STRIDE,
          );
          return relationAt.get(`${gates.documents[document!]} ${places.join(' ')}`);
        }).filter((relation) => relation !== undefined);
        const candidate = found.length === 0 ? candidates.get(a, b) : undefined;
        evidence.push(candidate ? judgeByEvidence(candidate).relations : found);
      });
    });
    return {
      from: Uint32Array.from(from),
      to: Uint32Array.from(to),
      score: Float32Array.from(score),
      directed: Uint8Array.from(directed),
      evidence: rowsFrom(evidence),
      ...(judge.some((number) => number > 0) && { judge: Uint8Array.from(judge) }),
      ...(byPerson.includes(1) && { byPerson: Uint8Array.from(byPerson) }),
    };
  }

  /** What the tables' models wrote of modules; undefined where they wrote nothing. @param count of all modules */
  reports(count: number, origins: OriginNames): NotebookIndex['reports'] {
    const reports = {
      titles: new Array<string>(count).fill(''),
      summaries: new Array<string>(count).fill(''),
      origin: new Uint8Array(count),
    };
    this.#graphs.list.forEach(({ graph }, number) => {
      graph.reportTitles.forEach((title, own) => {
        const module = this.#moduleOf[number]![own]!;
        if (title === '' || module < 0) return;
        reports.titles[module] = title;
        reports.summaries[module] = graph.reportSummaries[own]!;
        reports.origin[module] = origins.numberOf({ model: graph.system, prompt: PROMPT });
      });
    });
    return reports.origin.some((origin) => origin > 0) ? reports : undefined;
  }
}
