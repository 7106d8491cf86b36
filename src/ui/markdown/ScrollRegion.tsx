import type { ReactNode } from 'react';
import styles from './Markdown.module.css';

interface ScrollRegionProps {
  label: string;
  /** @default the direction of the page */
  dir?: 'ltr';
  children: ReactNode;
}

/**
 * What may be wider than the column. A group, not a region: an answer of ten tables should not put
 * ten landmarks on the host's page.
 */
export function ScrollRegion({ label, dir, children }: ScrollRegionProps) {
  return (
    <div role="group" aria-label={label} tabIndex={0} dir={dir} className={styles.scroll}>
      {children}
    </div>
  );
}
