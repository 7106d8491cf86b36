import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useContext, useEffect, useId, useMemo } from 'react';
import { ThemeContext, useLatest } from '../../../ui/index.ts';
import type { ShownColumn } from '../core/findingsView.ts';
import { useRowTexts, useWorkspace } from '../FindingsContext.ts';
import { FindingRow, type RowLayout } from './FindingRow.tsx';
import { GridHeader } from './GridHeader.tsx';
import styles from './FindingsGrid.module.css';

/** Props of {@link FindingsGrid}. */
export interface FindingsGridProps {
  /** Cards of two lines in place of columns. */
  isNarrow: boolean;
}

/** Heights in CSS pixels. */
const heights = { head: 36, row: 44, compactRow: 34, card: 68 };

/** Rows beyond each end of what is in sight. */
const overscan = 6;

/** The list as a grid of real elements, of which only those in sight exist. */
export function FindingsGrid({ isNarrow }: FindingsGridProps) {
  const texts = useRowTexts();
  const { density } = useContext(ThemeContext);
  const { gridRef, index, rows, view, cursor, selection, ...workspace } = useWorkspace();
  const { position, moves } = cursor;
  const { selected } = selection;
  const { columns } = view;
  const id = useId();
  const height = isNarrow ? heights.card : density === 'compact' ? heights.compactRow : heights.row;
  const handlers = useRowHandlers();
  const layout = useMemo(
    (): RowLayout => ({
      texts,
      height,
      columns: isNarrow ? cardColumns : columns,
      template: isNarrow ? undefined : templateOf(columns),
      ...handlers,
    }),
    [texts, height, isNarrow, columns, handlers],
  );
  // eslint-disable-next-line react-hooks/incompatible-library -- Its functions are used here alone.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => gridRef.current,
    estimateSize: () => height,
    overscan,
    scrollPaddingStart: heights.head,
    rangeExtractor: (range) => rangeWith(range, position),
  });
  useEffect(() => virtualizer.measure(), [virtualizer, height]);
  useEffect(() => {
    if (position >= 0) virtualizer.scrollToIndex(position, { align: 'auto' });
    // Scrolls when the reviewer moves, not when the list changes below them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [virtualizer, moves]);

  const items = virtualizer.getVirtualItems();
  // Rows take turns in some more places than are drawn, so that scrolling gives elements other
  // words and creates none.
  const places = Math.ceil((items.length + 1) / 16) * 16;
  const current = position < 0 ? undefined : `${id}-${position}`;
  return (
    <div
      ref={gridRef}
      role="grid"
      tabIndex={0}
      aria-label={texts.words.findings}
      aria-multiselectable="true"
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={current}
      className={styles.grid}
      data-part="grid"
    >
      <div role="rowgroup" className={styles.headGroup}>
        <GridHeader isNarrow={isNarrow} template={templateOf(columns)} />
      </div>
      <div
        role="rowgroup"
        className={styles.body}
        style={{ blockSize: virtualizer.getTotalSize() }}
      >
        {items.map((item) => {
          const finding = index.findings[rows[item.index] ?? -1];
          if (finding === undefined) return null;
          return (
            <FindingRow
              key={item.index === position ? 'current' : item.index % places}
              id={`${id}-${item.index}`}
              finding={finding}
              position={item.index}
              top={item.start}
              layout={layout}
              isCurrent={item.index === position}
              isSelected={selected.has(finding.finding_id)}
              isSkipped={workspace.isSkipped(finding)}
              decision={workspace.decisionOf(finding.finding_id)}
            />
          );
        })}
      </div>
    </div>
  );
}

/** What a press on a row does: functions that never change, so that a row renders for itself alone. */
function useRowHandlers(): Pick<RowLayout, 'onChoose' | 'onToggle'> {
  const { cursor, setDetails, selection } = useWorkspace();
  const latest = useLatest({ cursor, setDetails, selection });
  return useMemo(
    () => ({
      onChoose(position) {
        latest.current.cursor.moveTo(position);
        latest.current.setDetails('open');
      },
      onToggle: (id) => latest.current.selection.toggle(id),
    }),
    [latest],
  );
}

const cardColumns: readonly ShownColumn[] = (['title', 'theme', 'confidence'] as const).map(
  (column) => ({ column, width: 0 }),
);

/** The rows in sight, and the current one wherever it is, so that it can always be named. */
function rangeWith({ startIndex, endIndex, overscan: over, count }: Range, position: number) {
  const start = Math.max(0, startIndex - over);
  const end = Math.min(count - 1, endIndex + over);
  const indexes = Array.from({ length: Math.max(0, end - start + 1) }, (_, at) => start + at);
  if (position < 0 || position >= count) return indexes;
  if (position < start) indexes.unshift(position);
  else if (position > end) indexes.push(position);
  return indexes;
}

function templateOf(columns: readonly ShownColumn[]): string {
  const tracks = columns.map(({ column, width }) =>
    column === 'title' ? `minmax(${width}px, 1fr)` : `${width}px`,
  );
  return ['40px', ...tracks].join(' ');
}
