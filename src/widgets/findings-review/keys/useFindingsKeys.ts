import type { KeyboardEvent } from 'react';
import { readKey, type KeyCommand } from './readKey.ts';
import type { FindingsWorkspace } from '../useFindingsWorkspace.ts';

/** The number of rows per Page Up and Page Down. */
const page = 12;

/** Handles the review's keys, while the focus is inside and no dialog is open. */
export function useFindingsKeys(workspace: FindingsWorkspace): (event: KeyboardEvent) => void {
  const { cursor, selection, index, rows, canWrite, details, keys, view, gridRef } = workspace;
  const isFocusMode = view.layout === 'focus';
  const decide = (decision: 'approve' | 'reject'): void => {
    if (selection.selected.size > 0 && !isFocusMode) workspace.ask(decision);
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
