import type { HTMLAttributes } from 'react';
import styles from './FloatingBar.module.css';

export interface FloatingBarProps extends HTMLAttributes<HTMLDivElement> {
  /** True to show the bar. Otherwise its content is for screen readers only. */
  isShown: boolean;
  'data-part'?: string | undefined;
}

/**
 * A bar of actions on a selection or the last change, in inverted colours. The list above reserves
 * space for it.
 */
export function FloatingBar({ isShown, ...props }: FloatingBarProps) {
  return (
    <div className={styles.place} data-shown={isShown ? '' : undefined}>
      <div {...props} className={isShown ? styles.bar : undefined} />
    </div>
  );
}
