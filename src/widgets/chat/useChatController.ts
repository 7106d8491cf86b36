'use client';
import { useEffect, useRef, useState } from 'react';
import type { SessionId } from '../../contract/index.ts';
import { useChatTransport } from '../../query/index.ts';
import { createChat, type ChatController } from './createChat.ts';
import { activeConversation, isBusy } from './chatStore.ts';

/** Options that a chat takes, with our markup or without. */
export interface ChatOptions {
  /** The open session, when the host decides. @default the chat's own choice, first a new one */
  sessionId?: SessionId | undefined;
  /** What stands before the UUID of a new session's id. @default 'web' */
  sessionPrefix?: string | undefined;
  /** Told when another session is open, or the platform gave the open one another id. */
  onSessionChange?: ((sessionId: SessionId) => void) | undefined;
  /** Told when an answer has ended, in whichever conversation: finished, stopped or failed. */
  onAnswerEnd?: ((sessionId: SessionId) => void) | undefined;
  /** Told of every error of a turn, which the person has seen too. */
  onError?: ((error: unknown) => void) | undefined;
}

/** Creates a mounted chat's controller, and keeps it in step with its options. */
export function useChatController(options: ChatOptions): ChatController {
  const transport = useChatTransport();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const [controller] = useState(() =>
    createChat({
      transport,
      sessionId: options.sessionId,
      sessionPrefix: options.sessionPrefix,
    }),
  );
  useEffect(
    () => controller.subscribeToErrors((error) => latest.current.onError?.(error)),
    [controller],
  );
  useEffect(() => controller.followLine(), [controller]);
  useEffect(() => () => controller.dispose(), [controller]);

  const { sessionId } = options;
  useEffect(() => {
    if (sessionId !== undefined) controller.acts.open(sessionId);
  }, [controller, sessionId]);

  useEffect(
    () =>
      controller.store.subscribe((state, before) => {
        const now = activeConversation(state).sessionId;
        if (now !== activeConversation(before).sessionId) latest.current.onSessionChange?.(now);
      }),
    [controller],
  );
  useEffect(
    () =>
      controller.store.subscribe(({ conversations }, before) => {
        for (const { key, sessionId, turn } of Object.values(conversations)) {
          const wasBusy = isBusy(before.conversations[key]?.turn);
          if (wasBusy && !isBusy(turn)) latest.current.onAnswerEnd?.(sessionId);
        }
      }),
    [controller],
  );
  return controller;
}
