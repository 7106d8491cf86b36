import type { Environment } from '../environment.ts';
import { createMemoryStorage } from '../storage.ts';
import { createTestTabs } from './createTestTabs.ts';
import type { ReturnReason } from '../visibility.ts';

/** An {@link Environment} whose time, network and page a test controls. */
export interface TestEnvironment extends Environment {
  /** Advances the clocks, and runs due timers in order. */
  advance: (milliseconds: number) => void;
  /** Sets only the time of day, like a user who corrects the clock. */
  setTime: (now: number) => void;
  setOnline: (isOnline: boolean) => void;
  setVisible: (isVisible: boolean) => void;
  /** Fires a return to the page, even if it was visible. */
  comeBack: (reason: ReturnReason) => void;
  /** Fires `onLeave`. */
  leave: () => void;
  /** The number of pending timers. */
  readonly timers: number;
  /** The number of listeners of all kinds. */
  readonly listeners: number;
}

export interface TestEnvironmentOptions {
  /** The time of day, in milliseconds since the epoch. @default 2026-01-01 */
  now?: number;
  /** @default true */
  isOnline?: boolean;
  /** @default true */
  isVisible?: boolean;
}

/** Creates an environment that changes only when the test changes it. */
export function createTestEnvironment({
  now = Date.UTC(2026, 0, 1),
  isOnline = true,
  isVisible = true,
}: TestEnvironmentOptions = {}): TestEnvironment {
  const timers = new Map<number, { at: number; callback: () => void }>();
  const networkListeners = createListeners<[]>();
  const visibilityListeners = createListeners<[]>();
  const returnListeners = createListeners<[ReturnReason]>();
  const leaveListeners = createListeners<[]>();
  let elapsed = 0;
  let offset = now;
  let timerIds = 0;

  const nextTimer = (end: number): number | undefined => {
    const due = [...timers].filter(([, { at }]) => at <= end);
    return due.sort(([a, one], [b, other]) => one.at - other.at || a - b).at(0)?.[0];
  };

  return {
    network: { isOnline: () => isOnline, subscribe: networkListeners.add },
    visibility: {
      isVisible: () => isVisible,
      subscribe: visibilityListeners.add,
      onReturn: returnListeners.add,
      onLeave: leaveListeners.add,
    },
    clock: { now: () => offset + elapsed, elapsed: () => elapsed },
    schedule: {
      after(milliseconds, callback) {
        const id = (timerIds += 1);
        timers.set(id, { at: elapsed + Math.max(0, milliseconds), callback });
        return () => void timers.delete(id);
      },
    },
    storage: createMemoryStorage(),
    tabs: createTestTabs(),

    advance(milliseconds) {
      const end = elapsed + milliseconds;
      for (let id = nextTimer(end); id !== undefined; id = nextTimer(end)) {
        const timer = timers.get(id);
        timers.delete(id);
        elapsed = Math.max(elapsed, timer?.at ?? 0);
        timer?.callback();
      }
      elapsed = end;
    },
    setTime(time) {
      offset = time - elapsed;
    },
    setOnline(next) {
      if (isOnline === next) return;
      isOnline = next;
      networkListeners.call();
    },
    setVisible(next) {
      if (isVisible === next) return;
      isVisible = next;
      visibilityListeners.call();
      if (next) returnListeners.call('visible');
    },
    comeBack: (reason) => returnListeners.call(reason),
    leave: () => leaveListeners.call(),
    get timers() {
      return timers.size;
    },
    get listeners() {
      return [networkListeners, visibilityListeners, returnListeners, leaveListeners]
        .map(({ count }) => count())
        .reduce((sum, count) => sum + count, 0);
    },
  };
}

function createListeners<Values extends readonly unknown[]>() {
  const listeners = new Set<{ listener: (...values: Values) => void }>();
  return {
    add: (listener: (...values: Values) => void): (() => void) => {
      const entry = { listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    call: (...values: Values): void => {
      for (const { listener } of [...listeners]) listener(...values);
    },
    count: () => listeners.size,
  };
}
