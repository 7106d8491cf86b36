import type { CallQueue } from '../../../controller/index.ts';

/** Options for {@link ChatHandle.open}. */
export interface OpenChatOptions {
  /** Words to begin a message with. Text that the person has typed stays before them. */
  draft?: string;
  /** A message to send at once. */
  text?: string;
  /** Begins another conversation first. @default false */
  startNew?: boolean;
}

/** The methods of a chat for a host's page. Calls before the chat is there wait for it. */
export interface ChatHandle {
  /** Opens the launcher's panel, if the chat has one, and puts the cursor into the message field. */
  open: (options?: OpenChatOptions) => void;
  /** Sends a text in the open conversation. While an answer is running, it waits for its turn. */
  send: (text: string) => void;
  /** Replaces what is in the message field. */
  setDraft: (text: string) => void;
  /** Uploads files for the next message. */
  addFiles: (files: readonly File[]) => void;
  /** Puts the cursor into the message field, in a launcher's open panel. */
  focus: () => void;
}

/** A handle whose calls go through a queue. */
export function queuedHandle({ call }: CallQueue<ChatHandle>): ChatHandle {
  return {
    open: (options) => call((chat) => chat.open(options)),
    send: (text) => call((chat) => chat.send(text)),
    setDraft: (text) => call((chat) => chat.setDraft(text)),
    addFiles: (files) => call((chat) => chat.addFiles(files)),
    focus: () => call((chat) => chat.focus()),
  };
}
