import { useEffect, useRef, type ReactNode } from 'react';
import { joinClasses } from '../../joinClasses.ts';
import layout from '../../layout/layout.module.css';
import { fadeEdges } from '../../layout/fadeEdges.ts';
import styles from '../Markdown.module.css';

interface ScrollRegionProps {
  label: string;
  /** @default the direction of the page */
  dir?: 'ltr' | 'rtl' | undefined;
  children: ReactNode;
}

/**
 * Scrolls content wider than the column. Uses the `group` role, since an answer with ten tables
 * should not add ten landmarks to the host's page.
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
      className={joinClasses(layout.fading, styles.scroll)}
    >
      {children}
    </div>
  );
}
