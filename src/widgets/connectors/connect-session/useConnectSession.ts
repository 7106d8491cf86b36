import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { wait } from '../../../environment/index.ts';
import { useBrainstem, usePlatformActions } from '../../../provider/index.ts';
import { createConnectTransport } from '../../../query/index.ts';
import { useLatest } from '../../../ui/index.ts';
import {
  createConnectSession,
  type ConnectSession,
  type ConnectState,
  type ConnectTarget,
} from './createConnectSession.ts';
import type { OpenConnect } from './openConnect.ts';

/** Milliseconds between two looks at the connection list. */
const interval = 2_000;

/** A consent, as a component runs it. */
export interface UseConnectSession {
  state: ConnectState;
  /** What is being connected; undefined before the first `begin` and after `cancel`. */
  target: ConnectTarget | undefined;
  /** Where an opener may show the consent; another one for each `begin`. */
  container: HTMLElement | undefined;
  /** Begins, or begins anew. Call it inside the click. */
  begin: (target: ConnectTarget, openConnect: OpenConnect) => void;
  finish: ConnectSession['finish'];
  cancel: () => void;
}

/**
 * Runs consents, one at a time. What is under way ends with the component.
 *
 * @param onConnect - Told once the platform lists what was connected.
 */
export function useConnectSession(
  onConnect: (connection: { connectorId: string; connectionId: string }) => void,
): UseConnectSession {
  const { environment } = useBrainstem();
  const transport = usePlatformActions(createConnectTransport);
  const [session] = useState(() =>
    createConnectSession({
      transport,
      // Aborting ends the wait early: there is something to look for at once.
      pause: (signal) =>
        wait(environment, interval, { signal, until: 'return' }).catch(() => undefined),
    }),
  );
  const state = useStore(session.store);
  const [begun, setBegun] = useState<{ target: ConnectTarget; container: HTMLElement }>();
  const latest = useLatest(onConnect);
  useEffect(() => {
    const stop = session.store.subscribe((next) => {
      if (next.status !== 'connected') return;
      const { connectorId, connectionId } = next;
      latest.current({ connectorId, connectionId });
    });
    return () => {
      stop();
      session.cancel();
    };
  }, [session, latest]);
  return {
    state,
    target: begun?.target,
    container: begun?.container,
    begin: (target, openConnect) => {
      const container = document.createElement('div');
      setBegun({ target, container });
      session.begin(target, openConnect, container);
    },
    finish: session.finish,
    cancel: () => {
      session.cancel();
      setBegun(undefined);
    },
  };
}
