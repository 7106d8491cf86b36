import { patchConversation, type ChatStore, type Turn } from '../chatStore.ts';

/**
 * Reopens the question whose answer couldn't be sent, with the error.
 *
 * @returns True if the turn answered a question.
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
