import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../environment/index.ts';
import type { Point } from '../core/layout/layoutInput.ts';
import { linksFor } from '../core/model/hierarchy.ts';
import { lookOf } from '../core/scene/emphasis.ts';
import type { SceneLine } from '../core/scene/scene.ts';
import { card, drawGraph } from '../testing/drawGraph.tsx';
import { countUnderCards } from '../testing/measureLayout.ts';
import { openSchema } from '../testing/openSchema.ts';

test('a hierarchy begins at its root, and ends there when it is turned', async () => {
  const placesOf = async (isTurned: boolean): Promise<{ root: Point; leaf: Point }> => {
    const view = { layout: 'hierarchical', isTurned } as const;
    const { handle, drawn } = drawGraph({ graph: openSchema('fan'), view });
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
    const { handle, drawn } = drawGraph({ graph, view, direction, storage: shared });
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
    const { handle, drawn } = drawGraph({ graph, view: { layout: 'hierarchical', arrangedBy } });
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

test('lines follow a card while it is dragged, and go around others once it is dropped', async () => {
  const view = { layout: 'hierarchical' } as const;
  const { handle, drawn } = drawGraph({ graph: openSchema('sakila'), view });
  await drawn();
  await waitFor(() => expect(card('customer')).toBeDefined());
  const target = card('customer');
  const { left = 0, top = 0 } = target?.getBoundingClientRect() ?? {};
  const at = (x: number, y: number) => ({ view: window, clientX: left + x, clientY: top + y });
  const placeOf = () => handle().scene().byLabel.get('customer');
  fireEvent.mouseDown(target ?? window, at(20, 10));
  // A drag begins with the second move.
  fireEvent.mouseMove(window, at(0, 20));
  const under: number[] = [];
  for (const across of [-30, -90, -150, -210, -270]) {
    const before = placeOf();
    fireEvent.mouseMove(window, at(across, 60));
    await waitFor(() => expect(placeOf()).not.toEqual(before));
    under.push(countUnderCards(handle().scene()));
  }
  expect(Math.max(...under)).toBeGreaterThan(0);
  fireEvent.mouseUp(window, at(-270, 60));
  await waitFor(() => expect(countUnderCards(handle().scene())).toBe(0));
});

test('a graph that is too dense for a hierarchy says so', async () => {
  const view = { layout: 'hierarchical', arrangedBy: '' } as const;
  const { drawn } = drawGraph({ graph: openSchema('wide'), view });
  await drawn();
  expect(await screen.findByText(/^There are too many links for a hierarchy/)).toBeVisible();
});
