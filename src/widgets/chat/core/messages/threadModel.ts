import type {
  AttachmentReference,
  Message,
  MessagePart,
  SessionMessages,
} from '../../../../contract/index.ts';
import type { TurnBatch } from '../../../../query/index.ts';
import type { Conversation } from '../chatStore.ts';
import { weaveStored } from './mergeJoined.ts';

/** Words of a message. */
export interface ThreadText {
  type: 'text';
  text: string;
}

/** Words of the model's reasoning. Only a stream carries them; stored messages don't. */
export interface ThreadReasoning {
  type: 'reasoning';
  text: string;
}

/** A tool call, while its arguments arrive and after. */
export interface ThreadToolCall {
  type: 'tool-call';
  toolCallId: string;
  toolName: string;
  /** Undefined until all arguments have arrived. */
  args: unknown;
  /** Absent until there is one. `isError` says that the tool failed. */
  result?: { value: unknown; isError?: boolean };
}

/** A page that the answer rests on. */
export interface ThreadSource {
  type: 'source';
  id: string;
  url: string;
  title: string | undefined;
}

/** A file that the assistant made. Only a stream carries it; stored messages don't. */
export interface ThreadFile {
  type: 'file';
  mimeType: string;
  /** Its content in base64. */
  data: string;
}

/** A part that this version does not know. */
export interface ThreadUnknown {
  type: 'unknown';
}

/** One part of a message as a thread shows it. */
export type ThreadPart =
  ThreadText | ThreadReasoning | ThreadToolCall | ThreadSource | ThreadFile | ThreadUnknown;

/** Where a message is in its life. */
export type ThreadMessageState =
  | 'complete'
  | 'sending'
  | 'streaming'
  | 'reconnecting'
  | 'stopped'
  /** The answer ended before it was complete, or the platform does not say that it is complete. */
  | 'incomplete'
  | 'failed';

/** A message as a thread shows it, stored or under way. */
export interface ThreadMessage {
  /** Stays the same from the first word to the stored message, for React and for scroll. */
  key: string;
  role: 'user' | 'assistant';
  parts: readonly ThreadPart[];
  state: ThreadMessageState;
  /** Files that went with it. Known for messages sent from here; stored ones don't name them. */
  attachments: readonly AttachmentReference[];
  /** When it was seen to begin, in milliseconds since 1970. Stored messages carry no time. */
  at?: number;
  /** Why it failed: an error of the kit, or the service's own words. */
  error?: unknown;
}

/** A stored message as a thread shows it. */
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
 * Finished assistant messages carry the status `complete`, so one without it was stopped or failed,
 * unless a call in it still waits for its result, or was its last word.
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

/**
 * Adds what a stream said to the parts of a message. Parts that did not change stay the same
 * objects, so that what shows them need not be drawn again.
 */
export function addToParts(parts: readonly ThreadPart[], batch: TurnBatch): readonly ThreadPart[] {
  return batch.reduce((soFar, part) => {
    switch (part.type) {
      case 'text':
      case 'reasoning':
        return addWords(soFar, part.type, part.text);
      case 'tool-call-start':
        return putToolCall(soFar, part.toolCallId, (call) => ({
          ...call,
          toolName: part.toolName,
        }));
      case 'tool-call':
        return putToolCall(soFar, part.toolCallId, (call) => ({
          ...call,
          toolName: part.toolName,
          args: part.args,
        }));
      case 'tool-result':
        return putToolCall(soFar, part.toolCallId, (call) => ({
          ...call,
          result: { value: part.result, ...(part.isError === true ? { isError: true } : {}) },
        }));
      case 'file':
        return [...soFar, { type: 'file', mimeType: part.mimeType, data: part.data }];
      case 'source':
        return soFar.some((known) => known.type === 'source' && known.url === part.url)
          ? soFar
          : [...soFar, { type: 'source', id: part.id, url: part.url, title: part.title }];
      default:
        return soFar;
    }
  }, parts);
}

function addWords(
  parts: readonly ThreadPart[],
  type: 'text' | 'reasoning',
  words: string,
): readonly ThreadPart[] {
  const last = parts.at(-1);
  if (last?.type !== type) return words === '' ? parts : [...parts, { type, text: words }];
  return [...parts.slice(0, -1), { type, text: last.text + words }];
}

function putToolCall(
  parts: readonly ThreadPart[],
  toolCallId: string,
  change: (call: ThreadToolCall) => ThreadToolCall,
): readonly ThreadPart[] {
  const at = parts.findIndex((part) => part.type === 'tool-call' && part.toolCallId === toolCallId);
  const known = parts[at];
  if (known?.type !== 'tool-call') {
    return [...parts, change({ type: 'tool-call', toolCallId, toolName: '', args: undefined })];
  }
  return parts.with(at, change(known));
}

/** Whether an answer holds anything beside reasoning and white space. */
export function hasAnswer(parts: readonly ThreadPart[]): boolean {
  return parts.some((part) => {
    if (part.type === 'text') return part.text.trim() !== '';
    return part.type !== 'reasoning';
  });
}

/** The words of a message, without reasoning or tools. */
export function textOf(parts: readonly ThreadPart[]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

/** The assistant's turn that is under way in stored messages, and all that stands before it. */
export function splitPartial(stored: SessionMessages): {
  before: readonly Message[];
  partial: Message | undefined;
} {
  const last = stored.messages.at(-1);
  return stored.running && last?.role === 'assistant' && last.status !== 'complete'
    ? { before: stored.messages.slice(0, -1), partial: last }
    : { before: stored.messages, partial: undefined };
}

/** The messages that a conversation shows: the stored ones, or the turn and what was before it. */
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

/** What a conversation shows of its stored messages before a new turn. */
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
  const shown = messages.map((message, index) => {
    const isArriving = running && index === messages.length - 1;
    const stored = fromStored(message);
    const live = seen[message.id];
    return showStored(isArriving ? { ...stored, state: 'complete' } : stored, live);
  });
  const last = messages.at(-1);
  if (running || last?.role !== 'user') return shown;
  const key = `${last.id}-unanswered`;
  return [...shown, { key, role: 'assistant', parts: [], state: 'incomplete', attachments: [] }];
}

/**
 * A stored message as it goes on being shown when it was seen arriving: with the key it had, its
 * reasoning and sources, its files, and how it ended. Its words and tools are what is stored.
 */
function showStored(stored: ThreadMessage, live: ThreadMessage | undefined): ThreadMessage {
  if (live === undefined) return stored;
  const hasEnded = ['failed', 'stopped', 'incomplete'].includes(live.state);
  const state = hasEnded ? live.state : stored.state;
  const { key, attachments, error, at } = live;
  return {
    ...stored,
    key,
    attachments,
    state,
    error,
    ...(at === undefined ? {} : { at }),
    parts: weaveStored(stored.parts, live.parts),
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
 * The call in which a person is asked, while it waits: of one of those tools, without a result, in
 * the last message that has anything in it.
 */
export function openQuestion(
  thread: readonly ThreadMessage[],
  tools: ReadonlySet<string>,
): ThreadToolCall | undefined {
  const last = thread.findLast(({ parts }) => parts.length > 0);
  if (last?.role !== 'assistant' || last.state !== 'complete') return undefined;
  return last.parts.findLast(
    (part): part is ThreadToolCall =>
      part.type === 'tool-call' && tools.has(part.toolName) && part.result === undefined,
  );
}
