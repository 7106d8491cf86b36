import type { KeyboardEvent } from 'react';
import { shortcutKey } from '../../../ui/index.ts';
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

/** Keys with another meaning on buttons, tabs and scrolling panels. */
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

/** Commands that extend the selection while Shift is held. */
const withShift: Partial<Record<KeyCommand, KeyCommand>> = {
  next: 'extendNext',
  previous: 'extendPrevious',
};

/** Commands that may repeat while their key is held down. Decisions must not. */
const repeatable = new Set<KeyCommand>([
  ...(['next', 'previous', 'pageDown', 'pageUp'] as const),
  ...(['extendNext', 'extendPrevious'] as const),
]);

/** Returns the command of a key pressed inside the widget. Undefined while the user is typing. */
export function readKey(
  event: KeyboardEvent,
  keys: FindingsKeys,
  grid: HTMLElement | null,
): KeyCommand | undefined {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, repeat, nativeEvent } = event;
  const isInGrid = grid !== null && target === grid;
  if ((ctrlKey || metaKey) && shortcutKey(event) === 'a' && isInGrid) return 'selectAll';
  if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return undefined;
  if (!(target instanceof Element) || isTyping(target)) return undefined;
  const own = commandOf(keys, key) ?? commandOf(keys, shortcutKey(event));
  const plain = own ?? (isInGrid ? inGrid[key] : undefined) ?? anywhere[key];
  const command = (shiftKey && isInGrid && plain ? withShift[plain] : undefined) ?? plain;
  return command === undefined || (repeat && !repeatable.has(command)) ? undefined : command;
}

const anywhere: Partial<Record<string, KeyCommand>> = { Escape: 'clear' };

function isTyping(target: Element): boolean {
  if (target.closest('select, textarea, [contenteditable=""], [contenteditable="true"]'))
    return true;
  return target.matches('input:not([type="checkbox"], [type="radio"])');
}
