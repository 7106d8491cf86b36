import { hasStatus } from '../../../client/errors/index.ts';
import type { ControllerContext, Persistence } from '../../../controller/index.ts';
import { isRecord, type SessionId, type SessionMessages } from '../../../contract/index.ts';
import type { TabChannel } from '../../../environment/index.ts';
import type { ChatTransport, SessionMemory } from '../../../query/index.ts';
import { createActions } from './chatActions.ts';
import { emitChanges, type ChatEvents } from './chatEvents.ts';
import {
  activeConversation,
  isBusy,
  patchConversation,
  withOpenMessages,
  type ChatState,
  type ChatStore,
  type Conversation,
  type SeenSession,
  type Turn,
} from './chatStore.ts';
import { createQueue, isIdle } from './createQueue.ts';
import { createDraftFiles } from './drafts/draftFiles.ts';
import { createDraftPersistence } from './drafts/draftPersistence.ts';
import type { SavedDrafts } from './drafts/savedDrafts.ts';
import { giveBack } from './turns/beginTurn.ts';
import { createTurns } from './turns/createTurns.ts';

export interface BehaviourOptions {
  context: ControllerContext<ChatState, ChatEvents>;
  transport: ChatTransport;
  memory: SessionMemory<SeenSession>;
  drafts: Persistence<SavedDrafts> | undefined;
  newConversation: () => Conversation;
}

/** Connects the parts of one chat: turns, queue, files and events. */
export function createBehaviour({
  context,
  transport,
  memory,
  drafts,
  newConversation,
}: BehaviourOptions) {
  const { getState, setState, emit, environment, scope } = context;
  let isMounted = false;

  const store: ChatStore = {
    getState,
    setState(change) {
      const before = getState();
      setState((state) => {
        const changed = typeof change === 'function' ? change(state) : change;
        const next = changed === state ? state : { ...state, ...changed };
        return withOpenMessages(next, (id) => transport.storedMessages(id));
      });
      onChange(getState(), before);
    },
  };
  const onError = (error: unknown): void => emit('error', error);
  let tabs: TabChannel | undefined;
  const turns = createTurns({
    store,
    transport,
    memory,
    onError,
    addFiles: (key, added) => files.add(key, added),
    environment,
    scope,
    onStop: (sessionId) => tabs?.post({ stopped: sessionId }),
  });
  const queue = createQueue({ store, transport, turns, network: environment.network });
  const files = createDraftFiles(store, transport, scope, (key) => queue.filesChanged(key));
  const keep = following((id) =>
    transport.keepMessages(id, () => {
      const before = getState().openMessages.data;
      store.setState((state) => state);
      emptyMissing(before);
    }),
  );
  const watch = following((id) => transport.watchMessages(id, joinRunning));
  const kept = drafts && createDraftPersistence(store, drafts);
  const actions = createActions({
    store,
    turns,
    queue,
    files,
    memory,
    transport,
    newConversation,
    tellTabs: (changed) => tabs?.post({ changed }),
  });

  function onChange(state: ChatState, before: ChatState): void {
    markUnread(store, state, before);
    emitChanges(state, before, emit);
    rememberSeen(memory, state, before);
    kept?.onChange(state, before);
    followStored();
    for (const conversation of Object.values(state.conversations)) {
      const last = before.conversations[conversation.key];
      const wasFree = last === undefined || isIdle(last);
      if (tellsTabs(conversation.turn, last?.turn)) tabs?.post({ changed: conversation.sessionId });
      // Runs after the code that ended the turn has returned.
      if (!wasFree && isIdle(conversation)) queueMicrotask(() => queue.sendNext(conversation.key));
    }
  }

  /** Observes the open conversation's stored messages. Polls them while nothing streams here. */
  function followStored(): void {
    const { sessionId, stored, turn } = activeConversation(getState());
    const wanted = isMounted && stored ? sessionId : undefined;
    keep(wanted);
    watch(isBusy(turn) ? undefined : wanted);
  }

  /**
   * Empties a conversation that the platform doesn't have: deleted, or its first message failed.
   *
   * @param before - The messages before the last fetch. A platform may answer that a deleted
   * conversation has none.
   */
  function emptyMissing(before: SessionMessages | undefined): void {
    const { data, error } = getState().openMessages;
    const { key, begun, sent, turn, queue: waiting } = activeConversation(getState());
    const isMissing = hasStatus(error, 404, 410);
    const wasStored = data !== undefined || (begun && sent > 0 && turn === undefined);
    const isEmptied =
      turn === undefined && isEmpty(data) && before !== undefined && !isEmpty(before);
    if (isMissing && !wasStored) {
      patchConversation(store, key, () => ({ stored: false }));
    } else if (isEmptied || (isMissing && !isBusy(turn))) {
      if (turn?.user?.state === 'failed') giveBack({ store, addFiles: files.add }, key, turn);
      for (const message of waiting.toReversed()) queue.putBack(key, message.key);
      const gone = { begun: false, stored: false, isDeleted: true, turn: undefined };
      patchConversation(store, key, () => gone);
    }
  }

  /** Joins a run started by another tab, or by this one before a reload. */
  function joinRunning(found: SessionMessages): void {
    const { key, turn } = activeConversation(getState());
    if (found.running && turn === undefined) void turns.join(key, found);
  }

  /** Shows messages and answers from another tab. */
  function catchUp(id: SessionId): void {
    transport.invalidateSessions();
    const { key, sessionId, stored, isDeleted, turn } = activeConversation(getState());
    if (sessionId !== id || isDeleted || isBusy(turn)) return;
    if (stored) transport.refetchMessages(id);
    else patchConversation(store, key, () => ({ stored: true }));
  }

  return {
    actions,
    /** Subscribes to the network and the stored messages. Returns the unsubscribe function. */
    mount() {
      isMounted = true;
      followStored();
      turns.followOn();
      kept?.mount();
      tabs = environment.tabs.join('brainstem-chat', (value) => {
        if (!isRecord(value)) return;
        if (typeof value.stopped === 'string') turns.showStopped(value.stopped);
        if (typeof value.changed === 'string') catchUp(value.changed);
      });
      const stopNetwork = environment.network.subscribe(() => queue.goOn());
      return () => {
        isMounted = false;
        rememberRunning(memory, getState());
        stopNetwork();
        tabs?.close();
        tabs = undefined;
        followStored();
      };
    },
  };
}

