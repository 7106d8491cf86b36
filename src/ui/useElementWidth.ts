import { useState, type RefObject } from 'react';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

/** The width of an element's content box in CSS pixels, kept up to date. 0 before the first look. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useBrowserLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    setWidth(Math.round(element.getBoundingClientRect().width));
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
