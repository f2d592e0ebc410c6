/** @file What the map shows: the notebook's overview, what is selected and filtered, and a question's replay. */
import type { Cut } from '../../engine/cut/cut.ts';
import { pathTo } from '../../engine/cut/tree.ts';
import type {
  EntityKind,
  MapApi,
  MapBundledGate,
  MapDiagram,
  MapGateDetails,
  MapNodeDetails,
  MapOverview,
  NodeName,
} from '../../rpc/map.ts';
import { ENTITY_KINDS_IN_ORDER } from '../../rpc/map.ts';
import type { ErrorInfo } from '../../rpc/contracts.ts';
import { errorInfo } from '../errors.ts';
import { NO_NODES, nodesOf, withNode } from './node-sets.ts';

/** A node or a gate by its number, or all gates between two things that are shown. */
export type Selection =
  | { type: 'node'; node: number }
  | { type: 'gate'; gate: number }
  | { type: 'bundle'; a: number; b: number; gates: readonly number[] };

export type SelectionDetails =
  | { type: 'node'; details: MapNodeDetails }
  | { type: 'gate'; details: MapGateDetails }
  | { type: 'bundle'; a: string; b: string; details: MapBundledGate[] };

export type MapMode = 'picture' | 'table';

/** What is left out of picture and table. */
export interface Filter {
  /** Levels that are not shown; 0 is that of entities. */
  hiddenLevels: readonly number[];
  showGates: boolean;
  showTies: boolean;
  kind: EntityKind | null;
  documentId: string | null;
}

const EVERYTHING: Filter = { hiddenLevels: [], showGates: true, showTies: true, kind: null, documentId: null };

/** Results that fit under the search box, and rows of a table that is filtered by name. */
const MOST_RESULTS = { picture: 12, table: 5000 };

export class MapView {
  overview = $state.raw<MapOverview | null>(null);
  loading = $state(true);
  error = $state.raw<ErrorInfo | null>(null);
  selection = $state.raw<Selection | null>(null);
  /** Null while it is being read, or when it is gone. */
  details = $state.raw<SelectionDetails | null>(null);
  reading = $state(false);
  diagram = $state.raw<{ module: NodeName; content: MapDiagram } | null>(null);
  filter = $state.raw<Filter>(EVERYTHING);
  /** What was found by name; null while nothing is looked for. */
  results = $state.raw<NodeName[] | null>(null);
  mode = $state<MapMode>('picture');
  /** What the picture shows of a large map, as it was last looked at. */
  cut = $state.raw<Cut | null>(null);
  /** Modules whose parts the table shows. */
  expanded = $state.raw(NO_NODES);
  /** Those that a person opened there, which the picture opens too where they are not too small. */
  byHand = $state.raw(NO_NODES);
  /** What is to be brought into sight: it was found or named elsewhere than where it is shown. */
  sought = $state.raw<{ node: number } | null>(null);
  #inSource = $state.raw<Uint8Array | null>(null);

