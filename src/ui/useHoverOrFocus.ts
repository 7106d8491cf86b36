import { useState, type HTMLAttributes } from 'react';

/** Whether a person is at an element, and what the element needs to tell of it. */
export interface HoverOrFocus {
  /** Whether the pointer or the focus is on it. */
  isHoveredOrFocused: boolean;
  props: Pick<HTMLAttributes<HTMLElement>, 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur'>;
}

/**
 * Follows whether a person is at an element, by pointer or focus: what goes away by itself waits
 * for as long.
 *
 * @param isThere - Whether the element is there: one that goes away tells of no leave.
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
