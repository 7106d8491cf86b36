import { expect, test } from 'vitest';
import { layOut, measureLayout } from '../../../testing/measureLayout.ts';
import { openSchema } from '../../../testing/openSchema.ts';
import { qualityTable } from '../../../testing/qualityTable.ts';
import { chooseLayout } from '../chooseLayout.ts';
import { frameOf } from '../../scene/frame.ts';

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

test.each([
  ['fhirScheduling', 0.67],
  ['northwind', 0.78],
  ['sakila', 0.84],
] as const)('%s fits the wide and low stage of a laptop’s page at a zoom of %f', (name, least) => {
  const stage = { width: 1_142, height: 412 };
  const { boxes } = layOut(openSchema(name), 'hierarchical', stage).scene;
  const { width, height } = frameOf(boxes, boxes);
  const margins = 96;
  const zoom = Math.min((stage.width - margins) / width, (stage.height - margins) / height);
  expect(zoom).toBeGreaterThan(least);
});

test('a label without relations stands beside the others of northwind and costs them no height', () => {
  const stage = { width: 1_142, height: 412 };
  const { scene } = layOut(openSchema('northwind'), 'hierarchical', stage);
  expect(scene.apart?.labels.size).toBe(1);
  const linked = scene.boxes.filter(({ label }) => scene.apart?.labels.has(label.name) === false);
  expect(frameOf(linked, linked).height).toBe(frameOf(scene.boxes, scene.boxes).height);
});

test.each([
  ['sakila', ['store', 'address', 'city', 'country']],
  ['chinook', ['Invoice', 'Customer', 'Employee']],
  ['northwind', ['Customer', 'Order']],
] as const)('in %s, cards that follow each other are on one axis', (name, labels) => {
  const { scene } = layOut(openSchema(name), 'hierarchical', { width: 1_400, height: 740 });
  const boxes = labels.flatMap((label) => scene.byLabel.get(label) ?? []);
  const spreadOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  const off = Math.min(spreadOf(boxes.map(({ x }) => x)), spreadOf(boxes.map(({ y }) => y)));
  expect(boxes).toHaveLength(labels.length);
  expect(off).toBeLessThan(0.5);
});
