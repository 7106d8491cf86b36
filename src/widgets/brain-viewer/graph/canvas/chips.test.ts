import { expect, test } from 'vitest';
import { measureLayout } from '../../testing/measureLayout.ts';
import { estimateText } from '../../core/scene/cardSize.ts';
import { noEmphasis } from '../../testing/noEmphasis.ts';
import { frameOfScene } from '../../core/scene/scene.ts';
import { coveredBy, dotsByRow, placeChips } from './drawScene.ts';

test.each([
  ['schemaOrg', 20],
  ['geneOntology', 40],
  ['github', 70],
] as const)('names of %s from afar cover no dots, but for the twelve main ones', (name, least) => {
  const { scene } = measureLayout(name, 'hierarchical');
  const { left, top, width, height } = frameOfScene(scene);
  const zoom = Math.min(1104 / width, 544 / height);
  const viewport = { zoom, x: 48 - left * zoom, y: 48 - top * zoom };
  const surface = { width: 1200, height: 640, ratio: 1 };
  const chips = placeChips(estimateText, { scene, viewport, surface, emphasis: noEmphasis }, []);
  expect(chips.length).toBeGreaterThan(least);
  const rows = dotsByRow({ scene, viewport });
  const covering = chips.slice(12).filter(({ frame, box }) => coveredBy(frame, rows, box) > 0);
  expect(covering.map(({ title }) => title)).toEqual([]);
});
