import { useEffect, useState, type RefObject } from 'react';
import { useBrainstem } from '../../../../provider/index.ts';
import { useBrainWords } from '../../BrainContext.ts';
import styles from './GestureHint.module.css';

/** The time that the hint stays after the last gesture, in milliseconds. */
const shown = 1_500;

/**
 * Lets the wheel and one finger scroll the page, and shows the gesture that moves the graph.
 *
 * @param stage - The element on which gestures are handled.
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
    // Hides single-finger touches from React Flow, which would pan.
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
