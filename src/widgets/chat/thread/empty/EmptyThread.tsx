import type { ReactNode } from 'react';
import { useTokenState } from '../../../../provider/index.ts';
import { Button, frame, Icon, icons, joinClasses } from '../../../../ui/index.ts';
import { useChatMissingScope, useChatStartWords } from '../../context/ChatContext.ts';
import { useChatHandle } from '../../context/useChatHandle.ts';
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

/** Introduces an empty conversation, with suggestions to start from. */
export function EmptyThread({ suggestions = [], children }: EmptyThreadProps) {
  const words = useChatStartWords();
  const { send } = useChatHandle();
  const isReadOnly = useChatMissingScope() !== undefined;
  const isRefused = useTokenState().status === 'forbidden';
  return (
    <div className={styles.empty}>
      <div className={styles.greeting}>
        {children ?? (
          <>
            <span className={joinClasses(frame.emblem, styles.emblem)}>
              <Icon path={icons.chat} size={40} />
            </span>
            <h2 className={styles.title}>{words.emptyTitle}</h2>
            <p className={styles.text}>{words.emptyText}</p>
          </>
        )}
      </div>
      {suggestions.length > 0 && !isReadOnly && !isRefused && (
        <ul className={styles.list} aria-label={words.suggestions}>
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
