import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../../../environment/index.ts';
import { openSchema, type SchemaName } from '../../testing/openSchema.ts';
import { createGraphLayout, type GraphLayoutState } from '../layout/createGraphLayout.ts';
import { createLayoutRunner } from '../layout/worker/createLayoutRunner.ts';
import { separated } from '../../testing/separated.ts';
import type { LayoutAlgorithm, Point } from '../layout/layoutInput.ts';
import { arrangementFor, arrangementOf } from '../model/hierarchy.ts';
import type { LayoutTask } from '../layout/layoutTask.ts';
import { cardSizes } from './cardSize.ts';
import {
  forEachPiece,
  isApart,
  meetsBox,
  pointAlong,
  pointsOf,
  type PlacedBox,
} from './linePath.ts';
import { createRouterFor } from './routeLines.ts';
import { createScene, createSceneBuilder, type Scene, type SceneInput } from './scene.ts';

function taskOf(name: SchemaName, algorithm: LayoutAlgorithm = 'organic'): LayoutTask {
  const graph = openSchema(name);
  const sizes = cardSizes(graph.labels, 'name');
  return { graph, sizes, algorithm, variant: 'name' };
}

/** Lays a graph out without a worker. */
async function layOut(
  task: LayoutTask,
  storage = createMemoryStorage(),
): Promise<GraphLayoutState> {
  const layout = createGraphLayout({
    runner: createLayoutRunner({ workers: [], pageBudget: { boxes: 600, links: 1_500 } }),
    storage,
  });
  layout.mount();
  layout.actions.show(task);
  return new Promise((resolve) => {
    layout.store.subscribe((state) => {
      if (state.running === undefined && state.places.size > 0) resolve(state);
    });
  });
}

const inputOf = (
  { graph, sizes }: LayoutTask,
  { places }: Pick<GraphLayoutState, 'places'>,
): SceneInput => ({ graph, sizes, places, groupOf: new Map() });

/** The lines, but for loops, that drawing found itself: the others are the very ones of the layout. */
const foundIn = ({ lines }: Scene, { lines: known }: Pick<GraphLayoutState, 'lines'>) =>
  lines.filter(({ loop, link, via }) => !loop && known?.lines.get(link.id)?.via !== via);

