import { expect, test } from 'vitest';
import { createRunningTurns } from './runningTurns.ts';

test('the end of a mount aborts the running turn, and nothing is kept of those that are over', () => {
  const cleanups = new Set<() => void>();
  const turns = createRunningTurns(() => ({
    onEnd(cleanup) {
      const run = (): void => {
        if (cleanups.delete(run)) cleanup();
      };
      cleanups.add(run);
      return run;
    },
  }));
  for (let sent = 0; sent < 3; sent += 1) turns.end('a', turns.begin('a'));
  const running = turns.begin('a');
  expect(cleanups.size).toBe(1);
  for (const cleanup of cleanups) cleanup();
  expect(running.stream.signal.aborted).toBe(true);
});
