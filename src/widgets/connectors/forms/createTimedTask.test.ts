import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeoutError } from '../../../client/errors/index.ts';
import { createTimedTask, type TaskState } from './createTimedTask.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const states: TaskState<string>[] = [];
  const task = createTimedTask<string>({ onChange: (state) => states.push(state) });
  return { task, states, last: () => states.at(-1) };
}

/** Never ends by itself; notes that it was given up. */
function hanging() {
  let isAborted = false;
  const run = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      signal.addEventListener('abort', () => {
        isAborted = true;
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  return { run, isAborted: () => isAborted };
}

describe('a timed task', () => {
  it('is slow after 300 ms and given up after 15 s', async () => {
    const { task, states, last } = open();
    const { run, isAborted } = hanging();
    task.run(run);
    await vi.advanceTimersByTimeAsync(299);
    expect(states).toEqual([{ status: 'running', isSlow: false }]);
    await vi.advanceTimersByTimeAsync(1);
    expect(last()).toEqual({ status: 'running', isSlow: true });
    await vi.advanceTimersByTimeAsync(14_700);
    expect(last()).toEqual({ status: 'timed-out' });
    expect(isAborted()).toBe(true);
    const before = states.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toHaveLength(before);
  });

  it('that is quick is never slow', async () => {
    const { task, states } = open();
    task.run(() => Promise.resolve('yes'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(states).toEqual([
      { status: 'running', isSlow: false },
      { status: 'done', result: 'yes' },
    ]);
  });

  it('that was reset says nothing more, whatever comes of it', async () => {
    const { task, states } = open();
    let finish: (value: string) => void = () => undefined;
    task.run(() => new Promise((resolve) => (finish = resolve)));
    task.reset();
    finish('too late');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual([{ status: 'running', isSlow: false }, { status: 'idle' }]);
  });

  it('that is run anew gives up the former run', async () => {
    const { task, last } = open();
    const { run, isAborted } = hanging();
    task.run(run);
    task.run(() => Promise.resolve('second'));
    await vi.advanceTimersByTimeAsync(0);
    expect(isAborted()).toBe(true);
    expect(last()).toEqual({ status: 'done', result: 'second' });
  });

  it('forgets its result when it is reset', async () => {
    const { task, last } = open();
    task.run(() => Promise.resolve('yes'));
    await vi.advanceTimersByTimeAsync(0);
    task.reset();
    expect(last()).toEqual({ status: 'idle' });
  });

  it('tells the client’s own time-out from other failures', async () => {
    const { task, last } = open();
    task.run(() => Promise.reject(new TimeoutError('POST /x', 1)));
    await vi.advanceTimersByTimeAsync(0);
    expect(last()).toEqual({ status: 'timed-out' });
    const error = new Error('no');
    task.run(() => Promise.reject(error));
    await vi.advanceTimersByTimeAsync(0);
    expect(last()).toEqual({ status: 'failed', error });
  });
});
