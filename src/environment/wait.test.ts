import { expect, test } from 'vitest';
import { createTestEnvironment } from './testing/createTestEnvironment.ts';
import { wait, type WaitOptions } from './wait.ts';

function startWait(milliseconds: number, options?: WaitOptions) {
  const environment = createTestEnvironment();
  let outcome: unknown = 'waiting';
  const done = wait(environment, milliseconds, options).then(
    () => (outcome = 'done'),
    (error: unknown) => (outcome = error),
  );
  return { environment, done, outcome: () => outcome };
}

test('wait resolves when its time has passed, and leaves no timer or listener behind', async () => {
  const { environment, done, outcome } = startWait(1000, {
    until: 'return',
    signal: new AbortController().signal,
  });
  environment.advance(999);
  expect(environment.timers).toBe(1);
  environment.advance(1);
  await done;
  expect(outcome()).toBe('done');
  expect([environment.timers, environment.listeners]).toEqual([0, 0]);
});

test('wait ends early when the network comes back, and not when it goes', async () => {
  const { environment, done, outcome } = startWait(60_000, { until: 'online' });
  environment.setOnline(false);
  await Promise.resolve();
  expect(outcome()).toBe('waiting');
  environment.setOnline(true);
  await done;
  expect(outcome()).toBe('done');
  expect([environment.timers, environment.listeners]).toEqual([0, 0]);
});

test('wait does not end while nobody sees the page, and ends as soon as somebody comes back', async () => {
  const { environment, done, outcome } = startWait(1000, { until: 'return' });
  environment.setVisible(false);
  environment.advance(5000);
  await Promise.resolve();
  expect(outcome()).toBe('waiting');
  environment.setVisible(true);
  await done;
  expect(outcome()).toBe('done');
  expect([environment.timers, environment.listeners]).toEqual([0, 0]);
});

test('wait ends as soon as a visible page gets the focus back', async () => {
  const { environment, done, outcome } = startWait(60_000, { until: 'return' });
  environment.comeBack('focus');
  await done;
  expect(outcome()).toBe('done');
});

test('wait rejects with the reason of its signal, and leaves no timer or listener behind', async () => {
  const controller = new AbortController();
  const reason = new Error('The person left.');
  const { environment, done, outcome } = startWait(1000, {
    signal: controller.signal,
    until: 'online',
  });
  controller.abort(reason);
  await done;
  expect(outcome()).toBe(reason);
  expect([environment.timers, environment.listeners]).toEqual([0, 0]);
});

test('wait starts nothing when its signal has fired before, and rejects with an AbortError', async () => {
  const { environment, done, outcome } = startWait(1000, { signal: AbortSignal.abort('enough') });
  await done;
  expect(outcome()).toMatchObject({ name: 'AbortError', message: 'enough' });
  expect(environment.timers).toBe(0);
});
