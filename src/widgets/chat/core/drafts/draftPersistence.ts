import { createEntrySaver, type Persistence } from '../../../../controller/index.ts';
import {
  patchConversation,
  type ChatState,
  type ChatStore,
  type Conversation,
} from '../chatStore.ts';
import { joinWords } from '../messages/joinWords.ts';
import { textOf } from '../messages/threadMessage.ts';
import type { SavedDrafts } from './savedDrafts.ts';

/** The maximum number of saved drafts. The oldest are dropped. */
const maxDrafts = 50;

type EntryChange = (saved: string | undefined) => string | undefined;

/** The start of the keys of unsent sessions' drafts. Such a session gets a new id on each visit. */
const newSession = 'new:';

export function createDraftPersistence(
  store: ChatStore,
  { read, update }: Persistence<SavedDrafts>,
) {
  const save = createEntrySaver<string>((change) =>
    update((saved = {}) => {
      const drafts = change(new Map(Object.entries(saved)));
      return drafts && Object.fromEntries([...drafts].slice(-maxDrafts));
    }),
  );
  /** The slots of restored drafts of unsent sessions, by conversation, until the text changes. */
  const restored = new Map<string, { slot: string; text: string }>();

  function slotOf({ key, stored, sessionId }: Conversation): string {
    return stored ? sessionId : (restored.get(key)?.slot ?? newSession + key);
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
    const [foundSlot, text] = found;
    if (!stored) restored.set(key, { slot: foundSlot, text });
    // Its first message failed on an earlier page.
    patchConversation(store, key, ({ begun }) => ({ draft: text, begun: begun || !stored }));
  }

  function draftsOf({ conversations }: ChatState): ReadonlyMap<string, string> {
    return new Map(
      Object.values(conversations)
        .map((conversation) => [slotOf(conversation), unsentText(conversation)] as const)
        .filter(([, text]) => text !== ''),
    );
  }

  /**
   * Gives up the slots of restored drafts whose text has changed: another tab may still use them.
   * They are removed, unless that tab has changed their text.
   */
  function leaveRestored({ conversations }: ChatState): (readonly [string, EntryChange])[] {
    const left = [...restored].filter(([key, { text }]) => {
      const conversation = conversations[key];
      return conversation === undefined || unsentText(conversation) !== text;
    });
    for (const [key] of left) restored.delete(key);
    return left.map(([, { slot, text }]) => [
      slot,
      (saved) => (saved === text ? undefined : saved),
    ]);
  }

  return {
    /** Restores the drafts of the conversations that exist when the chat mounts. */
    mount() {
      for (const conversation of Object.values(store.getState().conversations)) {
        void restore(conversation);
      }
    },
    /** Saves changed drafts, and restores that of a session which was opened or turns out unsent. */
    onChange(state: ChatState, before: ChatState) {
      if (state.conversations === before.conversations) return;
      const last = draftsOf(before);
      const left = leaveRestored(state);
      const drafts = draftsOf(state);
      const changed = [...new Set([...last.keys(), ...drafts.keys()])].filter(
        (slot) => drafts.get(slot) !== last.get(slot),
      );
      const changes = changed.map((slot) => [slot, () => drafts.get(slot)] as const);
      if (changes.length > 0) void save([...changes, ...left]);
      for (const conversation of Object.values(state.conversations)) {
        const last = before.conversations[conversation.key];
        const isOpened =
          last === undefined ? conversation.stored : last.stored && !conversation.stored;
        if (isOpened && !conversation.isDeleted) void restore(conversation);
      }
    },
  };
}

/** Returns all that the user wrote and the platform hasn't: what failed, what waits, the draft. */
function unsentText({ turn, queue, draft }: Conversation): string {
  const failed = turn?.user?.state === 'failed' ? textOf(turn.user.parts) : '';
  return joinWords(failed, ...queue.map(({ text }) => text), draft);
}
