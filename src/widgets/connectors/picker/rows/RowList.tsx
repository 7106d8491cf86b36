import { useEffect, useRef, type ReactNode } from 'react';
import { hasLostFocus } from '../../../../ui/index.ts';
import { RowWindow, useRowWindow, type UsualRowHeights } from './RowWindow.tsx';

export interface RowListProps<T> {
  label: string;
  items: readonly T[];
  rowHeights: UsualRowHeights;
  visibleRows: number;
  children: (item: T) => ReactNode;
}

/**
 * A virtualised list whose rows contain buttons. If the focused row is removed, the row in its
 * place is focused.
 */
export function RowList<T extends { readonly id: string }>({
  label,
  items,
  rowHeights,
  visibleRows,
  children,
}: RowListProps<T>) {
  const focusedAt = useRef<number>(undefined);
  const shown = useRowWindow(items.length, rowHeights);
  const { viewport } = shown;
  useEffect(() => {
    const at = focusedAt.current;
    const list = viewport.current;
    if (at === undefined || list === null || !hasLostFocus(list)) return;
    const next = list.querySelector(`[data-row="${Math.min(at, items.length - 1)}"]`);
    [...(next?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1)?.focus();
  }, [items, viewport]);
  return (
    <RowWindow
      role="list"
      aria-label={label}
      tabIndex={items.length > visibleRows ? 0 : undefined}
      style={{ maxBlockSize: visibleRows * shown.rowHeight + 2 }}
      onFocus={({ target }) => {
        const row = target.closest('[data-row]')?.getAttribute('data-row');
        focusedAt.current = row === null || row === undefined ? undefined : Number(row);
      }}
      items={items}
      keyOf={({ id }) => id}
      shown={shown}
      rowProps={() => ({ role: 'listitem' })}
    >
      {children}
    </RowWindow>
  );
}
