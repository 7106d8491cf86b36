import { expect, test, vi } from 'vitest';
import { noEmphasis } from '../../testing/noEmphasis.ts';
import { frameOfScene, type Scene } from '../../core/scene/scene.ts';
import { chooseLayout } from '../../core/layout/chooseLayout.ts';
import { measureLayout } from '../../testing/measureLayout.ts';
import { openSchema, type SchemaName } from '../../testing/openSchema.ts';
import { createCanvasPen } from './canvasPen.ts';
import { placeCards } from './placeCards.ts';
import { drawScene } from './drawScene.ts';
import type { Palette } from './palette.ts';
import { shapeScene } from './drawInput.ts';

const grey = '#777';
const palette: Palette = {
  surface: '#fff',
  card: '#fff',
  text: '#000',
  muted: grey,
  line: grey,
  faint: grey,
  strong: grey,
  accent: grey,
  warning: '#a60',
  success: grey,
  groups: [grey],
};

/** Draws a schema so that all of it is seen on a stage, and returns the calls that wrote on it. */
function draw(
  name: SchemaName,
  width: number,
  height: number,
  change: (scene: Scene) => Scene = (scene) => scene,
  badge?: string,
  countTexts?: readonly ((count: number) => string)[],
) {
  const scene = change(measureLayout(name, chooseLayout(openSchema(name))).scene);
  const frame = frameOfScene(scene);
  const zoom = Math.min(0.65, (width - 96) / frame.width, (height - 96) / frame.height);
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  const spans: { start: number; end: number }[] = [];
  const fillText = vi.spyOn(context, 'fillText').mockImplementation((text, x) => {
    const { width } = context.measureText(text);
    const start = context.textAlign === 'center' ? x - width / 2 : x;
    spans.push({ start, end: start + width });
  });
  const viewport = { x: 48 - frame.left * zoom, y: 48 - frame.top * zoom, zoom };
  const input = {
    scene,
    palette,
    emphasis: noEmphasis,
    shapes: shapeScene(scene, noEmphasis),
    viewport,
    surface: { width, height, ratio: 1 },
    font: 'sans-serif',
    apartText: 'Not linked yet',
    badgeText: badge === undefined ? undefined : () => badge,
    countTexts,
  };
  drawScene(context, input);
  return {
    scene,
    viewport,
    written: fillText.mock.calls,
    spans,
    cards: placeCards(createCanvasPen(context, input.font).measure, input),
  };
}

