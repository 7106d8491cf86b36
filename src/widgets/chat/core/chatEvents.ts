import type { ValuesOf } from '../../../controller/index.ts';
import type { SessionId } from '../../../contract/index.ts';
import { activeConversation, isBusy, type ChatState, type Turn } from './chatStore.ts';
import { textOf } from './messages/threadMessage.ts';

/** What a host can hear of a chat. */
export interface ChatEvents {
  /** An error of a turn, which the person has seen too. */
  error: [error: unknown];
  /** Another session is open, or the platform gave the open one another id. */
  sessionChange: [sessionId: SessionId];
  /** A message goes out to the platform, with its words. */
  messageSend: [sessionId: SessionId, text: string];
  /** An answer begins, or one that was under way is joined. */
  answerStart: [sessionId: SessionId];
  /** An answer has ended, in whichever conversation: finished, stopped or failed. */
  answerEnd: [sessionId: SessionId];
}

/** Emits one event of a chat. */
export type EmitChatEvent = <Name extends keyof ChatEvents>(
  name: Name,
  ...values: ValuesOf<ChatEvents, Name>
) => void;

/** Emits what a change of the state means to a host. */
export function emitChanges(state: ChatState, before: ChatState, emit: EmitChatEvent): void {
  const { sessionId } = activeConversation(state);
  if (sessionId !== activeConversation(before).sessionId) emit('sessionChange', sessionId);
  if (state.conversations === before.conversations) return;
  for (const { key, sessionId: id, turn } of Object.values(state.conversations)) {
    const last = before.conversations[key]?.turn;
    if (last === turn) continue;
    if (turn?.status === 'sending' && last?.user !== turn.user && turn.user !== undefined) {
      emit('messageSend', id, textOf(turn.user.parts));
    }
    if (isArriving(turn) && !isArriving(last)) emit('answerStart', id);
    if (isBusy(last) && !isBusy(turn)) emit('answerEnd', id);
  }
}

function isArriving(turn: Turn | undefined): boolean {
  return turn?.status === 'streaming' || turn?.status === 'reconnecting';
}
