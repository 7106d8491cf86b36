import { memo, useContext, type MouseEvent } from 'react';
import {
  RateLimitNotice,
  useSecondsUntilRetry,
  WidgetBoundary,
  describeError,
  ErrorNotice,
  useGeneralWords,
  useHasNoAccess,
} from '../../../../provider/index.ts';
import { Button, joinClasses, VisuallyHidden, Notice, layout } from '../../../../ui/index.ts';
import { useActions, useConversation } from '../../context/ChatContext.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { useSettings } from '../../context/chatSettings.ts';
import { MessageActions, useAskAgain, type MessageActionsProps } from './MessageActions.tsx';
import { MessageFiles } from '../files/MessageFiles.tsx';
import styles from './MessageItem.module.css';
import { MessageParts } from './MessageParts.tsx';
import {
  textOf,
  type ThreadMessage,
  type ThreadToolCall,
  hasAnswer,
  type ReplacedMessage,
} from '../../core/index.ts';
import { isUnfinishedAnswerError } from '../../../../client/errors/index.ts';
import type { ChatWords } from '../../../../words/index.ts';
import { flushSync } from 'react-dom';
import { ThreadScrollContext } from '../scroll/threadScroll.ts';
import { focusMessage } from './focusMessage.ts';

export interface MessageItemProps extends MessageActionsProps {
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
  isReadOnly,
  canAskAgain,
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
      className={joinClasses(layout.stack, styles.message, isUser ? styles.user : styles.assistant)}
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
        <MessageActions {...{ message, isReadOnly, canAskAgain }} />
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

/** Explains why an answer is missing, failed or incomplete, what was saved, and what to do. */
function MessageFailure({ message, isLast }: { message: ThreadMessage; isLast: boolean }) {
  const words = useChatWords();
  const general = useGeneralWords();
  const askAgain = useAskAgain();
  const isToldBelow = useHasNoAccess();
  const { error, parts, role, state } = message;
  if (role === 'user') return null;
  const isFromService = typeof error === 'string' || isUnfinishedAnswerError(error);
  const isUnsent = state === 'failed' && parts.length === 0 && !isFromService;
  const button = isLast ? (
    <Button size="small" onClick={askAgain}>
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

/** Notes that a message replaces another one, and links to it, as the thread keeps both. */
function ReplacedNote({ replaced: { key, how } }: { replaced: ReplacedMessage }) {
  const words = useChatWords();
  const { hold, reveal } = useContext(ThreadScrollContext);
  const show = ({ currentTarget }: MouseEvent): void => {
    flushSync(() => reveal(key));
    const messages = currentTarget.closest('[data-part="thread"]')?.querySelectorAll('article');
    const former = [...(messages ?? [])].find(({ dataset }) => dataset['message'] === key);
    if (former === undefined) return;
    hold();
    focusMessage(former);
    former.scrollIntoView({ block: 'start' });
  };
  return (
    <p className={styles.aside}>
      {how === 'edited' ? words.editedFrom : words.askedAgain}
      {' · '}
      <Button variant="quiet" size="small" className={styles.former} onClick={show}>
        {words.showFormer}
      </Button>
    </p>
  );
}
