import type { SessionMessages } from '../../../../contract/index.ts';
import type { Conversation } from '../chatStore.ts';
import { fromStored } from './fromStored.ts';
import { mergeStored } from './mergeStored.ts';
import type { ThreadMessage, ThreadPart, ThreadToolCall } from './threadMessage.ts';

/** Returns a conversation's messages: the stored ones, or the turn and those before it. */
export function threadOf(
  { turn, seen }: Pick<Conversation, 'turn' | 'seen'>,
  stored: SessionMessages | undefined,
): readonly ThreadMessage[] {
  if (turn === undefined) return stored === undefined ? [] : storedThread(stored, seen);
  const { answering, before, user, assistant, status } = turn;
  const isTaken = answering !== undefined && status !== 'sending';
  return [
    ...(isTaken ? before.map((message) => withAnswer(message, answering)) : before),
    ...(user === undefined ? [] : [user]),
    status === 'reconnecting' ? { ...assistant, state: status } : assistant,
  ];
}

/** Returns the messages that a conversation shows before a new turn. */
export function threadBefore(
  conversation: Pick<Conversation, 'turn' | 'seen'>,
  stored: SessionMessages | undefined,
): readonly ThreadMessage[] {
  return threadOf(conversation, stored).filter(
    ({ role, parts }) => role === 'user' || parts.length > 0,
  );
}

function storedThread(
  { messages, running }: SessionMessages,
  seen: Conversation['seen'],
): readonly ThreadMessage[] {
  const keys = new Set<string>();
  const shown = messages.map((message, index) => {
    const isArriving = running && index === messages.length - 1;
    const stored = fromStored(message);
    const own = seen[message.id];
    const live = own?.role === message.role ? own : undefined;
    const thread = showStored(isArriving ? { ...stored, state: 'complete' } : stored, live);
    // A platform may give a question and its answer the same id.
    const key = keys.has(thread.key) ? `${thread.key}-${index}` : thread.key;
    keys.add(key);
    return key === thread.key ? thread : { ...thread, key };
  });
  const last = messages.at(-1);
  if (running || last?.role !== 'user') return shown;
  const key = `${last.id}-unanswered`;
  return [...shown, { key, role: 'assistant', parts: [], state: 'incomplete', attachments: [] }];
}

/**
 * Combines a stored message with its streamed version: the stored text and tools, with the streamed
 * key, reasoning, sources, files and end state.
 */
function showStored(stored: ThreadMessage, live: ThreadMessage | undefined): ThreadMessage {
  if (live === undefined) return stored;
  const hasEnded = ['failed', 'stopped', 'incomplete'].includes(live.state);
  const state = hasEnded ? live.state : stored.state;
  const { key, attachments, error, at, isOwn, replaces, mayLackParts } = live;
  return {
    ...stored,
    key,
    attachments,
    state,
    error,
    ...(at === undefined ? {} : { at }),
    ...(replaces === undefined ? {} : { replaces }),
    ...(isOwn === true ? { isOwn } : {}),
    ...(mayLackParts === true ? { mayLackParts } : {}),
    parts: mergeStored(stored.parts, live.parts),
  };
}

function withAnswer(
  message: ThreadMessage,
  { toolCallId, value }: { toolCallId: string; value: unknown },
): ThreadMessage {
  const isCall = (part: ThreadPart): part is ThreadToolCall =>
    part.type === 'tool-call' && part.toolCallId === toolCallId;
  if (!message.parts.some(isCall)) return message;
  const parts = message.parts.map((part) => (isCall(part) ? { ...part, result: { value } } : part));
  return { ...message, parts };
}

/**
 * Returns the unanswered call of an asking tool in the last non-empty message.
 *
 * @param tools - The asking tools. @default any tool
 */
export function openQuestion(
  thread: readonly ThreadMessage[],
  tools?: ReadonlySet<string>,
): ThreadToolCall | undefined {
  const last = thread.findLast(({ parts }) => parts.length > 0);
  if (last?.role !== 'assistant' || last.state !== 'complete') return undefined;
  return last.parts.findLast(
    (part): part is ThreadToolCall =>
      part.type === 'tool-call' &&
      (tools === undefined || tools.has(part.toolName)) &&
      part.result === undefined,
  );
}
