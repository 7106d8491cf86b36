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

/** Commands that a key which is held down may repeat. A decision is none of them. */
const repeatable = new Set<KeyCommand>(['next', 'previous', 'pageDown', 'pageUp']);

/** Reads a key that was pressed inside the widget. Undefined while the person types. */
export function readKey(
  { key, target, ctrlKey, metaKey, altKey, repeat, nativeEvent }: KeyboardEvent,
  grid: HTMLElement | null,
): KeyCommand | undefined {
  if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return undefined;
  if (!(target instanceof Element) || isTyping(target)) return undefined;
  const command =
    anywhere[key.length === 1 ? key.toLowerCase() : key] ??
    (target === grid ? inGrid[key] : undefined);
  return command === undefined || (repeat && !repeatable.has(command)) ? undefined : command;
}

function isTyping(target: Element): boolean {
  if (target.closest('select, textarea, [contenteditable=""], [contenteditable="true"]'))
    return true;
  return target.matches('input:not([type="checkbox"], [type="radio"])');
}
