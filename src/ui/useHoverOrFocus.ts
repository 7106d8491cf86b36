import { useState, type HTMLAttributes } from 'react';

/** The hover and focus state of an element, and the props that track it. */
export interface HoverOrFocus {
  /** True if the pointer or the focus is on it. */
  isHoveredOrFocused: boolean;
  props: Pick<HTMLAttributes<HTMLElement>, 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur'>;
}

/**
 * Tracks whether an element is hovered or focused, to keep transient content while it is in use.
 *
 * @param isThere - True while the element is mounted, since removing it fires no leave event.
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
