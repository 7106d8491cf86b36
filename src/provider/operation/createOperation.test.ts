import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeoutError } from '../../client/index.ts';
import { createOperation, type OperationState } from './createOperation.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const timeoutMs = 15_000;

function open() {
  const operation = createOperation<string>();
  const states: OperationState<string>[] = [];
  const events: unknown[] = [];
  operation.store.subscribe((state) => states.push(state));
  operation.on('done', (result) => events.push(['done', result]));
  operation.on('failed', (error) => events.push(['failed', error]));
  const unmount = operation.mount();
  return { ...operation.actions, states, events, unmount, last: () => states.at(-1) };
}

/** Never ends by itself, and notes that it was aborted. */
function hanging() {
  let isAborted = false;
  const operation = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      signal.addEventListener('abort', () => {
        isAborted = true;
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  return { operation, isAborted: () => isAborted };
}

describe('createOperation', () => {
  it('says that a run is slow after 300 ms, and aborts it when it times out', async () => {
    const { run, states, last } = open();
    const { operation, isAborted } = hanging();
    run(operation, { timeoutMs });
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

  it('never calls a quick run slow', async () => {
    const { run, states, events } = open();
    run(() => Promise.resolve('yes'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(states).toEqual([
      { status: 'running', isSlow: false },
      { status: 'done', result: 'yes' },
    ]);
    expect(events).toEqual([['done', 'yes']]);
  });

  it('ignores the result of a run that was reset', async () => {
    const { run, reset, states, events } = open();
    let finish: (value: string) => void = () => undefined;
    run(() => new Promise((resolve) => (finish = resolve)));
    reset();
    finish('too late');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual([{ status: 'running', isSlow: false }, { status: 'idle' }]);
    expect(events).toEqual([]);
  });

  it('aborts the previous run when it is run again', async () => {
    const { run, last } = open();
    const { operation, isAborted } = hanging();
    run(operation);
    run(() => Promise.resolve('second'));
    await vi.advanceTimersByTimeAsync(0);
    expect(isAborted()).toBe(true);
    expect(last()).toEqual({ status: 'done', result: 'second' });
  });

  it('aborts its run and forgets its result when it is unmounted', () => {
    const { run, unmount, last } = open();
    const { operation, isAborted } = hanging();
    run(operation);
    unmount();
    expect(isAborted()).toBe(true);
    expect(last()).toEqual({ status: 'idle' });
  });

  it('tells the client’s own timeout from other failures where the run may time out', async () => {
    const { run, last, events } = open();
    const timeout = new TimeoutError('POST /x', 1);
    run(() => Promise.reject(timeout), { timeoutMs });
    await vi.advanceTimersByTimeAsync(0);
    expect(last()).toEqual({ status: 'timed-out' });
    run(() => Promise.reject(timeout));
    await vi.advanceTimersByTimeAsync(0);
    expect(last()).toEqual({ status: 'failed', error: timeout });
    events.length = 0;
    const error = new Error('no');
    run(() => Promise.reject(error));
    await vi.advanceTimersByTimeAsync(0);
    expect(last()).toEqual({ status: 'failed', error });
    expect(events).toEqual([['failed', error]]);
  });
});
