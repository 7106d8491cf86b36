import { useEffect, useRef, type ReactNode } from 'react';
import { observeSize } from '../observeSize.ts';
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

/** Marks the edges beyond which there is more. Written to the element, so that nothing renders. */
function fadeEdges(region: HTMLElement): () => void {
  const mark = (): void => {
    const { scrollLeft, scrollWidth, clientWidth } = region;
    const hidden = scrollWidth - clientWidth;
    // From right to left, positions are negative and begin at the right.
    const left = scrollLeft < 0 ? hidden + scrollLeft : scrollLeft;
    const isRightToLeft = getComputedStyle(region).direction === 'rtl';
    const start = isRightToLeft && scrollLeft === 0 ? hidden : left;
    const edges = [start > 1 && 'left', hidden - start > 1 && 'right'].filter((edge) => edge);
    if (edges.length === 0) delete region.dataset['fade'];
    else region.dataset['fade'] = edges.join(' ');
  };
  const stops = [region, ...region.children].map((element) => observeSize(element, mark));
  region.addEventListener('scroll', mark, { passive: true });
  return () => {
    for (const stop of stops) stop();
    region.removeEventListener('scroll', mark);
  };
}
