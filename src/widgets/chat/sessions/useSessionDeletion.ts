import { useEffect, useState, type RefObject, useRef } from 'react';
import type { SessionId } from '../../../contract/index.ts';
import { useActions, useConversation } from '../context/ChatContext.ts';
import type { ListedSession } from './useSessions.ts';
import { useBrainstem } from '../../../provider/index.ts';
import { useLatest } from '../../../ui/index.ts';

/**
 * Deletes listed conversations. Moves the focus to the next one, and back on undo.
 *
 * @param remove - Deletes a session. Rejects if the platform refuses.
 */
export function useSessionDeletion(
  list: RefObject<HTMLElement | null>,
  remove: (id: SessionId) => Promise<void>,
) {
  const actions = useActions();
  const openId = useConversation(({ sessionId }) => sessionId);
  const [focused, setFocused] = useState<{ id: SessionId | undefined }>();
  const [closed, setClosed] = useState<SessionId>();
  const { ask, undo, ...deletion } = useUndoableDelete(async ({ sessionId }) => {
    await remove(sessionId);
    actions.forget(sessionId);
  });
  useEffect(() => {
    if (focused !== undefined) focusSession(list.current, focused.id);
  }, [list, focused]);
  return {
    ...deletion,
    /** Deletes a session. `shown` are the listed sessions, in order. */
    remove(session: ListedSession, shown: readonly ListedSession[]) {
      const index = shown.indexOf(session);
      setFocused({ id: (shown[index + 1] ?? shown[index - 1])?.sessionId });
      ask(session);
      const isOpen = session.sessionId === openId;
      setClosed(isOpen ? openId : undefined);
      if (isOpen) actions.startNew();
    },
    undo({ sessionId }: ListedSession) {
      undo();
      setFocused({ id: sessionId });
      if (closed === sessionId) actions.open(sessionId);
    },
  };
}

/** Focuses a conversation, or the list's first button if it isn't listed. */
function focusSession(list: HTMLElement | null, id: SessionId | undefined): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-part="session"]') ?? [])];
  const row = rows.find(({ dataset }) => dataset['session'] === id);
  (row ?? list?.querySelector('button'))?.focus();
}

/**
 * Delays a deletion until it is committed. A pending one is committed when the component unmounts
 * or the page is closed, although a closing page may abort the request and keep the session. A
 * sign-out drops it.
 *
 * @param remove - Deletes a session. Rejects if the platform refuses.
 */
function useUndoableDelete(remove: (session: ListedSession) => Promise<void>) {
  const { visibility } = useBrainstem().environment;
  const [pending, setPending] = useState<ListedSession>();
  /** Sessions that are pending or being deleted, to be left out of the list. */
  const [hidden, setHidden] = useState<ReadonlySet<SessionId>>(new Set());
  const [failure, setFailure] = useState<unknown>();
  const waiting = useRef<ListedSession>(undefined);

  const wait = (session: ListedSession | undefined): void => {
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

  const latest = useLatest(finish);
  useEffect(() => {
    const leave = (): void => latest.current();
    const stop = visibility.onLeave(leave);
    return () => {
      stop();
      leave();
    };
  }, [visibility, latest]);

  return {
    pending,
    hidden,
    failure,
    /** Hides a session, and commits the previous pending deletion. */
    ask: (session: ListedSession): void => {
      finish();
      setFailure(undefined);
      setHidden((ids) => new Set([...ids, session.sessionId]));
      wait(session);
    },
    undo: (): void => {
      if (waiting.current === undefined) return;
      show(waiting.current.sessionId);
      wait(undefined);
    },
    finish,
  };
}
