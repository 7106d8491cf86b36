import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, type RefObject } from 'react';
import { FindingRow } from './FindingRow.tsx';
import styles from './FindingsGrid.module.css';
import type { FindingsIndex } from './findingsIndex.ts';
import type { FindingsSort, FindingsColumn, ShownColumn } from './findingsView.ts';
import { GridHeader } from './GridHeader.tsx';
import { isSkipped } from './readFinding.ts';
import type { Decision } from './reviewState.ts';
import { useRowTexts } from './DeskContext.ts';

/** Props of {@link FindingsGrid}. */
export interface FindingsGridProps {
  /** Takes the keyboard's focus. */
  gridRef: RefObject<HTMLDivElement | null>;
  index: FindingsIndex;
  rows: Uint32Array;
  columns: readonly ShownColumn[];
  sort: FindingsSort | undefined;
  onSort: (sort: FindingsSort | undefined) => void;
  onWidth: (column: FindingsColumn, width: number) => void;
  /** Cards of two lines in place of columns. */
  isNarrow: boolean;
  isCompact: boolean;
  /** The place of the current finding, or -1. */
  position: number;
  /** Changes when the current finding is to be scrolled to. */
  moves: number;
  selected: ReadonlySet<string>;
  skips: ReadonlyMap<string, boolean>;
  decisionOver: (id: string) => Decision | undefined;
  onChoose: (position: number) => void;
  onToggle: (id: string) => void;
  onSelectAll: () => void;
}

/** Heights in CSS pixels. */
const heights = { head: 36, row: 44, compactRow: 34, card: 68 };

/** Rows beyond each end of what is in sight. */
const overscan = 6;

/** The list as a grid of real elements, of which only those in sight exist. */
export function FindingsGrid({
  gridRef,
  index,
  rows,
  columns,
  sort,
  onSort,
  onWidth,
  isNarrow,
  isCompact,
  position,
  moves,
  selected,
  skips,
  decisionOver,
  onChoose,
  onToggle,
  onSelectAll,
}: FindingsGridProps) {
  const texts = useRowTexts();
  const { words } = texts;
  const id = useId();
  const height = isNarrow ? heights.card : isCompact ? heights.compactRow : heights.row;
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

  const template = useMemo(() => templateOf(columns), [columns]);
  const items = virtualizer.getVirtualItems();
  // Rows take turns in some more places than are drawn, so that scrolling gives elements other
  // words and makes none anew.
  const places = Math.ceil((items.length + 1) / 16) * 16;
  const current = position < 0 ? undefined : `${id}-${position}`;
  return (
    <div
      ref={gridRef}
      role="grid"
      tabIndex={0}
      aria-label={words.findings}
      aria-multiselectable="true"
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={current}
      className={styles.grid}
      data-part="grid"
    >
      <div role="rowgroup" className={styles.headGroup}>
        <GridHeader
          {...{ isNarrow, columns, template, sort, onSort, onWidth, onSelectAll }}
          count={rows.length}
          selection={selected.size === 0 ? 'none' : selected.size >= rows.length ? 'all' : 'some'}
        />
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
              texts={texts}
              position={item.index}
              top={item.start}
              height={height}
              columns={isNarrow ? cardColumns : columns}
              template={isNarrow ? undefined : template}
              isCurrent={item.index === position}
              isSelected={selected.has(finding.finding_id)}
              isSkipped={skips.get(finding.finding_id) ?? isSkipped(finding)}
              decision={decisionOver(finding.finding_id)}
              onChoose={onChoose}
              onToggle={onToggle}
            />
          );
        })}
      </div>
    </div>
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
