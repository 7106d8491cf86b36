import type { Persistence } from '../../../../controller/index.ts';
import {
  patchConversation,
  type ChatState,
  type ChatStore,
  type Conversation,
} from '../chatStore.ts';
import type { SavedDrafts } from './savedDrafts.ts';

/** The persistence of a mounted chat's drafts. */
export interface KeptDrafts {
  /** Puts back the drafts of the conversations that are there when the chat mounts. */
  mount(): void;
  /** Saves the drafts that changed, and puts back that of a session that is opened. */
  onChange(state: ChatState, before: ChatState): void;
}

/** Most drafts that are saved; the oldest go first. */
const mostDrafts = 50;

/** A session that has no message yet gets another id at each visit: its draft is the next one's. */
const newSession = 'new';

/** Keeps the drafts of a chat where the host wants it. */
export function keepDrafts(
  store: ChatStore,
  { read, update }: Persistence<SavedDrafts>,
): KeptDrafts {
  const changed = new Map<string, string>();

  async function restore({ key, stored, sessionId }: Conversation): Promise<void> {
    const draft = (await read())?.[slotOf({ stored, sessionId })] ?? '';
    if (draft === '') return;
    patchConversation(store, key, (now) => (now.draft === '' ? { draft } : {}));
  }

  /** Other chats of the page and other tabs save theirs under the same key. */
  function withChanges(saved: SavedDrafts = {}): SavedDrafts | undefined {
    const drafts = new Map(Object.entries(saved));
    for (const [slot, draft] of changed) {
      drafts.delete(slot);
      if (draft !== '') drafts.set(slot, draft);
    }
    changed.clear();
    return drafts.size === 0 ? undefined : Object.fromEntries([...drafts].slice(-mostDrafts));
  }

  return {
    mount() {
      for (const conversation of Object.values(store.getState().conversations)) {
        void restore(conversation);
      }
    },
    onChange(state, before) {
      if (state.conversations === before.conversations) return;
      const drafts = draftsOf(state);
      const last = draftsOf(before);
      for (const slot of new Set([...last.keys(), ...drafts.keys()])) {
        const draft = drafts.get(slot) ?? '';
        if (draft !== (last.get(slot) ?? '')) changed.set(slot, draft);
      }
      for (const conversation of Object.values(state.conversations)) {
        const isOpened = before.conversations[conversation.key] === undefined;
        if (isOpened && conversation.stored) void restore(conversation);
      }
      if (changed.size > 0) void update(withChanges);
    },
  };
}

function draftsOf({ conversations }: ChatState): ReadonlyMap<string, string> {
  return new Map(
    Object.values(conversations)
      .filter(({ draft }) => draft !== '')
      .map((conversation) => [slotOf(conversation), conversation.draft]),
  );
}

function slotOf({ stored, sessionId }: Pick<Conversation, 'stored' | 'sessionId'>): string {
  return stored ? sessionId : newSession;
}
