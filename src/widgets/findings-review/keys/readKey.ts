import type { KeyboardEvent } from 'react';
import { commandOf, type FindingsCommand, type FindingsKeys } from '../core/findingsKeys.ts';

/** A keyboard command. */
export type KeyCommand =
  | FindingsCommand
  | 'first'
  | 'last'
  | 'pageDown'
  | 'pageUp'
  | 'extendNext'
  | 'extendPrevious'
  | 'selectAll'
  | 'open'
  | 'clear';

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

/** With Shift, the selection follows the move. */
const withShift: Partial<Record<KeyCommand, KeyCommand>> = {
  next: 'extendNext',
  previous: 'extendPrevious',
};

/** Commands that a key which is held down may repeat. A decision is none of them. */
const repeatable = new Set<KeyCommand>([
  ...(['next', 'previous', 'pageDown', 'pageUp'] as const),
  ...(['extendNext', 'extendPrevious'] as const),
]);

/** Reads a key that was pressed inside the widget. Undefined while the person types. */
export function readKey(
  { key, target, ctrlKey, metaKey, altKey, shiftKey, repeat, nativeEvent }: KeyboardEvent,
  keys: FindingsKeys,
  grid: HTMLElement | null,
): KeyCommand | undefined {
  const isInGrid = grid !== null && target === grid;
  if ((ctrlKey || metaKey) && key === 'a' && isInGrid) return 'selectAll';
  if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return undefined;
  if (!(target instanceof Element) || isTyping(target)) return undefined;
  const plain = commandOf(keys, key) ?? (isInGrid ? inGrid[key] : undefined) ?? anywhere[key];
  const command = (shiftKey && isInGrid && plain ? withShift[plain] : undefined) ?? plain;
  return command === undefined || (repeat && !repeatable.has(command)) ? undefined : command;
}

const anywhere: Partial<Record<string, KeyCommand>> = { Escape: 'clear' };

function isTyping(target: Element): boolean {
  if (target.closest('select, textarea, [contenteditable=""], [contenteditable="true"]'))
    return true;
  return target.matches('input:not([type="checkbox"], [type="radio"])');
}
