import { memo } from 'react';
import {
  RateLimitNotice,
  useSecondsUntilRetry,
  WidgetBoundary,
} from '../../../../provider/index.ts';
import { Button, joinClasses, VisuallyHidden } from '../../../../ui/index.ts';
import { useActions, useConversation } from '../../context/ChatContext.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { useSettings } from '../../context/chatSettings.ts';
import { MessageActions } from './MessageActions.tsx';
import { MessageFailure } from './MessageFailure.tsx';
import { MessageFiles } from '../files/MessageFiles.tsx';
import styles from './MessageItem.module.css';
import { MessageParts } from './MessageParts.tsx';
import { ReplacedNote } from './ReplacedNote.tsx';
import { textOf, type ThreadMessage, type ThreadToolCall } from '../../core/index.ts';

export interface MessageItemProps {
  message: ThreadMessage;
  /** The open question, if this message contains it. */
  question: ThreadToolCall | undefined;
  /** True for the last message, the only one that can be retried. */
  isLast: boolean;
}

/** Renders a message with its author, parts, files and end state. */
export const MessageItem = memo(function MessageItem({
  message,
  question,
  isLast,
}: MessageItemProps) {
  const words = useChatWords();
  const { Avatar, Message } = useSettings().slots;
  const { role, parts, state } = message;
  const isUser = role === 'user';
  const isAsking = question !== undefined && parts.includes(question);
  const isLive = state === 'streaming' || state === 'reconnecting';
  const body = (
    <>
      {parts.length > 0 && (
        <div className={styles.body} data-part="body">
          <WidgetBoundary resetKey={state}>
            <MessageParts
              parts={parts}
              isLive={isLive}
              isPlain={isUser}
              question={question}
              isOwn={message.isOwn === true}
            />
          </WidgetBoundary>
        </div>
      )}
      {message.attachments.length > 0 && <MessageFiles files={message.attachments} />}
      {isLive && <Progressing message={message} />}
      {message.mayLackParts === true && !isLive && (
        <p className={styles.aside}>{words.mayLackParts}</p>
      )}
      {message.replaces !== undefined && <ReplacedNote replaced={message.replaces} />}
      {state === 'stopped' && <p className={styles.aside}>{words.stopped}</p>}
      {(state === 'failed' || state === 'incomplete') && (
        <MessageFailure message={message} isLast={isLast} />
      )}
    </>
  );
  return (
    <article
      className={joinClasses(styles.message, isUser ? styles.user : styles.assistant)}
      aria-label={isUser ? words.you : words.assistant}
      data-part="message"
      data-role={role}
      data-message={message.key}
      data-state={state}
      data-avatar={Avatar === undefined ? undefined : ''}
    >
      <VisuallyHidden>{isUser ? words.you : words.assistant}</VisuallyHidden>
      {Avatar !== undefined && (
        <span className={styles.avatar} aria-hidden="true">
          <WidgetBoundary fallback={<></>}>
            <Avatar message={message} />
          </WidgetBoundary>
        </span>
      )}
      {Message === undefined ? (
        body
      ) : (
        <WidgetBoundary resetKey={state} fallback={body}>
          <Message message={message}>{body}</Message>
        </WidgetBoundary>
      )}
      {!isLive && !isAsking && textOf(parts) !== '' && (
        <MessageActions message={message} isLast={isLast} />
      )}
    </article>
  );
});

/** Shows that more is coming: as text while the answer is empty, then as a pulse. */
function Progressing({ message: { parts, state } }: { message: ThreadMessage }) {
  const words = useChatWords();
  const actions = useActions();
  const isStopRefused = useConversation(({ turn }) => turn?.stop === 'refused');
  const isSending = useConversation(({ turn }) => turn?.status === 'sending');
  const isHeldBack = useSecondsUntilRetry() !== undefined && isSending;
  return (
    <>
      <div className={styles.held}>
        <RateLimitNotice isSending={isSending} />
        {isHeldBack && (
          <Button size="small" variant="quiet" onClick={actions.takeBack}>
            {words.cancelSending}
          </Button>
        )}
      </div>
      {isStopRefused && <p className={styles.aside}>{words.stopRefused}</p>}
      {state === 'reconnecting' ? (
        <p className={styles.waiting}>{words.reconnecting}</p>
      ) : isHeldBack ? null : parts.length === 0 ? (
        <p className={styles.waiting}>{words.thinking}</p>
      ) : (
        <span className={styles.pulse} aria-hidden="true" />
      )}
    </>
  );
}
