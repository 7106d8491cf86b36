import { useState, type HTMLAttributes } from 'react';

/** The presence of a person at an element, and the props that track it. */
export interface HoverOrFocus {
  /** True if the pointer or the focus is on it. */
  isHoveredOrFocused: boolean;
  props: Pick<HTMLAttributes<HTMLElement>, 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur'>;
}

/**
 * Tracks whether a person is at an element, by pointer or focus: content that disappears by itself
 * waits until they leave.
 *
 * @param isThere - True if the element is there: one that is removed fires no leave event.
 */
export function useHoverOrFocus(isThere = true): HoverOrFocus {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  if (!isThere && (isHovered || isFocused)) {
    setHovered(false);
    setFocused(false);
  }
  return {
    isHoveredOrFocused: isHovered || isFocused,
    props: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
