import ELK from 'elkjs/lib/elk.bundled.js';
import { offerReactFlow } from '../browser/offerReactFlow.tsx';

/** Laid out by ELK's layered layout, as React Flow's example of it does. */
offerReactFlow(async (graph, sizes) => {
  const { children = [] } = await new ELK().layout({
    id: 'root',
    layoutOptions: { 'elk.algorithm': 'layered' },
    children: Array.from(graph.labels.keys(), (id) => ({ id, ...sizes.get(id) })),
    edges: graph.links.map(({ id, source, target }) => ({
      id,
      sources: [source],
      targets: [target],
    })),
  });
  return new Map(children.map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
});
