import type { TextPart, ToolCallPart } from '../../../contract/index.ts';

/** The progress of an assistant message. User messages are complete from the start. */
export type MessageState = 'in-flight' | 'paused' | 'complete' | 'stopped' | 'failed';

/** A message as the world keeps it. */
export interface StoredMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  content: (TextPart | ToolCallPart)[];
  state: MessageState;
}

/** A message as the route answers it. */
export interface MessageView {
  id: string;
  role: 'user' | 'assistant';
  content: (TextPart | ToolCallPart)[];
  status?: string;
}

/**
 * Only finished assistant messages carry a `status`. Undocumented: the status of a paused, stopped or
 * failed one, so they carry none.
 */
export function viewMessage(message: StoredMessage): MessageView {
  const { id, role, content } = message;
  const finished = role === 'assistant' && message.state === 'complete';
  return { id, role, content, ...(finished ? { status: 'complete' } : {}) };
}

/** Adds a delta to the words at the end of a message. */
export function appendText(message: StoredMessage, delta: string): void {
  const last = message.content.at(-1);
  if (last?.type === 'text') last.text += delta;
  else message.content.push({ type: 'text', text: delta });
}

/** Returns the words of a message, without its tool calls. */
export function textOf(message: StoredMessage): string {
  return message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');
}
