import { expect, test } from 'vitest';
import { measureLayout } from '../../testing/measureLayout.ts';
import { noEmphasis } from './emphasis.ts';
import { placeBadges } from './placeBadges.ts';

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
