import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import textDirection from '../theme/textDirection.module.css';
import styles from './Status.module.css';

export interface StatusProps {
  /** `neutral` is a ring: nothing has happened yet. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  /** The progress from 0 to 1, as a thin bar below. @default none */
  progress?: number | undefined;
  children: ReactNode;
}

/** Shows a status as a dot with text. The text carries the meaning; the colour only repeats it. */
export function Status({ tone = 'neutral', progress, children }: StatusProps) {
  return (
    <span className={joinClasses(styles.status, styles[tone])} data-part="status" data-tone={tone}>
      <span className={styles.dot} aria-hidden="true" />
      <span className={joinClasses(styles.words, textDirection.own)}>{children}</span>
      {progress !== undefined && (
        <span className={styles.track} aria-hidden="true">
          <span className={styles.bar} style={{ inlineSize: `${Math.round(progress * 100)}%` }} />
        </span>
      )}
    </span>
  );
}
