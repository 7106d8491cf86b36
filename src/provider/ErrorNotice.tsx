import type { ReactNode } from 'react';
import { Notice } from '../ui/index.ts';
import { describeError } from './describeError.ts';
import { useGeneralWords } from './useWords.ts';

/** Props of {@link ErrorNotice}. */
export interface ErrorNoticeProps {
  /** What was caught; words of the service where it is a string. */
  error: unknown;
  /** What could not be done. @default what went wrong, in general words */
  title?: string;
  /** What is kept, and what follows; null for nothing. @default what the error means */
  text?: string | null;
  /** The buttons that mend it. */
  actions?: ReactNode;
  /** @default 'danger' */
  tone?: 'warning' | 'danger';
  /** @default 'lock' where the person was kept out, else 'warning' */
  icon?: 'warning' | 'lock';
  /** @default 'alert' */
  role?: 'alert' | 'status';
}

/** An error in plain words, with the way on, and the raw words behind a disclosure. */
export function ErrorNotice({
  error,
  title,
  text,
  actions,
  tone = 'danger',
  icon,
  role = 'alert',
}: ErrorNoticeProps) {
  const words = useGeneralWords();
  const description = describeError(error, words);
  return (
    <Notice
      tone={tone}
      icon={icon ?? (description.isRefusal ? 'lock' : 'warning')}
      role={role}
      title={title ?? description.title}
      actions={actions}
      detail={description.detail}
      detailLabel={words.details}
    >
      {text === null ? undefined : (text ?? description.text)}
    </Notice>
  );
}