/** Returns true once the platform has accepted or answered a message sent from here. */
function tellsTabs(turn: Turn | undefined, last: Turn | undefined): boolean {
  if (turn === last) return false;
  if (turn?.status === 'streaming') return last?.status === 'sending' && isOwn(turn);
  return last !== undefined && isOwn(last) && !isIdle({ turn: last }) && isIdle({ turn });
}

function isOwn({ assistant }: Turn): boolean {
  return assistant.isOwn === true;
}

/** Marks a conversation as unread when an answer in it ends while another is open. */
function markUnread(store: ChatStore, state: ChatState, before: ChatState): void {
  if (state.conversations === before.conversations) return;
  for (const { key, turn } of Object.values(state.conversations)) {
    const hasEnded = isBusy(before.conversations[key]?.turn) && !isBusy(turn);
    if (!hasEnded || key === state.activeKey) continue;
    store.setState(({ unread }) => ({ unread: new Set([...unread, key]) }));
  }
}

function isEmpty(found: SessionMessages | undefined): boolean {
  return found !== undefined && found.messages.length === 0 && !found.running;
}

/** Subscribes to one session at a time. */
function following(follow: (id: SessionId) => () => void): (id: SessionId | undefined) => void {
  let followed: { id: SessionId; stop: () => void } | undefined;
  return (id) => {
    if (followed?.id === id) return;
    followed?.stop();
    followed = undefined;
    if (id === undefined) return;
    followed = { id, stop: () => undefined };
    const stop = follow(id);
    followed = { id, stop };
  };
}

/** Remembers the streamed data of each session once an answer in it is stored. */
function rememberSeen(
  memory: SessionMemory<SeenSession>,
  state: ChatState,
  before: ChatState,
): void {
  if (state.conversations === before.conversations) return;
  for (const { key, sessionId, seen } of Object.values(state.conversations)) {
    const last = before.conversations[key];
    if (last !== undefined && last.seen !== seen) memory.set(sessionId, { seen });
  }
}

/** Remembers the streamed data of running answers. */
function rememberRunning(memory: SessionMemory<SeenSession>, state: ChatState): void {
  for (const { sessionId, seen, turn } of Object.values(state.conversations)) {
    if (turn !== undefined && isBusy(turn)) memory.set(sessionId, { seen, live: turn.assistant });
  }
}
