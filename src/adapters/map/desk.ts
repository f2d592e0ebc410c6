/**
 * @file Shows a notebook's graph. It only reads: the newest index is loaded when the map is first looked at, kept while it is, and
 * replaced when a newer one was committed.
 */
import { moduleTitles } from '../../engine/hierarchy/titles.ts';
import { CausewayError } from '../../engine/errors.ts';
import { findByName, foldName } from '../../engine/map/find.ts';
import { stepsInWhole } from '../../engine/map/replay.ts';
import { INDEX_VERSION } from '../../engine/notebook/build.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import type { NotebookStore } from '../../engine/ports.ts';
import { row } from '../../engine/rows.ts';
import type {
  MapApi,
  MapBundledGate,
  MapDiagram,
  MapGateDetails,
  MapNodeDetails,
  MapOverview,
  MapReplay,
  NodeName,
} from '../../rpc/map.ts';
import type { AskOptions } from '../../rpc/contracts.ts';
import type {
  WhatIfDetails,
  WhatIfEdit,
  WhatIfEvent,
  WhatIfOverview,
  WhatIfResult,
  WhatIfTarget,
} from '../../rpc/whatif.ts';
import { goingOn } from '../asking/going-on.ts';
import { loadIndex, type LoadedIndex } from '../asking/load-index.ts';
import { ModelSearch } from '../asking/model-search.ts';
import { ScopedIndexes } from '../asking/scoped-indexes.ts';
import { TextCache } from '../asking/text-cache.ts';
import { modelsAt } from '../running/bridge.ts';
import type { FileContent } from '../store/content.ts';
import type { WordSource } from '../words/shipped-words.ts';
import { WhatIfReader } from '../whatif/reader.ts';
import { MapReader } from './map-reader.ts';
import { readOverview } from './overview.ts';
import { stepsOf } from './replaying.ts';

/** UTF-16 units of documents' texts kept in memory. */
const CACHED_CHARACTERS = 4_000_000;

/** An index with what is worked out once for the map. */
interface Shown extends LoadedIndex {
  /** Documents that were removed since the index was built. */
  removed: ReadonlySet<string>;
  reader: MapReader;
  /** Folded names of all nodes, then aliases, and what each names. */
  searchable: { names: string[]; nodes: Uint32Array } | null;
}

function searchable(index: NotebookIndex): NonNullable<Shown['searchable']> {
  const { entities, hierarchy } = index;
  const names = [...entities.names, ...moduleTitles(index), ...entities.aliases].map(foldName);
  const nodeCount = entities.names.length + hierarchy.titles.length;
  const nodes = Uint32Array.from(names, (_, i) => (i < nodeCount ? i : entities.aliasEntity[i - nodeCount]!));
  return { names, nodes };
}

function indexMissing(): CausewayError {
  return new CausewayError('index-missing', 'There is no map yet: add documents, or wait until the first are read.');
}

export class MapDesk implements MapApi {
  readonly #store: NotebookStore<FileContent>;
  readonly #words: WordSource;
  #texts: TextCache;
  #shown: Promise<Shown> | null = null;
  #key = '';
  #scoped = new ScopedIndexes();
  /** The causal structures of what is shown, and of which documents; null until they are first asked for. */
  #structures: { key: string; reader: Promise<WhatIfReader> } | null = null;
  /** Null until the page has models. */
  #search: ModelSearch | null = null;

  constructor(store: NotebookStore<FileContent>, words: WordSource) {
    this.#store = store;
    this.#words = words;
    this.#texts = new TextCache(store, CACHED_CHARACTERS);
  }

  async overview(notebookId: string): Promise<MapOverview> {
    const shown = await this.#current(notebookId);
    return readOverview(shown, shown.reader);
  }

  async inDocuments(notebookId: string, documentIds: string[]): Promise<Uint8Array> {
    const { index, reader } = await this.#current(notebookId);
    const { documents, sentences, entities, hierarchy } = index;
    const wanted = new Set(documentIds.map((id) => documents.ids.indexOf(id)));
    const mask = new Uint8Array(reader.entityCount + hierarchy.level.length);
    for (let entity = 0; entity < reader.entityCount; entity++) {
      if (!row(entities.sentences, entity).some((sentence) => wanted.has(sentences.document[sentence]!))) continue;
      mask[entity] = 1;
      for (let module = hierarchy.leafOfEntity[entity]!; module >= 0; module = hierarchy.parent[module]!) {
        mask[reader.entityCount + module] = 1;
      }
    }
    return mask;
  }

  async search(notebookId: string, text: string, most: number): Promise<NodeName[]> {
    const shown = await this.#current(notebookId);
    const { names, nodes } = (shown.searchable ??= searchable(shown.index));
    const { entities, hierarchy } = shown.index;
    const { entityCount } = shown.reader;
    const weight = (node: number): number =>
      node < entityCount ? row(entities.sentences, node).length : row(hierarchy.members, node - entityCount).length;
    const found = findByName(names, (name) => nodes[name]!, weight, text, most);
    return found.map((node) => shown.reader.name(node));
  }

