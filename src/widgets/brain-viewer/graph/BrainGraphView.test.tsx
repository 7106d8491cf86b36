import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { frameOfPicture } from '../core/scene/placeBadges.ts';
import { frameOfScene } from '../core/scene/scene.ts';
import { drawGraph, plainly } from '../testing/drawGraph.tsx';
import { openSchema } from '../testing/openSchema.ts';
import { contextOf, createCanvasPen } from './canvas/canvasPen.ts';
import { areNamesLegible, placeCards } from './canvas/placeCards.ts';
import { drawScene } from './canvas/drawScene.ts';

test('fitting shows the lines and badges that reach beyond all cards', async () => {
  const { drawn, handle } = drawGraph({ graph: openSchema('movies'), inlineSize: 320 });
  await drawn();
  await waitFor(() => {
    const scene = handle().scene();
    const viewport = document.querySelector<HTMLElement>('.react-flow__viewport');
    const { a: zoom, e: x, f: y } = new DOMMatrix(viewport?.style.transform);
    const drawnIn = frameOfPicture(scene, handle().picture().emphasis);
    expect(drawnIn.height).toBeGreaterThan(frameOfScene(scene).height);
    expect(x + drawnIn.left * zoom).toBeGreaterThanOrEqual(26);
    expect(y + drawnIn.top * zoom).toBeGreaterThanOrEqual(26);
    expect(x + (drawnIn.left + drawnIn.width) * zoom).toBeLessThanOrEqual(320 - 26);
    expect(y + (drawnIn.top + drawnIn.height) * zoom).toBeLessThanOrEqual(700 - 26);
  });
});

test('nothing is mounted for a zoom that is never seen, before the graph is fitted', async () => {
  const mounted: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const part = '[data-part="card"], [data-part="badge"]';
        if (node.matches(part) || node.querySelector(part) !== null) mounted.push(node.className);
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const { drawn, handle } = drawGraph({ graph: openSchema('fhir'), inlineSize: 600 });
  await drawn();
  const viewport = document.querySelector<HTMLElement>('.react-flow__viewport');
  await waitFor(() => expect(new DOMMatrix(viewport?.style.transform).a).toBeLessThan(0.6));
  expect(handle().scene().boxes.length).toBeGreaterThan(60);
  observer.disconnect();
  expect(mounted).toEqual([]);
});

describe('what is linked to nothing', () => {
  test('is framed', async () => {
    const { drawn, handle } = drawGraph();
    await drawn();
    const { apart } = handle().scene();
    expect([...(apart?.labels ?? [])]).toEqual(['CustomerDemographic']);
  });

  test('leaves what is drawn after it in its place', async () => {
    const { drawn, handle } = drawGraph();
    await drawn();
    const scene = handle().scene();
    const context = document.createElement('canvas').getContext('2d');
    const category = scene.byLabel.get('Category');
    if (context === null || category === undefined) throw new Error('There is nothing to draw.');
    const zoom = 0.1;
    drawScene(context, {
      ...plainly(handle()),
      viewport: { x: 150 - category.x * zoom, y: 75 - category.y * zoom, zoom },
      surface: { width: 300, height: 150, ratio: 1 },
    });
    const alphaAt = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[3];
    expect(scene.apart).toBeDefined();
    expect(alphaAt(150, 75)).toBe(255);
  });

  test('loses its frame when something linked is dragged among it', async () => {
    const { drawn, handle } = drawGraph();
    await drawn();
    const { byLabel } = handle().scene();
    const [apart, order] = [byLabel.get('CustomerDemographic'), byLabel.get('Order')];
    if (apart === undefined || order === undefined) throw new Error('A label is not there.');
    act(() => handle().nudge?.('Order', { x: apart.x - order.x, y: apart.y - order.y }));
    await waitFor(() => expect(handle().scene().apart).toBeUndefined());
  });
});

describe('in a narrow stage', () => {
  test('everything is above the buttons, and no card is drawn beyond the edges', async () => {
    const { drawn, handle } = drawGraph({ graph: openSchema('wide'), inlineSize: 320 });
    await drawn();
    const viewport = document.querySelector<HTMLElement>('.react-flow__viewport');
    await waitFor(() => expect(viewport?.style.transform).toMatch(/scale\(0\.\d+\)/));
    const { a: zoom, e: x, f: y } = new DOMMatrix(viewport?.style.transform);
    const surface = { width: 320, height: 700, ratio: 1 };
    const input = { ...plainly(handle()), viewport: { x, y, zoom }, surface };
    const context = contextOf(document.createElement('canvas'));
    const { measure } = createCanvasPen(context, input.font);
    const cards = placeCards(measure, input);
    expect(areNamesLegible(measure, input)).toBe(true);
    const fromAfar = { ...input, viewport: { x, y, zoom: zoom / 2 } };
    expect(areNamesLegible(measure, fromAfar)).toBe(false);
    const stage = document.querySelector('[data-part="graph"]')?.getBoundingClientRect();
    const buttons = screen.getByRole('button', { name: 'Zoom in' }).getBoundingClientRect();
    expect(cards).toHaveLength(47);
    expect(cards.some(({ box, frame }) => frame.width > box.width * zoom)).toBe(true);
    expect(Math.min(...cards.map(({ frame }) => frame.left))).toBeGreaterThan(0);
    expect(Math.max(...cards.map(({ frame }) => frame.left + frame.width))).toBeLessThan(320);
    expect(Math.max(...cards.map(({ frame }) => frame.top + frame.height))).toBeLessThan(
      buttons.top - (stage?.top ?? 0),
    );
  });
});
