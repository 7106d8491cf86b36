import { defineController, type Controller, type Persistence } from '../../../controller/index.ts';
import type { Environment } from '../../../environment/index.ts';
import { mintSessionId, type SessionId } from '../../../contract/index.ts';
import type { ChatTransport, SessionMemory } from '../../../query/index.ts';
import type { ChatActions } from './chatActions.ts';
import type { ChatEvents } from './chatEvents.ts';
import {
  activeConversation,
  emptyConversation,
  initialState,
  type ChatState,
  type Conversation,
  type SeenSession,
  storedConversation,
  withOpenMessages,
} from './chatStore.ts';
import { createBehaviour } from './createBehaviour.ts';
import type { SavedDrafts } from './drafts/savedDrafts.ts';
import type { ThreadMessage } from './messages/threadMessage.ts';
import { threadOf } from './messages/threadOf.ts';

/** Options of {@link createChat}. */
export interface CreateChatOptions {
  transport: ChatTransport;
  /** The storage for session data that the platform doesn't keep. @default lost on unmount */
  memory?: SessionMemory<SeenSession>;
  /** Persists unsent drafts. @default lost on unmount */
  drafts?: Persistence<SavedDrafts>;
  /** The prefix of a new session's id, before its UUID. @default 'web' */
  sessionPrefix?: string;
  /**
   * The session to open first; one that the platform doesn't have begins empty. `null` or an empty
   * string starts a new one.
   *
   * @default a new one
   */
  sessionId?: SessionId | null | undefined;
  /** @default the browser's environment */
  environment?: Environment;
}

/** The state and behaviour of a chat, without React. */
export interface ChatController extends Controller<ChatState, ChatActions, ChatEvents> {
  /** Returns the open conversation's messages. */
  messages: () => readonly ThreadMessage[];
}

/** Creates a chat over a transport. Fetches nothing until it is mounted. */
export function createChat({
  transport,
  memory = noMemory,
  drafts,
  sessionPrefix,
  sessionId,
  environment,
}: CreateChatOptions): ChatController {
  const newConversation = (): Conversation => {
    const id = mintSessionId(sessionPrefix);
    return emptyConversation(id, id, false);
  };
  const first = sessionId ? storedConversation(sessionId, memory) : newConversation();

  let followStored: () => () => void = () => () => undefined;
  const controller = defineController<ChatState, ChatActions, ChatEvents>({
    initialState: withOpenMessages(initialState(first), (id) => transport.storedMessages(id)),
    environment,
    actions(context) {
      const behaviour = createBehaviour({ context, transport, memory, drafts, newConversation });
      followStored = () => behaviour.mount();
      return behaviour.actions;
    },
    mount: () => followStored(),
  });

  return {
    ...controller,
    messages() {
      const active = activeConversation(controller.store.getState());
      const { sessionId, isDeleted } = active;
      return threadOf(active, isDeleted ? undefined : transport.cachedMessages(sessionId));
    },
  };
}

const noMemory: SessionMemory<SeenSession> = { get: () => undefined, set: () => undefined };
