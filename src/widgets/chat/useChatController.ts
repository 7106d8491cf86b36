import type { Controller } from '../../controller/index.ts';
import {
  type ChatActions,
  type ChatController,
  type ChatEvents,
  type ChatState,
  createChat,
} from './core/index.ts';
import { useEffect, useReducer, useState } from 'react';
import type { SessionId } from '../../contract/index.ts';
import { useBrainstem, useControllerEvent, usePlatformActions } from '../../provider/index.ts';
import { createChatTransport } from '../../query/index.ts';
import { useBrowserLayoutEffect } from '../../ui/index.ts';

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

/** Creates a chat's controller, mounts it, and keeps it in step with its options. */
export function useChatController(options: ChatOptions): ChatController {
  const transport = usePlatformActions(createChatTransport);
  const { environment } = useBrainstem();
  const [controller] = useState(() =>
    createChat({
      transport,
      environment,
      sessionId: options.sessionId ?? options.defaultSessionId,
      sessionPrefix: options.sessionPrefix,
    }),
  );
  const events: Controller<ChatState, ChatActions, ChatEvents> = controller;
  useControllerEvent(events, 'error', options.onError);
  useControllerEvent(events, 'sessionChange', options.onSessionChange);
  useControllerEvent(events, 'messageSend', options.onMessageSend);
  useControllerEvent(events, 'answerStart', options.onAnswerStart);
  useControllerEvent(events, 'answerEnd', options.onAnswerEnd);
  useBrowserLayoutEffect(() => controller.mount(), [controller]);
  useControlledSession(controller, options.sessionId);
  return controller;
}

/** Opens what the host says, and holds to its word. */
function useControlledSession(
  { actions, on }: ChatController,
  sessionId: SessionId | undefined,
): void {
  const [, check] = useReducer((count: number) => count + 1, 0);
  useEffect(() => on('sessionChange', check), [on]);
  // After each render, so that a host that does not follow keeps the session that it gave.
  useEffect(() => {
    if (sessionId !== undefined) actions.open(sessionId);
  });
}
