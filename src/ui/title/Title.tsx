import { forwardRef, type ReactNode } from 'react';
import styles from './Title.module.css';

/**
 * The title of a page of questions. It can be focused when the page changes, so that it is
 * announced, but has no focus ring, as it isn't interactive.
 */
export const Title = forwardRef<HTMLHeadingElement, { children: ReactNode }>(function Title(
  { children },
  ref,
) {
  return (
    <h2 ref={ref} tabIndex={-1} className={styles.title}>
      {children}
    </h2>
  );
});
