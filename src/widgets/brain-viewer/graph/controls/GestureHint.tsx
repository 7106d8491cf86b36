import { useEffect, useState, type RefObject } from 'react';
import { useBrainstem } from '../../../../provider/index.ts';
import { useBrainWords } from '../../BrainContext.ts';
import styles from './GestureHint.module.css';

/** The time for which the hint is visible after the last gesture, in milliseconds. */
const shown = 1_500;

/**
 * Leaves the wheel and one finger to the page, which scrolls, and says what moves the graph instead.
 *
 * @param stage - The element whose gestures these are.
 */
export function GestureHint({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const words = useBrainWords();
  const { schedule } = useBrainstem().environment;
  const [hint, setHint] = useState<'wheel' | 'touch'>();
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let cancel = (): void => undefined;
    const show = (next: 'wheel' | 'touch'): void => {
      cancel();
      setHint(next);
      cancel = schedule.after(shown, () => setHint(undefined));
    };
    const onWheel = ({ ctrlKey, metaKey }: WheelEvent): void => {
      if (!ctrlKey && !metaKey) show('wheel');
    };
    // React Flow would take a single finger for a pan: it never hears of it.
    const onTouchStart = (event: TouchEvent): void => {
      if (event.touches.length === 1) event.stopPropagation();
    };
    const onTouchMove = ({ touches }: TouchEvent): void => {
      if (touches.length === 1) show('touch');
    };
    element.addEventListener('wheel', onWheel, { signal, passive: true });
    element.addEventListener('touchstart', onTouchStart, { signal, passive: true, capture: true });
    element.addEventListener('touchmove', onTouchMove, { signal, passive: true });
    return () => {
      listening.abort();
      cancel();
    };
  }, [stage, schedule]);
  if (hint === undefined) return null;
  return (
    <div className={styles.hint} data-part="gesture-hint" aria-hidden="true">
      {hint === 'wheel' ? words.zoomHint : words.touchHint}
    </div>
  );
}
