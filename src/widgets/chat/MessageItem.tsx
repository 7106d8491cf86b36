'use client';
import { memo } from 'react';
import { useBrainstem } from '../../provider/index.ts';
import { Icon, joinClasses, VisuallyHidden } from '../../ui/index.ts';
import { useChatWords } from './ChatContext.ts';
import { CopyMessage } from './CopyMessage.tsx';
import { formatSize } from './formatSize.ts';
import styles from './MessageItem.module.css';
import { MessageParts } from './MessageParts.tsx';
import { MessageFailure } from './MessageFailure.tsx';
import { textOf, type ThreadMessage, type ThreadToolCall } from './threadModel.ts';

/** Props of {@link MessageItem}. */
export interface MessageItemProps {
  message: ThreadMessage;
  /** The question that waits, if this message holds it. */
  question: ThreadToolCall | undefined;
  /** Whether nothing follows it: only then can it be retried. */
  isLast: boolean;
}

/** One message: who said it, its parts, its files, and how it ended. */
export const MessageItem = memo(function MessageItem({
  message,
  question,
  isLast,
}: MessageItemProps) {
  const words = useChatWords();
  const { role, parts, state } = message;
  const isUser = role === 'user';
  const isAsking = question !== undefined && parts.includes(question);
  const isLive = state === 'streaming' || state === 'reconnecting';
  return (
    <article
      className={joinClasses(styles.message, isUser ? styles.user : styles.assistant)}
      aria-label={isUser ? words.you : words.assistant}
      data-part="message"
      data-role={role}
      data-state={state}
    >
      <VisuallyHidden>{isUser ? words.you : words.assistant}</VisuallyHidden>
      {parts.length > 0 && (
        <div className={styles.body}>
          <MessageParts parts={parts} isLive={isLive} isPlain={isUser} question={question} />
        </div>
      )}
      {message.attachments.length > 0 && <Attachments message={message} />}
      {isLive && <Progressing message={message} />}
      {state === 'stopped' && <p className={styles.aside}>{words.stopped}</p>}
      {state === 'failed' && <MessageFailure message={message} isLast={isLast} />}
      {!isUser && state === 'complete' && !isAsking && textOf(parts) !== '' && (
        <div className={styles.actions}>
          <CopyMessage text={textOf(parts)} />
        </div>
      )}
    </article>
  );
});

/** Says that more is coming: loudly while there are no words, quietly once they flow. */
function Progressing({ message: { parts, state } }: { message: ThreadMessage }) {
  const words = useChatWords();
  if (state === 'reconnecting') return <p className={styles.waiting}>{words.reconnecting}</p>;
  return parts.length === 0 ? <p className={styles.waiting}>{words.thinking}</p> : null;
}

function Attachments({ message: { attachments } }: { message: ThreadMessage }) {
  const { tag } = useBrainstem().locale;
  return (
    <ul className={styles.files}>
      {attachments.map(({ storage_key, name, size }) => (
        <li key={storage_key} className={styles.file}>
          <Icon name="file" />
          <bdi className={styles.fileName}>{name ?? storage_key}</bdi>
          {size !== undefined && <span className={styles.fileSize}>{formatSize(size, tag)}</span>}
        </li>
      ))}
    </ul>
  );
}
