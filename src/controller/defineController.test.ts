import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../environment/testing/createTestEnvironment.ts';
import { defineController, type Scope } from './index.ts';

interface PollState {
  polls: number;
  online: boolean;
}

/** A controller that polls, makes a request that lasts for ever, and follows the network. */
function createPoller(environment: TestEnvironment) {
  const signals: AbortSignal[] = [];
  const controller = defineController<
    PollState,
    { startPoll: () => void; request: () => void; count: (by: number) => void },
    { polled: [polls: number]; failed: [error: unknown] }
  >({
    environment,
    initialState: { polls: 0, online: true },
    actions({ scope, getState, setState, emit }) {
      function poll(mine: Scope): void {
        mine.after(1000, () => {
          setState({ polls: getState().polls + 1 });
          emit('polled', getState().polls);
          poll(mine);
        });
      }
      return {
        startPoll: () => poll(scope()),
        request: () => void signals.push(scope().signal),
        count: (by) => setState(({ polls }) => ({ polls: polls + by })),
      };
    },
    mount: (_actions, { setState }) =>
      environment.network.subscribe(() => setState({ online: environment.network.isOnline() })),
  });
  return { controller, signals };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a controller keeps one actions object for its life, and nobody can change it', () => {
  const { controller } = createPoller(createTestEnvironment());
  const { actions } = controller;
  const stop = controller.mount();
  actions.count(2);
  stop();
  controller.mount();
  expect(controller.actions).toBe(actions);
  expect(() => Object.assign(actions, { count: () => undefined })).toThrow(TypeError);
  expect(controller.store.getState().polls).toBe(2);
});

test('a controller ends its polls, requests and listeners with the mount that they began in', () => {
  const environment = createTestEnvironment();
  const { controller, signals } = createPoller(environment);
  const stop = controller.mount();
  controller.actions.startPoll();
  controller.actions.request();
  environment.advance(2500);
  environment.setOnline(false);
  expect(controller.store.getState()).toEqual({ polls: 2, online: false });
  stop();
  environment.advance(10_000);
  environment.setOnline(true);
  expect(controller.store.getState()).toEqual({ polls: 2, online: false });
  expect(signals[0]?.aborted).toBe(true);
  expect([environment.timers, environment.listeners]).toEqual([0, 0]);
});

test('what a controller starts before its first mount goes on with that mount, and ends with it', () => {
  const environment = createTestEnvironment();
  const { controller, signals } = createPoller(environment);
  controller.actions.startPoll();
  controller.actions.request();
  const stop = controller.mount();
  environment.advance(1000);
  expect(controller.store.getState().polls).toBe(1);
  expect(signals[0]?.aborted).toBe(false);
  stop();
  expect(environment.timers).toBe(0);
});

test('what is started on a stopped controller ends at once, and starts again after the next mount', () => {
  const environment = createTestEnvironment();
  const { controller, signals } = createPoller(environment);
  controller.mount()();
  controller.actions.startPoll();
  controller.actions.request();
  expect(environment.timers).toBe(0);
  expect(signals[0]?.aborted).toBe(true);
  controller.mount();
  controller.actions.startPoll();
  environment.advance(1000);
  expect(controller.store.getState().polls).toBe(1);
});

test('a listener of a controller hears its event until it is removed', () => {
  const environment = createTestEnvironment();
  const { controller } = createPoller(environment);
  controller.mount();
  const heard: number[] = [];
  const remove = controller.on('polled', (polls) => heard.push(polls));
  controller.actions.startPoll();
  environment.advance(2000);
  remove();
  environment.advance(2000);
  expect(heard).toEqual([1, 2]);
});

test('a listener that throws is reported as uncaught, and the others are still called', () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const environment = createTestEnvironment();
  const { controller } = createPoller(environment);
  controller.mount();
  const mistake = new Error('A mistake of the host.');
  const heard = vi.fn();
  controller.on('polled', () => {
    throw mistake;
  });
  controller.on('polled', heard);
  controller.actions.startPoll();
  environment.advance(2000);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(reportError).toHaveBeenCalledWith(mistake);
});

test('a wait of a scope rejects when the mount ends or its own signal fires', async () => {
  const environment = createTestEnvironment();
  const outcomes: string[] = [];
  const own = new AbortController();
  const controller = defineController<null, { rest: (signal?: AbortSignal) => void }, object>({
    environment,
    initialState: null,
    actions: ({ scope }) => ({
      rest: (signal) =>
        void scope()
          .wait(1000, { signal })
          .then(
            () => outcomes.push('done'),
            () => outcomes.push('ended'),
          ),
    }),
  });
  const stop = controller.mount();
  controller.actions.rest(own.signal);
  own.abort();
  await expect.poll(() => outcomes).toEqual(['ended']);
  controller.actions.rest();
  stop();
  await expect.poll(() => outcomes).toEqual(['ended', 'ended']);
  expect(environment.timers).toBe(0);
});

test('under any order of mounts, stops, actions and time a controller runs only while it is mounted', () => {
  const step = fc.oneof(
    fc.constant({ type: 'mount' } as const),
    fc.record({ type: fc.constant('stop' as const), which: fc.nat(5) }),
    fc.constant({ type: 'poll' } as const),
    fc.constant({ type: 'request' } as const),
    fc.record({ type: fc.constant('advance' as const), by: fc.nat(3000) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const environment = createTestEnvironment();
      const { controller, signals } = createPoller(environment);
      const stops: (() => void)[] = [];
      const mounted = new Set<() => void>();
      let wasMounted = false;
      for (const next of steps) {
        const before = controller.store.getState().polls;
        switch (next.type) {
          case 'mount': {
            const stop = controller.mount();
            stops.push(stop);
            mounted.add(stop);
            wasMounted = true;
            break;
          }
          case 'stop': {
            const stop = stops[next.which % Math.max(1, stops.length)];
            stop?.();
            if (stop !== undefined) mounted.delete(stop);
            break;
          }
          case 'poll':
            controller.actions.startPoll();
            break;
          case 'request':
            controller.actions.request();
            break;
          case 'advance':
            environment.advance(next.by);
        }
        if (mounted.size > 0) {
          expect(environment.listeners).toBe(1);
          continue;
        }
        expect(environment.listeners).toBe(0);
        if (!wasMounted) continue;
        expect(environment.timers).toBe(0);
        expect(signals.every(({ aborted }) => aborted)).toBe(true);
        expect(controller.store.getState().polls).toBe(before);
      }
    }),
  );
});
