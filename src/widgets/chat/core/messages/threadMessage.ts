import type { AttachmentReference } from '../../../../contract/index.ts';

/** A text part of a message. */
export interface ThreadText {
  type: 'text';
  text: string;
  /** Set once its step of the run has ended, so that further text starts a new paragraph. */
  isOver?: true;
}

/** A part of the model's reasoning. Streamed, but not stored. */
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
  /** Absent until there is one. `isError` is true if the tool failed. */
  result?: { value: unknown; isError?: boolean };
  /** The time from its first chunk to its result, in milliseconds. Known only when streamed. */
  durationMs?: number;
  /** The time of its first chunk, on a monotonic clock. */
  startedAt?: number;
}

/** A web page that the answer cites. */
export interface ThreadSource {
  type: 'source';
  id: string;
  url: string;
  title: string | undefined;
}

/** A file that the assistant generated. Streamed, but not stored. */
export interface ThreadFile {
  type: 'file';
  mimeType: string;
  /** Its content in base64. */
  data: string;
}

/** A part of a type that this version doesn't know. */
export interface ThreadUnknown {
  type: 'unknown';
}

/** One part of a message in a thread. */
export type ThreadPart =
  | ThreadText
  | ThreadReasoning
  | ThreadToolCall
  | ThreadSource
  | ThreadFile
  | ThreadUnknown;

/** The status of a message. */
export type ThreadMessageState =
  | 'complete'
  | 'sending'
  | 'streaming'
  | 'reconnecting'
  | 'stopped'
  /** The answer ended early, or the platform doesn't mark it as complete. */
  | 'incomplete'
  | 'failed';

/** A file sent with a message. */
export interface ThreadAttachment extends AttachmentReference {
  /** The content of a file that was added here. */
  file?: File;
}

/** Returns an attachment without its content, as the API refers to it. */
export function referenceOf({ file: _, ...reference }: ThreadAttachment): AttachmentReference {
  return reference;
}

/** The message that another one replaces. The platform keeps both. */
export interface ReplacedMessage {
  /** The key of the replaced message. */
  key: string;
  /** The reason: the user edited it, or asked for another answer. */
  how: 'edited' | 'asked-again';
}

/** A stored or streaming message in a thread. */
export interface ThreadMessage {
  /** Stable from the first chunk to the stored message, for React and scroll anchoring. */
  key: string;
  role: 'user' | 'assistant';
  parts: readonly ThreadPart[];
  state: ThreadMessageState;
  /** Files sent with it. Unknown for stored messages, which don't list them. */
  attachments: readonly ThreadAttachment[];
  /** The time it started here, in milliseconds since 1970. Stored messages have none. */
  at?: number;
  /** The message of this session that it replaces. */
  replaces?: ReplacedMessage;
  /** True if this chat started the answer, by a message or a result, rather than joined it. */
  isOwn?: boolean;
  /**
   * True if a joined stream didn't replay the answer, so reasoning, sources and files, which aren't
   * stored, may be missing.
   */
  mayLackParts?: boolean;
  /** The reason for its failure: a client error, or the service's own message. */
  error?: unknown;
}

/** Returns true if an answer has content besides reasoning and white space. */
export function hasAnswer(parts: readonly ThreadPart[]): boolean {
  return parts.some((part) => {
    if (part.type === 'text') return part.text.trim() !== '';
    return part.type !== 'reasoning';
  });
}

/** Returns a message's text without reasoning or tools. Steps and tools end paragraphs. */
export function textOf(parts: readonly ThreadPart[]): string {
  let text = '';
  let isParted = false;
  for (const part of parts) {
    if (part.type === 'text') {
      text += isParted && text !== '' ? `\n\n${part.text}` : part.text;
      isParted = part.isOver === true;
    } else if (part.type === 'tool-call') isParted = true;
  }
  return text;
}
