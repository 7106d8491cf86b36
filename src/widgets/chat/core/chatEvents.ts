import type { ValuesOf } from '../../../controller/index.ts';
import type { SessionId } from '../../../contract/index.ts';
import { activeConversation, isBusy, type ChatState, type Turn } from './chatStore.ts';
import { textOf } from './messages/threadMessage.ts';

/** The events of a chat, for its host. */
export interface ChatEvents {
  /** An error of a turn. The person sees it too. */
  error: [error: unknown];
  /** Another session is open, or the platform gave the open one another id. */
  sessionChange: [sessionId: SessionId];
  /** A message is sent to the platform, with its text. */
  messageSend: [sessionId: SessionId, text: string];
  /** An answer begins, or one that was running is joined. */
  answerStart: [sessionId: SessionId];
  /** An answer in any conversation has finished, was stopped or failed. */
  answerEnd: [sessionId: SessionId];
}

/** Emits one event of a chat. */
export type EmitChatEvent = <Name extends keyof ChatEvents>(
  name: Name,
  ...values: ValuesOf<ChatEvents, Name>
) => void;

/** Emits the events that a change of the state stands for. */
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
