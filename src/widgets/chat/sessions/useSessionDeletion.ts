import { useEffect, useState, type RefObject } from 'react';
import type { SessionId } from '../../../contract/index.ts';
import { useActions, useConversation } from '../context/ChatContext.ts';
import { useUndoableDelete, type UndoableDelete } from './undo/useUndoableDelete.ts';
import type { ListedSession } from './useSessions.ts';

/** The deletion of listed conversations, with focus management. */
export interface SessionDeletion extends Pick<
  UndoableDelete,
  'pending' | 'hidden' | 'failure' | 'finish'
> {
  /** Deletes a session. `shown` are the listed sessions, in order. */
  remove: (session: ListedSession, shown: readonly ListedSession[]) => void;
  undo: (session: ListedSession) => void;
}

/**
 * Deletes listed conversations. Moves the focus to the next one, and back on undo.
 *
 * @param remove - Deletes a session. Rejects if the platform refuses.
 */
export function useSessionDeletion(
  list: RefObject<HTMLElement | null>,
  remove: (id: SessionId) => Promise<void>,
): SessionDeletion {
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
    remove(session, shown) {
      const index = shown.indexOf(session);
      setFocused({ id: (shown[index + 1] ?? shown[index - 1])?.sessionId });
      ask(session);
      const isOpen = session.sessionId === openId;
      setClosed(isOpen ? openId : undefined);
      if (isOpen) actions.startNew();
    },
    undo({ sessionId }) {
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
