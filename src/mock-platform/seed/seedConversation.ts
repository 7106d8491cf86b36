import type { ChatState } from '../state/chat/chatFiles.ts';
import type { TextPart, ToolCallPart } from '../../contract/index.ts';
import { humanInputTool } from '../../contract/index.ts';
import type { StoredMessage } from '../state/chat/messages.ts';
import { openSession } from '../state/chat/sessions.ts';

/** A question that the assistant put and that nobody has answered. */
export interface SeededQuestion {
  readonly question: string;
  readonly options: readonly string[];
}

/** A session as a seed tells it. */
export interface Conversation {
  /** Hours before now of its last message. */
  readonly hoursAgo: number;
  /** The user's words and the assistant's, in turn, the user's first. */
  readonly turns: readonly string[];
  /** Ends the last assistant message and leaves the session paused. */
  readonly openQuestion?: SeededQuestion;
}

const minute = 60_000;

/** Puts a conversation into the world as a session that was begun and left. */
export function seedConversation(
  world: ChatState,
  actorId: string,
  { hoursAgo, turns, openQuestion }: Conversation,
  now: number,
): void {
  const lastMessageAt = now - hoursAgo * 60 * minute;
  const id = `session-${world.random.uuid()}`;
  const at = lastMessageAt - turns.length * minute;
  const session = openSession(world.sessions, { actorId, id, at });
  session.lastMessageAt = lastMessageAt;
  for (const [turn, text] of turns.entries()) {
    const message: StoredMessage = {
      id: world.random.uuid(),
      role: turn % 2 === 0 ? 'user' : 'assistant',
      content: [{ type: 'text', text }],
      state: 'complete',
    };
    session.messages.push(message);
  }
  const last = session.messages.at(-1);
  if (openQuestion === undefined || last === undefined) return;
  last.content.push(questionPart(world, openQuestion));
  last.state = 'paused';
}

function questionPart(
  world: ChatState,
  { question, options }: SeededQuestion,
): TextPart | ToolCallPart {
  return {
    type: 'tool-call',
    toolCallId: `call-${world.random.uuid()}`,
    toolName: humanInputTool,
    args: { question, options },
  };
}
