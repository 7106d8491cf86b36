import type { KeyboardEvent } from 'react';

/** In a list whose items are one tab stop, arrow keys, Home and End move through those that match. */
export function moveFocusAmong(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = items.findIndex((item) => item === event.target);
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (at < 0 || target === undefined) return;
  event.preventDefault();
  items[Math.max(0, Math.min(items.length - 1, target))]?.focus();
}
