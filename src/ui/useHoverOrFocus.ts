import { useState } from 'react';

/**
 * Tracks whether an element is hovered or focused, to keep transient content while it is in use.
 *
 * @param isThere - True while the element is mounted, since removing it fires no leave event.
 */
export function useHoverOrFocus(isThere = true) {
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
