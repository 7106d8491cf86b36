import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent as keyboard } from 'vitest/browser';
import { createMemoryStorage } from '../../../environment/index.ts';
import northwind from '../../../../test/data/northwind.json?raw';
import wide from '../../../../test/data/wide.json?raw';
import { Surface } from '../../../ui/index.ts';
import type { BrainView } from '../core/index.ts';
import type { Point } from '../core/layout/layoutInput.ts';
import { linkId } from '../core/model/brainGraph.ts';
import { linksFor } from '../core/model/hierarchy.ts';
import { relationName } from '../core/model/relationName.ts';
import { readBrainGraph } from '../core/model/brainModel.ts';
import { openSchema } from '../testing/openSchema.ts';
import { DrawnGraph, type DrawnGraphProps } from '../testing/DrawnGraph.tsx';
import type { BrainGraphHandle } from './BrainGraphHandle.ts';
import { contextOf, createCanvasPen } from './canvas/canvasPen.ts';
import { areNamesLegible, placeCards } from './canvas/drawCards.ts';
import { drawScene } from './canvas/drawScene.ts';
import { lookOf, noEmphasis } from '../core/scene/emphasis.ts';
import { frameOfPicture } from '../core/scene/frameOfPicture.ts';
import { frameOfScene, type SceneLine } from '../core/scene/scene.ts';
import { shapeScene } from './canvas/sceneShapes.ts';

const graphs = {
  northwind: readBrainGraph(JSON.parse(northwind)),
  wide: readBrainGraph(JSON.parse(wide)),
};

interface DrawProps extends Partial<DrawnGraphProps> {
  inlineSize?: number;
}

function draw({ inlineSize = 1100, ...props }: DrawProps = {}) {
  let handle: BrainGraphHandle | null = null;
  render(
    <Surface style={{ inlineSize, blockSize: 700 }}>
      {/* Aligned as by a surface whose words are read in another direction than the page. */}
      <div
        dir={props.direction}
        style={{ blockSize: '100%', textAlign: props.direction === 'rtl' ? 'right' : 'left' }}
      >
        <DrawnGraph
          graph={graphs.northwind}
          handle={(next) => {
            handle = next;
          }}
          {...props}
        />
      </div>
    </Surface>,
  );
  return {
    handle: (): BrainGraphHandle => {
      if (handle === null) throw new Error('The picture is not mounted.');
      return handle;
    },
    drawn: () => screen.findByRole('button', { name: /linked to/ }),
  };
}

/** Returns a picture as it is drawn without highlights. */
const plainly = (handle: BrainGraphHandle) => ({
  ...handle.picture(),
  scene: handle.scene(),
  shapes: shapeScene(handle.scene(), noEmphasis),
  emphasis: noEmphasis,
  apartText: 'Without relations',
});

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-part="card"]')];
const card = (name: string) => cards().find((one) => one.textContent.startsWith(name));
const badges = () => [...document.querySelectorAll<HTMLElement>('[data-part="badge"]')];

afterEach(() => vi.restoreAllMocks());

test('a hierarchy begins at its root, and ends there when it is turned', async () => {
  const placesOf = async (isTurned: boolean): Promise<{ root: Point; leaf: Point }> => {
    const view = { layout: 'hierarchical', isTurned } as const;
    const { handle, drawn } = draw({ graph: openSchema('fan'), view });
    await drawn();
    const { byLabel } = handle().scene();
    const [root, leaf] = [byLabel.get('Root'), byLabel.get('Leaf 1')];
    if (root === undefined || leaf === undefined) throw new Error('A label is not there.');
    cleanup();
    return { root, leaf };
  };
  const [upright, turned] = [await placesOf(false), await placesOf(true)];
  expect(upright.root.y).toBeLessThan(upright.leaf.y);
  expect(turned.root.y).toBeGreaterThan(turned.leaf.y);
});