  /** 1 for each node that the filters let through. */
  visible = $derived.by(() => this.#mask());
  isFiltered = $derived(
    this.filter.hiddenLevels.length > 0 ||
      !this.filter.showGates ||
      !this.filter.showTies ||
      this.filter.kind !== null ||
      this.filter.documentId !== null,
  );

  readonly #api: MapApi;
  readonly #notebookId: string;
  readonly #nameNow: (name: string) => string;
  #search = 0;

  /** @param nameNow what an entity of a name is called since a person renamed or merged it */
  constructor(api: MapApi, notebookId: string, nameNow: (name: string) => string) {
    this.#api = api;
    this.#notebookId = notebookId;
    this.#nameNow = nameNow;
  }

  /** Reads the newest map; what is shown stays until it is there. */
  async load(): Promise<void> {
    this.loading = true;
    try {
      const overview = await this.#api.overview(this.#notebookId);
      const isNew = overview.generation !== this.overview?.generation;
      if (isNew) this.#forget();
      this.overview = overview;
      this.error = null;
      if (isNew) await this.#renew();
    } catch (thrown) {
      this.error = errorInfo(thrown);
      if (this.error.code === 'index-missing') this.overview = null;
    }
    this.loading = false;
  }

  async select(selection: Selection | null): Promise<void> {
    this.selection = selection;
    this.details = null;
    if (!selection) return;
    this.reading = true;
    const details = await this.#read(selection).catch(() => null);
    if (this.selection !== selection) return;
    this.details = details;
    this.reading = false;
  }

  /** Selects a node that was found or named, and brings it into sight: the modules on the way to it open. */
  selectNode(node: number): void {
    this.#seek(node);
    void this.select({ type: 'node', node });
  }

  selectGate(gate: number): void {
    const from = this.overview?.gates.from[gate];
    if (from !== undefined) this.#seek(from);
    void this.select({ type: 'gate', gate });
  }

  /** Picture or table: the table begins with what the picture has open. */
  show(mode: MapMode): void {
    if (mode === 'table' && this.mode !== mode) {
      const { overview, selection } = this;
      const around = overview && selection?.type === 'node' ? pathTo(overview, selection.node) : [];
      this.expanded = nodesOf(this.byHand, this.cut?.open ?? [], around);
    }
    this.mode = mode;
  }

  /** Shows the parts of a module in the table, or hides them. */
  toggle(module: number): void {
    const opens = !this.expanded.has(module);
    this.expanded = withNode(this.expanded, module, opens);
    this.byHand = withNode(this.byHand, module, opens);
  }

  async openDiagram(module: NodeName): Promise<void> {
    const content = await this.#api.diagram(this.#notebookId, module.node).catch(() => null);
    this.diagram = content && { module, content };
  }

  closeDiagram(): void {
    this.diagram = null;
  }

  /** Finds by name; nothing typed finds nothing, and a table then shows everything. */
  async search(typed: string): Promise<void> {
    const search = ++this.#search;
    const most = MOST_RESULTS[this.mode];
    const results = typed.trim() === '' ? null : await this.#api.search(this.#notebookId, typed, most).catch(() => []);
    if (search === this.#search) this.results = results;
  }

  async change(change: Partial<Filter>): Promise<void> {
    const filter = { ...this.filter, ...change };
    const { documentId } = filter;
    const inSource =
      documentId === null
        ? null
        : documentId === this.filter.documentId
          ? this.#inSource
          : await this.#api.inDocuments(this.#notebookId, [documentId]).catch(() => null);
    this.#inSource = inSource;
    this.filter = filter;
  }

  showEverything(): void {
    this.#inSource = null;
    this.filter = EVERYTHING;
  }

  toggleLevel(level: number): void {
    const { hiddenLevels } = this.filter;
    const isHidden = hiddenLevels.includes(level);
    void this.change({
      hiddenLevels: isHidden ? hiddenLevels.filter((other) => other !== level) : [...hiddenLevels, level],
    });
  }

  async close(): Promise<void> {
    await this.#api.release();
  }

  get api(): MapApi {
    return this.#api;
  }

  get notebookId(): string {
    return this.#notebookId;
  }

  #seek(node: number): void {
    this.sought = { node };
    if (this.overview) this.expanded = nodesOf(this.expanded, pathTo(this.overview, node));
  }

  /** A number of an old index would point anywhere in a new one. */
  #forget(): void {
    this.selection = null;
    this.sought = null;
    this.cut = null;
    this.expanded = NO_NODES;
    this.byHand = NO_NODES;
  }

  /** Numbers of an earlier index mean nothing in a new one: what was selected is looked up again by its name. */
  async #renew(): Promise<void> {
    this.diagram = null;
    const { documentId } = this.filter;
    if (documentId !== null) {
      this.#inSource = null;
      this.#inSource = await this.#api.inDocuments(this.#notebookId, [documentId]).catch(() => null);
    }
    const known = this.details;
    if (!known) return void (await this.select(null));
    if (known.type !== 'node') return void (await this.select(null));
    const { name, level } = known.details;
    const same = this.#nodeCalled(name, level);
    const node = same < 0 && level === 0 ? this.#nodeCalled(this.#nameNow(name), 0) : same;
    await this.select(node < 0 ? null : { type: 'node', node });
  }

  #nodeCalled(name: string, level: number): number {
    const { overview } = this;
    return overview?.names.findIndex((other, i) => other === name && overview.level[i] === level) ?? -1;
  }

  async #read(selection: Selection): Promise<SelectionDetails | null> {
    if (selection.type === 'node') {
      const details = await this.#api.node(this.#notebookId, selection.node);
      return details && { type: 'node', details };
    }
    if (selection.type === 'bundle') {
      const { a, b, gates } = selection;
      const details = await this.#api.gates(this.#notebookId, [...gates]);
      const { names } = this.overview!;
      return { type: 'bundle', a: names[a]!, b: names[b]!, details };
    }
    const details = await this.#api.gate(this.#notebookId, selection.gate);
    return details && { type: 'gate', details };
  }

  #mask(): Uint8Array {
    const { overview, filter } = this;
    if (!overview) return new Uint8Array(0);
    const inSource = this.#inSource;
    const kind = filter.kind === null ? -1 : ENTITY_KINDS_IN_ORDER.indexOf(filter.kind);
    return overview.level.map((level, node) => {
      if (filter.hiddenLevels.includes(level)) return 0;
      if (level === 0 && kind >= 0 && overview.kind[node] !== kind) return 0;
      return inSource === null || inSource[node] === 1 ? 1 : 0;
    });
  }
}
