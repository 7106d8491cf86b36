import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Surface } from '../../../ui/index.ts';
import { DrawnGraph } from '../testing/DrawnGraph.tsx';
import { openSchema } from '../testing/openSchema.ts';
import { renderBrain } from '../testing/renderBrain.tsx';

/** Texts written on a canvas since it was last cleared, in CSS pixels of the canvas. */
const written = new Map<HTMLCanvasElement, { text: string; rect: DOMRect }[]>();

/** The number of frames on a canvas: one a label, unless seen from afar. */
const framed = new Map<HTMLCanvasElement, number>();

beforeEach(() => {
  written.clear();
  framed.clear();
  const { prototype } = CanvasRenderingContext2D;
  // Called with the canvas that they belong to, below.
  // oxlint-disable-next-line typescript/unbound-method
  const { fillText, clearRect, roundRect } = prototype;
  vi.spyOn(prototype, 'clearRect').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...area
  ) {
    written.set(this.canvas, []);
    framed.delete(this.canvas);
    clearRect.apply(this, area);
  });
  vi.spyOn(prototype, 'roundRect').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...area
  ) {
    framed.set(this.canvas, (framed.get(this.canvas) ?? 0) + 1);
    roundRect.apply(this, area);
  });
  vi.spyOn(prototype, 'fillText').mockImplementation(function (
    this: CanvasRenderingContext2D,
    text,
    x,
    y,
  ) {
    const {
      width,
      actualBoundingBoxAscent: up,
      actualBoundingBoxDescent: down,
    } = this.measureText(text);
    const left = this.textAlign === 'center' ? x - width / 2 : x;
    written.get(this.canvas)?.push({ text, rect: new DOMRect(left, y - up, width, up + down) });
    fillText.call(this, text, x, y);
  });
});

afterEach(() => vi.restoreAllMocks());

const stageOf = (): Element => {
  const stage = document.querySelector('[data-part="graph"]');
  if (stage === null) throw new Error('There is no graph.');
  return stage;
};

function canvasOf(): HTMLCanvasElement {
  const canvas = stageOf().querySelector<HTMLCanvasElement>('canvas[data-part="lines"]');
  if (canvas === null) throw new Error('There is no canvas.');
  return canvas;
}

/** Returns the texts on the canvas below the cards, on the screen. */
function printed(): { text: string; rect: DOMRect }[] {
  const canvas = canvasOf();
  const { left, top } = canvas.getBoundingClientRect();
  return (written.get(canvas) ?? []).map(({ text, rect }) => ({
    text,
    rect: new DOMRect(left + rect.x, top + rect.y, rect.width, rect.height),
  }));
}

