import { useActions, useChatState, useConversation } from '../../ChatContext.ts';
import { isBusy, type ThreadToolCall } from '../../core/index.ts';

/** What may and can be done about an open question. */
export function useAnswer(call: ThreadToolCall) {
  const actions = useActions();
  const busy = useConversation(({ turn }) => isBusy(turn));
  const isReadOnly = useChatState(({ missingScope }) => missingScope !== undefined);
  const failed = useConversation(({ failedAnswer }) =>
    failedAnswer?.toolCallId === call.toolCallId ? failedAnswer : undefined,
  );
  return { answer: (value: unknown) => actions.answer(call, value), busy, isReadOnly, failed };
}
