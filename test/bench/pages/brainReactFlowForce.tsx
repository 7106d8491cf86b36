import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';
import { offerReactFlow } from '../browser/offerReactFlow.tsx';

interface Body extends SimulationNodeDatum {
  id: string;
  radius: number;
}

/** Laid out by d3-force on the page, as React Flow's example of it does, until it rests. */
offerReactFlow((graph, sizes) => {
  const bodies = Array.from(graph.labels.keys(), (id): Body => {
    const { width = 0, height = 0 } = sizes.get(id) ?? {};
    return { id, radius: Math.hypot(width, height) / 2 };
  });
  const links = graph.links.map(({ source, target }) => ({ source, target }));
  forceSimulation(bodies)
    .force(
      'link',
      forceLink<Body, (typeof links)[number]>(links)
        .id(({ id }) => id)
        .distance(200),
    )
    .force('charge', forceManyBody().strength(-1_000))
    .force('x', forceX())
    .force('y', forceY())
    .force(
      'collide',
      forceCollide<Body>(({ radius }) => radius),
    )
    .stop()
    .tick(300);
  return Promise.resolve(new Map(bodies.map(({ id, x = 0, y = 0 }) => [id, { x, y }])));
});
