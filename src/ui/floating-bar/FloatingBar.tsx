import type { HTMLAttributes } from 'react';
import styles from './FloatingBar.module.css';

export interface FloatingBarProps extends HTMLAttributes<HTMLDivElement> {
  /** True if there is a bar. Without one, the content exists only for screen readers. */
  isShown: boolean;
  'data-part'?: string | undefined;
}

/**
 * A bar of actions on a selection or on the last change, in inverted colours. It is below a list,
 * which makes room for it.
 */
export function FloatingBar({ isShown, ...props }: FloatingBarProps) {
  return (
    <div className={styles.place} data-shown={isShown ? '' : undefined}>
      <div {...props} className={isShown ? styles.bar : undefined} />
    </div>
  );
}
