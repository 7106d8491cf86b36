import type { ReactNode } from 'react';
import { Button, Notice, icons, type IconPath } from '../../ui/index.ts';
import { describeError } from './describeError.ts';
import { useGeneralWords } from '../words/useWords.ts';

export interface ErrorNoticeProps {
  /** The caught value; a string is the service's own message. */
  error: unknown;
  /** The action that failed. @default a general description */
  title?: string;
  /** The consequences, and what is safe; null for none. @default the error's explanation */
  text?: string | null;
  /** Buttons that fix the problem. */
  actions?: ReactNode;
  /** Called by the button Try again. @default no button */
  onRetry?: (() => void) | undefined;
  /** True during a retry: the button does nothing, but keeps the focus. @default false */
  isRetrying?: boolean;
  /** @default 'danger' */
  tone?: 'warning' | 'danger';
  /** @default 'lock' for a refusal, else 'warning' */
  icon?: IconPath;
  /** `note` inside an existing live region. @default 'alert' */
  role?: 'alert' | 'status' | 'note';
}

/** Explains an error in plain words, with a way forward, and its raw message in a disclosure. */
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

export interface QueryErrorProps extends Omit<
  ErrorNoticeProps,
  'error' | 'onRetry' | 'isRetrying'
> {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Explains why a query failed, if it did, and sends it again on request. */
export function QueryError({ query: { error, isFetching, refetch }, ...notice }: QueryErrorProps) {
  if (error === null) return null;
  return (
    <ErrorNotice {...notice} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  );
}
