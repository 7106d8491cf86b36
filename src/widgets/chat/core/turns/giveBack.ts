import { patchConversation, type Turn } from '../chatStore.ts';
import { joinWords } from '../messages/joinWords.ts';
import { textOf } from '../messages/threadMessage.ts';
import type { TurnContext } from './beginTurn.ts';

/** Drops a turn that the platform doesn't have. Its text and files return to the draft. */
export function giveBack(
  { store, addFiles }: Pick<TurnContext, 'store' | 'addFiles'>,
  key: string,
  { user }: Turn,
): void {
  patchConversation(store, key, ({ draft, replaces }) => ({
    turn: undefined,
    draft: joinWords(textOf(user?.parts ?? []), draft),
    replaces: replaces ?? user?.replaces,
  }));
  const files = user?.attachments.flatMap(({ file }) => file ?? []) ?? [];
  if (files.length > 0) addFiles(key, files);
}