test('an opened group is read from right to left where the page is', async () => {
  const graph = openSchema('northwind');
  const view = { layout: 'hierarchical' } as const;
  const drawnIn = async (direction: 'ltr' | 'rtl') => {
    const { handle, drawn } = draw({ graph, view, direction, storage: shared });
    await drawn();
    await waitFor(() => expect(card('Order')).toBeDefined());
    const { right: mark } = getComputedStyle(card('Order') ?? document.body, '::before');
    const { byLabel, lines } = handle().scene();
    await waitFor(() => expect(document.querySelector('[data-part="badge"]')).toBeVisible());
    const overs = ['[role="group"][data-over]', '.react-flow__attribution', '[data-part="badge"]'];
    const ends = overs.map((over) => {
      const { left, right } = document.querySelector(over)?.getBoundingClientRect() ?? {};
      const across =
        direction === 'ltr' ? [left, right] : [1100 - (right ?? 0), 1100 - (left ?? 0)];
      return across.map((x) => Math.round(x ?? 0));
    });
    cleanup();
    const pathOf = ({ from, via, to }: SceneLine) => [from, ...via, to].map(({ x }) => x);
    return { byLabel, paths: lines.filter(({ loop }) => !loop).map(pathOf), mark, ends };
  };
  const shared = createMemoryStorage();
  const [ltr, rtl] = [await drawnIn('ltr'), await drawnIn('rtl')];
  expect(rtl.byLabel.size).toBe(ltr.byLabel.size);
  for (const [name, { x }] of ltr.byLabel) expect(rtl.byLabel.get(name)?.x).toBeCloseTo(-x, 5);
  expect(rtl.paths).toEqual(ltr.paths.map((path) => path.map((x) => -x)));
  expect(rtl.ends).toEqual(ltr.ends);
  expect([rtl.mark, ltr.mark]).toEqual(['8px', expect.not.stringMatching(/^8px$/)]);
});

test('a hierarchy of one relation begins at its root, and hides other lines until one of their types is chosen', async () => {
  const graph = openSchema('geneOntology');
  const drawnBy = async (arrangedBy: string | undefined) => {
    const { handle, drawn } = draw({ graph, view: { layout: 'hierarchical', arrangedBy } });
    await drawn();
    const { emphasis } = handle().picture();
    const scene = handle().scene();
    cleanup();
    return { emphasis, scene };
  };
  for (const type of ['part_of', 'has_part']) {
    const { emphasis, scene } = await drawnBy(type);
    const hasType = ({ link }: SceneLine): boolean =>
      link.relations.some((relation) => relation.type === type);
    const hidden = scene.lines.filter(({ link }) => lookOf(link, emphasis) === 'hidden');
    expect(hidden).toEqual(scene.lines.filter((line) => !hasType(line)));
    expect(hidden.length).toBeGreaterThan(0);
    for (const [from, to] of linksFor('hierarchical', graph, emphasis.arranged)) {
      const [above, below] = [scene.boxes[from], scene.boxes[to]];
      if (above === undefined || below === undefined) throw new Error('A label is not there.');
      expect(below.y > above.y || below.x > above.x).toBe(true);
    }
  }
  // Of a relation that the graph has not, the data chooses: the strongest links of many types.
  const { emphasis, scene } = await drawnBy('OWNS');
  const looks = scene.lines.map(({ link }) => lookOf(link, emphasis));
  const most = graph.labels.size;
  expect(looks.filter((look) => look === 'plain').length).toBeLessThan(most);
  expect(looks).toContain('hidden');
  expect(new Set((await drawnBy('')).scene.lines.map(({ link }) => link.id)).size).toBe(
    looks.length,
  );
});

