import { expect, test } from 'vitest';
import { readBrainGraph } from './brainModel.ts';
import { countStoreTypes, dashOfLink, dashOfStores } from './storeTypes.ts';

const relation = (source: string, target: string, store?: string) => ({
  source_label: source,
  relationship_type: 'T',
  target_label: target,
  ...(store === undefined ? {} : { store_type: store }),
});

const graph = readBrainGraph({
  relationship_directions: [
    relation('A', 'B', 'often'),
    relation('A', 'C', 'often'),
    relation('A', 'D', 'seldom'),
    relation('B', 'C', 'seldom'),
    relation('C', 'B', 'often'),
    relation('C', 'D'),
  ],
});

test('store types are counted, the most frequent first', () => {
  expect(countStoreTypes(graph)).toEqual([
    { name: 'often', count: 3 },
    { name: 'seldom', count: 2 },
  ]);
});

test('links have the dashes of their store type, and whole lines where several or none keep them', () => {
  const stores = dashOfStores(graph);
  const dash = Object.fromEntries(
    graph.links.map((link) => [`${link.source}${link.target}`, dashOfLink(link, stores)]),
  );
  expect(dash).toEqual({ AB: 0, AC: 0, AD: 1, BC: 0, CD: 0 });
});
