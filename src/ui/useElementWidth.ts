import { useState, type RefObject } from 'react';
import { observeSize } from './observeSize.ts';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

/** Tracks the width of an element's content box, in CSS pixels. 0 before it is measured. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useBrowserLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    setWidth(Math.round(element.getBoundingClientRect().width));
    return observeSize(element, (size) => setWidth(Math.round(size.width)));
  }, [ref]);
  return width;
}