  async node(notebookId: string, node: number): Promise<MapNodeDetails | null> {
    return (await this.#current(notebookId)).reader.node(node);
  }

  async gate(notebookId: string, gate: number): Promise<MapGateDetails | null> {
    return (await this.#current(notebookId)).reader.gate(gate);
  }

  async gates(notebookId: string, gates: number[]): Promise<MapBundledGate[]> {
    return (await this.#current(notebookId)).reader.gates(gates);
  }

  async diagram(notebookId: string, module: number): Promise<MapDiagram | null> {
    return (await this.#current(notebookId)).reader.diagram(module);
  }

  async replay(
    notebookId: string,
    question: string,
    { strategy = 'hugrag', scope, after }: AskOptions = {},
  ): Promise<MapReplay> {
    const shown = await this.#current(notebookId);
    const { reader, generation } = shown;
    const scoped = this.#scoped.of(shown.index, scope);
    const { part, text } = goingOn({ ...shown, index: scoped }, question, after);
    const searched = await this.#search?.search(notebookId, part.index, text);
    const asked = { index: part.index, removed: shown.removed, texts: this.#texts.of(notebookId), searched };
    const steps = stepsInWhole(await stepsOf(strategy, text, asked), scoped, shown.index);
    return {
      generation,
      question,
      steps: await Promise.all(
        steps.map(async (step) => ({
          ...step,
          sentences: await Promise.all(
            step.sentences.map(async ({ sentence, reason }) => ({
              sentence: (await reader.sentences([sentence], 1))[0]!,
              reason,
            })),
          ),
        })),
      ),
    };
  }

  async whatIfOverview(notebookId: string): Promise<WhatIfOverview> {
    return (await this.#whatIf(notebookId)).overview();
  }

  async findEvents(notebookId: string, text: string, most: number): Promise<WhatIfEvent[]> {
    return (await this.#whatIf(notebookId)).find(text, most);
  }

  async whatIfDetails(notebookId: string, target: WhatIfTarget): Promise<WhatIfDetails | null> {
    return (await this.#whatIf(notebookId)).details(target);
  }

  async gateTarget(notebookId: string, gate: number): Promise<WhatIfTarget | null> {
    return (await this.#whatIf(notebookId)).gateTarget(gate);
  }

  async whatIf(notebookId: string, edits: WhatIfEdit[]): Promise<WhatIfResult> {
    return (await this.#whatIf(notebookId)).whatIf(edits);
  }

  async useModels(port: MessagePort): Promise<void> {
    this.#search = new ModelSearch(this.#store, modelsAt(port));
  }

  async release(): Promise<void> {
    this.#shown = null;
    this.#structures = null;
    this.#scoped = new ScopedIndexes();
    this.#key = '';
    this.#texts = new TextCache(this.#store, CACHED_CHARACTERS);
  }

  /** The causal structures, without documents that are removed or left out of answers. */
  async #whatIf(notebookId: string): Promise<WhatIfReader> {
    const { index, generation, removed } = await this.#current(notebookId);
    const documents = await this.#store.listDocuments(notebookId);
    const excluded = new Set(documents.filter((info) => info.excluded).map(({ id }) => id));
    const key = `${this.#key} ${[...excluded].sort().join(' ')}`;
    if (this.#structures?.key !== key) {
      const texts = this.#texts.of(notebookId);
      const isExcluded = (id: string): boolean => removed.has(id) || excluded.has(id);
      const reader = WhatIfReader.read(index, texts, generation, isExcluded);
      this.#structures = { key, reader };
    }
    return this.#structures.reader;
  }

  /** @throws CausewayError `index-missing` when there is no index that this version can read */
  async #current(notebookId: string): Promise<Shown> {
    const [head, removed] = await Promise.all([
      this.#store.readIndexHead(notebookId),
      this.#store.listRemoved(notebookId),
    ]);
    if (head === null || head.version !== INDEX_VERSION) throw indexMissing();
    const key = `${notebookId} ${head.generation} ${removed.join(' ')}`;
    if (this.#shown === null || this.#key !== key) {
      const before = this.#shown;
      this.#key = key;
      this.#shown = this.#load(notebookId, new Set(removed), head.generation, before);
      this.#shown.catch(() => {
        if (this.#key === key) void this.release();
      });
    }
    return this.#shown;
  }

  async #load(
    notebookId: string,
    removed: ReadonlySet<string>,
    generation: number,
    before: Promise<Shown> | null,
  ): Promise<Shown> {
    const known = await before?.catch(() => null);
    const isSame = known?.notebookId === notebookId && known.generation === generation;
    const loaded = isSame ? known : await loadIndex(this.#store, notebookId, this.#words);
    if (!loaded) throw indexMissing();
    const reader = new MapReader(loaded.index, this.#texts.of(notebookId), (id) => removed.has(id));
    return { ...loaded, removed, reader, searchable: isSame ? known.searchable : null };
  }
}
