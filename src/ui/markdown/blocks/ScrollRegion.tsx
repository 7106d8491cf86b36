import { useEffect, useRef, type ReactNode } from 'react';
import { fadeEdges } from './fadeEdges.ts';
import styles from '../Markdown.module.css';

interface ScrollRegionProps {
  label: string;
  /** @default the direction of the page */
  dir?: 'ltr' | 'rtl' | undefined;
  children: ReactNode;
}

/**
 * Scrolls content that may be wider than the column. A group, not a region: an answer of ten tables
 * should not put ten landmarks on the host's page.
 */
export function ScrollRegion({ label, dir, children }: ScrollRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => (region.current === null ? undefined : fadeEdges(region.current)), []);
  return (
    <div
      ref={region}
      role="group"
      aria-label={label}
      tabIndex={0}
      dir={dir}
      className={styles.scroll}
    >
      {children}
    </div>
  );
}
