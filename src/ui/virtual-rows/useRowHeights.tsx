import { useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { observeSize } from '../observeSize.ts';
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts';
import styles from './useRowHeights.module.css';

/** Heights of rows, in CSS pixels, and what measures them. */
export interface RowHeights<Name extends string> {
  /** The same object as long as no height changes. */
  heights: Readonly<Record<Name, number>>;
  /**
   * The size of the text, as a multiple of the usual one, and never less than 1. With text of twice
   * the size, a list has room for half as much beside each other.
   */
  scale: number;
  /** Goes into the element that the rows are in. */
  probe: ReactNode;
}

/** The probe's width beside text of the usual size, in CSS pixels. */
const probeWidth = 16;

/**
 * Heights of rows that follow the size of the text: those of text of the usual size, and more where
 * a host or a person has made it larger, also while the list is shown. Whole pixels, so that lines
 * stay sharp.
 *
 * @param usual - Beside text of the usual size, in CSS pixels; the same object at each render.
 */
export function useRowHeights<Name extends string>(
  usual: Readonly<Record<Name, number>>,
): RowHeights<Name> {
  const ref = useRef<HTMLSpanElement>(null);
  const scale = useTextScale(ref);
  return useMemo(
    () => ({
      heights: scale === 1 ? usual : scaled(usual, scale),
      scale,
      probe: <span ref={ref} aria-hidden="true" className={styles.probe} />,
    }),
    [usual, scale],
  );
}

function scaled<Name extends string>(
  usual: Readonly<Record<Name, number>>,
  scale: number,
): Readonly<Record<Name, number>> {
  const heights: Record<Name, number> = { ...usual };
  for (const name in usual) heights[name] = Math.round(usual[name] * scale);
  return heights;
}

/** Returns the text size around a probe as a multiple of the usual size, and never less than 1. */
function useTextScale(probe: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(1);
  useBrowserLayoutEffect(() => {
    const element = probe.current;
    if (element === null) return;
    const measure = (): void => {
      // Not its box on the screen, which a host's transform may have made smaller.
      const width = parseFloat(getComputedStyle(element).inlineSize);
      // Without layout, as in jsdom, there is nothing to measure.
      if (width > 0) setScale(Math.round((width / probeWidth) * 1000) / 1000);
    };
    measure();
    return observeSize(element, measure);
  }, [probe]);
  return scale;
}
