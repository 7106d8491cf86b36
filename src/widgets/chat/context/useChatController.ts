import { useRef } from 'react';
import type { SessionId } from '../../../contract/index.ts';
import type { Controller } from '../../../controller/index.ts';
import {
  useBrainstem,
  useControlledValue,
  useControllerEvent,
  useOwnController,
  usePersistence,
  usePlatformActions,
} from '../../../provider/index.ts';
import { useBrowserLayoutEffect } from '../../../ui/index.ts';
import { createChatTransport, createSessionMemory } from '../../../query/index.ts';
import {
  createChat,
  savedDraftsFormat,
  type ChatActions,
  type ChatController,
  type ChatEvents,
  type ChatState,
  type SeenSession,
} from '../core/index.ts';

/** Options that a chat takes, with our markup or without. */
export interface ChatOptions {
  /**
   * The open session, when the host decides. It stays open until the host passes another one;
   * `onSessionChange` is called with the session that the person wants to open. `null` or an empty
   * text begins a new one, in which the chat decides until the host passes another.
   *
   * @default the chat's own choice
   */
  sessionId?: SessionId | null;
  /** The session that is open first, when the chat decides. @default a new one */
  defaultSessionId?: SessionId | null;
  /** The prefix of a new session's id, before its UUID. @default 'web' */
  sessionPrefix?: string;
  /**
   * Called when another session than the host's own is open, a first message begins one, or the
   * platform gave the open one another id.
   */
  onSessionChange?: (sessionId: SessionId) => void;
  /** Called with the text of each message that is sent to the platform. */
  onMessageSend?: (sessionId: SessionId, text: string) => void;
  /** Called when an answer begins, or one that was running is joined. */
  onAnswerStart?: (sessionId: SessionId) => void;
  /** Called when an answer in any conversation has finished, was stopped or failed. */
  onAnswerEnd?: (sessionId: SessionId) => void;
  /** Called with every error of a turn. The person sees it too. */
  onError?: (error: unknown) => void;
}

/** Creates and mounts a chat's controller, and keeps it in step with its options. */
export function useChatController(options: ChatOptions): ChatController {
  const transport = usePlatformActions(createChatTransport);
  const memory = usePlatformActions(createSessionMemory<SeenSession>);
  const { environment } = useBrainstem();
  const drafts = usePersistence({ storageKey: 'brainstem-chat-drafts' }, savedDraftsFormat);
  const controller = useOwnController(() =>
    createChat({
      transport,
      memory,
      drafts,
      environment,
      sessionId: options.sessionId === undefined ? options.defaultSessionId : options.sessionId,
      sessionPrefix: options.sessionPrefix,
    }),
  );
  const events: Controller<ChatState, ChatActions, ChatEvents> = controller;
  useControllerEvent(events, 'error', options.onError);
  useControllerEvent(events, 'sessionChange', (sessionId) => {
    if (sessionId !== options.sessionId) options.onSessionChange?.(sessionId);
  });
  useControllerEvent(events, 'messageSend', options.onMessageSend);
  useControllerEvent(events, 'answerStart', options.onAnswerStart);
  useControllerEvent(events, 'answerEnd', options.onAnswerEnd);
  const isNew = options.sessionId === null || options.sessionId === '';
  useControlledValue(
    events,
    'sessionChange',
    options.sessionId || undefined,
    controller.actions.open,
  );
  const wasNew = useRef(isNew);
  useBrowserLayoutEffect(() => {
    if (isNew && !wasNew.current) controller.actions.startNew();
    wasNew.current = isNew;
  }, [isNew, controller]);
  return controller;
}
