import { expect, test } from 'vitest';
import { measureLayout } from '../../testing/measureLayout.ts';
import { textsOf } from '../../testing/measureTexts.ts';
import { frameOfScene } from '../../core/scene/scene.ts';
import { pointText } from '../../core/scene/linePath.ts';
import { overlaps } from '../../core/scene/frame.ts';
import { dotsOf } from './drawScene.ts';

test.each([
  ['schemaOrg', 40],
  ['geneOntology', 50],
  ['github', 30],
] as const)('names of %s from afar cover no dots, but for the twelve main ones', (name, least) => {
  const { scene } = measureLayout(name, 'hierarchical');
  const { left, top, width, height } = frameOfScene(scene);
  const zoom = Math.min(1104 / width, 544 / height, 0.19);
  const viewport = { zoom, x: 48 - left * zoom, y: 48 - top * zoom };
  const surface = { width: 1200, height: 640, ratio: 1 };
  const input = { scene, viewport, surface, font: '' };
  const texts = textsOf(input).filter(({ text }) => scene.byLabel.has(text));
  expect(texts.length).toBeGreaterThan(least);
  const dots = dotsOf(input);
  const covering = texts
    .slice(12)
    .filter(({ text, ...frame }) =>
      dots.some(({ box, frame: dot }) => box.label.name !== text && overlaps(frame, dot)),
    );
  expect(covering.map(({ text }) => text)).toEqual([]);
});

test('lines from afar lead from dot to dot', () => {
  const { scene } = measureLayout('geneOntology', 'hierarchical');
  const viewport = { zoom: 0.15, x: 600, y: 300 };
  const data: string[] = [];
  const surface = { width: 1200, height: 640, ratio: 1 };
  textsOf({ scene, viewport, surface, font: '' }, (shape) => data.push(shape.data));
  const starts = [...data.join('').matchAll(/M[^LC]+/g)].map(([start]) => start);
  const dots = new Set(scene.boxes.map((box) => `M${pointText(box)}`));
  expect(starts.length).toBeGreaterThan(50);
  expect(starts.filter((start) => !dots.has(start))).toEqual([]);
});
