import type { ReactNode } from 'react';
import styles from './NoticeRegion.module.css';

/**
 * A place for a notice that comes and goes. Screen readers listen to it before the notice is there,
 * and speak it when it comes; one that appears together with its live region isn't spoken. The
 * region has no role, since a screen reader that reads the page stops at an empty one of a status.
 * Its notices have the role `note`.
 */
export function NoticeRegion({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" className={styles.region}>
      {children}
    </div>
  );
}
