import type { AttachmentReference } from '../../../../contract/index.ts';

/** Words of a message. */
export interface ThreadText {
  type: 'text';
  text: string;
  /** Set when its step of the run is over, so that the next text is a paragraph of its own. */
  isOver?: true;
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
  /** From when it was seen to begin until its result, in milliseconds. Only a stream tells. */
  durationMs?: number;
  /** The time when it was seen to begin, by a clock that counts from any moment. */
  startedAt?: number;
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
  /** The answer ended before it was complete, or the platform does not say that it is complete. */
  | 'incomplete'
  | 'failed';

/** A file that went with a message. */
export interface ThreadAttachment extends AttachmentReference {
  /** Its content, of a file that was added here. */
  file?: File;
}

/** An attachment without its content, as a message refers to it. */
export function referenceOf({ file: _, ...reference }: ThreadAttachment): AttachmentReference {
  return reference;
}

/** The message that another one was sent in place of. The platform keeps both. */
export interface ReplacedMessage {
  /** The key of the former message. */
  key: string;
  /** The reason: the person changed it, or asked it again for another answer. */
  how: 'edited' | 'asked-again';
}

/** A message as a thread shows it, stored or running. */
export interface ThreadMessage {
  /** Stays the same from the first word to the stored message, for React and for scroll. */
  key: string;
  role: 'user' | 'assistant';
  parts: readonly ThreadPart[];
  state: ThreadMessageState;
  /** Files that went with it. Known for messages sent from here; stored ones don't name them. */
  attachments: readonly ThreadAttachment[];
  /** Its beginning as seen here, in milliseconds since 1970. Stored messages carry no time. */
  at?: number;
  /** The message of this session that it was sent in place of. */
  replaces?: ReplacedMessage;
  /** True if this chat began the answer, by a message or a result, and did not join it. */
  isOwn?: boolean;
  /**
   * True if it was joined while it ran, by a stream that did not repeat it: reasoning, sources and
   * files, which aren't stored, may be missing.
   */
  mayLackParts?: boolean;
  /** The reason for its failure: an error of the kit, or the service's own words. */
  error?: unknown;
}

/** Returns whether an answer holds anything besides reasoning and white space. */
export function hasAnswer(parts: readonly ThreadPart[]): boolean {
  return parts.some((part) => {
    if (part.type === 'text') return part.text.trim() !== '';
    return part.type !== 'reasoning';
  });
}

/** Returns the words of a message without reasoning or tools. Steps and tools end paragraphs. */
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
