import { memo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { ChoiceBox, Icon, icons, screenScale } from '../../../ui/index.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { forwardOf, useColumnDrag } from '../toolbar/useColumnDrag.ts';
import styles from './FindingsGrid.module.css';
import {
  columnWidths,
  type FindingsColumn,
  type FindingsSort,
  type ShownColumn,
} from '../core/findingsView.ts';

export interface GridHeaderProps {
  /** True if rows are cards, whose columns can't be sorted or resized. */
  isNarrow: boolean;
  columns: readonly ShownColumn[];
  template: string;
  /** In CSS pixels. */
  height: number;
}

/** The minimum and maximum width of a column, in CSS pixels. */
const minWidth = 72;
const maxWidth = 900;

/** The distance that an arrow key moves a column's edge, in CSS pixels. */
const keyStep = 16;

export const GridHeader = memo(function GridHeader({
  isNarrow,
  columns,
  template,
  height,
}: GridHeaderProps) {
  const words = useFindingsWords();
  const { view, onViewChange, rows, selection } = useWorkspace();
  const { sort } = view;
  const count = rows.length;
  const { shownCount } = selection;
  const setWidth = (column: FindingsColumn, width: number): void =>
    onViewChange({
      ...view,
      columns: view.columns.map((shown) => (shown.column === column ? { ...shown, width } : shown)),
    });
  const { propsOf } = useColumnDrag('inline');
  const all = (
    <ChoiceBox
      aria-label={words.selectAll(count)}
      checked={shownCount > 0 && shownCount === count}
      isPartial={shownCount > 0 && shownCount < count}
      onChange={selection.toggleShown}
    />
  );
  if (isNarrow) {
    return (
      <div role="row" aria-rowindex={1} className={styles.head} style={{ blockSize: height }}>
        <span role="columnheader">
          <label className={styles.all}>
            {all}
            <span>{words.selectAll(count)}</span>
          </label>
        </span>
      </div>
    );
  }
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={styles.head}
      style={{ gridTemplateColumns: template, blockSize: height }}
    >
      <span role="columnheader" className={styles.check}>
        {all}
      </span>
      {columns.map(({ column, width }) => {
        const direction = sort?.column === column ? sort.direction : undefined;
        return (
          <span
            key={column}
            {...propsOf(column, words[column])}
            role="columnheader"
            aria-label={words[column]}
            aria-sort={direction ?? 'none'}
            className={styles.heading}
          >
            <button
              type="button"
              className={styles.sort}
              onClick={() => onViewChange({ ...view, sort: nextSort(column, direction) })}
            >
              <span className={styles.text}>{words[column]}</span>
              {direction !== undefined && (
                <span className={styles.direction} data-direction={direction}>
                  <Icon path={icons.arrowDown} size={14} />
                </span>
              )}
            </button>
            <Edge
              label={words.widthOf(words[column])}
              width={width}
              onWidth={(next) => setWidth(column, next)}
              onReset={() => setWidth(column, columnWidths[column])}
            />
          </span>
        );
      })}
    </div>
  );
});

function nextSort(
  column: FindingsColumn,
  direction: FindingsSort['direction'] | undefined,
): FindingsSort | undefined {
  if (direction === undefined) return { column, direction: 'ascending' };
  return direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

interface EdgeProps {
  label: string;
  width: number;
  onWidth: (width: number) => void;
  onReset: () => void;
}

/** The resize handle of a column, dragged or moved by arrow keys. */
function Edge({ label, width, onWidth, onReset }: EdgeProps) {
  const drag = useRef<{ x: number; width: number; perPixel: number }>(undefined);
  const set = (next: number): void =>
    onWidth(Math.round(Math.min(maxWidth, Math.max(minWidth, next))));
  const start = (event: PointerEvent<HTMLSpanElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const heading = event.currentTarget.parentElement ?? event.currentTarget;
    const perPixel = forwardOf(heading) / screenScale(heading);
    drag.current = { x: event.clientX, width, perPixel };
  };
  const move = (event: PointerEvent): void => {
    if (drag.current === undefined) return;
    set(drag.current.width + (event.clientX - drag.current.x) * drag.current.perPixel);
  };
  const press = (event: KeyboardEvent<HTMLSpanElement>): void => {
    const forward = forwardOf(event.currentTarget);
    const by = { ArrowRight: forward, ArrowLeft: -forward }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    set(width + by * keyStep);
  };
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      tabIndex={0}
      className={styles.edge}
      // It is pulled by itself, and doesn't drag its column.
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={() => (drag.current = undefined)}
      onLostPointerCapture={() => (drag.current = undefined)}
      onDoubleClick={onReset}
      onKeyDown={press}
    />
  );
}
