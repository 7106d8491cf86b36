import { forwardRef, type ReactNode } from 'react';
import styles from './Title.module.css';

/**
 * The title of a page of questions. It can be given the focus when the page changes, so that it is
 * read out, and draws no ring, as nothing can be done with it.
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