/** Everything in the graph that can be read or pressed, and where it is on the screen. */
function seen(): { text: string; rect: DOMRect }[] {
  const parts = '[data-part="card"], [data-part="badge"], [data-part="minimap"], button, select';
  const elements = [...stageOf().querySelectorAll(parts)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  return [
    ...elements.map((element) => ({
      text: element.textContent,
      rect: element.getBoundingClientRect(),
    })),
    ...printed(),
  ];
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function attribution(): HTMLElement {
  const element = stageOf().querySelector<HTMLElement>('.react-flow__attribution');
  if (element === null) throw new Error('There is no attribution.');
  return element;
}

test.each(
  (['northwind', 'mdast', 'schemaOrgCore', 'hub', 'islands'] as const).flatMap((name) =>
    [1_200, 320].map((width) => [name, width] as const),
  ),
)('nothing of %s is over the attribution or beyond the stage of %i px', async (name, width) => {
  render(
    <Surface style={{ inlineSize: width, blockSize: 700 }}>
      <DrawnGraph graph={openSchema(name)} />
    </Surface>,
  );
  await screen.findByRole('button', { name: /linked to/ });
  await waitFor(() => expect(seen().length).toBeGreaterThan(5));
  await waitFor(() => {
    const stage = stageOf().getBoundingClientRect();
    const mark = attribution().getBoundingClientRect();
    expect(mark.width * mark.height).toBeGreaterThan(0);
    const all = seen();
    expect(all.filter(({ rect }) => overlap(rect, mark)).map(({ text }) => text)).toEqual([]);
    const beyond = all.filter(
      ({ rect }) =>
        rect.left < stage.left - 1 ||
        rect.right > stage.right + 1 ||
        rect.top < stage.top - 1 ||
        rect.bottom > stage.bottom + 1,
    );
    expect(beyond.map(({ text }) => text)).toEqual([]);
  });
});

/** Returns whether a text is a name, or a recognisable part of it. */
function isNameOf(text: string, name: string): boolean {
  const [start = '', end] = text.split('…');
  if (end === undefined) return text === name;
  return start.length + end.length >= 5 && name.startsWith(start) && name.endsWith(end);
}

test.each(
  (['mdast', 'kubernetes', 'sakila', 'northwind'] as const).flatMap((name) =>
    [
      [1_200, 700],
      [320, 700],
      [320, 367],
    ].map(([width, height]) => [name, width, height] as const),
  ),
)(
  'no name of %s is under a control, and no card is without its name, at %i × %i px',
  async (name, width, height) => {
    const graph = openSchema(name);
    render(
      <Surface style={{ inlineSize: width, blockSize: height }}>
        <DrawnGraph graph={graph} />
      </Surface>,
    );
    await screen.findByRole('button', { name: /linked to/ });
    await waitFor(() => expect(seen().length).toBeGreaterThan(5));
    await waitFor(() => {
      const cards = [...stageOf().querySelectorAll('[data-part="card"]')].map((card) => ({
        text: card.querySelector('[title]')?.textContent ?? '',
        rect: card.getBoundingClientRect(),
      }));
      const names = [...printed(), ...cards];
      const controls = [...stageOf().querySelectorAll('select, button')]
        .filter((control) => control.checkVisibility({ opacityProperty: true }))
        .filter((control) => !control.matches('[aria-label*="linked to"]'))
        .map((control) => control.getBoundingClientRect());
      expect(controls.length).toBeGreaterThan(3);
      const under = names.filter(({ rect }) => controls.some((control) => overlap(rect, control)));
      expect(under.map(({ text }) => text)).toEqual([]);
      const areCards = (framed.get(canvasOf()) ?? 0) >= graph.labels.size || cards.length > 0;
      const unnamed = [...graph.labels.keys()].filter(
        (label) => !names.some(({ text }) => isNameOf(text, label)),
      );
      expect(areCards ? unnamed : []).toEqual([]);
      if (name === 'sakila') expect(areCards).toBe(true);
    });
  },
);

test.each([1_200, 720, 320])('no part of the graph is under the panel at %i px', async (width) => {
  renderBrain({ inlineSize: width, props: { defaultView: { panel: 'filters' } } });
  await screen.findAllByRole('button', { name: /, group, / });
  const panel = screen.getByRole('group', { name: 'Side panel' }).getBoundingClientRect();
  expect(panel.width * panel.height).toBeGreaterThan(0);
  expect(overlap(stageOf().getBoundingClientRect(), panel)).toBe(false);
  expect(getComputedStyle(stageOf()).overflow).not.toBe('visible');
});

test('Tab comes to the toolbar, the graph’s controls and its labels before the attribution', async () => {
  renderBrain({ props: { defaultView: { grouping: 'labels' } } });
  const cursor = await screen.findByRole('button', { name: /linked to/ });
  const link = attribution().querySelector('a');
  const stops: (Element | null)[] = [];
  do {
    await userEvent.tab();
    stops.push(document.activeElement);
  } while (stops.at(-1) !== document.body && stops.length < 60);
  expect(stops[0]).not.toBe(link);
  expect(stops).toContain(cursor);
  expect(stops.indexOf(link)).toBeGreaterThan(stops.indexOf(cursor));
});
