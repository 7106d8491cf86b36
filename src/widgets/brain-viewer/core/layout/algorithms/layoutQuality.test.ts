import { expect, test } from 'vitest';
import { measureLayout } from '../../../testing/measureLayout.ts';
import { openSchema } from '../../../testing/openSchema.ts';
import { qualityTable } from '../../../testing/qualityTable.ts';
import { chooseLayout } from '../chooseLayout.ts';

/** Larger graphs are measured as they are drawn by default, and in all ways by `npm run test:long`. */
const maxLabels = process.env['TEST_LONG'] === 'true' ? Infinity : 40;

const measured = qualityTable.filter(([name, algorithm]) => {
  const graph = openSchema(name);
  return graph.labels.size <= maxLabels || chooseLayout(graph) === algorithm;
});

test.each(measured)(
  '%s in its %s layout is as good as the table says',
  (name, algorithm, crossings, underCards, zoom, readable, used) => {
    const { quality } = measureLayout(name, algorithm);
    expect(quality.algorithm).toBe(algorithm);
    expect(quality.overlaps).toBe(0);
    // Processors differ in the last digits of a sine, and so may a crossing in a crowd.
    expect(quality.crossings).toBeLessThanOrEqual(crossings * 1.03);
    expect(quality.underCards).toBeLessThanOrEqual(underCards * 1.03);
    expect(quality.zoom).toBeGreaterThanOrEqual(zoom - 0.01);
    expect(quality.readable).toBeGreaterThanOrEqual(readable - 0.02);
    expect(quality.used).toBeGreaterThanOrEqual(used - 0.02);
  },
);

test('in layouts of up to 250 labels, no line passes under a third card', () => {
  const rows = qualityTable.filter(([name]) => openSchema(name).labels.size <= 250);
  expect(rows.filter(([, , , underCards]) => underCards > 0)).toEqual([]);
  expect(rows.length).toBeGreaterThan(40);
});