describe('the lines that a layout finds', () => {
  const fhir = taskOf('fhir');
  let fhirLayout: GraphLayoutState;

  beforeAll(async () => {
    fhirLayout = await layOut(fhir);
  });

  test.each(['fhir', 'github', 'sakila'] as const)(
    'of %s in its organic layout are those that drawing would find',
    async (name) => {
      const task = taskOf(name);
      const state = name === 'fhir' ? fhirLayout : await layOut(task);
      const known = createScene({ ...inputOf(task, state), known: state.lines });
      expect(foundIn(known, state)).toEqual([]);
      expect(known.lines).toEqual(createScene(inputOf(task, state)).lines);
    },
  );

  test('are those of a tree that is larger than what drawing finds lines for', async () => {
    const task = taskOf('schemaOrg', 'hierarchical');
    const arranged = arrangementOf(task.graph);
    const state = await layOut({ ...task, arranged });
    const { lines } = createScene({ ...inputOf(task, state), known: state.lines });
    const drawn = lines.filter(({ link }) => arranged?.links.has(link.id));
    expect(drawn.length).toBeGreaterThan(500);
    const aslant: Point[] = [];
    for (const line of drawn) {
      forEachPiece(line, (from, to) => {
        if (from.x !== to.x && from.y !== to.y) aslant.push(from);
      });
    }
    expect(aslant).toEqual([]);
  });

  test.each(['hierarchical', 'radial', 'organic'] as const)(
    'of a stored %s layout are those it was stored with',
    async (algorithm) => {
      const storage = createMemoryStorage();
      const task = taskOf('dom', algorithm);
      const first = await layOut(task, storage);
      const state = await layOut(task, storage);
      expect(state.placedBy).toBe('stored');
      const pointsOf = ({ lines }: GraphLayoutState) =>
        Array.from(lines?.lines.values() ?? [], ({ from, via, to }) =>
          [from, ...via, to].map(({ x, y }) => [Math.round(x), Math.round(y)]),
        );
      expect(pointsOf(state)).toEqual(pointsOf(first));
      expect(pointsOf(state)).toHaveLength(task.graph.links.length);
    },
  );

  test('are left for others where a card was moved, and the others stay', () => {
    const build = createSceneBuilder();
    const before = build({ ...inputOf(fhir, fhirLayout), known: fhirLayout.lines });
    const [moved] = before.boxes;
    if (moved === undefined) throw new Error('There is no card.');
    const target = before.boxes.at(-1) ?? moved;
    const place = { x: target.x, y: target.y + 200 };
    const places = new Map(fhirLayout.places).set(moved.label.name, place);
    const after = build({ ...inputOf(fhir, { places }), known: fhirLayout.lines });
    const [own] = after.boxes;
    const kept = after.lines.filter((line) => {
      const old = before.lines.find(({ link }) => link === line.link);
      return JSON.stringify(old) === JSON.stringify(line);
    });
    expect(kept.length).toBeGreaterThan(after.lines.length / 2);
    expect(kept.length).toBeLessThan(after.lines.length);
    const isOwn = ({ link }: (typeof after.lines)[number]): boolean =>
      [link.source, link.target].includes(moved.label.name);
    if (own === undefined) throw new Error('There is no card.');
    expect(kept.filter((line) => !isOwn(line) && meetsBox(line, own))).toEqual([]);
  });

  describe.each([
    ['sakila', 'hierarchical'],
    ['dom', 'hierarchical'],
    ['bicycleParts', 'radial'],
  ] as const)('of %s in its %s layout run across and down', (name, algorithm) => {
    const aslantIn = ({ lines }: Scene, drawn: ReadonlySet<string> | undefined): string[] =>
      lines
        .filter(({ link, loop }) => !loop && drawn?.has(link.id) !== false)
        .filter((line) =>
          pointsOf(line).some((to, at, all) => {
            const from = all[at - 1] ?? to;
            return Math.abs(from.x - to.x) > 0.5 && Math.abs(from.y - to.y) > 0.5;
          }),
        )
        .map(({ link }) => link.id);
    const task = taskOf(name, algorithm);
    const arranged = arrangementFor(algorithm, task.graph);
    let state: GraphLayoutState;

    beforeAll(async () => {
      state = await layOut({ ...task, arranged });
    });

    test('while a card with up to three of them is dragged, unless it lies on another', () => {
      const build = createSceneBuilder();
      const first = build({ ...inputOf(task, state), known: state.lines });
      const drawn = first.lines.filter(({ link }) => arranged?.links.has(link.id) !== false);
      const countAt = (name: string): number =>
        drawn.filter(({ link }) => [link.source, link.target].includes(name)).length;
      const few = first.boxes.filter(({ label }) => [1, 2, 3].includes(countAt(label.name)));
      for (const { x, y, label } of few.slice(0, 12)) {
        for (const step of [1, 2, 3]) {
          const moved = { x: x + step * 31, y: y + step * 17 };
          const places = new Map(state.places).set(label.name, moved);
          const scene = build({ ...inputOf(task, { places }), known: state.lines });
          const own = scene.byLabel.get(label.name);
          const isFree = scene.boxes.every((box) => box === own || !own || isApart(box, own, 6));
          if (isFree) expect(aslantIn(scene, arranged?.links)).toEqual([]);
        }
      }
    });

    test('while any card is dragged, and are found once it is dropped as if it had not been', () => {
      const [build, buildAtOnce] = [createSceneBuilder(), createSceneBuilder()];
      const common = { ...inputOf(task, state), known: state.lines };
      buildAtOnce(common);
      const bendsOf = ({ lines }: Scene): number =>
        lines
          .filter(({ link }) => arranged?.links.has(link.id) !== false)
          .reduce((sum, { via }) => sum + via.length, 0);
      const { boxes } = build(common);
      const hub = boxes.reduce((a, b) => (b.weight > a.weight ? b : a));
      const bends: number[] = [];
      let places = state.places;
      for (const step of [1, 2, 3, 4]) {
        const moved = { x: hub.x + step * 31, y: hub.y - step * 57 };
        places = new Map(state.places).set(hub.label.name, moved);
        const scene = build({ ...common, places, isDragging: true });
        expect(aslantIn(scene, arranged?.links)).toEqual([]);
        bends.push(bendsOf(scene));
      }
      expect(new Set(bends).size).toBe(1);
      expect(build({ ...common, places }).lines).toEqual(buildAtOnce({ ...common, places }).lines);
    });

    test('without what a filter hides', () => {
      const labels = new Map([...task.graph.labels].filter((_, at) => at % 5 !== 3));
      const links = task.graph.links.filter(
        ({ source, target }) => labels.has(source) && labels.has(target),
      );
      const graph = { ...task.graph, labels, links };
      const scene = createScene({ ...inputOf({ ...task, graph }, state), known: state.lines });
      expect(links.length).toBeGreaterThan(0);
      expect(aslantIn(scene, arranged?.links)).toEqual([]);
    });
  });

  test('are none of a graph from which a filter takes what they went around', () => {
    const [hidden = ''] = fhir.graph.labels.keys();
    const graph = {
      ...fhir.graph,
      labels: new Map([...fhir.graph.labels].filter(([name]) => name !== hidden)),
      links: fhir.graph.links.filter(({ source, target }) => ![source, target].includes(hidden)),
    };
    const input = inputOf({ ...fhir, graph }, fhirLayout);
    expect(createScene({ ...input, known: fhirLayout.lines }).lines).toEqual(
      createScene(input).lines,
    );
  });

  test('begin where the link does, though a filter turned it around', () => {
    const graph = {
      ...fhir.graph,
      links: fhir.graph.links.map((link) => ({
        ...link,
        source: link.target,
        target: link.source,
      })),
    };
    const straight = createScene({ ...inputOf(fhir, fhirLayout), known: fhirLayout.lines });
    const turned = createScene({
      ...inputOf({ ...fhir, graph }, fhirLayout),
      known: fhirLayout.lines,
    });
    const joins = straight.lines.filter(({ loop }) => !loop);
    expect(turned.lines.filter(({ loop }) => !loop).map(({ from, to }) => [from, to])).toEqual(
      joins.map(({ from, to }) => [to, from]),
    );
  });
});

