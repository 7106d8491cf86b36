'use client';
import { describeError, useGeneralWords } from '../../provider/index.ts';
import { Button, Notice } from '../../ui/index.ts';
import { useChatWords, useActs } from './ChatContext.ts';
import type { ThreadMessage } from './threadModel.ts';

/** Props of {@link MessageFailure}. */
export interface MessageFailureProps {
  message: ThreadMessage;
  isLast: boolean;
}

/** Why an answer did not come or did not finish, what is kept, and the way on. */
export function MessageFailure({ message, isLast }: MessageFailureProps) {
  const words = useChatWords();
  const general = useGeneralWords();
  const acts = useActs();
  if (message.role === 'user') return null;
  const isUnsent = message.parts.length === 0 && typeof message.error !== 'string';
  const { title, text, detail } = describeError(message.error, general);
  const said = typeof message.error === 'string' ? message.error : detail;
  return (
    <Notice
      tone="danger"
      role="alert"
      title={isUnsent ? words.notSent : words.answerFailed}
      detail={said}
      detailLabel={general.details}
      actions={
        isLast && (
          <Button size="small" onClick={acts.retry}>
            {isUnsent ? words.sendAgain : words.askAgain}
          </Button>
        )
      }
    >
      {isUnsent ? `${title}. ${text}` : words.answerFailedText}
    </Notice>
  );
}
