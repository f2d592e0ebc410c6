/** @file What building needs of a notebook's analyses, gathered in one pass: columns whose size is that of the index, so that no analysis is held once it was seen. */
import { SurfaceCollector, type SurfaceTable } from '../graph/surface-table.ts';
import { RelationCollector, type StatedRelations } from '../graph/relations.ts';
import { TextCollector, type MergedText } from '../lexical/merge.ts';
import type { GivenGraph } from '../tables/given.ts';
import type { AnalysisSource, DocumentAnalysis } from './analysis.ts';
import { quotes, unrepeated } from './repeated.ts';

export interface Collected {
  text: MergedText;
  surfaces: SurfaceTable;
  relations: StatedRelations;
  /** What refined each document; absent where nothing did. */
  origins: DocumentAnalysis['origins'][];
  /** What tables say of the notebook as a whole. */
  graphs: GivenGraph[];
  /** 1 for documents of which tables say what is in them. */
  isGiven: Uint8Array;
}

/** Gathers one document after the other. */
export class Collector {
  readonly #text = new TextCollector();
  readonly #surfaces = new SurfaceCollector();
  readonly #relations = new RelationCollector();
  readonly #origins: Collected['origins'] = [];
  readonly #graphs: GivenGraph[] = [];
  readonly #isGiven: number[] = [];

  /** Adds a document behind those before. */
  add(analysis: DocumentAnalysis): void {
    const firstSentence = this.#text.sentenceCount;
    const termMap = this.#text.add(analysis);
    const surfaceMap = this.#surfaces.add(analysis, firstSentence);
    this.#relations.add(analysis, firstSentence, termMap, surfaceMap);
    this.#origins.push(analysis.origins);
    if (analysis.graph) this.#graphs.push(analysis.graph);
    this.#isGiven.push(analysis.isGiven ? 1 : 0);
  }

  /** What was gathered. Nothing is added after that. */
  finish(): Collected {
    return {
      text: this.#text.finish(),
      surfaces: this.#surfaces.finish(),
      relations: this.#relations.finish(),
      origins: this.#origins,
      graphs: this.#graphs,
      isGiven: Uint8Array.from(this.#isGiven),
    };
  }
}

/** Gathers documents that are in memory. */
export function collect(analyses: Iterable<DocumentAnalysis>): Collected {
  const collector = new Collector();
  for (const analysis of analyses) collector.add(analysis);
  return collector.finish();
}

/** Gathers a whole notebook, what replies only repeat left out. */
export async function collectNotebook(analyses: AnalysisSource): Promise<Collected> {
  return (await gather(analyses, true)) ?? (await gather(unrepeated(analyses), false))!;
}

/** @param isPlain whether it ends at the first reply that quotes anything; it is null then */
async function gather(analyses: AnalysisSource, isPlain: boolean): Promise<Collected | null> {
  const collector = new Collector();
  for await (const analysis of analyses) {
    if (isPlain && quotes(analysis)) return null;
    collector.add(analysis);
  }
  return collector.finish();
}
