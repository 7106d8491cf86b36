import type { Message, MessagePart } from '../../../../contract/index.ts';
import { hasAnswer, type ThreadMessage, type ThreadPart } from './threadMessage.ts';

export function fromStored(message: Message): ThreadMessage {
  const parts = message.content.map(fromStoredPart);
  return {
    key: message.id,
    role: message.role,
    parts,
    state: isIncomplete(message, parts) ? 'incomplete' : 'complete',
    attachments: [],
  };
}

/**
 * Returns true if an answer was cut short. Complete ones have the status `complete`; others were
 * stopped or failed, unless a tool call still waits for its result or came last.
 */
function isIncomplete({ role, status }: Message, parts: readonly ThreadPart[]): boolean {
  if (role === 'user') return false;
  if (!hasAnswer(parts)) return true;
  const isPaused = parts.some((part) => part.type === 'tool-call' && part.result === undefined);
  return status !== 'complete' && !isPaused && parts.at(-1)?.type !== 'tool-call';
}

function fromStoredPart(part: MessagePart): ThreadPart {
  if (part.type === 'text') return part;
  if (part.type === 'unknown') return { type: 'unknown' };
  const { toolCallId, toolName, args, result } = part;
  const call = { type: 'tool-call', toolCallId, toolName, args } as const;
  return result === undefined ? call : { ...call, result: { value: result } };
}
