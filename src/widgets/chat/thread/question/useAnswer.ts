import type { RefObject } from 'react';
import type { RecordContext } from '../../../../query/index.ts';
import { useActions, useChatMissingScope, useConversation } from '../../context/ChatContext.ts';
import { isBusy, type ThreadToolCall } from '../../core/index.ts';
import { keepFocusInMessage } from '../message/focusMessage.ts';

/**
 * Returns the actions on an open question, and whether they are possible.
 *
 * @param part - The element that asks it: its controls go away with the answer, and the focus stays
 *   in the message.
 */
export function useAnswer(call: ThreadToolCall, part: RefObject<Element | null>) {
  const actions = useActions();
  const busy = useConversation(({ turn }) => isBusy(turn));
  const isReadOnly = useChatMissingScope() !== undefined;
  const failed = useConversation(({ failedAnswer }) =>
    failedAnswer?.toolCallId === call.toolCallId ? failedAnswer : undefined,
  );
  const answer = (value: unknown, record?: RecordContext): void => {
    keepFocusInMessage(part.current);
    actions.answer(call, value, record);
  };
  return { answer, busy, isReadOnly, failed };
}
