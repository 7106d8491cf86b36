import { expect, test } from 'vitest';
import { measureLayout } from '../../testing/measureLayout.ts';
import { readBrainGraph } from '../model/brainModel.ts';
import { noEmphasis } from './emphasis.ts';
import { placeBadges } from './placeBadges.ts';
import { createScene } from './scene.ts';

const everywhere = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };

test.each(['fan', 'northwind', 'movies'] as const)(
  'in %s, where there is room, every line has its badge',
  (name) => {
    const { scene } = measureLayout(name, 'hierarchical');
    const placed = placeBadges(scene, noEmphasis, everywhere);
    expect(placed).toHaveLength(scene.lines.length);
    for (const { line, x, y } of placed) {
      if (line.loop) continue;
      const under = scene.boxes.filter(
        (box) => Math.abs(box.x - x) < box.width / 2 && Math.abs(box.y - y) < box.height / 2,
      );
      expect(under).toEqual([]);
    }
  },
);

test('a badge gives way where another one would have no room else', () => {
  const graph = readBrainGraph({
    node_labels: ['Order', 'Shipper', 'OrderDetail'],
    relationship_directions: [
      {
        source_label: 'Order',
        relationship_type: 'HAS_LINE',
        target_label: 'OrderDetail',
        count: 2_155,
      },
      {
        source_label: 'Order',
        relationship_type: 'SHIPPED_BY',
        target_label: 'Shipper',
        count: 830,
      },
    ],
  });
  const places = new Map([
    ['Order', { x: 0, y: 0 }],
    ['Shipper', { x: -98, y: 120 }],
    ['OrderDetail', { x: 98, y: 120 }],
  ]);
  const sizes = new Map(Array.from(places.keys(), (name) => [name, { width: 168, height: 48 }]));
  const scene = createScene({ graph, places, sizes, groupOf: new Map() });
  expect(placeBadges(scene, noEmphasis, everywhere)).toHaveLength(2);
});
