import movies from '../../../../test/data/movies.json?raw';
import northwind from '../../../../test/data/northwind.json?raw';
import schemaOrg from '../../../../test/data/schemaOrg.json?raw';
import wide from '../../../../test/data/wide.json?raw';
import { cardSize } from '../core/scene/cardSize.ts';
import type { LayoutInput } from '../core/layout/layoutInput.ts';
import type { BrainGraph } from '../core/model/brainGraph.ts';
import { readBrainGraph } from '../core/model/brainModel.ts';

const schemas = { schemaOrg, wide, northwind, movies };

/** One of the schemas of test/data as a graph. */
export function openSchema(name: keyof typeof schemas): BrainGraph {
  return readBrainGraph(JSON.parse(schemas[name]));
}

/** What a graph's layout is asked for. */
export function layoutInputOf(graph: BrainGraph, algorithm: LayoutInput['algorithm']): LayoutInput {
  const labels = [...graph.labels.values()];
  const indexes = new Map(labels.map(({ name }, index) => [name, index]));
  return {
    algorithm,
    boxes: labels.map((label) => cardSize(label, 'key')),
    links: graph.links.flatMap(({ source, target }): [number, number][] => {
      const [from, to] = [indexes.get(source), indexes.get(target)];
      return from === undefined || to === undefined ? [] : [[from, to]];
    }),
    deadline: 60_000,
  };
}
