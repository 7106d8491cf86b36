import { createContext, useContext, useImperativeHandle, useState, type Ref } from 'react';
import { useBrowserLayoutEffect, useLatest } from '../../../ui/index.ts';
import { createCallQueue } from '../../../controller/index.ts';
import { createPerClient } from './createPerClient.ts';
import { queuedHandle, type ChatHandle } from './ChatHandle.ts';

/** The chat around, for the host's components in it. */
export const ChatHandleContext = createContext<ChatHandle | undefined>(undefined);

/** The chat of a page, for components that are in none. */
const useSharedChat = createPerClient(() => {
  const queue = createCallQueue<ChatHandle>();
  return { queue, handle: queuedHandle(queue) };
});

/**
 * The chat that is around this component, or else the chat under the same provider that was mounted
 * last, a launcher's included. Calls before there is one wait for it.
 *
 * @example
 * const chat = useChatHandle();
 * <button onClick={() => chat.open({ text: 'What is late today?' })}>Ask</button>
 */
export function useChatHandle(): ChatHandle {
  const { handle } = useSharedChat();
  return useContext(ChatHandleContext) ?? handle;
}

/**
 * Offers a chat to its host: by `actionsRef`, and by `useChatHandle`.
 *
 * @param isPart - True for a part of a launcher, which offers itself.
 * @returns The chat's handle, which never changes.
 */
export function useOfferedHandle(
  own: ChatHandle,
  actionsRef: Ref<ChatHandle> | undefined,
  isPart = false,
): ChatHandle {
  const latest = useLatest(own);
  const { queue } = useSharedChat();
  const [handle] = useState(() =>
    queuedHandle({ call: (run) => run(latest.current), attach: () => () => undefined }),
  );
  useImperativeHandle(actionsRef, () => handle, [handle]);
  useBrowserLayoutEffect(
    () => (isPart ? undefined : queue.attach(handle)),
    [isPart, queue, handle],
  );
  return handle;
}
