import { describe, expect, test } from 'vitest';
import {
  measureGroups,
  measurePicture,
  type PictureMeasures,
} from '../../testing/measurePicture.ts';
import { openSchema, schemaNames } from '../../testing/openSchema.ts';
import { qualityTable } from '../../testing/qualityTable.ts';
import { createGrouper } from '../model/keepGroups.ts';
import { readMap } from './brainMap.ts';
import { mergedLines, textsOnBoxes } from '../../testing/measureMap.ts';
import { placeLabel } from './placeLabel.ts';
import { placeMap } from './placeMap.ts';

const stages = [
  { width: 1200, height: 640 },
  { width: 800, height: 640 },
  { width: 400, height: 560 },
] as const;

const rows = stages.flatMap((stage) =>
  schemaNames.map((name) => ({ name, ...stage, ...measurePicture(openSchema(name), stage) })),
);

if (process.env['PRINT_MEASURES'] === 'true') {
  const table = rows.map(({ height, zoom, across, down, ...row }) =>
    [...Object.values(row), zoom.toFixed(2), across.toFixed(2), down.toFixed(2)].join(' | '),
  );
  const head = Object.keys(rows[0] ?? {}).join(' ');
  process.stdout.write(`${[head, ...table].join('\n')}\n`);
}

const namesOf = (isWrong: (row: PictureMeasures) => boolean): string[] =>
  rows.filter(isWrong).map(({ name, width }) => `${name} at ${width} px`);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

describe('the first picture of every public graph', () => {
  test('has each name whole, or inside a "+n"', () => {
    // The widest card lacks five pixels for "Autosomal recessive inheritance" there.
    expect(namesOf(({ cut }) => cut > 0)).toEqual(['humanPhenotype at 800 px']);
  });

  test('has no card on another, and no line under a foreign one', () => {
    expect(namesOf(({ overlaps, foreign }) => overlaps + foreign > 0)).toEqual([]);
  });

  test('has no line on another one', () => {
    expect(namesOf(({ merged }) => merged > 0)).toEqual([]);
  });

  test('has no badge on another one or on a line that it does not name', () => {
    expect(namesOf(({ unclear }) => unclear > 0)).toEqual([]);
  });

  test('has no text on a name or a count', () => {
    expect(
      rows.flatMap(({ name, width, covering }) =>
        covering.map((text) => `${name} at ${width} px: ${text}`),
      ),
    ).toEqual([]);
  });

  test('of a small schema says what each line is', () => {
    const small = rows.filter(({ name, width }) => {
      return width === 1200 && ['movies', 'northwind', 'chinook'].includes(name);
    });
    expect(small).toHaveLength(3);
    expect(small.filter(({ told, lines }) => told < lines)).toEqual([]);
  });

  test('keeps what it shows in its place when one relation is added', () => {
    expect(namesOf(({ moved }) => moved > 0)).toEqual([]);
  });

  test.each(stages)('uses most of a stage of $width px', ({ width }) => {
    const shares = rows.filter((row) => row.width === width);
    const larger = median(shares.map(({ across, down }) => Math.max(across, down)));
    const smaller = median(shares.map(({ across, down }) => Math.min(across, down)));
    expect(larger).toBeGreaterThanOrEqual(0.85);
    expect(smaller).toBeGreaterThanOrEqual(0.6);
  });
});

test.each([500, 580, 660, 740, 1000])(
  'a map of %i px has no text on a box, and hardly a line on another one',
  (width) => {
    const scenes = schemaNames.map((name) => {
      const graph = openSchema(name);
      return placeMap(readMap(graph, createGrouper()(graph)), { width, height: 620 });
    });
    expect(scenes.flatMap(textsOnBoxes)).toEqual([]);
    // Among some 150 lines, up to three pairs pass a row where another one ends.
    expect(scenes.flatMap(mergedLines).length).toBeLessThanOrEqual(3);
  },
);

test('a very wide map has no row of two groups at its ends', () => {
  const graph = openSchema('stripe');
  const { rows } = placeMap(readMap(graph, createGrouper()(graph)), { width: 1600, height: 840 });
  expect(rows.map(({ length }) => length)).toEqual([4, 3]);
});

/**
 * At most so many names are cut in all opened groups: those longer than a card may be. Of their lines at
 * least this share has a badge or branches off one that has it, and at most so many cross.
 */
test.each([
  [1200, 23, 0.75, 405],
  // One name more is cut than among all lines, where it was drawn smaller.
  [800, 26, 0.65, 410],
  [400, 32, 0.145, 280],
])(
  'an opened group of any public graph can be read in %i px',
  (width, mostCut, leastTold, most) => {
    const opened = schemaNames.flatMap((name) =>
      measureGroups(openSchema(name), { width, height: 600 }),
    );
    expect(opened.length).toBeGreaterThan(10);
    expect(opened.filter(({ overlaps, foreign }) => overlaps + foreign > 0)).toEqual([]);
    expect(opened.reduce((sum, { cut }) => sum + cut, 0)).toBeLessThanOrEqual(mostCut);
    expect(opened.filter(({ unclear }) => unclear > 0)).toEqual([]);
    expect(opened.flatMap(({ covering }) => covering)).toEqual([]);
    const told = opened.reduce((sum, picture) => sum + picture.told, 0);
    expect(told / opened.reduce((sum, { lines }) => sum + lines, 0)).toBeGreaterThan(leastTold);
    expect(opened.reduce((sum, { crossings }) => sum + crossings, 0)).toBeLessThanOrEqual(most);
  },
);

test.each(stages)('around a label on a stage of $width px no text lies on a card', (stage) => {
  const covering = schemaNames.flatMap((name) => {
    const graph = openSchema(name);
    const scenes = [...graph.labels.keys()]
      .slice(0, 40)
      .map((label) => placeLabel({ graph, groupOf: new Map() }, label, stage));
    return scenes.flatMap(textsOnBoxes);
  });
  expect(covering).toEqual([]);
});

test('ten public hierarchies have at most 400 crossings', () => {
  const ten = [
    ...(['adventureWorks', 'chinook', 'fhirScheduling', 'kubernetes', 'northwind'] as const),
    ...(['sakila', 'dom', 'mdast', 'movies', 'schemaOrgTree'] as const),
  ];
  const found = qualityTable.filter(
    ([name, as]) => ten.some((one) => one === name) && as === 'hierarchical',
  );
  expect(found).toHaveLength(10);
  expect(found.reduce((sum, [, , crossings]) => sum + crossings, 0)).toBeLessThanOrEqual(400);
});
