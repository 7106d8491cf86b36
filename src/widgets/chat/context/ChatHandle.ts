import type { CallQueue } from '../../../controller/index.ts';

/** Options for {@link ChatHandle.open}. */
export interface OpenChatOptions {
  /** Text appended to the draft. */
  draft?: string;
  /** A message to send immediately. */
  text?: string;
  /** Starts a new conversation first. @default false */
  startNew?: boolean;
}

/** The methods of a chat for the host's page. Calls are queued until the chat has mounted. */
export interface ChatHandle {
  /** Opens the launcher's panel, if there is one, and focuses the message field. */
  open: (options?: OpenChatOptions) => void;
  /** Sends a text in the open conversation. Queued while an answer is running. */
  send: (text: string) => void;
  /** Replaces the draft. */
  setDraft: (text: string) => void;
  /** Uploads files for the next message. */
  addFiles: (files: readonly File[]) => void;
  /** Focuses the message field. In a launcher, only while its panel is open. */
  focus: () => void;
}

export function queuedHandle({ call }: CallQueue<ChatHandle>): ChatHandle {
  return {
    open: (options) => call((chat) => chat.open(options)),
    send: (text) => call((chat) => chat.send(text)),
    setDraft: (text) => call((chat) => chat.setDraft(text)),
    addFiles: (files) => call((chat) => chat.addFiles(files)),
    focus: () => call((chat) => chat.focus()),
  };
}
