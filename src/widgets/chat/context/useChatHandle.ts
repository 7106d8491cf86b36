import { createContext, useContext, useImperativeHandle, useState, type Ref } from 'react';
import { perUser } from '../../../query/index.ts';
import { useBrainstem } from '../../../provider/index.ts';
import { useBrowserLayoutEffect, useLatest } from '../../../ui/index.ts';
import { createCallQueue } from '../../../controller/index.ts';
import { queuedHandle, type ChatHandle } from './ChatHandle.ts';

/** The handle of the surrounding chat, for the host's components inside it. */
export const ChatHandleContext = createContext<ChatHandle | undefined>(undefined);

/** The page's shared chat, for components outside any chat. */
const sharedChat = perUser(() => {
  const queue = createCallQueue<ChatHandle>();
  return { queue, handle: queuedHandle(queue) };
});

/**
 * Returns the handle of the surrounding chat. Outside a chat, returns that of the last one mounted
 * under the same provider, launchers included; calls are queued until there is one.
 *
 * @example
 * const chat = useChatHandle();
 * <button onClick={() => chat.open({ text: 'What is late today?' })}>Ask</button>
 */
export function useChatHandle(): ChatHandle {
  const { handle } = sharedChat(useBrainstem().client);
  return useContext(ChatHandleContext) ?? handle;
}

/**
 * Publishes a chat's handle to its host, through `actionsRef` and `useChatHandle`.
 *
 * @param isEmbedded - True inside a launcher, which publishes its own handle.
 * @returns The chat's handle, which never changes.
 */
export function usePublishHandle(
  own: ChatHandle,
  actionsRef: Ref<ChatHandle> | undefined,
  isEmbedded = false,
): ChatHandle {
  const latest = useLatest(own);
  const { queue } = sharedChat(useBrainstem().client);
  const [handle] = useState(() =>
    queuedHandle({ call: (run) => run(latest.current), attach: () => () => undefined }),
  );
  useImperativeHandle(actionsRef, () => handle, [handle]);
  useBrowserLayoutEffect(
    () => (isEmbedded ? undefined : queue.attach(handle)),
    [isEmbedded, queue, handle],
  );
  return handle;
}
