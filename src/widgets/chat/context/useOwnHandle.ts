import type { Ref, RefObject } from 'react';
import type { ChatController } from '../core/index.ts';
import type { ChatHandle } from './ChatHandle.ts';
import { usePublishHandle } from './useChatHandle.ts';

export interface OwnHandleOptions {
  root: RefObject<HTMLElement | null>;
  accept: string | undefined;
  actionsRef: Ref<ChatHandle> | undefined;
  /** Returns the files to send with a text that the page sends. */
  takeContext: () => readonly File[];
  /** True if the chat is part of a launcher. */
  isEmbedded: boolean;
}

/** Creates the chat's handle and publishes it to the host. */
export function useOwnHandle(
  { actions }: ChatController,
  { root, accept, actionsRef, takeContext, isEmbedded }: OwnHandleOptions,
): ChatHandle {
  const focus = (): void => root.current?.querySelector('textarea')?.focus({ preventScroll: true });
  const send = (text: string): void => actions.send(text, text.trim() === '' ? [] : takeContext());
  return usePublishHandle(
    {
      open({ draft, text, startNew = false } = {}) {
        if (startNew) actions.startNew();
        if (draft !== undefined && draft !== '') actions.reuse(draft);
        if (text !== undefined) send(text);
        focus();
      },
      send,
      setDraft: actions.setDraft,
      addFiles: (files) => actions.addFiles(files, accept),
      focus,
    },
    actionsRef,
    isEmbedded,
  );
}
