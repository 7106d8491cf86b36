import { expect, test } from 'vitest';
import { createCallQueue } from './createCallQueue.ts';

test('calls wait in their order, go to the target that came last, and wait again without one', async () => {
  const queue = createCallQueue<string[]>();
  const [first, second]: [string[], string[]] = [[], []];
  queue.call((target) => target.push('a'));
  queue.call((target) => target.push('b'));
  const leave = queue.attach(first);
  await Promise.resolve();
  expect(first).toEqual(['a', 'b']);
  const leaveSecond = queue.attach(second);
  queue.call((target) => target.push('c'));
  leaveSecond();
  leaveSecond();
  queue.call((target) => target.push('d'));
  leave();
  queue.call((target) => target.push('e'));
  expect([first, second]).toEqual([['a', 'b', 'd'], ['c']]);
  queue.attach(second);
  await Promise.resolve();
  expect(second).toEqual(['c', 'e']);
});

test('a target that is taken away at once gets nothing that waited', async () => {
  const queue = createCallQueue<string[]>();
  const [first, second]: [string[], string[]] = [[], []];
  queue.call((target) => target.push('a'));
  queue.attach(first)();
  queue.attach(second);
  await Promise.resolve();
  expect([first, second]).toEqual([[], ['a']]);
});
