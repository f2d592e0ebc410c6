/**
 * @file The graph of a notebook as GraphML (graphml.graphdrawing.org), which Gephi, yEd and networkx open: entities (H0) and modules
 * as nodes; entities that occur together, membership, causal relations and gates as edges, told apart by `type`.
 */
import { ENTITY_KINDS, RELATION_KINDS } from '../notebook/analysis.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import { row } from '../rows.ts';
import { escapeMarkup } from './markup.ts';

/** Attributes in the order in which they are declared: of what, name, type. Their ids are the names. */
const KEYS = [
  ['node', 'label', 'string'],
  ['node', 'type', 'string'],
  ['node', 'kind', 'string'],
  ['node', 'level', 'int'],
  ['node', 'mentions', 'int'],
  ['node', 'members', 'int'],
  ['edge', 'type', 'string'],
  ['edge', 'kind', 'string'],
  ['edge', 'weight', 'double'],
  ['edge', 'polarity', 'int'],
  ['edge', 'hedged', 'boolean'],
  ['edge', 'directed', 'boolean'],
  ['edge', 'statements', 'int'],
] as const;

type Values = Record<string, string | number | boolean>;

const keyId = (of: 'node' | 'edge', name: string): string => `${of}-${name}`;

function data(of: 'node' | 'edge', values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const written = typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(4)) : value;
      return `<data key="${keyId(of, name)}">${escapeMarkup(String(written))}</data>`;
    })
    .join('');
}

const node = (id: string, values: Values): string => `<node id="${id}">${data('node', values)}</node>`;

/** All edges are written as directed, since networkx reads no mixed graphs; the attribute `directed` says which ones are. */
const edge = (source: string, target: string, directed: boolean, values: Values): string =>
  `<edge source="${source}" target="${target}">${data('edge', { ...values, directed })}</edge>`;

/** Statements of the same two entities that say the same are one edge. */
interface Statement {
  cause: number;
  effect: number;
  kind: string;
  polarity: number;
  hedged: boolean;
  count: number;
  confidence: number;
}

function statementsOf({ relations }: NotebookIndex): Statement[] {
  const found = new Map<string, Statement>();
  for (let relation = 0; relation < relations.kind.length; relation += 1) {
    const cause = row(relations.entities, 2 * relation)[0];
    const effect = row(relations.entities, 2 * relation + 1)[0];
    if (cause === undefined || effect === undefined) continue;
    const kind = RELATION_KINDS[relations.kind[relation]!]!;
    const polarity = relations.polarity[relation]! < 0 ? -1 : 1;
    const hedged = relations.hedged[relation] === 1;
    const key = [cause, effect, kind, polarity, hedged].join(' ');
    const known = found.get(key);
    const confidence = relations.confidence[relation]!;
    if (known) {
      known.count += 1;
      known.confidence = Math.max(known.confidence, confidence);
    } else found.set(key, { cause, effect, kind, polarity, hedged, count: 1, confidence });
  }
  return [...found.values()];
}

/** The file, piece by piece, so that a large graph is never one string. */
export function* graphmlOf(index: NotebookIndex, name: string): Generator<string> {
  const { entities, hierarchy, graph, gates } = index;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n';
  yield `<desc>${escapeMarkup(name)}</desc>\n`;
  for (const [of, key, type] of KEYS) {
    yield `<key id="${keyId(of, key)}" for="${of}" attr.name="${key}" attr.type="${type}"/>\n`;
  }
  yield '<graph id="notebook" edgedefault="directed">\n';
  for (const [entity, label] of entities.names.entries()) {
    const kind = ENTITY_KINDS[entities.kinds[entity]!]!;
    const mentions = row(entities.sentences, entity).length;
    yield `${node(`e${entity}`, { label, type: 'entity', kind, level: 0, mentions })}\n`;
  }
  for (const [module, label] of hierarchy.titles.entries()) {
    const members = row(hierarchy.members, module).length;
    yield `${node(`m${module}`, { label, type: 'module', level: hierarchy.level[module]!, members })}\n`;
  }
  for (let entity = 0; entity < entities.names.length; entity += 1) {
    for (let at = graph.offsets[entity]!; at < graph.offsets[entity + 1]!; at += 1) {
      const other = graph.items[at]!;
      // Both ends list the edge.
      if (other <= entity) continue;
      yield `${edge(`e${entity}`, `e${other}`, false, { type: 'together', weight: graph.weights[at]! })}\n`;
    }
    const leaf = hierarchy.leafOfEntity[entity]!;
    if (leaf >= 0) yield `${edge(`e${entity}`, `m${leaf}`, true, { type: 'member', weight: 1 })}\n`;
  }
  for (const [module, parent] of hierarchy.parent.entries()) {
    if (parent >= 0) yield `${edge(`m${module}`, `m${parent}`, true, { type: 'member', weight: 1 })}\n`;
  }
  for (const { cause, effect, kind, polarity, hedged, count, confidence } of statementsOf(index)) {
    const values = { type: 'relation', kind, weight: confidence, polarity, hedged, statements: count };
    yield `${edge(`e${cause}`, `e${effect}`, true, values)}\n`;
  }
  for (let gate = 0; gate < gates.from.length; gate += 1) {
    const directed = gates.directed[gate] === 1;
    const statements = row(gates.evidence, gate).length;
    const values = { type: 'gate', weight: gates.score[gate]!, statements };
    yield `${edge(`m${gates.from[gate]!}`, `m${gates.to[gate]!}`, directed, values)}\n`;
  }
  yield '</graph>\n</graphml>\n';
}
