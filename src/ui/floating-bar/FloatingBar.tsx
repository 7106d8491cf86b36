import type { HTMLAttributes } from 'react';
import styles from './FloatingBar.module.css';

/** Props of {@link FloatingBar}. */
export interface FloatingBarProps extends HTMLAttributes<HTMLDivElement> {
  /** Whether there is a bar. Without, what is inside is only there to be spoken. */
  isShown: boolean;
  'data-part'?: string | undefined;
}

/**
 * What can be done with a selection or with what was just done, in the colours of the page the
 * other way round. It stands below a list, which makes room for it.
 */
export function FloatingBar({ isShown, ...props }: FloatingBarProps) {
  return (
    <div className={styles.place} data-shown={isShown ? '' : undefined}>
      <div {...props} className={isShown ? styles.bar : undefined} />
    </div>
  );
}
