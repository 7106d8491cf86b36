import type { Environment } from '../../environment/index.ts';
import type { RetryOptions } from './backoff.ts';
import { createState } from '../createState.ts';
import { hasStatus, PlatformError } from '../errors/PlatformError.ts';
import { orAborted } from '../orAborted.ts';

/** A pause after a 429, during which nothing is sent. */
export interface LimitState {
  /** The time at which sending resumes, in milliseconds since the epoch. */
  readonly until: number;
}

/** Pauses of all calls after the platform answered 429. */
export interface Limits {
  /** Returns the current pause, if any; the same object until it changes. */
  getState: () => LimitState | undefined;
  /**
   * Calls the listener after each change of state.
   *
   * @returns A function that removes the listener.
   */
  subscribe: (listener: () => void) => () => void;
}

/** A call that is held back while the platform rate-limits its host. */
export interface GatedCall {
  /** Waits for the call's turn before each attempt. */
  enter: () => Promise<void>;
  onAnswer: () => void;
  /**
   * Records the call's error. Returns true if the call should be sent again: after a 429, since the
   * platform didn't process it.
   *
   * @throws PlatformError with status 429 and `waited` if the call's total wait would exceed
   * {@link RetryOptions.maxWait}.
   */
  isHeldBack: (error: unknown) => boolean;
}

/** A gate for the calls to one host, closed while the host rate-limits them. */
export interface Gate {
  /** Starts a call; the signal ends its wait. */
  begin: (route: string, signal: AbortSignal | undefined) => GatedCall;
}

/** Milliseconds between the first call after a pause, the next two, the next four, and so on. */
const stepAfterPause = 200;

/** Creates a gate for each host of a client, and the state that they share. */
export function createLimits(
  environment: Environment,
  retry: RetryOptions,
): { limits: Limits; gateOf: (host: string) => Gate } {
  const state = createState<LimitState | undefined>(undefined);
  const gates = new Map<string, Gate & { until: () => number | undefined }>();

  function update(): void {
    const ends = Array.from(gates.values(), (gate) => gate.until() ?? -Infinity);
    const until = Math.max(...ends);
    if ((state.get()?.until ?? -Infinity) === until) return;
    state.set(until === -Infinity ? undefined : { until });
  }

  return {
    limits: { getState: state.get, subscribe: state.subscribe },
    gateOf(host) {
      const gate = gates.get(host) ?? createGate(environment, retry, update);
      gates.set(host, gate);
      return gate;
    },
  };
}

function createGate(
  { clock, schedule }: Environment,
  { baseDelay = 500, maxDelay = 20_000, maxWait = 60_000, random = Math.random }: RetryOptions,
  onChange: () => void,
): Gate & { until: () => number | undefined } {
  const queue = new Set<() => void>();
  let pause: { end: number; until: number; refusal: PlatformError } | undefined;
  let isOpen = true;
  /** The number of consecutive pauses without a successful call. */
  let refusals = 0;
  /**
   * The number of pauses so far: a call that was sent before one and is refused after it doesn't
   * extend the next.
   */
  let round = 0;
  let stop = (): void => undefined;

  function delayFor(error: PlatformError): number {
    const backoff = Math.min(maxDelay, baseDelay * 2 ** refusals) * (0.5 + random() / 2);
    if (error.retryAfter === undefined) return backoff;
    return refusals === 0 ? error.retryAfter : Math.max(error.retryAfter, backoff);
  }

  function pauseFor(delay: number, refusal: PlatformError): void {
    const end = clock.elapsed() + delay;
    if (pause !== undefined && pause.end >= end) return;
    stop();
    isOpen = false;
    pause = { end, until: clock.now() + delay, refusal };
    stop = schedule.after(delay, () => {
      pause = undefined;
      onChange();
      release(1);
    });
    onChange();
  }

  /** Releases the first calls of the queue, then twice as many each time, unless one is refused. */
  function release(count: number): void {
    for (const go of [...queue].slice(0, count)) {
      queue.delete(go);
      go();
    }
    isOpen = queue.size === 0;
    if (!isOpen) stop = schedule.after(stepAfterPause, () => release(count * 2));
  }

  async function waitForTurn(
    route: string,
    signal: AbortSignal | undefined,
    started: number,
  ): Promise<void> {
    let leave = (): void => undefined;
    const turn = new Promise<void>((resolve, reject) => {
      const giveUp = (): void => reject(tooLong(route, pause?.refusal, started));
      const stopWaiting = schedule.after(started + maxWait - clock.elapsed(), giveUp);
      queue.add(resolve);
      leave = () => {
        queue.delete(resolve);
        stopWaiting();
      };
    });
    try {
      await orAborted(turn, signal);
    } finally {
      leave();
    }
  }

  function tooLong(route: string, refusal: PlatformError | undefined, started: number) {
    return new PlatformError({
      status: 429,
      platformMessage: refusal?.platformMessage,
      route,
      retryAfter: pause === undefined ? refusal?.retryAfter : pause.end - clock.elapsed(),
      requestId: refusal?.requestId,
      waited: clock.elapsed() - started,
    });
  }

  return {
    until: () => pause?.until,

    // Calls none of the caller's functions: V8 retains their closures with any error thrown here.
    begin(route, signal) {
      let started: number | undefined;
      let sent = round;
      return {
        async enter() {
          if (!isOpen) await waitForTurn(route, signal, (started ??= clock.elapsed()));
          sent = round;
        },
        onAnswer() {
          if (sent === round) refusals = 0;
        },
        isHeldBack(error) {
          if (!hasStatus(error, 429)) return false;
          started ??= clock.elapsed();
          const delay = delayFor(error);
          // Skips the pause for a delay above the limit: it would hold up the user's next call.
          if (delay > maxWait) return false;
          if (sent === round) {
            pauseFor(delay, error);
            refusals += 1;
            round += 1;
          } else if (error.retryAfter !== undefined) pauseFor(error.retryAfter, error);
          if (clock.elapsed() - started + delay > maxWait) throw tooLong(route, error, started);
          return true;
        },
      };
    },
  };
}
