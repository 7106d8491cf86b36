import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useReportedLoad } from '../../../provider/index.ts';
import { withUnreadableCount } from '../../../query/index.ts';
import {
  activeConversation,
  type ChatController,
  fromInitial,
  type InitialMessage,
  openQuestion,
  type ThreadMessage,
  threadOf,
  type ThreadToolCall,
} from '../core/index.ts';
import { askingTools, type ToolRenderers } from './tool/toolRenderers.ts';

/** The open conversation's messages. */
export interface ThreadState {
  messages: readonly ThreadMessage[];
  /** The question that a paused run waits for, or the call of a tool that nothing here handles. */
  question: ThreadToolCall | undefined;
  /** True while stored messages load and there is nothing to show. */
  isLoading: boolean;
  /** The error, if there is nothing to show. */
  error: Error | null;
  /** Refetches the stored messages. */
  refetch: () => void;
}

/** Options of {@link useThread}. Memoise these objects. */
export interface ThreadOptions {
  /** Tools with an `Input` can ask the user too. */
  tools?: ToolRenderers;
  /** Messages at the start of a conversation started here. */
  initialMessages?: readonly InitialMessage[];
}

const noTools: ToolRenderers = {};
const noMessages: readonly InitialMessage[] = [];

/** Returns the open conversation's stored messages, followed by its running turn. */
export function useThread(
  controller: ChatController,
  { tools = noTools, initialMessages = noMessages }: ThreadOptions = {},
): ThreadState {
  const conversation = useStore(controller.store, activeConversation);
  const { turn, seen, begun, stored } = conversation;
  const { data, error } = useStore(controller.store, ({ openMessages }) => openMessages);
  useReportedLoad({ isLoadingError: error !== null && data === undefined, error });

  const thread = useMemo(() => threadOf({ turn, seen }, data), [turn, seen, data]);
  const first = useMemo(
    () => (begun ? fromInitial(initialMessages) : []),
    [begun, initialMessages],
  );
  const messages = useMemo(
    () => withUnreadableCount(first.length === 0 ? thread : [...first, ...thread], data?.messages),
    [first, thread, data],
  );
  const isEmpty = messages.length === 0;
  // While a turn runs, a call without a result may still get one.
  const isPaused = data?.requiresAction === true && (turn === undefined || turn.status === 'over');
  return {
    messages,
    question:
      openQuestion(thread, askingTools(tools)) ?? (isPaused ? openQuestion(thread) : undefined),
    isLoading: stored && isEmpty && data === undefined && error === null,
    error: isEmpty ? error : null,
    refetch: controller.actions.refetch,
  };
}
