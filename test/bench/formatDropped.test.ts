import { expect, test } from 'vitest';
import { formatDropped } from './formatDropped.ts';

const cost = { longestTask: 0, longTasks: 0, frameP95: 17, elapsed: 2_000, elements: 1, shown: 1 };

test('dropped frames are given as they are when most were drawn', () => {
  expect(formatDropped({ ...cost, frames: 118, droppedFrames: 2 })).toBe('2');
});

test('a table says so when the machine drew too few frames to judge by', () => {
  expect(formatDropped({ ...cost, frames: 1, droppedFrames: 119 })).toBe(
    '119 (slow machine: frames drawn: 1)',
  );
});

test('nothing is said of a run that was not measured', () => {
  expect(formatDropped(undefined)).toBe('');
});
