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

/** Options of the chat widget and of {@link useChat}. */
export interface ChatOptions {
  /**
   * The open session, controlled by the host: it changes only with this prop, and `onSessionChange`
   * receives the session that the user wants to open. `null` or an empty string starts a new
   * session, which the chat controls until the host passes another.
   *
   * @default uncontrolled
   */
  sessionId?: SessionId | null;
  /** The initial session if `sessionId` is uncontrolled. @default a new one */
  defaultSessionId?: SessionId | null;
  /** The prefix of a new session's id, before its UUID. @default 'web' */
  sessionPrefix?: string;
  /**
   * Called when the open session differs from the host's: another one was opened, a first message
   * started one, or the platform changed its id.
   */
  onSessionChange?: (sessionId: SessionId) => void;
  /** Called with the text of each message sent to the platform. */
  onMessageSend?: (sessionId: SessionId, text: string) => void;
  /** Called when an answer starts, or a running one is joined. */
  onAnswerStart?: (sessionId: SessionId) => void;
  /** Called when an answer in any conversation finishes, is stopped or fails. */
  onAnswerEnd?: (sessionId: SessionId) => void;
  /** Called with every error of a turn. The chat shows it too. */
  onError?: (error: unknown) => void;
}

/** Creates and mounts a chat's controller, and syncs it with its options. */
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
