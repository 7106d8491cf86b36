import { expect, test } from 'vitest';
import { pollWhile } from './pollWhile.ts';

/** Follows a sync, and returns the seconds until each next request. */
function follow() {
  const poll = pollWhile<{ status: string }>(({ status }) => status !== 'completed');
  let data = { status: 'in_progress' };
  let dataUpdateCount = 0;
  const wait = (isInvalidated = false): number =>
    Number(poll.refetchInterval({ state: { data, dataUpdateCount, isInvalidated } })) / 1_000;
  return {
    wait,
    /** Answers as before, so often, and returns the wait after each. */
    answerSame: (times: number): number[] =>
      Array.from({ length: times }, () => {
        dataUpdateCount += 1;
        return wait();
      }),
    answer: (status: string): number => {
      data = { status };
      dataUpdateCount += 1;
      return wait();
    },
    returnToPage: () =>
      poll.refetchOnWindowFocus({ state: { data, dataUpdateCount, isInvalidated: false } }),
  };
}

test('a sync that hangs is asked after less and less often, and once a minute in the end', () => {
  const { wait, answerSame } = follow();
  expect(wait()).toBe(3);
  expect(answerSame(5)).toEqual([3, 3, 3, 3, 3]);
  const slower = answerSame(10);
  expect(slower).toEqual([...slower].sort((a, b) => a - b));
  expect(slower.slice(0, 2)).toEqual([4.5, 6.75]);
  expect(answerSame(3)).toEqual([60, 60, 60]);
});

test('news of a sync makes it quick again, and its end stops it', () => {
  const { answer, answerSame } = follow();
  answerSame(20);
  expect(answer('knowledge_graph_sync')).toBe(3);
  expect(answerSame(4)).toEqual([3, 3, 3, 3]);
  expect(answer('completed')).toBe(0);
});

test('an action and a return to the page ask quickly again', () => {
  const { wait, answerSame, returnToPage } = follow();
  answerSame(20);
  expect(wait(true)).toBe(3);
  expect(answerSame(3)).toEqual([3, 3, 3]);
  answerSame(20);
  expect(wait()).toBe(60);
  expect(returnToPage()).toBe(true);
  expect(wait()).toBe(3);
});
