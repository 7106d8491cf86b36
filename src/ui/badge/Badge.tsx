import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import textDirection from '../theme/textDirection.module.css';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}

/** A short state or figure in a frame. Its words carry the meaning; the colour only repeats it. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={joinClasses(styles.badge, styles[tone], textDirection.own)} data-part="badge">
      {children}
    </span>
  );
}
