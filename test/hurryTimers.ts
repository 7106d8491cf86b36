import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/**
 * Has the timers of this test’s page go on as time passes, and returns what makes them go faster:
 * what looks again every few seconds isn't waited for.
 */
export function hurryTimers(): (milliseconds: number) => Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  return async (milliseconds) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
}
