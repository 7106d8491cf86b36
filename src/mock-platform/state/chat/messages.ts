import type { TextPart, ToolCallPart } from '../../../contract/index.ts';

/** The state of an assistant message. User messages are complete from the start. */
export type MessageState = 'in-flight' | 'paused' | 'complete' | 'stopped' | 'failed';

export interface StoredMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  content: (TextPart | ToolCallPart)[];
  state: MessageState;
}

/**
 * Converts a message to its API representation. Only finished assistant messages have a `status`.
 * Undocumented: the status of paused, stopped or failed ones, so they have none.
 */
export function viewMessage(message: StoredMessage) {
  const { id, role, content } = message;
  const finished = role === 'assistant' && message.state === 'complete';
  return { id, role, content, ...(finished ? { status: 'complete' } : {}) };
}

export function appendText(message: StoredMessage, delta: string): void {
  const last = message.content.at(-1);
  if (last?.type === 'text') last.text += delta;
  else message.content.push({ type: 'text', text: delta });
}

/** Returns a message's text, without tool calls. */
export function textOf(message: StoredMessage): string {
  return message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');
}
