import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import chinook from '../../../../test/data/graphs/chinook.json?raw';
import fhir from '../../../../test/data/graphs/fhir.json?raw';
import northwind from '../../../../test/data/northwind.json?raw';
import schemaOrg from '../../../../test/data/schemaOrg.json?raw';
import wide from '../../../../test/data/wide.json?raw';
import { Surface } from '../../../ui/index.ts';
import { brainWords, createFormat, english, resolveWords } from '../../../words/index.ts';
import type { BrainGraph, BrainView } from '../core/index.ts';
import { readBrainGraph } from '../core/model/brainModel.ts';
import { groupLabels, type GivenGroup } from '../core/model/groupLabels.ts';
import { relationName } from '../core/model/relationName.ts';
import { noEmphasis } from '../testing/noEmphasis.ts';
import { createCanvasPen } from '../graph/canvas/canvasPen.ts';
import { drawCards } from '../graph/canvas/drawCards.ts';
import { placeCards } from '../graph/canvas/placeCards.ts';
import { shapeScene } from '../graph/canvas/drawInput.ts';
import { DrawnGraph, type BrainGraphHandle } from '../testing/DrawnGraph.tsx';
import { drawPicture, exportPng, exportSvg } from './exportPicture.ts';
import type { Picture } from './picture/picture.ts';

/** A label on which a line begins and ends. */
const follows = JSON.stringify({
  node_labels: ['Person'],
  relationship_directions: [
    { source_label: 'Person', relationship_type: 'FOLLOWS', target_label: 'Person', count: 3 },
  ],
});

interface DrawOptions {
  groups?: readonly GivenGroup[];
  view?: Partial<BrainView>;
  isDark?: boolean;
  direction?: 'ltr' | 'rtl';
}

/** Draws a graph on the screen, and from that the picture to keep. */
async function draw(
  text: string,
  { view, groups, isDark = false, direction = 'ltr' }: DrawOptions = {},
): Promise<{ graph: BrainGraph; picture: Picture; handle: BrainGraphHandle }> {
  const graph = readBrainGraph(JSON.parse(text));
  let handle: BrainGraphHandle | null = null;
  render(
    <Surface style={{ inlineSize: 1000, blockSize: 700, colorScheme: isDark ? 'dark' : 'light' }}>
      <DrawnGraph
        graph={graph}
        view={view}
        direction={direction}
        {...(groups === undefined ? {} : { groups })}
        handle={(next) => {
          handle = next;
        }}
      />
    </Surface>,
  );
  await screen.findByRole('button', { name: /linked to/ });
  const found = await waitFor((): BrainGraphHandle => {
    if (handle === null) throw new Error('The graph is not mounted.');
    return handle;
  });
  const picture = drawPicture({
    ...found.picture(),
    words: resolveWords(english, 'brain', brainWords),
    ...createFormat('en'),
    title: 'Knowledge <1>',
    subtitle: 'As of today',
    groups: groupLabels(graph),
    stores: ['graph', 'vector'],
  });
  return { graph, picture, handle: found };
}

