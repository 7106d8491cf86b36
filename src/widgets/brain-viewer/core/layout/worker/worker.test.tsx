import { expect, test } from 'vitest';
import { layoutInputOf, openSchema } from '../../../testing/openSchema.ts';
import { createLayoutRunner } from './createLayoutRunner.ts';
import { finishLayout } from '../algorithms/finishLayout.ts';
import type { Point } from '../layoutInput.ts';
import { startBlobWorker } from './startWorker.ts';

const none = { boxes: 0, links: 0 };
const runner = createLayoutRunner({ workers: [startBlobWorker], quickBudget: none });
const signal = new AbortController().signal;

test('a worker finds the same places and the same lines as the page', async () => {
  const input = { ...layoutInputOf(openSchema('github'), 'organic'), hasLines: true, room: 60 };
  const { placedBy, places, lines } = await runner.run(input, { signal });
  expect(placedBy).toBe('worker');
  expect(lines).toHaveLength(input.links.length);
  const onPage = finishLayout(input);
  expect(places).toEqual(onPage.places);
  expect(lines).toEqual(onPage.lines);
});

test('a worker finds lines around boxes that have places, and leaves them there', async () => {
  const input = { ...layoutInputOf(openSchema('github'), 'organic'), hasLines: true };
  const { places, lines } = finishLayout(input);
  const result = await runner.run({ ...input, places }, { signal });
  expect([result.placedBy, result.places]).toEqual(['worker', places]);
  expect(result.lines).toEqual(lines);
});

test('a worker tells about where many boxes will be before they are there', async () => {
  const input = layoutInputOf(openSchema('schemaOrg'), 'organic');
  const told: (readonly Point[])[] = [];
  const onPreview = (places: readonly Point[]): void => void told.push(places);
  const { placedBy, places } = await runner.run(input, { signal, onPreview });
  expect([placedBy, told.length, told[0]?.length]).toEqual(['worker', 1, places.length]);
  expect(told[0]).not.toEqual(places);
});
