import { createStore, type StoreApi } from 'zustand/vanilla';
import { isPlatformError } from '../../../client/errors/index.ts';
import type { FinalizePairingBody } from '../../../contract/index.ts';
import { browserEnvironment, type Environment } from '../../../environment/index.ts';
import type { MessagingATransport } from '../../../query/index.ts';
import {
  isPassing,
  isWaiting,
  nextPairing,
  type Pairing,
  type PairingEvent,
  type PairingTimes,
} from './pairingModel.ts';

/** What the parts of a pairing draw. */
export interface PairingState {
  pairing: Pairing;
  /** The clock's time at the last change, for the countdown. */
  now: number;
  /** Why the last look at the pairing failed, while it is tried again. */
  trouble: unknown;
  finalizing: { status: 'idle' } | { status: 'pending' } | { status: 'failed'; error: unknown };
}

/** Options of {@link createPairing}. Times in milliseconds. */
export interface CreatePairingOptions extends Partial<PairingTimes> {
  transport: MessagingATransport;
  /** Between two looks. @default 2000 */
  interval?: number;
  /** @default the browser */
  environment?: Environment;
}

/** A pairing and what can be done about it. */
export interface PairingController {
  store: StoreApi<PairingState>;
  /** Asks for a code; a pairing that was under way is given up. */
  begin: () => void;
  /** Gives the pairing up. */
  cancel: () => void;
  /** Makes the connection of a phone that was paired. */
  finalize: (body: Omit<FinalizePairingBody, 'pairingSessionId'>) => Promise<void>;
  /** Follows the page's visibility until the function that it returns is called, which gives up. */
  mount: () => () => void;
  /** Tells of the connection that is made, until the function that it returns is called. */
  follow: (listener: (connectionId: string) => void) => () => void;
}

/** Creates the pairing of one mounted widget: it asks, looks, counts down and lets go. */
export function createPairing({
  transport,
  interval = 2_000,
  codeLifetime = 20_000,
  grace = 30_000,
  environment: { clock, schedule, visibility } = browserEnvironment,
}: CreatePairingOptions): PairingController {
  const store = createStore<PairingState>(() => ({
    pairing: { phase: 'idle' },
    now: clock.now(),
    trouble: undefined,
    finalizing: { status: 'idle' },
  }));
  const times = { codeLifetime, grace };
  /** A session at the platform that nobody has finished or given up. */
  let open: string | undefined;
  /** Counts the times that somebody began or gave up: what was asked before counts no more. */
  let round = 0;
  let look: AbortController | undefined;
  let stopTick = (): void => undefined;
  let stopLook = (): void => undefined;

  function dispatch(event: PairingEvent): void {
    const now = clock.now();
    const before = store.getState().pairing;
    const pairing = nextPairing(before, event, now, times);
    store.setState({ pairing, now });
    if (before.phase === 'ready' && pairing.phase === 'refreshing') void lookNow();
    if (!isWaiting(pairing)) rest();
  }

  function rest(): void {
    look?.abort();
    look = undefined;
    stopLook();
    stopTick();
  }

  function letGo(): void {
    round += 1;
    rest();
    const abandoned = open;
    open = undefined;
    if (abandoned !== undefined) giveUp(abandoned);
  }

  /** A session that cannot be given up ends by itself; there is nothing for the person to do. */
  function giveUp(sessionId: string): void {
    transport.abandon(sessionId).catch(() => undefined);
  }

  async function begin(): Promise<void> {
    letGo();
    const mine = round;
    store.setState({ trouble: undefined, finalizing: { status: 'idle' } });
    dispatch({ type: 'begin' });
    try {
      const session = await transport.begin();
      if ('pairingSessionId' in session) {
        if (mine !== round) {
          giveUp(session.pairingSessionId);
          return;
        }
        open = session.pairingSessionId;
      }
      if (mine !== round) return;
      dispatch({ type: 'begun', session });
      tick();
      lookLater(interval);
    } catch (error) {
      if (mine === round) dispatch({ type: 'refused', error });
    }
  }

  function lookLater(delay: number): void {
    stopLook();
    if (!visibility.isVisible() || !isWaiting(store.getState().pairing)) return;
    stopLook = schedule.after(delay, () => void lookNow());
  }

  async function lookNow(): Promise<void> {
    const { pairing } = store.getState();
    if (look !== undefined || !isWaiting(pairing) || !visibility.isVisible()) return;
    stopLook();
    const mine = new AbortController();
    look = mine;
    let delay = interval;
    try {
      const status = await transport.status(pairing.sessionId, mine.signal);
      if (mine.signal.aborted) return;
      store.setState({ trouble: undefined });
      dispatch({ type: 'told', status });
    } catch (error) {
      if (mine.signal.aborted) return;
      store.setState({ trouble: isPassing(error) ? error : undefined });
      delay = Math.max(interval, isPlatformError(error) ? (error.retryAfter ?? 0) : 0);
      dispatch({ type: 'refused', error });
    }
    if (look === mine) look = undefined;
    tick();
    lookLater(delay);
  }

  /** Counts down while there is something to count. */
  function tick(): void {
    stopTick();
    const { pairing } = store.getState();
    if (pairing.phase !== 'ready' || pairing.endsAt === undefined) return;
    if (!visibility.isVisible()) return;
    const untilNextSecond = (pairing.endsAt - clock.now()) % 1000 || 1000;
    stopTick = schedule.after(untilNextSecond, () => {
      dispatch({ type: 'tick' });
      tick();
    });
  }

  function followVisibility(): void {
    if (!visibility.isVisible()) {
      rest();
      return;
    }
    dispatch({ type: 'tick' });
    void lookNow();
    tick();
  }

  return {
    store,
    begin: () => void begin(),
    cancel() {
      letGo();
      dispatch({ type: 'cancel' });
    },
    async finalize(body) {
      const { pairing } = store.getState();
      if (pairing.phase !== 'connected') return;
      if (store.getState().finalizing.status === 'pending') return;
      const mine = round;
      const { sessionId } = pairing;
      // From here the session is the platform's to end: leaving must not undo what was asked for.
      open = undefined;
      store.setState({ finalizing: { status: 'pending' } });
      try {
        const { connectionId } = await transport.finalize({ ...body, pairingSessionId: sessionId });
        if (mine !== round) return;
        store.setState({ finalizing: { status: 'idle' } });
        dispatch({ type: 'finalized', connectionId });
      } catch (error) {
        if (mine !== round) {
          giveUp(sessionId);
          return;
        }
        open = sessionId;
        store.setState({ finalizing: { status: 'failed', error } });
      }
    },
    follow: (listener) =>
      store.subscribe(({ pairing }, before) => {
        if (pairing.phase !== 'finished' || before.pairing.phase === 'finished') return;
        listener(pairing.connectionId);
      }),
    mount() {
      const stop = visibility.subscribe(followVisibility);
      return () => {
        stop();
        letGo();
        store.setState({ pairing: { phase: 'idle' } });
      };
    },
  };
}
