import { readFileSync } from 'node:fs';
import type { BrainGraph } from '../model/brainGraph.ts';
import { readBrainGraph } from '../model/brainModel.ts';
import type { LayoutInput } from '../layout/layoutInput.ts';
import { cardSize } from '../graph/cardSize.ts';

/** One of the schemas of test/data as a graph. */
export function openSchema(name: 'schemaOrg' | 'wide' | 'northwind' | 'movies'): BrainGraph {
  const file = new URL(`../../../../test/data/${name}.json`, import.meta.url);
  return readBrainGraph(JSON.parse(readFileSync(file, 'utf8')));
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
