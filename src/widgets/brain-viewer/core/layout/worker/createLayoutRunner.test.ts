import { describe, expect, test } from 'vitest';
import { layoutInputOf, openSchema } from '../../../testing/openSchema.ts';
import { browserEnvironment } from '../../../../../environment/index.ts';
import { createLayoutRunner } from './createLayoutRunner.ts';

const input = layoutInputOf(openSchema('northwind'), 'organic');
const none = { boxes: 0, links: 0 };
const signal = () => new AbortController().signal;

/** Fails as on a page whose policy refuses workers. */
const refused = (): Worker => {
  throw new Error('Refused by the policy of the page.');
};

describe('where no worker starts', () => {
  test('the page lays out a small graph itself', async () => {
    const runner = createLayoutRunner({ workers: [refused, refused], quickBudget: none });
    const { placedBy, places } = await runner.run(input, { signal: signal() });
    expect([placedBy, places.length]).toEqual(['page', 11]);
  });

  test('a large graph is laid out in a grid', async () => {
    const runner = createLayoutRunner({
      workers: [refused],
      pageBudget: { boxes: 10, links: 5 },
      quickBudget: none,
    });
    const { placedBy, places } = await runner.run(input, { signal: signal() });
    expect(placedBy).toBe('grid');
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(11);
  });

  test('a worker that failed is tried again at the next run', async () => {
    let tries = 0;
    const runner = createLayoutRunner({
      quickBudget: none,
      workers: [
        () => {
          tries += 1;
          return refused();
        },
      ],
    });
    await runner.run(input, { signal: signal() });
    await runner.run(input, { signal: signal() });
    expect(tries).toBe(2);
  });

  test('a run on the page ends when it is cancelled', async () => {
    const runner = createLayoutRunner({ workers: [], environment: slow });
    const ending = new AbortController();
    const run = runner.run(input, {
      signal: ending.signal,
      onProgress: () => ending.abort(new Error('Cancelled by hand.')),
    });
    await expect(run).rejects.toThrow('Cancelled by hand.');
  });
});

test('a few groups are laid out by the page, without a worker that takes longer to start', async () => {
  let started = 0;
  const start = (): Worker => {
    started += 1;
    return refused();
  };
  const runner = createLayoutRunner({ workers: [start] });
  const { placedBy } = await runner.run(input, { signal: signal() });
  expect([placedBy, started]).toEqual(['page', 0]);
  await runner.run(layoutInputOf(openSchema('chain'), 'hierarchical'), { signal: signal() });
  expect(started).toBe(1);
});

/** An environment in which every step of a layout takes a whole slice. */
let elapsed = 0;
const slow = { ...browserEnvironment, clock: { now: () => 0, elapsed: () => (elapsed += 20) } };
