import * as v from 'valibot';
import { isRecord } from '../../../../contract/index.ts';
import {
  linkRelations,
  type BrainGraph,
  type GraphFacts,
  type GraphLabel,
  type GraphProperty,
  type GraphRelation,
  type MissingPart,
} from './brainGraph.ts';

/**
 * Reads a graph leniently from either JSON shape or the output of {@link exportJson}. Ignores fields
 * of another shape.
 *
 * @param answer - The brain, or an object that nests it under a key such as `data` or `graph`.
 */
export function readBrainGraph(answer: unknown): BrainGraph {
  const found = findFields(answer) ?? {};
  const relations = readRelations(listIn(found['relationship_directions']));
  const labels = readLabels(found, relations);
  return { labels, links: linkRelations(relations), facts: readFacts(found, labels, relations) };
}

/** The maximum nesting depth at which a brain is found in a response. */
const maxDepth = 3;

type Fields = Record<string, unknown>;

/** Returns true if a response holds a graph of a known shape, even an empty one. */
export function isBrainAnswer(answer: unknown): boolean {
  return Object.keys(record(answer)).length === 0 || findFields(answer) !== undefined;
}

const isBrain = (fields: Fields): boolean =>
  'node_labels' in fields || 'relationship_directions' in fields;

/** Finds the first brain in a response, depth first. */
function findFields(answer: unknown, depth = maxDepth): Fields | undefined {
  const fields = record(answer);
  if (isBrain(fields)) return fields;
  if (depth === 0) return undefined;
  for (const value of Object.values(fields)) {
    const found = findFields(value, depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function readRelations(directions: readonly unknown[]): GraphRelation[] {
  const byKey = new Map<string, GraphRelation>();
  for (const direction of directions) {
    const fields = record(direction);
    const source = text(fields['source_label']);
    const target = text(fields['target_label']);
    const type = text(fields['relationship_type']);
    if (source === undefined || target === undefined || type === undefined) continue;
    const storeType = text(fields['store_type']);
    const count = amount(fields['count']);
    const id = JSON.stringify([source, type, target, storeType ?? null]);
    const known = byKey.get(id);
    const total = known?.count === undefined ? count : known.count + (count ?? 0);
    byKey.set(id, { id, type, source, target, storeType, count: total });
  }
  return [...byKey.values()];
}

function readLabels(
  found: Fields,
  relations: readonly GraphRelation[],
): ReadonlyMap<string, GraphLabel> {
  const counts = new Map(Object.entries(record(found['node_counts'])));
  const properties = new Map(Object.entries(record(found['node_properties'])));
  const names = new Set([
    ...listIn(found['node_labels']).filter((name) => typeof name === 'string'),
    ...counts.keys(),
    ...relations.flatMap(({ source, target }) => [source, target]),
  ]);
  return new Map(
    Array.from(names, (name): [string, GraphLabel] => [
      name,
      { name, count: amount(counts.get(name)), properties: readProperties(properties.get(name)) },
    ]),
  );
}

function readProperties(properties: unknown): GraphProperty[] {
  return Object.entries(record(properties))
    .map(([name, profile]): GraphProperty => {
      const fields = record(profile);
      return {
        name,
        type: text(fields['type']) ?? '',
        presence: share(fields['presence_percentage']),
        samples: listIn(fields['sample_values']),
      };
    })
    .sort((a, b) => (b.presence ?? 0) - (a.presence ?? 0) || compare(a.name, b.name));
}

function readFacts(
  found: Fields,
  labels: ReadonlyMap<string, GraphLabel>,
  relations: readonly GraphRelation[],
): GraphFacts {
  const statistics = record(found['statistics']);
  const metadata = Object.entries(record(found['metadata']));
  const counts = Array.from(labels.values(), ({ count }) => count);
  const missing = missingFrom(found);
  const hasRelations = !missing.includes('relations');
  const types = v.is(v.array(v.string()), found['relationship_types'])
    ? found['relationship_types'].length
    : undefined;
  return {
    tenantId: text(found['tenant_id']),
    extractedAt: text(found['extracted_at']),
    sampleSize: amount(found['sample_size']),
    nodes: amount(statistics['total_nodes']) ?? sumOfKnown(counts),
    relationships:
      amount(statistics['total_relationships']) ??
      (hasRelations ? sumOfKnown(relations.map(({ count }) => count)) : undefined),
    relationTypes: hasRelations ? new Set(relations.map(({ type }) => type)).size : types,
    metadata: metadata.map(([name, value]) => ({ name, value })),
    ...(missing.length === 0 ? {} : { missing }),
  };
}

/** Returns the parts that a response omits. An empty response means no brain, not missing parts. */
function missingFrom(found: Fields): MissingPart[] {
  if (Object.keys(found).length === 0) return [];
  const isList = (key: string): boolean => Array.isArray(found[key]);
  const parts: readonly (readonly [MissingPart, boolean])[] = [
    ['labels', isList('node_labels') || !isList('relationship_directions')],
    ['relations', isList('relationship_directions')],
    ['properties', isRecord(found['node_properties'])],
    ['counts', isRecord(found['node_counts'])],
  ];
  return parts.flatMap(([part, isTold]) => (isTold ? [] : [part]));
}

/** Converts a percentage to a share. The range is undocumented, so the result is clamped. */
function share(value: unknown): number | undefined {
  const figure = amount(value);
  return figure === undefined ? undefined : Math.min(1, Math.max(0, figure / 100));
}

/** Sums known figures. Returns undefined, not zero, if there are figures but none is known. */
function sumOfKnown(figures: readonly (number | undefined)[]): number | undefined {
  const known = figures.filter((figure) => figure !== undefined);
  if (known.length === 0 && figures.length > 0) return undefined;
  return known.reduce((total, figure) => total + figure, 0);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function record(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** Returns a value that is a list, else an empty one. */
export function listIn(value: unknown): readonly unknown[] {
  return v.is(v.array(v.unknown()), value) ? value : [];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function amount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
