import type { KeyboardEvent } from 'react';

/** What a key asks for. */
export type KeyCommand =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'pageDown'
  | 'pageUp'
  | 'approve'
  | 'reject'
  | 'skip'
  | 'edit'
  | 'select'
  | 'extendNext'
  | 'extendPrevious'
  | 'selectAll'
  | 'open'
  | 'undo'
  | 'search'
  | 'clear'
  | 'help';

const anywhere: Partial<Record<string, KeyCommand>> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'reject',
  s: 'skip',
  e: 'edit',
  x: 'select',
  u: 'undo',
  '/': 'search',
  '?': 'help',
  Escape: 'clear',
};

/** Keys that mean something else on a button, a tab or in a scrolling panel. */
const inGrid: Partial<Record<string, KeyCommand>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
  Enter: 'open',
  ' ': 'select',
};

/** With Shift: the selection follows the move. */
const withShift: Partial<Record<string, KeyCommand>> = {
  j: 'extendNext',
  k: 'extendPrevious',
  ArrowDown: 'extendNext',
  ArrowUp: 'extendPrevious',
};

/** Commands that a key which is held down may repeat. A decision is none of them. */
const repeatable = new Set<KeyCommand>([
  ...(['next', 'previous', 'pageDown', 'pageUp'] as const),
  ...(['extendNext', 'extendPrevious'] as const),
]);

/** Reads a key that was pressed inside the widget. Undefined while the person types. */
export function readKey(
  { key, target, ctrlKey, metaKey, altKey, shiftKey, repeat, nativeEvent }: KeyboardEvent,
  grid: HTMLElement | null,
): KeyCommand | undefined {
  const isInGrid = target === grid;
  if ((ctrlKey || metaKey) && key === 'a' && isInGrid) return 'selectAll';
  if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return undefined;
  if (!(target instanceof Element) || isTyping(target)) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const command =
    (shiftKey && isInGrid ? withShift[name] : undefined) ??
    anywhere[name] ??
    (isInGrid ? inGrid[name] : undefined);
  return command === undefined || (repeat && !repeatable.has(command)) ? undefined : command;
}

function isTyping(target: Element): boolean {
  if (target.closest('select, textarea, [contenteditable=""], [contenteditable="true"]'))
    return true;
  return target.matches('input:not([type="checkbox"], [type="radio"])');
}
