import type { ValuesOf } from '../../../controller/index.ts';
import type { SessionId } from '../../../contract/index.ts';
import { activeConversation, isBusy, type ChatState, type Turn } from './chatStore.ts';
import { textOf } from './messages/threadMessage.ts';

/** The events of a chat, for its host. */
export interface ChatEvents {
  /** An error of a turn. The chat shows it too. */
  error: [error: unknown];
  /** Another session is open, a first message started one, or the platform changed its id. */
  sessionChange: [sessionId: SessionId];
  /** A message was sent to the platform, with its text. */
  messageSend: [sessionId: SessionId, text: string];
  /** An answer started, or a running one was joined. */
  answerStart: [sessionId: SessionId];
  /** An answer in any conversation finished, was stopped or failed. */
  answerEnd: [sessionId: SessionId];
}

export type EmitChatEvent = <Name extends keyof ChatEvents>(
  name: Name,
  ...values: ValuesOf<ChatEvents, Name>
) => void;

export function emitChanges(state: ChatState, before: ChatState, emit: EmitChatEvent): void {
  const { sessionId, sent, stored } = activeConversation(state);
  const last = activeConversation(before);
  const isBegun = !stored && last.sent === 0 && sent > 0;
  if (sessionId !== last.sessionId || isBegun) emit('sessionChange', sessionId);
  if (state.conversations === before.conversations) return;
  for (const { key, sessionId: id, turn } of Object.values(state.conversations)) {
    const earlier = before.conversations[key]?.turn;
    if (earlier === turn) continue;
    if (turn?.status === 'sending' && earlier?.user !== turn.user && turn.user !== undefined) {
      emit('messageSend', id, textOf(turn.user.parts));
    }
    if (isArriving(turn) && !isArriving(earlier)) emit('answerStart', id);
    if (isBusy(earlier) && !isBusy(turn)) emit('answerEnd', id);
  }
}

function isArriving(turn: Turn | undefined): boolean {
  return turn?.status === 'streaming' || turn?.status === 'reconnecting';
}
