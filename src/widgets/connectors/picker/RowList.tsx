'use client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ReactNode } from 'react';
import { joinClasses } from '../../../ui/index.ts';
import styles from './RowList.module.css';

/** Props of {@link RowList}. */
export interface RowListProps<T> {
  /** Names the list. */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  /** Pixels; each row has this height. */
  rowHeight: number;
  /** Rows in sight at most. */
  visibleRows: number;
  className?: string | undefined;
  children: (item: T) => ReactNode;
}

/**
 * A list of any length whose rows hold buttons. Only the rows in sight are in the page. When the row
 * that has the focus goes, the one in its place gets it.
 */
export function RowList<T>({
  label,
  items,
  keyOf,
  rowHeight,
  visibleRows,
  className,
  children,
}: RowListProps<T>) {
  const viewport = useRef<HTMLDivElement>(null);
  const focusedAt = useRef<number>(undefined);
  // eslint-disable-next-line react-hooks/incompatible-library -- Nothing of the virtualizer is memoized.
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => rowHeight,
    overscan: 4,
  });
  useEffect(() => {
    const at = focusedAt.current;
    const list = viewport.current;
    if (at === undefined || list === null || !hasLostFocus(list)) return;
    const next = list.querySelector(`[data-row="${Math.min(at, items.length - 1)}"]`);
    [...(next?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1)?.focus();
  }, [items]);
  return (
    <div
      ref={viewport}
      role="list"
      aria-label={label}
      tabIndex={items.length > visibleRows ? 0 : undefined}
      className={joinClasses(styles.viewport, className)}
      style={{ maxBlockSize: visibleRows * rowHeight + 2 }}
      onFocus={({ target }) => {
        const row = target.closest('[data-row]')?.getAttribute('data-row');
        focusedAt.current = row === null || row === undefined ? undefined : Number(row);
      }}
    >
      <div role="presentation" style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <div
              key={keyOf(item)}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={index + 1}
              data-row={index}
              className={styles.row}
              style={{ insetBlockStart: start, blockSize: rowHeight }}
            >
              {children(item)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Whether what had the focus has gone from the page, or from the shadow root around. */
function hasLostFocus(list: HTMLElement): boolean {
  const root = list.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  return root.activeElement === null || root.activeElement === list.ownerDocument.body;
}
