import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoffDelay, parseRetryAfter } from './backoff.ts';
import { PlatformError } from '../errors/index.ts';

const refusal = (status: number, retryAfter?: number) =>
  new PlatformError({ status, platformMessage: undefined, route: 'GET /sessions', retryAfter });

test('backoffDelay doubles at most, with full jitter', () => {
  const delays = [1, 2, 3].map((attempt) =>
    backoffDelay(refusal(503), attempt, { random: () => 1 }),
  );
  expect(delays).toEqual([500, 1000, 2000]);
  expect(backoffDelay(refusal(503), 2, { random: () => 0.25 })).toBe(250);
});

test('backoffDelay lies between nothing and the longest wait, whatever the attempt', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempt, chance) => {
        const delay = backoffDelay(refusal(500), attempt, {
          attempts: 100,
          random: () => chance,
        });
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(20_000);
      },
    ),
  );
});

test('backoffDelay keeps Retry-After exactly', () => {
  expect(backoffDelay(refusal(503, 4_000), 1)).toBe(4_000);
});

test('backoffDelay returns undefined for an error that a retry cannot fix', () => {
  expect(backoffDelay(refusal(400), 1)).toBeUndefined();
  expect(backoffDelay(refusal(503), 4)).toBeUndefined();
  expect(backoffDelay(refusal(429, 4_000), 1)).toBeUndefined();
  expect(backoffDelay(new Error('other'), 1)).toBeUndefined();
});

const now = Date.parse('2026-03-01T12:00:00Z');

test.each([
  ['0', 0],
  ['120', 120_000],
  [' 3 ', 3_000],
  ['Sun, 01 Mar 2026 12:00:30 GMT', 30_000],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
])('parseRetryAfter reads %j', (header, expected) => {
  expect(parseRetryAfter(header, now)).toBe(expected);
});

test.each([null, '', 'soon', '-5', '1e3x'])('parseRetryAfter ignores %j', (header) => {
  expect(parseRetryAfter(header, now)).toBeUndefined();
});
