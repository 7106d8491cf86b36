import type { ReactNode } from 'react';
import styles from './NoticeRegion.module.css';

/**
 * A live region for notices that come and go. It must be mounted before its notice: screen readers
 * ignore a region that mounts with its text. It has no role, since screen readers stop at an empty
 * `status` while reading the page. Its notices have the role `note`.
 */
export function NoticeRegion({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" className={styles.region}>
      {children}
    </div>
  );
}
