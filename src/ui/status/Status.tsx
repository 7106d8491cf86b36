import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { Meter } from '../progress/Meter.tsx';
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
      {progress !== undefined && <Meter share={progress} className={styles.progress} />}
    </span>
  );
}
