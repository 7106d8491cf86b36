import { expect, test, vi } from 'vitest';
import { noEmphasis } from '../../core/scene/emphasis.ts';
import { frameOfScene } from '../../core/scene/scene.ts';
import { chooseLayout } from '../../core/layout/chooseLayout.ts';
import { measureLayout } from '../../testing/measureLayout.ts';
import { openSchema, type SchemaName } from '../../testing/openSchema.ts';
import { drawScene } from './drawScene.ts';
import type { Palette } from './palette.ts';
import { shapeScene } from './sceneShapes.ts';

const grey = '#777';
const palette: Palette = {
  ...{ surface: '#fff', card: '#fff', text: '#000', muted: grey, line: grey, strong: grey },
  ...{ accent: grey, success: grey, groups: [grey] },
};

/** Draws a schema so that all of it is seen on a stage, and returns the names that are written. */
function namesOf(name: SchemaName, width: number, height: number): string[] {
  const { scene } = measureLayout(name, chooseLayout(openSchema(name)));
  const frame = frameOfScene(scene);
  const zoom = Math.min(0.65, (width - 96) / frame.width, (height - 96) / frame.height);
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  const fillText = vi.spyOn(context, 'fillText');
  drawScene(context, {
    ...{ scene, palette, emphasis: noEmphasis, shapes: shapeScene(scene, noEmphasis) },
    viewport: { x: 48 - frame.left * zoom, y: 48 - frame.top * zoom, zoom },
    surface: { width, height, ratio: 1 },
    font: 'sans-serif',
    apartText: 'Without relations',
  });
  return fillText.mock.calls.map(([text]) => text).filter((text) => text !== 'Without relations');
}

const schemas = ['hub', 'kubernetes', 'github', 'estree', 'schemaOrgTree'] as const;

test.each(schemas)(
  '%s at fit writes no name with fewer than five letters, and none twice',
  (name) => {
    for (const [width, height] of [
      [1_080, 710],
      [720, 500],
      [320, 640],
    ] as const) {
      const names = namesOf(name, width, height);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((text) => text.includes('…') && Array.from(text).length <= 5)).toEqual(
        [],
      );
      expect(names.length).toBe(new Set(names).size);
    }
  },
);
