import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emulateMedia } from '../../../../test/emulateMedia.ts';
import { createBrainGraph } from '../../../../test/bench/createBrainGraph.ts';
import { createMemoryStorage } from '../../../environment/index.ts';
import { Surface } from '../../../ui/index.ts';
import type { BrainView } from '../core/index.ts';
import { frameOfScene, type Scene } from '../core/scene/scene.ts';
import { DrawnGraph, type BrainGraphHandle } from '../testing/DrawnGraph.tsx';

/** Texts written on a canvas since it was last cleared. */
let written: string[] = [];

beforeEach(() => {
  const { prototype } = CanvasRenderingContext2D;
  // Called with the canvas that they belong to, below.
  // oxlint-disable-next-line typescript/unbound-method
  const { fillText, clearRect } = prototype;
  const isPicture = ({ canvas }: CanvasRenderingContext2D): boolean =>
    canvas.matches('[data-part="lines"]');
  vi.spyOn(prototype, 'clearRect').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...area
  ) {
    if (isPicture(this)) written = [];
    clearRect.apply(this, area);
  });
  vi.spyOn(prototype, 'fillText').mockImplementation(function (
    this: CanvasRenderingContext2D,
    text,
    x,
    y,
  ) {
    if (isPicture(this)) written.push(text);
    fillText.call(this, text, x, y);
  });
});

afterEach(() => vi.restoreAllMocks());

const graph = createBrainGraph(1_000, 2_500);

function draw(view: Partial<BrainView>) {
  let handle: BrainGraphHandle | null = null;
  const stored: string[] = [];
  const storage = createMemoryStorage();
  render(
    <Surface style={{ inlineSize: 1_100, blockSize: 700 }}>
      <DrawnGraph
        graph={graph}
        view={view}
        storage={{ ...storage, setItem: (_key, value) => void stored.push(value) }}
        handle={(next) => {
          handle = next;
        }}
      />
    </Surface>,
  );
  return {
    stored,
    scene: (): Scene => {
      if (handle === null) throw new Error('The picture is not mounted.');
      return handle.scene();
    },
  };
}

const viewport = (): string =>
  document.querySelector<HTMLElement>('.react-flow__viewport')?.style.transform ?? '';

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Resolves once neither the cards nor the view have moved for some frames. */
async function comesToRest(scene: () => Scene): Promise<void> {
  await waitFor(async () => {
    const before = [scene(), viewport()] as const;
    for (let frame = 0; frame < 10; frame += 1) await nextFrame();
    expect(scene()).toBe(before[0]);
    expect(viewport()).toBe(before[1]);
  });
}

test('1,000 labels come to rest in places of their own, with names', async () => {
  await emulateMedia('prefers-reduced-motion', 'no-preference');
  const { stored, scene } = draw({ grouping: 'labels' });
  await screen.findByRole('button', { name: /linked to/ });
  // The layout is stored once it is done.
  await waitFor(() => expect(stored).not.toEqual([]));
  await comesToRest(scene);
  const { boxes } = scene();
  // The stored places are those of the layout.
  const ends = boxes.map(({ label, x, y }) => [label.name, Math.round(x), Math.round(y)]);
  expect(JSON.parse(stored.at(-1) ?? '')).toEqual(ends);
  expect(boxes).toHaveLength(1_000);
  expect(document.querySelector('[data-part^="layout-"]')).toBeNull();
  const { a: zoom, e: x, f: y } = new DOMMatrix(viewport());
  const frame = frameOfScene(scene());
  expect(x + frame.left * zoom).toBeGreaterThanOrEqual(0);
  expect(y + frame.top * zoom).toBeGreaterThanOrEqual(0);
  expect(x + (frame.left + frame.width) * zoom).toBeLessThanOrEqual(1_100);
  expect(y + (frame.top + frame.height) * zoom).toBeLessThanOrEqual(700);
  const names = written.filter((text) => graph.labels.has(text));
  expect(names.length).toBeGreaterThan(20);
  // Labels from afar are drawn, not mounted.
  expect(document.body.querySelectorAll('*').length).toBeLessThan(120);
});
