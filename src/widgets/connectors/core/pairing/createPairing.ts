import { isPlatformError } from '../../../../client/errors/index.ts';
import type { FinalizePairingBody } from '../../../../contract/index.ts';
import {
  defineController,
  type Controller,
  type ControllerContext,
} from '../../../../controller/index.ts';
import type { Environment } from '../../../../environment/index.ts';
import type { MessagingATransport } from '../../../../query/index.ts';
import {
  isTransient,
  isWaiting,
  nextPairing,
  type Pairing,
  type PairingEvent,
  type PairingTimes,
} from './pairingModel.ts';

/** The state of a pairing. */
export interface PairingState {
  pairing: Pairing;
  /** The time of the last change, for the countdown. */
  now: number;
  /** The error of the last poll while it is retried. */
  pollError: unknown;
  finalizing: { status: 'idle' } | { status: 'pending' } | { status: 'failed'; error: unknown };
}

/** The actions of a pairing. */
export interface PairingActions {
  /** Requests a code. Abandons a running pairing. */
  begin: () => void;
  /** Abandons the pairing. */
  cancel: () => void;
  /** Creates the connection of the paired phone. */
  finalize: (body: Omit<FinalizePairingBody, 'pairingSessionId'>) => Promise<void>;
  /** Polls and counts down while the page is visible. Pauses while it is hidden. */
  followVisibility: () => void;
}

/** The events of a pairing. */
export interface PairingEvents {
  /** A phone was connected. */
  connect: [connectionId: string];
}

/** The controller of a pairing: requests a code, polls, counts down, and abandons open sessions. */
export type PairingController = Controller<PairingState, PairingActions, PairingEvents>;

/** Options of {@link createPairing}. Times in milliseconds. */
export interface CreatePairingOptions extends Partial<PairingTimes> {
  transport: MessagingATransport;
  /** The polling interval. @default 2000 */
  interval?: number;
  /** @default the browser's environment */
  environment?: Environment;
}

/** Creates the controller that pairs a phone by QR code. */
export function createPairing(options: CreatePairingOptions): PairingController {
  return defineController<PairingState, PairingActions, PairingEvents>({
    initialState: {
      pairing: { phase: 'idle' },
      now: 0,
      pollError: undefined,
      finalizing: { status: 'idle' },
    },
    environment: options.environment,
    actions: (context) => createActions(context, options),
    mount: ({ followVisibility, cancel }, { environment: { visibility } }) => {
      const stop = visibility.subscribe(followVisibility);
      return () => {
        stop();
        cancel();
      };
    },
  });
}

function createActions(
  {
    getState,
    setState,
    emit,
    environment: { clock, schedule, visibility },
  }: ControllerContext<PairingState, PairingEvents>,
  {
    transport,
    interval = 2_000,
    codeLifetime = 20_000,
    grace = 30_000,
  }: Omit<CreatePairingOptions, 'environment'>,
): PairingActions {
  const times = { codeLifetime, grace };
  /** A platform session that was neither finalised nor abandoned. */
  let openSession: string | undefined;
  /** Counts calls of begin and cancel, so that stale responses are ignored. */
  let attempt = 0;
  let polling: AbortController | undefined;
  let cancelTick = (): void => undefined;
  let cancelPoll = (): void => undefined;

  function dispatch(event: PairingEvent): void {
    const now = clock.now();
    const before = getState().pairing;
    const pairing = nextPairing(before, event, now, times);
    setState({ pairing, now });
    if (before.phase === 'ready' && pairing.phase === 'refreshing') void poll();
    if (!isWaiting(pairing)) stopPolling();
  }

  function stopPolling(): void {
    polling?.abort();
    polling = undefined;
    cancelPoll();
    cancelTick();
  }

  function abandon(): void {
    attempt += 1;
    stopPolling();
    const abandoned = openSession;
    openSession = undefined;
    if (abandoned !== undefined) abandonSession(abandoned);
  }

  /** Ignores failures, since an unabandoned session expires. */
  function abandonSession(sessionId: string): void {
    transport.abandon(sessionId).catch(() => undefined);
  }

  async function begin(): Promise<void> {
    abandon();
    const own = attempt;
    setState({ pollError: undefined, finalizing: { status: 'idle' } });
    dispatch({ type: 'begin' });
    try {
      const session = await transport.begin();
      if ('pairingSessionId' in session) {
        if (own !== attempt) {
          abandonSession(session.pairingSessionId);
          return;
        }
        openSession = session.pairingSessionId;
      }
      if (own !== attempt) return;
      dispatch({ type: 'begun', session });
      scheduleTick();
      schedulePoll(interval);
    } catch (error) {
      if (own === attempt) dispatch({ type: 'refused', error });
    }
  }

  function schedulePoll(delay: number): void {
    cancelPoll();
    if (!visibility.isVisible() || !isWaiting(getState().pairing)) return;
    cancelPoll = schedule.after(delay, () => void poll());
  }

  async function poll(): Promise<void> {
    const { pairing } = getState();
    if (polling !== undefined || !isWaiting(pairing) || !visibility.isVisible()) return;
    cancelPoll();
    const own = new AbortController();
    polling = own;
    let delay = interval;
    try {
      const status = await transport.status(pairing.sessionId, own.signal);
      if (own.signal.aborted) return;
      setState({ pollError: undefined });
      dispatch({ type: 'told', status });
    } catch (error) {
      if (own.signal.aborted) return;
      setState({ pollError: isTransient(error) ? error : undefined });
      delay = Math.max(interval, isPlatformError(error) ? (error.retryAfter ?? 0) : 0);
      dispatch({ type: 'refused', error });
    }
    if (polling === own) polling = undefined;
    scheduleTick();
    schedulePoll(delay);
  }

  function scheduleTick(): void {
    cancelTick();
    const { pairing } = getState();
    if (pairing.phase !== 'ready' || pairing.endsAt === undefined) return;
    if (!visibility.isVisible()) return;
    const untilNextSecond = (pairing.endsAt - clock.now()) % 1000 || 1000;
    cancelTick = schedule.after(untilNextSecond, () => {
      dispatch({ type: 'tick' });
      scheduleTick();
    });
  }

  return {
    begin: () => void begin(),

    cancel() {
      abandon();
      dispatch({ type: 'cancel' });
    },

    async finalize(body) {
      const { pairing, finalizing } = getState();
      if (pairing.phase !== 'connected' || finalizing.status === 'pending') return;
      const own = attempt;
      const { sessionId } = pairing;
      // From here on the platform ends the session, and unmounting must not abandon it.
      openSession = undefined;
      setState({ finalizing: { status: 'pending' } });
      try {
        const { connectionId } = await transport.finalize({ ...body, pairingSessionId: sessionId });
        if (own !== attempt) return;
        setState({ finalizing: { status: 'idle' } });
        dispatch({ type: 'finalized', connectionId });
        emit('connect', connectionId);
      } catch (error) {
        if (own !== attempt) {
          abandonSession(sessionId);
          return;
        }
        openSession = sessionId;
        setState({ finalizing: { status: 'failed', error } });
      }
    },

    followVisibility() {
      if (!visibility.isVisible()) {
        stopPolling();
        return;
      }
      dispatch({ type: 'tick' });
      void poll();
      scheduleTick();
    },
  };
}
