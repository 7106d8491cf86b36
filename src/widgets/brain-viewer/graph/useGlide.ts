import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { Places } from '../core/layout/layoutInput.ts';
import { useLayoutState } from './GraphContext.ts';

/** The maximum number of cards that animate smoothly. */
const maxGliding = 1_000;

/**
 * Returns the drawn places, and whether they are animated. Animates from a preview for the duration
 * of `--brainstem-motion`, which is zero with reduced motion.
 */
export function useGlide(frame: RefObject<HTMLElement | null>) {
  const places = useLayoutState((state) => state.places);
  const from = useLayoutState((state) => state.from);
  const [glide, setGlide] = useState({ from, share: 1 });
  if (glide.from !== from) setGlide({ from, share: 0 });
  useEffect(() => {
    const element = frame.current;
    const duration = places.size > maxGliding ? 0 : motionOf(element);
    const window = element?.ownerDocument.defaultView;
    if (from === undefined) return undefined;
    let start: number | undefined;
    let next = 0;
    const step = (now: number): void => {
      start ??= now;
      const share = duration === 0 ? 1 : Math.min(1, (now - start) / duration);
      setGlide({ from, share });
      if (share < 1) next = window?.requestAnimationFrame(step) ?? 0;
    };
    if (window === null || window === undefined || duration === 0) step(0);
    else next = window.requestAnimationFrame(step);
    return () => window?.cancelAnimationFrame(next);
    // A card dragged during the animation doesn't restart it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [from, frame]);
  const { share } = glide;
  // Stable between frames, since effects that depend on the places would loop otherwise.
  return useMemo(
    () =>
      share === 1 || from === undefined
        ? { places, isGliding: false }
        : { places: between(from, places, easeOut(share)), isGliding: true },
    [places, from, share],
  );
}

function between(from: Places, to: Places, share: number): Places {
  return new Map(
    Array.from(to, ([name, end]) => {
      const start = from.get(name) ?? end;
      return [
        name,
        { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share },
      ];
    }),
  );
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** Returns the theme's motion duration at an element, in milliseconds. */
export function motionOf(element: Element | null): number {
  if (element === null) return 0;
  const text = getComputedStyle(element).getPropertyValue('--_motion').trim();
  const value = Number.parseFloat(text);
  if (!Number.isFinite(value)) return 0;
  return text.endsWith('ms') ? value : value * 1_000;
}
