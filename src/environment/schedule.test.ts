import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserSchedule } from './schedule.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a timer of the browser calls once after its time, and not when it was cancelled', () => {
  const called = vi.fn();
  const cancelled = vi.fn();
  browserSchedule.after(500, called);
  browserSchedule.after(500, cancelled)();
  vi.advanceTimersByTime(499);
  expect(called).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(10_000);
  expect(called).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});

test('a timer longer than setTimeout can wait is waited out in full', () => {
  const called = vi.fn();
  const sixtyDays = 60 * 24 * 3_600_000;
  browserSchedule.after(sixtyDays, called);
  vi.advanceTimersByTime(sixtyDays - 1);
  expect(called).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(called).toHaveBeenCalledOnce();
});

test('a timer of infinite length never calls and can be cancelled', () => {
  const called = vi.fn();
  const cancel = browserSchedule.after(Infinity, called);
  vi.advanceTimersByTime(2 ** 31);
  cancel();
  expect(called).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a timer refuses NaN and says what to pass', () => {
  expect(() => browserSchedule.after(NaN, () => undefined)).toThrow(
    'Brainstem: a timer got NaN for its milliseconds. Pass a number.',
  );
});
