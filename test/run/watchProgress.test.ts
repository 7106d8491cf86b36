import { expect, test } from 'vitest';
import { watchProgress, type WatchOptions } from './watchProgress.ts';

/** A watch whose minutes the test lets pass. */
function openWatch(options: Partial<WatchOptions> = {}) {
  const printed: string[] = [];
  const reasons: string[] = [];
  const minute: (() => void)[] = [];
  const watch = watchProgress({
    title: 'Stories',
    rerun: 'npx vitest run --project storybook',
    silentMinutes: 3,
    everyMinute: (run) => {
      minute.push(run);
      return () => void minute.pop();
    },
    print: (line) => printed.push(line),
    onSilent: (reason) => reasons.push(reason),
    ...options,
  });
  return {
    watch,
    printed,
    reasons,
    /** Lets a minute pass. */
    tick: async (): Promise<void> => {
      minute.forEach((run) => run());
      await new Promise((resolve) => setImmediate(resolve));
    },
    isWatching: () => minute.length > 0,
  };
}

test('a step that runs for long is named every minute, with what it finished last', async () => {
  const { watch, tick, printed, reasons } = openWatch();
  await tick();
  watch.progress({ finished: 'a.test.ts > adds', running: ['b.test.ts', 'b.test.ts > waits'] });
  await tick();
  await tick();
  expect(printed).toEqual([
    'Stories: still running after 1 min',
    'Stories: still running after 2 min, last finished a.test.ts > adds 1 min ago, running b.test.ts > waits',
    'Stories: still running after 3 min, last finished a.test.ts > adds 2 min ago, running b.test.ts > waits',
  ]);
  expect(reasons).toEqual([]);
});

test('a step that is slow but goes on is never ended', async () => {
  const { watch, tick, reasons } = openWatch();
  for (let minute = 0; minute < 100; minute += 1) {
    await tick();
    watch.progress({ finished: `test ${minute}`, running: [] });
  }
  expect(reasons).toEqual([]);
});

test('a silent step is ended with the reason, what it did last, and how to run it alone', async () => {
  const { watch, tick, reasons, isWatching } = openWatch();
  watch.progress({ finished: 'a.test.ts', running: ['b.test.ts > waits forever'] });
  for (let minute = 0; minute < 3; minute += 1) await tick();
  expect(reasons).toEqual([
    'Stories was ended because it showed no progress for 3 minutes. ' +
      'It was last seen so: last finished a.test.ts 3 min ago, running b.test.ts > waits forever.\n' +
      'Run it alone: npx vitest run --project storybook\n',
  ]);
  expect(isWatching()).toBe(false);
});

test('a step that reports nothing is kept alive by the work of its processes alone', async () => {
  let cpuTimes = 0;
  const { tick, reasons } = openWatch({
    readCpuTimes: () => Promise.resolve(String(cpuTimes)),
  });
  for (let minute = 0; minute < 10; minute += 1) {
    cpuTimes += 1;
    await tick();
  }
  expect(reasons).toEqual([]);
  for (let minute = 0; minute < 3; minute += 1) await tick();
  expect(reasons).toHaveLength(1);
});

test('a machine without a list of processes ends a step that prints nothing', async () => {
  const { tick, reasons } = openWatch({ readCpuTimes: () => Promise.resolve(undefined) });
  for (let minute = 0; minute < 3; minute += 1) await tick();
  expect(reasons).toHaveLength(1);
});
