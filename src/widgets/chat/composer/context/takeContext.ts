import type { StoreApi } from 'zustand';

/** The content of the page around a chat, for the assistant. */
export interface ChatContext {
  /** A name that the user recognises, such as the page's title. Also used as the file's name. */
  name: string;
  text: string;
}

/** Contexts that were sent or removed, by their {@link contentOf} key. */
export type DoneContexts = StoreApi<ReadonlySet<string>>;

/** Returns a key that identifies a context within a conversation. */
export function contentOf(conversation: string, context: ChatContext | undefined): string {
  return JSON.stringify([conversation, context?.name, context?.text]);
}

export function contextFile({ name, text }: ChatContext): File {
  return new File([text], `${name}.txt`, { type: 'text/plain' });
}

/** Returns the unsent page context as a file for a message that the page sends. */
export function takeContext(
  read: (() => ChatContext | undefined) | undefined,
  conversation: string,
  done: DoneContexts,
): File[] {
  const context = read?.();
  const content = contentOf(conversation, context);
  if (context === undefined || context.text === '' || done.getState().has(content)) return [];
  markDone(done, content);
  return [contextFile(context)];
}

export function markDone(done: DoneContexts, content: string): void {
  done.setState(new Set([...done.getState(), content]), true);
}
