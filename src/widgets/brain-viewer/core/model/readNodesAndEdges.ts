import { isRecord } from '../../../../contract/index.ts';
import {
  linkRelations,
  type BrainGraph,
  type GraphLabel,
  type GraphRelation,
} from './brainGraph.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a graph from lists of `nodes` and of `edges`, `links` or `relationships`, a common shape
 * where none is documented. Counts nodes per label and edges per pair of labels and type.
 *
 * @returns Undefined if there are no nodes.
 */
export function readNodesAndEdges(
  fields: Fields,
): Pick<BrainGraph, 'labels' | 'links'> | undefined {
  const nodes = objectsOf(fields['nodes']);
  const edges = objectsOf(fields['edges'] ?? fields['links'] ?? fields['relationships']);
  if (nodes.length === 0) return undefined;
  const counts = new Map<string, number>();
  const labelOf = new Map<string, string>();
  for (const node of nodes) {
    const label = firstText(node, ['label', 'labels', 'type', 'name', 'id']);
    if (label === undefined) continue;
    counts.set(label, (counts.get(label) ?? 0) + (countOf(node) ?? 1));
    for (const key of ['id', 'uuid', 'key', 'name', 'label']) {
      const id = idOf(node[key]);
      if (id !== undefined && !labelOf.has(id)) labelOf.set(id, label);
    }
  }
  const relations = new Map<string, GraphRelation>();
  for (const edge of edges) {
    const source = endOf(edge, ['source', 'from', 'source_label', 'source_id', 'start'], labelOf);
    const target = endOf(edge, ['target', 'to', 'target_label', 'target_id', 'end'], labelOf);
    const type =
      firstText(edge, ['relationship_type', 'type', 'relation', 'label', 'name']) ?? 'RELATED_TO';
    if (source === undefined || target === undefined) continue;
    const id = JSON.stringify([source, type, target, null]);
    const count = (relations.get(id)?.count ?? 0) + (countOf(edge) ?? 1);
    relations.set(id, { id, type, source, target, count, storeType: undefined });
  }
  const labels = Array.from(counts, ([name, count]): [string, GraphLabel] => [
    name,
    { name, count, properties: [] },
  ]);
  return { labels: new Map(labels), links: linkRelations([...relations.values()]) };
}

function endOf(
  edge: Fields,
  keys: readonly string[],
  labelOf: ReadonlyMap<string, string>,
): string | undefined {
  for (const key of keys) {
    const end = edge[key];
    const id = idOf(isRecord(end) ? (end['id'] ?? end['uuid'] ?? end['label']) : end);
    const label = id === undefined ? undefined : labelOf.get(id);
    if (label !== undefined) return label;
  }
  return undefined;
}

function firstText(fields: Fields, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = fields[key];
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string' && first !== '') return first;
  }
  return undefined;
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function countOf({ count }: Fields): number | undefined {
  return typeof count === 'number' && Number.isFinite(count) ? count : undefined;
}

function objectsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
