import { expect, test } from 'vitest';
import { layoutInputOf, openSchema } from '../../../testing/openSchema.ts';
import { createLayoutRunner } from './createLayoutRunner.ts';
import { finishLayout } from '../algorithms/placeAndRoute.ts';
import { startBlobWorker } from './startWorker.ts';

const none = { boxes: 0, links: 0 };
const runner = createLayoutRunner({ workers: [startBlobWorker], quickBudget: none });
const signal = new AbortController().signal;

test('a worker finds the same places and the same lines as the page', async () => {
  const input = layoutInputOf(openSchema('github'), 'organic');
  const { placedBy, places, lines } = await runner.run(input, { signal });
  expect(placedBy).toBe('worker');
  expect(lines).toHaveLength(input.links.length);
  const onPage = finishLayout(input);
  expect(places).toEqual(onPage.places);
  expect(lines).toEqual(onPage.lines);
});
