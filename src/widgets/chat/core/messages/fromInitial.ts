import type { ThreadMessage } from './threadMessage.ts';

/** A message that the host puts at the start of a new conversation. */
export interface InitialMessage {
  /** Identifies it among the initial messages. @default its place */
  id?: string;
  role: 'user' | 'assistant';
  /** Markdown. */
  text: string;
  /** Its time, in milliseconds since 1970. @default not known */
  at?: number;
}

const keyStart = 'initial-';

/** Returns whether a message is one that the host put there. */
export function isInitial({ key }: ThreadMessage): boolean {
  return key.startsWith(keyStart);
}

/** Initial messages as a thread shows them. The platform knows nothing of them. */
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
