import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

/** In CSS pixels. Less is a scroll bar, or a bar of the browser. */
const leastKeyboard = 100;

/**
 * Keeps the height of the on-screen keyboard in `--_keyboard` of a fixed element. Browsers shrink
 * only the visual viewport for it, so that it would cover what is fixed to the window's bottom.
 *
 * @param isOn - False while nothing is shown.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useBrowserLayoutEffect(() => {
    const fixed = element.current;
    const view = fixed?.ownerDocument.defaultView;
    const visible = view?.visualViewport;
    if (!isOn || !fixed || !view || !visible) return undefined;
    const measure = (): void => {
      const covered = view.innerHeight - visible.height - visible.offsetTop;
      // A zoomed page has a smaller visual viewport too.
      const isKeyboard = visible.scale <= 1 && covered > leastKeyboard;
      fixed.style.setProperty('--_keyboard', `${isKeyboard ? Math.round(covered) : 0}px`);
    };
    measure();
    visible.addEventListener('resize', measure);
    visible.addEventListener('scroll', measure);
    return () => {
      visible.removeEventListener('resize', measure);
      visible.removeEventListener('scroll', measure);
    };
  }, [element, isOn]);
}