test('fitting shows the lines and badges that reach beyond all cards', async () => {
  const { drawn, handle } = draw({ graph: openSchema('movies'), inlineSize: 320 });
  await drawn();
  await waitFor(() => {
    const scene = handle().scene();
    const viewport = document.querySelector<HTMLElement>('.react-flow__viewport');
    const { a: zoom, e: x, f: y } = new DOMMatrix(viewport?.style.transform);
    const drawnIn = frameOfPicture(scene);
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
  const { drawn, handle } = draw({ graph: openSchema('fhir'), inlineSize: 600 });
  await drawn();
  const viewport = document.querySelector<HTMLElement>('.react-flow__viewport');
  await waitFor(() => expect(new DOMMatrix(viewport?.style.transform).a).toBeLessThan(0.6));
  expect(handle().scene().boxes.length).toBeGreaterThan(60);
  observer.disconnect();
  expect(mounted).toEqual([]);
});

describe('near', () => {
  test('every label that is seen is a card, and nothing else is mounted', async () => {
    const { drawn } = draw();
    await drawn();
    await waitFor(() => expect(cards()).toHaveLength(11));
    expect(document.querySelectorAll('.react-flow__edge')).toHaveLength(0);
    expect(card('Customer')).toHaveTextContent('91 items');
  });

  test('a card below the pointer lights its neighbours, and says its name and counts', async () => {
    const { drawn } = draw();
    await drawn();
    await waitFor(() => expect(card('Shipper')).toBeDefined());
    const target = card('Shipper');
    if (target === undefined) throw new Error('There is no such card.');
    const { left, top } = target.getBoundingClientRect();
    fireEvent.mouseMove(target, { clientX: left + 20, clientY: top + 10 });
    const hint = () => document.querySelector('[data-part="label-hint"]');
    await waitFor(() => expect(hint()?.textContent).toBe('Shipper3 items · 1 type'));
    expect(card('Order')?.dataset['look']).toBe('plain');
    expect(card('Category')?.dataset['look']).toBe('dimmed');
    fireEvent.mouseMove(target, { clientX: left - 20, clientY: top - 20 });
    await waitFor(() => expect(hint()).toBeNull());
    expect(card('Category')?.dataset['look']).toBe('plain');
  });

  test('a press on a card gives it the keys, and a double one shows it among its neighbours', async () => {
    const views: BrainView[] = [];
    const { drawn } = draw({ onViewChange: (view) => views.push(view) });
    await drawn();
    await waitFor(() => expect(card('Shipper')).toBeDefined());
    const target = card('Shipper');
    if (target === undefined) throw new Error('There is no such card.');
    fireEvent.click(target);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Shipper, .* linked to/ })).toHaveFocus(),
    );
    const { left, top } = target.getBoundingClientRect();
    const at = { clientX: left + 20, clientY: top + 10 };
    fireEvent.doubleClick(target, at);
    expect(views.at(-1)?.focus).toEqual({ label: 'Shipper', steps: 1 });
    fireEvent.doubleClick(target, at);
    expect(views.at(-1)?.focus).toBeUndefined();
  });

  test('a label that is selected dims what it is not linked to', async () => {
    const { drawn } = draw({ view: { selected: 'Shipper' } });
    await drawn();
    await waitFor(() => expect(card('Shipper')?.dataset['look']).toBe('selected'));
    expect(card('Order')?.dataset['look']).toBe('plain');
    expect(card('Category')?.dataset['look']).toBe('dimmed');
  });

  test('a badge names its line, and a press tells which', async () => {
    const views: BrainView[] = [];
    const { drawn } = draw({ onViewChange: (view) => views.push(view) });
    await drawn();
    await waitFor(() => expect(badges().length).toBeGreaterThan(4));
    const badge = badges().find(({ textContent }) => textContent === 'placed · 830');
    if (badge === undefined) throw new Error('The line has no badge.');
    await userEvent.click(badge);
    expect(views.at(-1)?.link).toBe(linkId('Customer', 'Order'));
  });

  test('an open line is fanned into its relations, and one goes near', async () => {
    const [link] = graphs.wide.links.filter(({ relations }) => relations.length > 3);
    if (link === undefined) throw new Error('The schema has no such link.');
    const { drawn } = draw({
      graph: graphs.wide,
      view: { link: link.id },
    });
    await drawn();
    const labels = [...document.querySelectorAll('[data-part="fan-label"]')];
    expect(labels.map(({ textContent }) => textContent.split(' · ')[0])).toEqual(
      link.relations.map(({ type }) => relationName(type)),
    );
    await waitFor(() => expect(card(link.source)).toBeDefined());
    expect(card(link.target)).toBeDefined();
  });

  test('a card that is dragged stays where it was put, is kept there, and goes back by Undo', async () => {
    const storage = createMemoryStorage();
    const kept: string[] = [];
    const { drawn, handle } = draw({
      storage: { ...storage, setItem: (_key, value) => void kept.push(value) },
    });
    await drawn();
    await waitFor(() => expect(card('Shipper')).toBeDefined());
    const before = handle().scene().byLabel.get('Shipper');
    const still = handle().scene().byLabel.get('Order');
    const target = card('Shipper');
    if (target === undefined || before === undefined) throw new Error('There is no such card.');
    const { left, top } = target.getBoundingClientRect();
    const at = (x: number, y: number) => ({ view: window, clientX: left + x, clientY: top + y });
    fireEvent.mouseDown(target, at(20, 10));
    fireEvent.mouseMove(window, at(-30, 60));
    fireEvent.mouseMove(window, at(-60, 110));
    fireEvent.mouseUp(window, at(-60, 110));
    await waitFor(() => {
      const after = handle().scene().byLabel.get('Shipper');
      expect(after?.x).toBeLessThan(before.x - 20);
      expect(after?.y).toBeGreaterThan(before.y + 20);
    });
    expect(handle().scene().byLabel.get('Order')).toMatchObject({ x: still?.x, y: still?.y });
    expect(new Set(kept).size).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(handle().scene().byLabel.get('Shipper')?.x).toBe(before.x));
  });
});

