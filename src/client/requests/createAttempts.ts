import { hosts, type Endpoint } from '../../contract/index.ts';
import { wait, type Environment } from '../../environment/index.ts';
import { backoffDelay, type RetryOptions } from './backoff.ts';
import { checkedTimeout } from '../checkedNumber.ts';
import { createLimits, type Limits } from './createLimits.ts';
import { createDeadline, type Deadline } from './deadline.ts';
import { routeOf } from './encodeRequest.ts';
import type { GivenRecord, RecordCall } from '../records/decisionRecord.ts';
import { observeCall, type CallObserver, type ClientObserver } from '../observers.ts';

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds for the answer, or for a stream's first byte. @default the requester's */
  timeout?: number;
  /** The caller's knowledge of the decision that this call carries out, or of that on each target. */
  record?: GivenRecord | undefined;
}

export interface AttemptsOptions {
  environment: Environment;
  /** Checked, with all defaults. */
  retry: RetryOptions;
  /** Milliseconds for an attempt, where a call says nothing else. */
  timeout: number;
  observers: Iterable<ClientObserver>;
  /** Records the calls that write. */
  record: RecordCall | undefined;
}

/** Makes calls again, as far as they may be. */
export interface Attempts {
  /** Pauses after the platform answered 429. */
  limits: Limits;
  /** Makes one attempt after another, each with its own deadline; only idempotent calls repeat. */
  withRetries: <T>(
    endpoint: Endpoint,
    input: unknown,
    call: CallOptions,
    attempt: (deadline: Deadline, observer: CallObserver) => Promise<T>,
  ) => Promise<T>;
}

/** Creates what repeats the calls of one requester, waits for limits and tells who watches. */
export function createAttempts(options: AttemptsOptions): Attempts {
  const { environment, retry, timeout, observers, record } = options;
  const { limits, gateOf } = createLimits(environment, retry);

  async function withRetries<T>(
    endpoint: Endpoint,
    input: unknown,
    call: CallOptions,
    attempt: (deadline: Deadline, observer: CallObserver) => Promise<T>,
  ): Promise<T> {
    const observer = observeCall(observers, routeOf(endpoint));
    try {
      const send = (): Promise<T> =>
        repeat(endpoint, call, (deadline) => attempt(deadline, observer));
      const value = await (record?.({ endpoint, input, record: call.record }, send) ?? send());
      observer.onEnd();
      return value;
    } catch (error) {
      observer.onEnd(error);
      throw error;
    }
  }

  async function repeat<T>(
    endpoint: Endpoint,
    call: CallOptions,
    attempt: (deadline: Deadline) => Promise<T>,
  ): Promise<T> {
    const limit = checkedTimeout('timeout', call.timeout ?? timeout);
    const { signal } = call;
    const { schedule } = environment;
    const route = routeOf(endpoint);
    const gated = gateOf(hosts[endpoint.host].root).begin(route, signal);
    for (let failures = 0; ;) {
      await gated.enter();
      const deadline = createDeadline(route, limit, { signal, schedule });
      try {
        const value = await attempt(deadline);
        gated.onAnswer();
        return value;
      } catch (error) {
        deadline.release();
        if (gated.isHeldBack(error)) continue;
        failures += 1;
        const delay = endpoint.idempotent ? backoffDelay(error, failures, retry) : undefined;
        if (delay === undefined || signal?.aborted === true) throw error;
        await wait(environment, delay, { signal });
      }
    }
  }

  return { limits, withRetries };
}
