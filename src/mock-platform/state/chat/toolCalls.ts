import type { ToolCallPart } from '../../../contract/index.ts';
import type { StoredMessage } from './messages.ts';
import type { Session, Sessions } from './sessions.ts';

/** A tool call with its session and message. */
export interface FoundToolCall {
  readonly session: Session;
  readonly message: StoredMessage;
  readonly part: ToolCallPart;
}

/**
 * Finds a tool call in an actor's sessions.
 *
 * @param sessionId - Limits the search to one session.
 */
export function findToolCall(
  sessions: Sessions,
  actorId: string,
  toolCallId: string,
  sessionId?: string,
): FoundToolCall | undefined {
  for (const session of sessions) {
    if (session.actorId !== actorId) continue;
    if (sessionId !== undefined && !session.aliases.has(sessionId)) continue;
    for (const message of session.messages) {
      for (const part of message.content) {
        if (part.type !== 'tool-call' || part.toolCallId !== toolCallId) continue;
        return { session, message, part };
      }
    }
  }
  return undefined;
}

/** Stores the result of a tool call. */
export function settleToolCall(message: StoredMessage, part: ToolCallPart, result: unknown): void {
  message.content = message.content.map((other) => (other === part ? { ...part, result } : other));
}
