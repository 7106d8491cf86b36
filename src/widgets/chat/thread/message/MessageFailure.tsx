import { isUnfinishedAnswerError } from '../../../../client/errors/index.ts';
import {
  describeError,
  ErrorNotice,
  useGeneralWords,
  useHasNoAccess,
} from '../../../../provider/index.ts';
import { Button, Notice } from '../../../../ui/index.ts';
import type { ChatWords } from '../../../../words/index.ts';
import { useActions } from '../../context/ChatContext.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { useChatHandle } from '../../context/useChatHandle.ts';
import { hasAnswer, type ThreadMessage } from '../../core/index.ts';

export interface MessageFailureProps {
  message: ThreadMessage;
  isLast: boolean;
}

/** Explains why an answer is missing, failed or incomplete, what was saved, and what to do. */
export function MessageFailure({ message, isLast }: MessageFailureProps) {
  const words = useChatWords();
  const general = useGeneralWords();
  const actions = useActions();
  const chat = useChatHandle();
  const isToldBelow = useHasNoAccess(undefined);
  const { error, parts, role, state } = message;
  if (role === 'user') return null;
  const isFromService = typeof error === 'string' || isUnfinishedAnswerError(error);
  const isUnsent = state === 'failed' && parts.length === 0 && !isFromService;
  const retry = (): void => {
    // The button unmounts with the failed answer.
    chat.focus();
    actions.retry();
  };
  const button = isLast ? (
    <Button size="small" onClick={retry}>
      {isUnsent ? words.sendAgain : words.askAgain}
    </Button>
  ) : undefined;
  if (state === 'incomplete') {
    return (
      <Notice
        tone="warning"
        title={hasAnswer(parts) ? words.answerIncomplete : words.noAnswer}
        actions={button}
      >
        {whyIncomplete(message, words)}
      </Notice>
    );
  }
  const { title, text } = describeError(error, general);
  const kept = hasAnswer(parts) ? words.answerFailedText : words.noAnswerText;
  return (
    <ErrorNotice
      error={error}
      title={isUnsent ? words.notSent : words.answerFailed}
      text={isUnsent ? (isToldBelow ? null : `${title}. ${text}`) : kept}
      actions={button}
    />
  );
}

function whyIncomplete({ error, parts }: ThreadMessage, words: ChatWords): string {
  const reason = isUnfinishedAnswerError(error) ? error.finishReason : undefined;
  if (reason === 'length') return words.answerTooLong;
  if (reason === 'content-filter') return words.answerFiltered;
  return hasAnswer(parts) ? words.answerIncompleteText : words.noAnswerText;
}
