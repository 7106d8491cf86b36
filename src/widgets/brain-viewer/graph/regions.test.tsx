import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { isDimmed, lookOf } from '../core/scene/emphasis.ts';
import { groupTexts } from '../brainText.ts';
import { drawGraph, plainly } from '../testing/drawGraph.tsx';
import { contextOf, createCanvasPen } from './canvas/canvasPen.ts';
import { drawScene } from './canvas/drawScene.ts';
import { openSchema } from '../testing/openSchema.ts';

const graph = openSchema('fhir');

/** The ids of the lines that a picture shows. */
const seenIn = ({
  scene,
  emphasis,
}: ReturnType<ReturnType<ReturnType<typeof drawGraph>['handle']>['picture']>) =>
  scene.lines.filter(({ link }) => lookOf(link, emphasis) !== 'hidden').map(({ link }) => link.id);

test('all types of a crowded graph rest in regions, and every line of a type shows once it is chosen by key', async () => {
  const { handle, drawn } = drawGraph({ graph, view: { grouping: 'labels' } });
  const cursor = await drawn();
  const { scene } = handle().picture();
  expect(scene.regions.reduce((sum, { labels }) => sum + labels, 0)).toBe(graph.labels.size);
  expect(scene.ribbons.length).toBeGreaterThan(0);
  expect(seenIn(handle().picture()).length).toBeLessThan(graph.labels.size);
  cursor.focus();
  await userEvent.keyboard('{Enter}');
  const [name = ''] = cursor.getAttribute('aria-label')?.split(',') ?? [];
  const own = graph.links.filter(({ source, target }) => source === name || target === name);
  expect(own.length).toBeGreaterThan(5);
  await waitFor(() =>
    expect(seenIn(handle().picture())).toEqual(expect.arrayContaining(own.map(({ id }) => id))),
  );
  expect(screen.getAllByRole('button', { name: /linked to/ })).toHaveLength(1);
});

test('regions are drawn at another zoom without measuring their titles again', async () => {
  const { handle, drawn } = drawGraph({ graph, view: { grouping: 'labels' } });
  await drawn();
  const context = contextOf(document.createElement('canvas'));
  const measureText = vi.spyOn(context, 'measureText');
  const picture = { ...plainly(handle()), groupTexts: groupTexts(handle().picture().words) };
  const pen = createCanvasPen(context, picture.font);
  const drawAt = (zoom: number): number => {
    measureText.mockClear();
    const viewport = { x: 1_000 * zoom, y: 1_000 * zoom, zoom };
    const surface = { width: 3_000 * zoom, height: 3_000 * zoom, ratio: 1 };
    drawScene(context, { ...picture, viewport, surface }, pen);
    return measureText.mock.calls.length;
  };
  expect(drawAt(0.55)).toBeGreaterThan(picture.scene.regions.length);
  expect(drawAt(0.56)).toBe(0);
});

test('no region is drawn around a type of another group that is dragged into it, nor one that spreads over others', async () => {
  const { handle, drawn } = drawGraph({ graph, view: { grouping: 'labels' } });
  await drawn();
  const { regions, byLabel } = handle().scene();
  const [one, other] = regions;
  const label = [...byLabel.values()].find(({ group }) => group === one?.group);
  if (label === undefined || other === undefined) throw new Error('There is one region.');
  const to = { x: other.left + other.width / 2, y: other.top + other.height / 2 };
  handle().nudge?.(label.label.name, { x: to.x - label.x, y: to.y - label.y });
  await waitFor(() => {
    const kept = handle()
      .scene()
      .regions.map(({ group }) => group.index);
    expect(kept).not.toContain(one?.group.index);
    expect(kept.length).toBeLessThan(regions.length);
  });
});

test.each([{ selected: 'Gone' }, { focus: { label: 'Gone', steps: 1 } }] as const)(
  'a type that is no longer there dims nothing: %o',
  async (view) => {
    const { handle, drawn } = drawGraph({ graph: openSchema('northwind'), view });
    await drawn();
    const { scene, emphasis } = handle().picture();
    expect(new Set(scene.lines.map(({ link }) => lookOf(link, emphasis)))).toEqual(
      new Set(['plain']),
    );
    expect(scene.boxes.filter(({ label }) => isDimmed(label.name, emphasis))).toEqual([]);
  },
);
