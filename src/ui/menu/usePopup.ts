import { useId, useState, useRef, type FocusEvent } from 'react';
import { useEscape } from '../dialog/registerEscapeLayer.ts';
import { observeSize } from '../observeSize.ts';
import { screenScale } from '../screenScale.ts';
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts';

/** The distance between a popup and its widget's edges, in CSS pixels. */
const margin = 8;

/** The distance between a popup and its button, in CSS pixels. */
const gap = 4;

/** Manages a popup that closes on Escape, on a press outside and when the focus leaves. */
export function usePopup() {
  const [state, setState] = useState<'open' | 'leaving' | 'closed'>('closed');
  const isOpen = state === 'open';
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = (): void => {
    setState('leaving');
    button.current?.focus();
  };
  useEscape(place, isOpen, close);
  useBrowserLayoutEffect(() => {
    const [opener, opened] = [place.current, panel.current];
    const root = opener?.closest<HTMLElement>('[data-brainstem]');
    if (!isOpen || opener === null || opened === null || !root) return;
    const update = (): void => putBeside(opener, opened, root);
    update();
    const stops = [root, opener].map((element) => observeSize(element, update));
    return () => stops.forEach((stop) => stop());
  }, [isOpen]);
  useBrowserLayoutEffect(() => {
    if (state !== 'leaving' || panel.current === null) return;
    // Without an animation, no `animationend` fires.
    const animation = getComputedStyle(panel.current).getPropertyValue('animation-name');
    if (animation === '' || animation === 'none') setState('closed');
  }, [state]);
  return {
    isOpen,
    /** True while it is open or fading out. */
    isThere: state !== 'closed',
    toggle: () => setState(isOpen ? 'leaving' : 'open'),
    /** Closes it and returns the focus to the button. */
    close,
    /** Props of the element around both. */
    place: {
      ref: place,
      // Safari gives a pressed button no focus, but the nearest element around it that can take it.
      tabIndex: -1,
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (isOpen && !currentTarget.contains(relatedTarget)) setState('leaving');
      },
    },
    button: { ref: button, 'aria-expanded': isOpen, 'aria-controls': isOpen ? id : undefined },
    panel: {
      ref: panel,
      id,
      'aria-hidden': state === 'leaving' || undefined,
      onAnimationEnd: () => setState(isOpen ? 'open' : 'closed'),
    },
  };
}

/** Places a popup below its button, or above if there is more room, within the widget. */
function putBeside(opener: HTMLElement, popup: HTMLElement, root: HTMLElement): void {
  const view = popup.ownerDocument.defaultView;
  const scale = screenScale(root);
  const bounds = root.getBoundingClientRect();
  const from = opener.getBoundingClientRect();
  const below = (Math.min(bounds.bottom, view?.innerHeight ?? Infinity) - from.bottom) / scale;
  const above = (from.top - Math.max(bounds.top, 0)) / scale;
  const { style } = popup;
  style.maxInlineSize = `${bounds.width / scale - 2 * margin}px`;
  style.maxBlockSize = '';
  const size = popup.getBoundingClientRect();
  const [width, height] = [size.width / scale, size.height / scale];
  const isAbove = below < height + gap + margin && above > below;
  style.maxBlockSize = `${Math.max(0, (isAbove ? above : below) - gap - margin)}px`;
  style.insetBlock = isAbove ? `auto calc(100% + ${gap}px)` : `calc(100% + ${gap}px) auto`;
  const isRtl = getComputedStyle(popup).direction === 'rtl';
  const room = (isRtl ? from.right - bounds.left : bounds.right - from.left) / scale;
  style.insetInlineStart = `${Math.min(0, room - margin - width)}px`;
}
