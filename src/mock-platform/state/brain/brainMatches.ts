import type { BaseBrain, ConnectedBrain } from '../../../contract/index.ts';
import { HttpError } from '../../request/httpError.ts';
import { wordsOf } from './entities.ts';

/** The labels in a view of a brain. Undocumented: what a view is. */
export type BrainPart = Pick<BaseBrain, 'node_labels' | 'node_counts' | 'statistics'> & {
  relationship_directions: ConnectedBrain['relationship_directions'];
};

/**
 * Returns the part of a brain that a query names, or all of it without a query.
 *
 * @throws HttpError 404 if nothing matches.
 */
export function viewMatches(brain: BaseBrain | ConnectedBrain, query = ''): BrainPart {
  const searched = wordsOf(query).join(' ');
  const isNamed = (text: string): boolean =>
    searched === '' || searched.includes(text.toLowerCase().replaceAll('_', ' '));
  const all: ConnectedBrain['relationship_directions'] = brain.relationship_directions;
  const relationship_directions = all.filter(
    ({ source_label, relationship_type, target_label }) =>
      isNamed(source_label) || isNamed(target_label) || isNamed(relationship_type),
  );
  const ends = relationship_directions.flatMap((one) => [one.source_label, one.target_label]);
  const kept = new Set([...brain.node_labels.filter(isNamed), ...ends]);
  const node_labels = brain.node_labels.filter((label) => kept.has(label));
  if (node_labels.length === 0) throw new HttpError(404, 'No brain data found');
  const counts = node_labels.map((label): [string, number] => [
    label,
    brain.node_counts[label] ?? 0,
  ]);
  const types = new Set(relationship_directions.map((one) => one.relationship_type));
  return {
    node_labels,
    node_counts: Object.fromEntries(counts),
    relationship_directions,
    statistics: {
      total_node_labels: node_labels.length,
      total_relationship_types: types.size,
      total_nodes: counts.reduce((total, [, count]) => total + count, 0),
      total_relationships: relationship_directions.reduce((total, one) => total + one.count, 0),
    },
  };
}