function parse(picture: Picture): Document {
  const document = new DOMParser().parseFromString(exportSvg(picture), 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

const textsOf = (document: Document): string[] =>
  Array.from(document.querySelectorAll('text'), ({ textContent }) => textContent);

test('an SVG names labels, counts, properties and relations as the screen does from near', async () => {
  const { graph, picture } = await draw(northwind, { view: { detail: 'key' } });
  const texts = textsOf(parse(picture));
  for (const label of graph.labels.keys()) expect(texts).toContain(label);
  const properties = graph.labels.get('Customer')?.properties ?? [];
  expect(texts).toContain('91');
  expect(texts).toContain(`+${properties.length - 3}`);
  expect(texts).toContain(properties[0]?.name);
  expect(texts).toContain('placed · 830');
  expect(texts).toContain('Not linked yet');
});

test('an SVG has the words of the lines that have room for them', async () => {
  const { graph, picture } = await draw(northwind);
  const texts = textsOf(parse(picture));
  const isBadge = (text: string): boolean =>
    graph.links.some(({ relations }) =>
      relations.some(({ type }) => text.startsWith(`${relationName(type)} · `)),
    );
  expect(texts.filter(isBadge).length).toBeGreaterThanOrEqual(graph.links.length - 1);
});

test('an SVG names the relation of a label with itself, above all cards', async () => {
  const { picture } = await draw(follows);
  const document = parse(picture);
  const badge = [...document.querySelectorAll('text')].find(
    ({ textContent }) => textContent === 'follows · 3',
  );
  expect(Number(badge?.getAttribute('y'))).toBeGreaterThan(picture.frame.top);
});

test.each(['ltr', 'rtl'] as const)(
  'an SVG has the names of cards where a page in %s starts',
  async (direction) => {
    const { picture } = await draw(follows, { direction });
    const card = parse(picture).querySelector('[data-label="Person"]');
    const [frame, name] = [card?.querySelector('rect'), card?.querySelector('text')];
    const number = (element: Element | null | undefined, attribute: string): number =>
      Number(element?.getAttribute(attribute));
    const start = number(name, 'x') - number(frame, 'x');
    expect(direction === 'ltr' ? start : number(frame, 'width') - start).toBeCloseTo(22, 5);
    expect(name?.getAttribute('text-anchor') ?? 'start').toBe(
      direction === 'ltr' ? 'start' : 'end',
    );
  },
);

test('an SVG has the title, the figures and the legend', async () => {
  const { graph, picture } = await draw(northwind);
  const texts = textsOf(parse(picture));
  expect(texts).toContain('Knowledge <1>');
  expect(texts).toContain('As of today');
  const [group] = groupLabels(graph);
  const [first, second, ...more] = group?.labels ?? [];
  expect(texts).toContain(`${first}, ${second} +${more.length} · ${group?.labels.length}`);
  expect(texts).toContain('vector');
});

test('an SVG has every label and line of a graph that is larger than the stage', async () => {
  const { graph, picture } = await draw(wide);
  const document = parse(picture);
  expect(document.querySelectorAll('[data-label]')).toHaveLength(graph.labels.size);
  expect(document.querySelectorAll('g:not([data-label]) > title')).toHaveLength(graph.links.length);
});

test('an SVG has the ribbons between regions in the colours of both groups', async () => {
  const { picture, handle } = await draw(fhir, { view: { grouping: 'labels' } });
  const svg = parse(picture);
  const strokes = Array.from(svg.querySelectorAll('path'), (path) => path.getAttribute('stroke'));
  const used = strokes.filter((stroke) => stroke?.startsWith('url(#') === true);
  expect(used.length).toBe(handle.scene().ribbons.length);
  expect(used.length).toBeGreaterThan(3);
  for (const stroke of used) {
    const stops = svg.querySelectorAll(`[id="${stroke?.slice(5, -1)}"] stop`);
    const colours = Array.from(stops, (stop) => stop.getAttribute('stop-color'));
    expect(new Set(colours).size).toBe(2);
  }
});

test('a ninth group is told from the first by its ring, in an export and on the canvas', async () => {
  const names = [...readBrainGraph(JSON.parse(schemaOrg)).labels.keys()];
  const given = names.slice(0, 9).map((name) => ({ name, labels: [name] }));
  const { picture, handle } = await draw(schemaOrg, { groups: given });
  const scene = handle.scene();
  const ninth = scene.boxes.find(({ group }) => group?.index === 8);
  if (ninth === undefined) throw new Error('The schema has fewer groups.');
  const card = Array.from(parse(picture).querySelectorAll('[data-label]')).find(
    (element) => element.getAttribute('data-label') === ninth.label.name,
  );
  expect(card?.querySelector('path[stroke-width="2"]')).not.toBeNull();
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  const arc = vi.spyOn(context, 'arc');
  const input = {
    ...handle.picture(),
    scene,
    shapes: shapeScene(scene, noEmphasis),
    emphasis: noEmphasis,
    viewport: { x: 400 - ninth.x / 2, y: 300 - ninth.y / 2, zoom: 0.5 },
    surface: { width: 800, height: 600, ratio: 1 },
    apartText: '',
  };
  const pen = createCanvasPen(context, input.font);
  drawCards(pen, input, placeCards(pen.measure, input));
  const radii = arc.mock.calls.map(([, , radius]) => radius);
  // Half of the least dot; a ring is drawn along the middle of its line.
  expect(radii).toContain(2.25 * 0.75);
});

test.each([
  ['light', false],
  ['dark', true],
])('a PNG in %s colours is the same picture as the SVG', async (_theme, isDark) => {
  const { picture, handle } = await draw(chinook, { isDark });
  const png = await createImageBitmap(await exportPng(picture));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(exportSvg(picture))}`;
  await image.decode();
  const { width, height } = png;
  expect(width / height).toBeCloseTo(picture.frame.width / picture.frame.height, 1);
  const [one, other] = [pixels(png, width, height), pixels(image, width, height)];
  const apart = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 96).length;
  expect(apart / one.length).toBeLessThan(0.005);
  const [red = 0] = one;
  expect(handle.picture().palette.surface).toBe(picture.background);
  expect(red > 127).toBe(!isDark);
});

test('the bars of cards end within their round corners', async () => {
  const { picture } = await draw(chinook);
  const png = await createImageBitmap(await exportPng(picture));
  const { width, height } = png;
  const colours = pixels(png, width, height);
  const scale = width / picture.frame.width;
  const colourAt = (x: number, y: number): readonly number[] => {
    const start = 4 * (Math.floor(y * scale) * width + Math.floor(x * scale));
    return [...colours.slice(start, start + 3)];
  };
  const corners = Array.from(
    parse(picture).querySelectorAll('[data-label] > rect:first-of-type'),
    (rect) => {
      const { e, f } = new DOMMatrix(svgTransformOf(rect));
      return { x: e + Number(rect.getAttribute('x')), y: f + Number(rect.getAttribute('y')) };
    },
  );
  expect(corners.length).toBeGreaterThan(5);
  const background = colourAt(1, 1);
  for (const { x, y } of corners) {
    const [left, top] = [x - picture.frame.left, y - picture.frame.top];
    expect(colourAt(left + 0.7, top + 1.3)).toEqual(background);
  }
});

/** Returns where an element's group was moved, as CSS writes it. */
function svgTransformOf(element: Element): string {
  const moved = element.closest('[transform]')?.getAttribute('transform') ?? '';
  return moved.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, '$1px, $2px');
}

function pixels(image: CanvasImageSource, width: number, height: number): Uint8ClampedArray {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas.');
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}
