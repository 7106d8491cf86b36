import { patchConversation, type ChatStore, type Turn } from '../chatStore.ts';

/**
 * Opens the assistant's question again whose answer could not be sent, and says why.
 *
 * @returns Whether the turn answers a question.
 */
export function reopenQuestion(
  store: ChatStore,
  key: string,
  { answering }: Turn,
  error: unknown,
): boolean {
  if (answering === undefined) return false;
  const failedAnswer = { toolCallId: answering.toolCallId, error };
  patchConversation(store, key, () => ({ turn: undefined, failedAnswer }));
  return true;
}
