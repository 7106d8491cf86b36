import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import textDirection from '../theme/textDirection.module.css';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}

/** A framed status or figure. Its text carries the meaning; the colour only repeats it. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={joinClasses(styles.badge, styles[tone], textDirection.own)} data-part="badge">
      {children}
    </span>
  );
}
