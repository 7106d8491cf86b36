import type { ConfidenceThreshold } from '../../../contract/index.ts';
import type { Graph, OrganisationBrain, StoredRelationship } from './brain.ts';

/** The minimum number of shared properties by confidence threshold. */
const sharedAtLeast: Record<ConfidenceThreshold, number> = { high: 3, medium: 2, low: 1 };

/** Properties of every label, which indicate no relationship. */
const commonplace: ReadonlySet<string> = new Set(['name', 'number', 'created_at', 'updated_at']);

/**
 * Discovers relationships between the graphs of different connections. Undocumented: the method.
 * Here labels are related if they share properties, with more confidence the more they share.
 */
export function discoverRelationships(
  { properties }: OrganisationBrain,
  graphs: readonly Graph[],
  threshold: ConfidenceThreshold,
): StoredRelationship[] {
  const found = new Map<string, StoredRelationship>();
  for (const [at, from] of graphs.entries()) {
    for (const to of graphs.slice(at + 1)) {
      for (const [source, sourceCount] of from.nodes) {
        for (const [target, targetCount] of to.nodes) {
          const shared = sharedProperties(properties, source, target);
          const [property] = shared;
          if (property === undefined || shared.length < sharedAtLeast[threshold]) continue;
          found.set(`${source}\n${target}`, {
            source_label: source,
            relationship_type: `SHARES_${property.toUpperCase()}`,
            target_label: target,
            store_type: 'tgraph',
            count: Math.max(1, Math.floor(Math.min(sourceCount, targetCount) / 2)),
          });
        }
      }
    }
  }
  return [...found.values()];
}

function sharedProperties(
  properties: OrganisationBrain['properties'],
  one: string,
  other: string,
): string[] {
  if (one === other) return [];
  const names = Object.keys(properties.get(one) ?? {});
  const others = properties.get(other) ?? {};
  return names.filter((name) => !commonplace.has(name) && Object.hasOwn(others, name));
}
