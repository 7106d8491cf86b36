import type { Persistence } from '../../../../controller/index.ts';
import {
  patchConversation,
  type ChatState,
  type ChatStore,
  type Conversation,
} from '../chatStore.ts';
import { joinWords } from '../messages/joinWords.ts';
import { textOf } from '../messages/threadMessage.ts';
import type { SavedDrafts } from './savedDrafts.ts';

/** The persistence of a mounted chat's drafts. */
export interface DraftPersistence {
  /** Restores the drafts of the conversations that exist when the chat mounts. */
  mount(): void;
  /** Saves changed drafts, and restores that of a session which was opened or turns out unsent. */
  onChange(state: ChatState, before: ChatState): void;
}

/** The maximum number of saved drafts. The oldest are dropped. */
const maxDrafts = 50;

/** The start of the keys of unsent sessions' drafts. Such a session gets a new id on each visit. */
const newSession = 'new:';

/** Persists the drafts of a chat in the host's storage. */
export function createDraftPersistence(
  store: ChatStore,
  { read, update }: Persistence<SavedDrafts>,
): DraftPersistence {
  const changed = new Map<string, string>();
  /** The slots of restored drafts of unsent sessions, by conversation. */
  const restored = new Map<string, string>();

  function slotOf({ key, stored, sessionId }: Conversation): string {
    return stored ? sessionId : (restored.get(key) ?? newSession + key);
  }

  async function restore(conversation: Conversation): Promise<void> {
    const { key, stored } = conversation;
    const saved = Object.entries((await read()) ?? {});
    const { conversations } = store.getState();
    const slot = slotOf(conversation);
    const known = Object.values(conversations).map(slotOf);
    const found =
      saved.find(([name]) => name === slot) ??
      saved.findLast(([name]) => !stored && name.startsWith(newSession) && !known.includes(name));
    if (found === undefined || conversations[key]?.draft !== '') return;
    if (!stored) restored.set(key, found[0]);
    patchConversation(store, key, () => ({ draft: found[1] }));
  }

  function draftsOf({ conversations }: ChatState): ReadonlyMap<string, string> {
    return new Map(
      Object.values(conversations)
        .map((conversation) => [slotOf(conversation), unsentText(conversation)] as const)
        .filter(([, text]) => text !== ''),
    );
  }

  /** Merges into the saved drafts, as other chats and tabs use the same key. */
  function withChanges(saved: SavedDrafts = {}): SavedDrafts | undefined {
    const drafts = new Map(Object.entries(saved));
    for (const [slot, draft] of changed) {
      drafts.delete(slot);
      if (draft !== '') drafts.set(slot, draft);
    }
    changed.clear();
    return drafts.size === 0 ? undefined : Object.fromEntries([...drafts].slice(-maxDrafts));
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
        const last = before.conversations[conversation.key];
        const isOpened =
          last === undefined ? conversation.stored : last.stored && !conversation.stored;
        if (isOpened) void restore(conversation);
      }
      if (changed.size > 0) void update(withChanges);
    },
  };
}

/** Returns all that the user wrote and the platform hasn't: what failed, what waits, the draft. */
function unsentText({ turn, queue, draft }: Conversation): string {
  const failed = turn?.user?.state === 'failed' ? textOf(turn.user.parts) : '';
  return joinWords(failed, ...queue.map(({ text }) => text), draft);
}
