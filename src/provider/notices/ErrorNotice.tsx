import type { ReactNode } from 'react';
import { Button, Notice, icons, type IconPath } from '../../ui/index.ts';
import { describeError } from './describeError.ts';
import { useGeneralWords } from '../words/useWords.ts';

export interface ErrorNoticeProps {
  /** The caught value; a string is the service's own message. */
  error: unknown;
  /** The action that failed. @default what went wrong, in general words */
  title?: string;
  /** The consequences, and what is kept; null for nothing. @default what the error means */
  text?: string | null;
  /** The buttons that mend it. */
  actions?: ReactNode;
  /** Called by the button Try again. @default no such button */
  onRetry?: (() => void) | undefined;
  /** True during a retry, so that the button does nothing, and keeps the focus. @default false */
  isRetrying?: boolean;
  /** @default 'danger' */
  tone?: 'warning' | 'danger';
  /** @default 'lock' where the person was kept out, else 'warning' */
  icon?: IconPath;
  /** `note` in a live region that was there before. @default 'alert' */
  role?: 'alert' | 'status' | 'note';
}

/** An error in plain words, with the way on, and the raw words behind a disclosure. */
export function ErrorNotice({
  error,
  title,
  text,
  actions,
  onRetry,
  isRetrying = false,
  tone = 'danger',
  icon,
  role = 'alert',
}: ErrorNoticeProps) {
  const words = useGeneralWords();
  const description = describeError(error, words);
  return (
    <Notice
      tone={tone}
      icon={icon ?? (description.isRefusal ? icons.lock : icons.warning)}
      role={role}
      title={title ?? description.title}
      actions={
        onRetry === undefined ? (
          actions
        ) : (
          <>
            <Button
              size="small"
              aria-disabled={isRetrying}
              onClick={isRetrying ? undefined : onRetry}
            >
              {words.tryAgain}
            </Button>
            {actions}
          </>
        )
      }
      detail={description.detail}
      detailLabel={words.details}
    >
      {text === null ? undefined : (text ?? description.text)}
    </Notice>
  );
}
