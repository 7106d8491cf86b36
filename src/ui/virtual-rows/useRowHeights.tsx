import { useMemo, useRef, useState, type RefObject } from 'react';
import { observeSize } from '../observeSize.ts';
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts';
import styles from './useRowHeights.module.css';

/** The probe's width at the default text size, in CSS pixels. */
const probeWidth = 16;

/**
 * Scales row heights with the text size, also when it changes while the list is shown. Rounded to
 * whole pixels, to keep lines sharp.
 *
 * @param usual - At the default text size, in CSS pixels. Memoise this object.
 */
export function useRowHeights<Name extends string>(usual: Readonly<Record<Name, number>>) {
  const ref = useRef<HTMLSpanElement>(null);
  const scale = useTextScale(ref);
  return useMemo(
    () => ({
      /** Referentially stable while no height changes. */
      heights: scale === 1 ? usual : scaled(usual, scale),
      /** At twice the text size, a list fits half as much side by side. */
      scale,
      /** Measures the text size. Render it in the rows' container. */
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

/** Returns the text size around a probe as a multiple of the default, at least 1. */
function useTextScale(probe: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(1);
  useBrowserLayoutEffect(() => {
    const element = probe.current;
    if (element === null) return;
    const measure = (): void => {
      // Computed size, since the client rect would include a host's transform.
      const width = parseFloat(getComputedStyle(element).inlineSize);
      // Without layout, as in jsdom, the width is 0.
      if (width > 0) setScale(Math.round((width / probeWidth) * 1000) / 1000);
    };
    measure();
    return observeSize(element, measure);
  }, [probe]);
  return scale;
}
