import { useContext, useEffect, useId, useMemo, useRef, type MouseEvent, memo } from 'react';
import {
  joinClasses,
  ThemeContext,
  underBars,
  useElementWidth,
  useLatest,
  useVirtualRows,
  ChoiceBox,
  texts,
} from '../../../ui/index.ts';
import type { ShownColumn } from '../core/findingsView.ts';
import { itemAt, placeOf, type RowGroup } from '../core/rows/groupRows.ts';
import { useRowTexts, useWorkspace, useFindingsWords } from '../FindingsContext.ts';
import { useReviewProps } from '../ReviewProvider.ts';
import { columnsThatFit, columnTracks } from './columnTracks.ts';
import { FindingRow, rowId, type RowLayout } from './FindingRow.tsx';
import { GridHeader } from './GridHeader.tsx';
import { rowHeightsOf, type ListHeights } from './listHeights.ts';
import { useRowPlaces } from './useRowPlaces.ts';
import styles from './FindingsGrid.module.css';
import { JoinedNames, useFormat } from '../../../provider/index.ts';
import { connectionNames } from './useConnectionName.ts';

export interface FindingsGridProps {
  /** True to render cards instead of columns. */
  isNarrow: boolean;
  heights: ListHeights;
}

export function FindingsGrid({ isNarrow, heights }: FindingsGridProps) {
  const { density } = useContext(ThemeContext);
  const { gridRef, index, rows, groups, view, cursor, selection, ...workspace } = useWorkspace();
  const width = useElementWidth(gridRef);
  const columns = useMemo(() => columnsThatFit(view.columns, width), [view.columns, width]);
  const id = useId();
  const rowHeights = useMemo(
    () => rowHeightsOf(heights, isNarrow, density),
    [heights, isNarrow, density],
  );
  const tracks = useMemo(() => columnTracks(columns), [columns]);
  const layout = useRowLayout(id, isNarrow ? undefined : tracks.template, columns);
  const count = rows.length + groups.length;
  const { places, heightAt } = useRowPlaces(
    rowHeights,
    heights.group,
    width,
    isNarrow ? undefined : columns,
  );
  const place = cursor.position < 0 ? undefined : placeOf(groups, cursor.position);
  const virtual = useVirtualRows({
    count,
    rowHeight: rowHeights.tall,
    places,
    scroller: gridRef,
    headerHeight: heights.head,
    keep: place ?? -1,
  });
  const showCursor = useLatest(() => place !== undefined && virtual.scrollTo(place));
  useEffect(() => {
    showCursor.current();
    // Depends on moves alone, so that a changed list doesn't scroll.
  }, [showCursor, cursor.moves]);
  const minInlineSize = isNarrow ? undefined : tracks.minWidth;
  return (
    <div
      ref={gridRef}
      role="grid"
      tabIndex={0}
      aria-label={layout.texts.words.findings}
      aria-multiselectable="true"
      aria-rowcount={count + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={cursor.current && rowId(id, cursor.current)}
      className={joinClasses(styles.grid, underBars)}
      data-part="grid"
      onMouseDown={keepText}
    >
      <div role="rowgroup" className={styles.headGroup} style={{ minInlineSize }}>
        <GridHeader
          isNarrow={isNarrow}
          columns={columns}
          template={tracks.template}
          height={heights.head}
        />
      </div>
      <div
        role="rowgroup"
        className={styles.body}
        data-decided={workspace.hidden.size > 0 ? '' : undefined}
        style={{ minInlineSize, blockSize: virtual.height }}
      >
        {virtual.rows.map((row) => {
          const item = itemAt(groups, row.index);
          if (item.kind === 'group') {
            const { group } = item;
            return (
              <GroupRow
                key={`group ${group.name}`}
                group={group}
                place={row.index}
                top={row.top}
                height={heights.group}
              />
            );
          }
          const finding = index.findings[rows[item.position] ?? -1];
          if (finding === undefined) return null;
          return (
            <FindingRow
              key={finding.finding_id}
              finding={finding}
              position={item.position}
              place={row.index}
              top={row.top}
              height={heightAt(item.position)}
              layout={layout}
              isCurrent={item.position === cursor.position}
              isSelected={selection.selected.has(finding.finding_id)}
              isSkipped={workspace.isSkipped(finding)}
              decision={workspace.decisionOf(finding.finding_id)}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Returns the settings of all rows. `template` is the columns' grid tracks; undefined for cards. */
function useRowLayout(
  gridId: string,
  template: string | undefined,
  fitting: readonly ShownColumn[],
): RowLayout {
  const texts = useRowTexts();
  const { renderFinding: renderTitle } = useReviewProps();
  const columns = template === undefined ? cardColumns : fitting;
  const handlers = useRowHandlers();
  return useMemo(
    (): RowLayout => ({
      gridId,
      texts,
      columns,
      template,
      renderTitle,
      ...handlers,
    }),
    [gridId, texts, columns, template, renderTitle, handlers],
  );
}

/** Returns stable row handlers, so that a row re-renders only for its own changes. */
function useRowHandlers(): Pick<RowLayout, 'onChoose' | 'onToggle' | 'onRange'> {
  const latest = useLatest(useWorkspace());
  /** The finding last toggled by its checkbox, until the reviewer moves. */
  const ticked = useRef<{ id: string; moves: number }>(undefined);
  return useMemo(
    () => ({
      onChoose: (position) => latest.current.cursor.openAt(position),
      onToggle(id) {
        ticked.current = { id, moves: latest.current.cursor.moves };
        latest.current.selection.toggle(id);
      },
      onRange(to, isSelected) {
        const { cursor, selection, index, rows } = latest.current;
        const row =
          ticked.current?.moves === cursor.moves ? index.rowOf(ticked.current.id) : undefined;
        const start = row === undefined ? cursor.position : rows.indexOf(row);
        const from = start < 0 ? to : start;
        const range = rows.subarray(Math.min(from, to), Math.max(from, to) + 1);
        selection.set(
          Array.from(range, (each) => index.findings[each]?.finding_id ?? ''),
          isSelected,
        );
      },
    }),
    [latest],
  );
}

/** Prevents a Shift-click from selecting text. */
function keepText(event: MouseEvent<HTMLElement>): void {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
}

const cardColumns: readonly ShownColumn[] = (['title', 'theme', 'confidence'] as const).map(
  (column) => ({ column, width: 0 }),
);

interface GroupRowProps {
  group: RowGroup;
  /** Its 0-based index in the list. */
  place: number;
  /** Its top within the rows, in CSS pixels. */
  top: number;
  /** In CSS pixels. */
  height: number;
}

/** Renders a group's heading with a checkbox that selects the group. */
const GroupRow = memo(function GroupRow({ group, place, top, height }: GroupRowProps) {
  const words = useFindingsWords();
  const { number } = useFormat();
  const { index, rows, selection, view, connectionName } = useWorkspace();
  const { start, count } = group;
  const unnamed = view.group === 'connections' ? words.noConnection : words.noTheme;
  const name = group.name === '' ? unnamed : group.name;
  const first =
    view.group === 'connections' && group.name !== ''
      ? index.findings[rows[start] ?? -1]
      : undefined;
  // Memoised, since a group may have thousands of rows and renders on each scroll.
  const ids = useMemo(
    () =>
      Array.from(
        rows.subarray(start, start + count),
        (row) => index.findings[row]?.finding_id ?? '',
      ),
    [rows, index, start, count],
  );
  const chosen = selection.selected;
  const selected = useMemo(() => ids.filter((id) => chosen.has(id)).length, [ids, chosen]);
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      className={styles.group}
      style={{ transform: `translateY(${top}px)`, blockSize: height }}
      data-part="group"
    >
      <span role="gridcell" className={styles.check}>
        <ChoiceBox
          tabIndex={-1}
          aria-label={words.selectGroup(count, name)}
          checked={selected === count}
          isPartial={selected > 0 && selected < count}
          onChange={() => selection.set(ids, selected < count)}
        />
      </span>
      <span role="rowheader" className={joinClasses(texts.cut, styles.groupName)}>
        {first === undefined ? (
          <bdi>{name}</bdi>
        ) : (
          <JoinedNames names={connectionNames(first, connectionName)} />
        )}{' '}
        <span className={styles.groupCount}>{number(count)}</span>
      </span>
    </div>
  );
});
