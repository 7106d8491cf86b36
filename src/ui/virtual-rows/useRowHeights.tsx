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
  const { scale, row } = useProbe(ref);
  return useMemo(
    () => ({
      /** Referentially stable while no height changes. */
      heights: scale === 1 ? usual : scaled(usual, scale),
      /** At twice the text size, a list fits half as much side by side. */
      scale,
      /** The height of a row with one line of text by the theme. Undefined without a layout. */
      row: row === undefined ? undefined : Math.round(row * scale),
      /** Measures the text size. Render it in the rows' container. */
      probe: <span ref={ref} aria-hidden="true" className={styles.probe} />,
    }),
    [usual, scale, row],
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

/** Sizes that a probe has taken from the theme. */
interface Measured {
  /** The text size as a multiple of the default, at least 1. */
  scale: number;
  /** `--brainstem-row-height`, in CSS pixels. */
  row?: number;
}

/** Returns the sizes of a probe, also when they change. */
function useProbe(probe: RefObject<HTMLElement | null>): Measured {
  const [measured, setMeasured] = useState<Measured>({ scale: 1 });
  useBrowserLayoutEffect(() => {
    const element = probe.current;
    if (element === null) return;
    const measure = (): void => {
      // Computed size, since the client rect would include a host's transform.
      const { inlineSize, blockSize } = getComputedStyle(element);
      const scale = Math.round((parseFloat(inlineSize) / probeWidth) * 1000) / 1000;
      const row = parseFloat(blockSize);
      // Without layout, as in jsdom, the width is 0.
      if (scale > 0) {
        setMeasured((last) => (last.scale === scale && last.row === row ? last : { scale, row }));
      }
    };
    measure();
    return observeSize(element, measure);
  }, [probe]);
  return measured;
}
