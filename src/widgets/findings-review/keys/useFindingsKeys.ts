import type { KeyboardEvent } from 'react';
import type { FindingsWorkspace } from '../useFindingsWorkspace.ts';
import { isComposing, shortcutKey, isElement } from '../../../ui/index.ts';
import { commandOf, type FindingsCommand, type FindingsKeys } from '../core/findingsKeys.ts';

/** The number of rows per Page Up and Page Down. */
const page = 12;

/** Handles the review's keys, while the focus is inside and no dialog is open. */
export function useFindingsKeys(workspace: FindingsWorkspace): (event: KeyboardEvent) => void {
  const { cursor, selection, index, rows, canWrite, details, keys, view, gridRef } = workspace;
  const isFocusMode = view.layout === 'focus';
  const decide = (decision: 'approve' | 'reject'): void => {
    if (workspace.decidesSelected) workspace.ask(decision);
    else workspace.decide(decision);
  };
  /** Selects the current and the adjacent finding, and moves to the latter. */
  const extend = (by: 1 | -1): void => {
    const ids = [cursor.position, cursor.position + by].flatMap(
      (position) => index.findings[rows[position] ?? -1]?.finding_id ?? [],
    );
    selection.set(ids, true);
    cursor.move(by);
  };
  const perform: Record<KeyCommand, () => void> = {
    next: () => cursor.move(1),
    previous: () => cursor.move(-1),
    pageDown: () => cursor.move(page),
    pageUp: () => cursor.move(-page),
    first: () => cursor.moveTo(0),
    last: () => cursor.moveTo(rows.length - 1),
    approve: () => decide('approve'),
    reject: () => decide('reject'),
    skip: () => cursor.current && workspace.skip(!workspace.isSkipped(cursor.current)),
    edit() {
      if (!canWrite || cursor.current === undefined) return;
      workspace.setDetails('open');
      workspace.setEditWanted(true);
    },
    select: () => cursor.current && selection.toggle(cursor.current.finding_id),
    extendNext: () => extend(1),
    extendPrevious: () => extend(-1),
    selectAll: selection.toggleShown,
    open: () => workspace.setDetails(details === 'open' ? 'closed' : 'open'),
    undo: workspace.undo,
    search: () => workspace.searchRef.current?.focus(),
    focusMode: workspace.toggleFocusMode,
    clear: isFocusMode ? workspace.toggleFocusMode : selection.clear,
    help: () => workspace.setHelpOpen(true),
  };
  return (event) => {
    if (workspace.bulk !== undefined || workspace.isHelpOpen || event.defaultPrevented) return;
    const command = readKey(event, keys, isFocusMode ? null : gridRef.current);
    if (command === undefined) return;
    if (command === 'clear' && !isFocusMode && selection.selected.size === 0) return;
    if (command === 'select' && isFocusMode) return;
    event.preventDefault();
    perform[command]();
  };
}

type KeyCommand =
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
function readKey(
  event: KeyboardEvent,
  keys: FindingsKeys,
  grid: HTMLElement | null,
): KeyCommand | undefined {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, repeat, nativeEvent } = event;
  const isInGrid = grid !== null && target === grid;
  if ((ctrlKey || metaKey) && shortcutKey(event) === 'a' && isInGrid) return 'selectAll';
  if (ctrlKey || metaKey || altKey || isComposing(nativeEvent)) return undefined;
  if (!isElement(target) || isTyping(target)) return undefined;
  const own = commandOf(keys, key) ?? commandOf(keys, shortcutKey(event));
  const elsewhere = key === 'Escape' ? 'clear' : undefined;
  const plain = own ?? (isInGrid ? inGrid[key] : undefined) ?? elsewhere;
  const command = (shiftKey && isInGrid && plain ? withShift[plain] : undefined) ?? plain;
  return command === undefined || (repeat && !repeatable.has(command)) ? undefined : command;
}

function isTyping(target: Element): boolean {
  if (target.closest('select, textarea, [contenteditable=""], [contenteditable="true"]'))
    return true;
  return target.matches('input:not([type="checkbox"], [type="radio"])');
}