function namesOf(name: SchemaName, width: number, height: number): string[] {
  const { written } = draw(name, width, height);
  return written.map(([text]) => text).filter((text) => text !== 'Not linked yet');
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

test('northwind tells from afar how many nodes each type has, where its card has room', () => {
  const { written, cards } = draw('northwind', 900, 640, undefined, undefined, [
    (count) => `#${count} of those that are too many to be written on a card`,
    (count) => `#${count}`,
  ]);
  const counts = written.filter(([text]) => text.startsWith('#'));
  expect(counts.length).toBeGreaterThan(4);
  for (const [text, x, y] of counts) {
    const card = cards.find(
      ({ frame: { left, top, width, height } }) =>
        x > left && x < left + width && y > top && y < top + height,
    );
    expect(text).toBe(`#${card?.box.label.count}`);
  }
});

test('counts are written again when the language of the page changes, on the same cards', () => {
  const { scene } = measureLayout('northwind', chooseLayout(openSchema('northwind')));
  for (const sign of ['#', '~']) {
    const { written } = draw('northwind', 900, 640, () => scene, undefined, [
      (count) => `${sign}${count}`,
    ]);
    const counts = written.map(([text]) => text).filter((text) => /^[#~]/.test(text));
    expect(counts.length).toBeGreaterThan(4);
    expect(counts.filter((text) => !text.startsWith(sign))).toEqual([]);
  }
});

/** A count that takes the room of a long figure. */
const longCount = (count: number): string => `#${count} of many`;

test.each([
  ['kubernetes', 1_600],
  ['kubernetes', 1_080],
  ['github', 1_080],
  ['hub', 720],
  ['northwind', 900],
  ['northwind', 480],
] as const)(
  'the cards of %s at %i px tell most of their counts or none, in one way',
  (name, width) => {
    const ways = [longCount, (count: number) => `#${count}`];
    const counted = (scene: Scene): Scene => ({
      ...scene,
      boxes: scene.boxes.map((box, at) => ({
        ...box,
        label: { ...box.label, count: 12 * 10 ** (at % 4) },
      })),
    });
    const { written, cards } = draw(name, width, 700, counted, undefined, ways);
    const counts = written.map(([text]) => text).filter((text) => text.startsWith('#'));
    const long = counts.filter((text) => text.endsWith('many'));
    expect([0, counts.length]).toContain(long.length);
    if (counts.length > 0) expect(counts.length).toBeGreaterThanOrEqual(cards.length * 0.9);
  },
);

test('a card without a readable name is a bar of its own size, beside which its name has room', () => {
  const { cards, viewport } = draw('wide', 320, 640);
  const bars = cards.filter(({ text }) => text === undefined);
  expect(cards.length - bars.length).toBeGreaterThan(0);
  for (const { box, frame } of bars) expect(frame.height).toBeCloseTo(box.height * viewport.zoom);
});

/** The least part of a line that is visible between what it says and a card. */
const visibleLine = 1.9;

test.each([
  ['northwind', 6],
  ['mdast', 3],
  ['fhirScheduling', 2],
] as const)(
  '%s says from afar what its lines are, clear of cards and of each other',
  (name, least) => {
    const text = 'TYPE · 7';
    const { viewport, written, cards } = draw(name, 720, 500, (same) => same, text);
    const badges = written.filter(([words]) => words === text).map(([, x, y]) => ({ x, y }));
    expect(badges.length).toBeGreaterThanOrEqual(least);
    const inside = badges.filter((badge) =>
      cards.some(
        ({ frame: { left, top, width, height } }) =>
          Math.abs(badge.x - left - width / 2) < width / 2 + 20 &&
          Math.abs(badge.y - top - height / 2) < height / 2 + 8.5 + visibleLine,
      ),
    );
    expect(inside).toEqual([]);
    const crowded = badges.filter((badge, at) =>
      badges
        .slice(0, at)
        .some((other) => Math.abs(badge.x - other.x) < 40 && Math.abs(badge.y - other.y) < 15),
    );
    expect(crowded).toEqual([]);
    expect(viewport.zoom).toBeLessThan(0.66);
  },
);

test.each([
  ['kubernetes', 720, 500, 45],
  ['fhir', 320, 640, 11],
] as const)(
  '%s at %i × %i px has names beside its dots where there is room, none over another',
  (name, width, height, least) => {
    const { written, spans } = draw(name, width, height);
    const names = written.map(([text, , y], at) => ({ text, y, start: 0, end: 0, ...spans[at] }));
    const crowded = names.filter((one, at) =>
      names
        .slice(0, at)
        .some(
          (other) =>
            one.start < other.end && other.start < one.end && Math.abs(one.y - other.y) < 11,
        ),
    );
    expect(crowded.map(({ text }) => text)).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(least);
  },
);

/** Puts a card as near above what is without relations as its frame allows. */
function withCardAbove(scene: Scene): Scene {
  const { apart, boxes } = scene;
  if (apart === undefined) throw new Error('Every label has a relation.');
  const [y, x] = [apart.top - 31, apart.left + apart.width / 2];
  const moved = boxes.find(({ label }) => !apart.labels.has(label.name));
  return {
    ...scene,
    boxes: boxes.map((box) => (box === moved ? { ...box, x, y: y - box.height / 2 } : box)),
  };
}

test('what is without relations is said where no card is, however small it is drawn', () => {
  const sizes = [1_400, 1_000, 720, 480, 320, 240, 160];
  const drawn = sizes.map((size) => draw('northwind', size, (size * 2) / 3, withCardAbove));
  const covered = drawn.flatMap(({ scene, viewport: { x, y, zoom }, written }) =>
    written
      .filter(([text]) => text === 'Not linked yet')
      .flatMap(([, left, foot]) =>
        scene.boxes.filter(
          (box) =>
            x + (box.x + box.width / 2) * zoom > left &&
            x + (box.x - box.width / 2) * zoom < left + 80 &&
            y + (box.y + box.height / 2) * zoom > foot - 10 &&
            y + (box.y - box.height / 2) * zoom < foot,
        ),
      ),
  );
  expect(covered.map(({ label }) => label.name)).toEqual([]);
  expect(drawn[0]?.written.map(([text]) => text)).toContain('Not linked yet');
});
