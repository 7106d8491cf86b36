import { useRef, type HTMLAttributes, type ReactNode } from 'react';
import { observeSize } from '../observeSize.ts';
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts';
import styles from './FloatingBar.module.css';

export interface FloatingBarProps extends HTMLAttributes<HTMLDivElement> {
  /** True to show the bar. Otherwise its content is for screen readers only. */
  isShown: boolean;
  'data-part'?: string | undefined;
}

/** The class of a scroller that `FloatingBars` follow: its end can be scrolled to above the bars. */
export const underBars = styles.under;

/** Lays bars over the end of the scroller before them, or below anything else. */
export function FloatingBars({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    return observeSize(element, ({ height }) => {
      element.parentElement?.parentElement?.style.setProperty('--_covered', `${height}px`);
      // A list whose view shrinks keeps its current row in view.
      element.parentElement?.previousElementSibling?.dispatchEvent(new Event('scroll'));
    });
  }, []);
  return (
    <div className={styles.places}>
      <div ref={place} className={styles.stack}>
        {children}
      </div>
    </div>
  );
}

/** A bar of actions on a selection or the last change, in inverted colours. */
export function FloatingBar({ isShown, ...props }: FloatingBarProps) {
  return (
    <div className={styles.place} data-shown={isShown ? '' : undefined}>
      <div {...props} className={isShown ? styles.bar : undefined} />
    </div>
  );
}
