import { useId, type ReactNode } from 'react';
import { useTokenState } from '../../../../provider/index.ts';
import { Button, frame, Icon, icons, joinClasses, layout } from '../../../../ui/index.ts';
import {
  useActions,
  useChatMissingScope,
  useChatStartWords,
  useChatState,
  useConversation,
} from '../../context/ChatContext.ts';
import { useChatHandle } from '../../context/useChatHandle.ts';
import { BrandLogo } from '../../frame/BrandLogo.tsx';
import styles from './EmptyThread.module.css';

/** A message that can be sent with one click. */
export interface Suggestion {
  /** The text on the button. */
  label: string;
  /** The message to send. @default the label */
  message?: string;
}

export interface EmptyThreadProps {
  suggestions?: readonly Suggestion[];
  /** Replaces the title and text. */
  children?: ReactNode;
}

/** Introduces an empty conversation, with suggestions to start from, or says that one is gone. */
export function EmptyThread({ suggestions = [], children }: EmptyThreadProps) {
  const words = useChatStartWords();
  const { send } = useChatHandle();
  const isReadOnly = useChatMissingScope() !== undefined;
  const isRefused = useTokenState().status === 'forbidden';
  const isBegun = useConversation(({ begun }) => begun);
  const isRunning = useChatState(({ openMessages }) => openMessages.data?.running === true);
  // A platform may answer that a deleted conversation has no messages.
  if (!isBegun && !isRunning) return <MissingThread />;
  return (
    <div className={styles.empty}>
      <div className={styles.greeting}>
        {children ?? (
          <>
            <BrandLogo className={styles.logo}>
              <span className={joinClasses(frame.emblem, styles.emblem)}>
                <Icon path={icons.chat} size={40} />
              </span>
            </BrandLogo>
            <h2 className={styles.title}>{words.emptyTitle}</h2>
            <p className={styles.text}>{words.emptyText}</p>
          </>
        )}
      </div>
      {suggestions.length > 0 && !isReadOnly && !isRefused && (
        <ul className={joinClasses(layout.wrap2, styles.list)} aria-label={words.suggestions}>
          {suggestions.map(({ label, message = label }) => (
            <li key={label} className={styles.item}>
              <Button className={styles.suggestion} onClick={() => send(message)}>
                <bdi>{label}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Says that the opened conversation was deleted, or minted by the host, and offers a new one. */
function MissingThread() {
  const words = useChatStartWords();
  const { startNew } = useActions();
  const isDeleted = useConversation((conversation) => conversation.isDeleted);
  const titleId = useId();
  return (
    <div className={styles.empty} role="status" aria-labelledby={titleId}>
      <div className={styles.greeting}>
        <h2 id={titleId} className={styles.title}>
          {isDeleted ? words.deletedTitle : words.missingTitle}
        </h2>
        {!isDeleted && <p className={styles.text}>{words.missingText}</p>}
        <p className={styles.offer}>
          <Button onClick={startNew}>{words.newConversation}</Button>
        </p>
      </div>
    </div>
  );
}
