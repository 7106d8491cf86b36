'use client';
import { useEffect, useState, type RefCallback } from 'react';

/**
 * The inline size of an element in CSS pixels, followed as it changes.
 *
 * @returns A ref for the element, and its width: undefined until it was measured.
 */
export function useContainerWidth(): [RefCallback<HTMLElement>, number | undefined] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, width];
}
