import { type BrainState, brainOf, mergedGraph } from './brain.ts';

/**
 * Counts node ids by label. Undocumented: the format of node ids. Here `temperature-log:17` is a
 * node of the label `TemperatureLog`.
 */
export function labelsOfNodes(
  world: BrainState,
  organisationId: string,
  nodeIds: readonly string[],
): { label: string; count: number }[] {
  const { nodes } = mergedGraph(brainOf(world, organisationId));
  const known = new Map([...nodes.keys()].map((label) => [label.toLowerCase(), label]));
  const counts = new Map<string, number>();
  for (const id of new Set(nodeIds)) {
    if (id.startsWith(':') || id === '') continue;
    const words = (id.split(':')[0] ?? '').split('-');
    const label = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
    const spelled = known.get(label.toLowerCase()) ?? label;
    counts.set(spelled, (counts.get(spelled) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => ({ label, count }));
}