test('a scene with too many lines to go around cards leaves none of them to a smaller one', () => {
  const task = taskOf('schemaOrg');
  const names = [...task.graph.labels.keys()];
  const columns = Math.ceil(Math.sqrt(names.length));
  const places = new Map(
    names.map((name, at) => [name, { x: (at % columns) * 300, y: Math.floor(at / columns) * 110 }]),
  );
  const build = createSceneBuilder();
  build(inputOf(task, { places }));
  const kept = new Set(names.slice(0, 120));
  const graph = {
    ...task.graph,
    labels: new Map([...task.graph.labels].filter(([name]) => kept.has(name))),
    links: task.graph.links.filter(({ source, target }) => kept.has(source) && kept.has(target)),
  };
  const { lines, boxes } = build(inputOf({ ...task, graph }, { places }));
  const under = lines.filter(({ link, ...line }) =>
    boxes.some(
      (box) => ![link.source, link.target].includes(box.label.name) && meetsBox(line, box),
    ),
  );
  expect(lines.length).toBeGreaterThan(20);
  expect(under).toEqual([]);
});

const box = (x: number, y: number, width = 100, height = 60): PlacedBox => ({
  x,
  y,
  width,
  height,
});

test('a line with nothing on its way is straight, from edge to edge', () => {
  const [source, target] = [box(0, 0), box(400, 0)];
  expect(createRouterFor([source, target, box(200, 300)])(source, target)).toEqual({
    from: { x: 50, y: 0 },
    via: [],
    to: { x: 350, y: 0 },
  });
});

test('a line with a box on its way goes around it, no further than it must', () => {
  const [source, between, target] = [box(0, 0), box(0, 150), box(0, 300)];
  const path = createRouterFor([source, between, target])(source, target);
  expect(meetsBox(path, between)).toBe(false);
  expect(Math.abs(pointAlong(path, 0.5).x)).toBeLessThan(70);
});

test('a line that is free on one side alone takes that side', () => {
  const [source, target] = [box(0, 0), box(0, 300)];
  const wall = [box(0, 150), box(110, 150), box(220, 150), box(330, 150), box(440, 150)];
  const path = createRouterFor([source, target, ...wall])(source, target);
  expect(pointAlong(path, 0.5).x).toBeLessThan(-50);
});

test('among boxes that leave room between them, no line passes under a third box', () => {
  const placed = fc.record({
    x: fc.integer({ min: -600, max: 600 }),
    y: fc.integer({ min: -600, max: 600 }),
    width: fc.integer({ min: 20, max: 280 }),
    height: fc.integer({ min: 20, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(placed, { minLength: 3, maxLength: 14 }), (given) => {
      const places = separated(given, given);
      const boxes = given.map((one, index) => ({ ...one, ...places[index] }));
      const route = createRouterFor(boxes);
      for (const source of boxes) {
        for (const target of boxes) {
          if (source === target) continue;
          const path = route(source, target);
          const others = boxes.filter((one) => one !== source && one !== target);
          expect(others.filter((one) => meetsBox(path, one))).toEqual([]);
        }
      }
    }),
  );
});
