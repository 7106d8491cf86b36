import type { RefObject } from 'react';
import type { RecordContext } from '../../../../query/index.ts';
import { useActions, useChatMissingScope, useConversation } from '../../context/ChatContext.ts';
import { isBusy, type ThreadToolCall } from '../../core/index.ts';
import { keepFocusInMessage } from '../message/focusMessage.ts';

/**
 * Returns the actions on an open question, and whether they are available.
 *
 * @param part - The element with the question's controls. They unmount with the answer, and the
 * focus moves to the message.
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
