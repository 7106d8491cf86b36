import { describeError, ErrorNotice, useGeneralWords } from '../../provider/index.ts';
import { Button } from '../../ui/index.ts';
import { useActs, useChatWords } from './ChatContext.ts';
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
  const { error } = message;
  const isUnsent = message.parts.length === 0 && typeof error !== 'string';
  const { title, text } = describeError(error, general);
  return (
    <ErrorNotice
      error={error}
      title={isUnsent ? words.notSent : words.answerFailed}
      text={isUnsent ? `${title}. ${text}` : words.answerFailedText}
      actions={
        isLast ? (
          <Button size="small" onClick={acts.retry}>
            {isUnsent ? words.sendAgain : words.askAgain}
          </Button>
        ) : undefined
      }
    />
  );
}
