import { hosts, type Endpoint } from '../../contract/index.ts';
import { wait, type Environment } from '../../environment/index.ts';
import { backoffDelay, type RetryOptions } from './backoff.ts';
import { checkedTimeout } from '../checkedNumber.ts';
import { createLimits } from './createLimits.ts';
import type { ClientNetwork } from './createClientNetwork.ts';
import { createDeadline, type Deadline } from './deadline.ts';
import { routeOf } from './encodeRequest.ts';
import type { GivenRecord, RecordCall } from '../records/decisionRecord.ts';
import { observeCall, type CallObserver, type ClientObserver } from '../observers.ts';

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds to wait for the answer or a stream's first byte. @default the requester's */
  timeout?: number;
  /** The context of the decision that this call carries out, or of that on each target. */
  record?: GivenRecord | undefined;
}

export interface AttemptsOptions {
  environment: Environment;
  /** Validated, with all defaults. */
  retry: RetryOptions;
  /** The default timeout of an attempt, in milliseconds. */
  timeout: number;
  observers: Iterable<ClientObserver>;
  /** Returns a signal that aborts when the current user signs out. */
  session: (() => AbortSignal) | undefined;
  record: RecordCall | undefined;
  /** The client's network, which learns from its requests. */
  network: ClientNetwork | undefined;
}

/** Creates the runner of a requester's calls: retries, rate-limit waits and observers. */
export function createAttempts(options: AttemptsOptions) {
  const { environment, retry, timeout, observers, session, record, network } = options;
  const { limits, gateOf } = createLimits(environment, retry);

  /**
   * Makes attempts until one succeeds, each with its own deadline. Retries idempotent calls only.
   */
  async function withRetries<T>(
    endpoint: Endpoint,
    input: unknown,
    call: CallOptions,
    attempt: (deadline: Deadline, observer: CallObserver) => Promise<T>,
  ): Promise<T> {
    const observer = observeCall(observers, routeOf(endpoint));
    const own = session?.();
    try {
      const send = (): Promise<T> =>
        repeat(endpoint, call, (deadline) => {
          // A call that waited for a limit or a retry must not be sent as the next user.
          own?.throwIfAborted();
          return attempt(deadline, observer);
        });
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
    const limit = checkedTimeout(call.timeout ?? timeout);
    const { signal } = call;
    const { schedule } = environment;
    const route = routeOf(endpoint);
    const gated = gateOf(hosts[endpoint.host].root).begin(route, signal);
    for (let failures = 0; ;) {
      await gated.enter();
      const deadline = createDeadline(route, limit, { signal, schedule });
      const noteEnd = network?.noteRequest(endpoint.method);
      try {
        const value = await attempt(deadline);
        gated.onAnswer();
        noteEnd?.();
        return value;
      } catch (error) {
        deadline.release();
        noteEnd?.(error);
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
