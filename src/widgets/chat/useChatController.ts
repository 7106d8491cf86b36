import { useEffect, useReducer, useRef, useState } from 'react';
import type { SessionId } from '../../contract/index.ts';
import { usePlatformActions } from '../../provider/index.ts';
import { createChatTransport } from '../../query/index.ts';
import { createChat, type ChatController } from './core/createChat.ts';
import { activeConversation, isBusy, type ChatState, type Turn } from './core/chatStore.ts';
import { textOf } from './core/messages/threadMessage.ts';

/** Options that a chat takes, with our markup or without. */
export interface ChatOptions {
  /**
   * The open session, when the host decides. It stays open until the host gives another; what the
   * person wants to open is told by `onSessionChange`. @default the chat's own choice
   */
  sessionId?: SessionId;
  /** The session that is open first, when the chat decides. @default a new one */
  defaultSessionId?: SessionId;
  /** What stands before the UUID of a new session's id. @default 'web' */
  sessionPrefix?: string;
  /** Told when another session is open, or the platform gave the open one another id. */
  onSessionChange?: (sessionId: SessionId) => void;
  /** Told when a message goes out to the platform, with its words. */
  onMessageSend?: (sessionId: SessionId, text: string) => void;
  /** Told when an answer begins, or one that was under way is joined. */
  onAnswerStart?: (sessionId: SessionId) => void;
  /** Told when an answer has ended, in whichever conversation: finished, stopped or failed. */
  onAnswerEnd?: (sessionId: SessionId) => void;
  /** Told of every error of a turn, which the person has seen too. */
  onError?: (error: unknown) => void;
}

/** Creates a mounted chat's controller, and keeps it in step with its options. */
export function useChatController(options: ChatOptions): ChatController {
  const transport = usePlatformActions(createChatTransport);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const [controller] = useState(() =>
    createChat({
      transport,
      sessionId: options.sessionId ?? options.defaultSessionId,
      sessionPrefix: options.sessionPrefix,
    }),
  );
  useEffect(
    () => controller.subscribeToErrors((error) => latest.current.onError?.(error)),
    [controller],
  );
  useEffect(() => controller.followLine(), [controller]);
  useEffect(() => () => controller.dispose(), [controller]);

  useControlledSession(controller, options.sessionId, latest);
  useEffect(
    () => controller.store.subscribe((state, before) => tellOfTurns(state, before, latest.current)),
    [controller],
  );
  return controller;
}

/** Opens what the host says, tells it of what the person wants, and holds to its word. */
function useControlledSession(
  { actions, store }: ChatController,
  sessionId: SessionId | undefined,
  latest: { readonly current: ChatOptions },
): void {
  const [, check] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () =>
      store.subscribe((state, before) => {
        const now = activeConversation(state).sessionId;
        if (now === activeConversation(before).sessionId) return;
        latest.current.onSessionChange?.(now);
        check();
      }),
    [store, latest],
  );
  // After each render, so that a host that does not follow keeps the session that it gave.
  useEffect(() => {
    if (sessionId !== undefined) actions.open(sessionId);
  });
}

function tellOfTurns(
  { conversations }: ChatState,
  before: ChatState,
  { onMessageSend, onAnswerStart, onAnswerEnd }: ChatOptions,
): void {
  if (conversations === before.conversations) return;
  for (const { key, sessionId, turn } of Object.values(conversations)) {
    const last = before.conversations[key]?.turn;
    if (last === turn) continue;
    if (turn?.status === 'sending' && last?.user !== turn.user && turn.user !== undefined) {
      onMessageSend?.(sessionId, textOf(turn.user.parts));
    }
    if (isArriving(turn) && !isArriving(last)) onAnswerStart?.(sessionId);
    if (isBusy(last) && !isBusy(turn)) onAnswerEnd?.(sessionId);
  }
}

function isArriving(turn: Turn | undefined): boolean {
  return turn?.status === 'streaming' || turn?.status === 'reconnecting';
}