describe('what is linked to nothing', () => {
  test('is framed', async () => {
    const { drawn, handle } = draw();
    await drawn();
    const { apart } = handle().scene();
    expect([...(apart?.labels ?? [])]).toEqual(['CustomerDemographic']);
  });

  test('leaves what is drawn after it in its place', async () => {
    const { drawn, handle } = draw();
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
    const { drawn, handle } = draw();
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
    const { drawn, handle } = draw({ graph: graphs.wide, inlineSize: 320 });
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

describe('the layout', () => {
  test('that is too dense for a hierarchy says so', async () => {
    const view = { layout: 'hierarchical', arrangedBy: '' } as const;
    const { drawn } = draw({ graph: graphs.wide, view });
    await drawn();
    expect(await screen.findByText(/^There are too many links for a hierarchy/)).toBeVisible();
  });
});

describe('the page', () => {
  test('scrolls with the wheel, which zooms only with Ctrl', async () => {
    const { drawn } = draw();
    await drawn();
    const pane = document.querySelector('.react-flow__pane');
    if (pane === null) throw new Error('There is no pane.');
    const viewport = document.querySelector<HTMLElement>('.react-flow__viewport');
    const before = viewport?.style.transform;
    const wheel = (ctrlKey: boolean): WheelEvent => {
      const event = new WheelEvent('wheel', {
        deltaY: -120,
        ctrlKey,
        bubbles: true,
        cancelable: true,
        clientX: 300,
        clientY: 300,
      });
      pane.dispatchEvent(event);
      return event;
    };
    expect(wheel(false).defaultPrevented).toBe(false);
    expect(viewport?.style.transform).toBe(before);
    expect(await screen.findByText('Hold Ctrl or ⌘ and scroll to zoom')).toBeVisible();
    expect(wheel(true).defaultPrevented).toBe(true);
    await waitFor(() => expect(viewport?.style.transform).not.toBe(before));
  });

  test('scrolls with one finger, which the graph never hears of; two move the graph', async () => {
    const { drawn } = draw();
    await drawn();
    const pane = document.querySelector('.react-flow__pane');
    if (pane === null) throw new Error('There is no pane.');
    const heard: number[] = [];
    pane.addEventListener('touchstart', (event) => {
      if (event instanceof TouchEvent) heard.push(event.touches.length);
    });
    const touch = (type: string, fingers: number): void => {
      const touches = Array.from(
        { length: fingers },
        (_, identifier) => new Touch({ identifier, target: pane, clientX: 300, clientY: 300 }),
      );
      pane.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
    };
    touch('touchstart', 1);
    touch('touchstart', 2);
    expect(heard).toEqual([2]);
    touch('touchmove', 1);
    expect(await screen.findByText('Use two fingers to move the map')).toBeVisible();
    expect(getComputedStyle(pane).touchAction).toBe('pan-x pan-y');
  });

  test('where it allows no worker a small graph is laid out all the same', async () => {
    vi.stubGlobal('Worker', undefined);
    const { drawn } = draw();
    await drawn();
    vi.unstubAllGlobals();
    expect(screen.queryByText(/shown as a grid/)).toBeNull();
  });

  test('where it allows no worker a large graph is in rows, which is said, and tried again', async () => {
    vi.stubGlobal('Worker', undefined);
    const { drawn, handle } = draw({
      graph: openSchema('schemaOrg'),
      view: { grouping: 'labels' },
    });
    await drawn();
    const notice = await screen.findByText(/^Couldn’t arrange the map/);
    const rows = new Set(
      handle()
        .scene()
        .boxes.map(({ y }) => y),
    ).size;
    vi.unstubAllGlobals();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await waitFor(() =>
      expect(
        new Set(
          handle()
            .scene()
            .boxes.map(({ y }) => y),
        ).size,
      ).toBeGreaterThan(2 * rows),
    );
  });
});

test('a card that the keyboard focuses shows what its links say, as under the pointer', async () => {
  const { drawn, handle } = draw({ graph: openSchema('sakila') });
  await drawn();
  const ofStaff = () => badges().filter(({ title }) => / staff\b/.test(title)).length;
  await waitFor(() => expect(badges()).not.toEqual([]));
  const atRest = ofStaff();
  await keyboard.click(screen.getByRole('button', { name: 'Fit to view' }));
  // A focus that code sets counts as one by keyboard where the last press was a real key.
  await keyboard.keyboard('{Shift}');
  act(() => handle().focus('staff'));
  const staff = await screen.findByRole('button', { name: /^staff,/ });
  await waitFor(() => expect(ofStaff()).toBeGreaterThan(atRest));
  act(() => staff.blur());
  await waitFor(() => expect(ofStaff()).toBe(atRest));
});
