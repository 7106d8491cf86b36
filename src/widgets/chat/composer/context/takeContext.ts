import type { StoreApi } from 'zustand';

/** The content of the page around a chat, for the assistant. */
export interface ChatContext {
  /** A name that the person knows, such as the title of the page. It names the file. */
  name: string;
  text: string;
}

/** Contexts that went along or that the person removed, as {@link contentOf} tells them apart. */
export type DoneContexts = StoreApi<ReadonlySet<string>>;

/** A context within a conversation. */
export function contentOf(conversation: string, context: ChatContext | undefined): string {
  return JSON.stringify([conversation, context?.name, context?.text]);
}

/** A context as the file that goes along with a message. */
export function contextFile({ name, text }: ChatContext): File {
  return new File([text], `${name}.txt`, { type: 'text/plain' });
}

/** The page's context as a file of a message that isn't written here, unless it is done with. */
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

/** Remembers that a context need not go along any more. */
export function markDone(done: DoneContexts, content: string): void {
  done.setState(new Set([...done.getState(), content]), true);
}
