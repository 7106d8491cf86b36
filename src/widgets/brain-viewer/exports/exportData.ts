import { csvText } from '../../../controller/index.ts';
import { jsonFileText } from '../../../ui/index.ts';
import type { BrainGraph } from '../core/model/brainGraph.ts';

/**
 * Exports a graph as JSON in the platform's shape, so that it can be imported for a comparison.
 */
export function exportJson({ labels, links, facts }: BrainGraph): string {
  const all = [...labels.values()];
  const relations = links.flatMap((link) => link.relations);
  const brain = {
    tenant_id: facts.tenantId,
    extracted_at: facts.extractedAt,
    sample_size: facts.sampleSize,
    node_labels: all.map(({ name }) => name),
    relationship_types: [...new Set(relations.map(({ type }) => type))],
    node_properties: Object.fromEntries(
      all.map(({ name, properties }) => [
        name,
        Object.fromEntries(
          properties.map((property) => [
            property.name,
            {
              type: property.type,
              presence_percentage:
                property.presence === undefined ? undefined : property.presence * 100,
              sample_values: property.samples,
            },
          ]),
        ),
      ]),
    ),
    node_counts: Object.fromEntries(
      all.flatMap(({ name, count }) => (count === undefined ? [] : [[name, count]])),
    ),
    relationship_directions: relations.map(({ source, type, target, count, storeType }) => ({
      source_label: source,
      relationship_type: type,
      target_label: target,
      count,
      store_type: storeType,
    })),
    statistics: {
      total_node_labels: labels.size,
      total_relationship_types: facts.relationTypes,
      total_nodes: facts.nodes,
      total_relationships: facts.relationships,
    },
    metadata: Object.fromEntries(facts.metadata.map(({ name, value }) => [name, value])),
  };
  return jsonFileText(brain);
}

/** Exports the labels as CSV with a header row. */
export function exportLabelsCsv({ labels, links }: BrainGraph): string {
  const relations = links.flatMap((link) => link.relations);
  return csvText([
    ['label', 'nodes', 'properties', 'relations_in', 'relations_out'],
    ...Array.from(labels.values(), ({ name, count, properties }) => [
      name,
      count ?? '',
      properties.map((property) => property.name).join(' '),
      relations.filter(({ target }) => target === name).length,
      relations.filter(({ source }) => source === name).length,
    ]),
  ]);
}

/** Exports the relations as CSV with a header row. */
export function exportRelationsCsv({ links }: BrainGraph): string {
  return csvText([
    ['source', 'relation', 'target', 'count', 'store'],
    ...links
      .flatMap((link) => link.relations)
      .map(({ source, type, target, count, storeType }) => [
        source,
        type,
        target,
        count ?? '',
        storeType ?? '',
      ]),
  ]);
}
