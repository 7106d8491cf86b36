import { useEffect, useRef, useState } from 'react';
import type { SessionId, SessionSummary } from '../../../../contract/index.ts';

/** Deletions that can be undone for a while. */
export interface UndoableDelete {
  /** The session whose deletion can still be undone. */
  pending: SessionSummary | undefined;
  /** Sessions that are not to be shown: pending, or on their way to be deleted. */
  hidden: ReadonlySet<SessionId>;
  /** Why the last deletion failed. Its session is shown again. */
  failure: unknown;
  /** Hides a session, and sends the deletion that was pending. */
  ask: (session: SessionSummary) => void;
  undo: () => void;
  /** Sends the deletion that is pending, if there is one. */
  finish: () => void;
}

/**
 * Holds a deletion back until it is finished. One that is pending when the component unmounts or
 * the page is left is sent then; a page that closes may cut it off, and the session stays.
 *
 * @param remove - Deletes a session; rejects when the platform refuses.
 */
export function useUndoableDelete(
  remove: (session: SessionSummary) => Promise<void>,
): UndoableDelete {
  const [pending, setPending] = useState<SessionSummary>();
  const [hidden, setHidden] = useState<ReadonlySet<SessionId>>(new Set());
  const [failure, setFailure] = useState<unknown>();
  const waiting = useRef<SessionSummary>(undefined);

  const wait = (session: SessionSummary | undefined): void => {
    waiting.current = session;
    setPending(session);
  };
  const show = (id: SessionId): void =>
    setHidden((ids) => new Set([...ids].filter((other) => other !== id)));

  const finish = (): void => {
    const session = waiting.current;
    if (session === undefined) return;
    wait(undefined);
    void remove(session)
      .catch(setFailure)
      .finally(() => show(session.sessionId));
  };

  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  useEffect(() => {
    const leave = (): void => latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    pending,
    hidden,
    failure,
    ask(session) {
      finish();
      setFailure(undefined);
      setHidden((ids) => new Set([...ids, session.sessionId]));
      wait(session);
    },
    undo() {
      if (waiting.current === undefined) return;
      show(waiting.current.sessionId);
      wait(undefined);
    },
    finish,
  };
}
