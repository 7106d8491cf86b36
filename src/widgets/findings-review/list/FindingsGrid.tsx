import { useContext, useEffect, useId, useMemo } from 'react';
import { ThemeContext, useLatest, useVirtualRows } from '../../../ui/index.ts';
import type { ShownColumn } from '../core/findingsView.ts';
import { useRowTexts, useWorkspace } from '../FindingsContext.ts';
import { columnTracks } from './columnTracks.ts';
import { FindingRow, type RowLayout } from './FindingRow.tsx';
import { GridHeader } from './GridHeader.tsx';
import styles from './FindingsGrid.module.css';

/** Props of {@link FindingsGrid}. */
export interface FindingsGridProps {
  /** Cards in place of columns. */
  isNarrow: boolean;
}

/** Heights in CSS pixels. A title has room for two lines. */
const heights = { head: 36, row: 56, compactRow: 46, card: 84 };

/** The list as a grid of real elements, of which only those in view exist. */
export function FindingsGrid({ isNarrow }: FindingsGridProps) {
  const texts = useRowTexts();
  const { density } = useContext(ThemeContext);
  const { gridRef, index, rows, view, cursor, selection, ...workspace } = useWorkspace();
  const { position, moves } = cursor;
  const { selected } = selection;
  const { columns } = view;
  const id = useId();
  const height = isNarrow ? heights.card : density === 'compact' ? heights.compactRow : heights.row;
  const tracks = useMemo(() => columnTracks(columns), [columns]);
  const handlers = useRowHandlers();
  const layout = useMemo(
    (): RowLayout => ({
      texts,
      height,
      columns: isNarrow ? cardColumns : columns,
      template: isNarrow ? undefined : tracks.template,
      ...handlers,
    }),
    [texts, height, isNarrow, columns, tracks, handlers],
  );
  const virtual = useVirtualRows({
    count: rows.length,
    rowHeight: height,
    scroller: gridRef,
    headerHeight: heights.head,
    keep: position,
  });
  const latestScroll = useLatest(virtual.scrollTo);
  useEffect(() => {
    if (position >= 0) latestScroll.current(position);
    // Scrolls when the reviewer moves, not when the list changes below them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [moves]);
  const current = position < 0 ? undefined : `${id}-${position}`;
  const minInlineSize = isNarrow ? undefined : tracks.minWidth;
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
      <div role="rowgroup" className={styles.headGroup} style={{ minInlineSize }}>
        <GridHeader isNarrow={isNarrow} template={tracks.template} />
      </div>
      <div
        role="rowgroup"
        className={styles.body}
        style={{ minInlineSize, blockSize: virtual.height }}
      >
        {virtual.rows.map((row) => {
          const finding = index.findings[rows[row.index] ?? -1];
          if (finding === undefined) return null;
          return (
            <FindingRow
              key={row.key}
              id={`${id}-${row.index}`}
              finding={finding}
              position={row.index}
              top={row.top}
              layout={layout}
              isCurrent={row.index === position}
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
  const { cursor, selection } = useWorkspace();
  const latest = useLatest({ cursor, selection });
  return useMemo(
    () => ({
      onChoose: (position) => latest.current.cursor.openAt(position),
      onToggle: (id) => latest.current.selection.toggle(id),
    }),
    [latest],
  );
}

const cardColumns: readonly ShownColumn[] = (['title', 'theme', 'confidence'] as const).map(
  (column) => ({ column, width: 0 }),
);
