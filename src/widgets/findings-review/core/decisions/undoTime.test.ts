import fc from 'fast-check';
import { expect, test } from 'vitest';
import { undoTime } from './undoTime.ts';

test('five seconds for one finding become twenty for hundreds, in whole seconds', () => {
  expect([1, 10, 100, 373, 100_000].map((count) => undoTime(count, 5_000))).toEqual([
    5_000, 13_000, 20_000, 20_000, 20_000,
  ]);
});

test('more findings never leave less time', () => {
  const count = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(count, count, fc.integer({ min: 1, max: 60_000 }), (one, other, forOne) => {
      const [few, many] = [Math.min(one, other), Math.max(one, other)];
      expect(undoTime(many, forOne)).toBeGreaterThanOrEqual(undoTime(few, forOne));
    }),
  );
});
