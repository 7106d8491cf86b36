import type { ThreadMessage } from './threadMessage.ts';

/** A message that the host shows at the start of a new conversation. */
export interface InitialMessage {
  /** Identifies it among the initial messages. @default its index */
  id?: string;
  role: 'user' | 'assistant';
  /** Markdown. */
  text: string;
  /** Its time, in milliseconds since 1970. @default unknown */
  at?: number;
}

const keyStart = 'initial-';

/** Returns true if the host supplied the message. */
export function isInitial({ key }: ThreadMessage): boolean {
  return key.startsWith(keyStart);
}

/** Converts initial messages into thread messages, which the platform never receives. */
export function fromInitial(messages: readonly InitialMessage[]): readonly ThreadMessage[] {
  return messages.map(({ id, role, text, at }, place) => ({
    key: `${keyStart}${id ?? place}`,
    role,
    parts: [{ type: 'text', text }],
    state: 'complete',
    attachments: [],
    ...(at === undefined ? {} : { at }),
  }));
}
