import { useId, useState, type KeyboardEvent } from 'react';
import type { SqlStream } from '../../../../query/index.ts';
import { Icon, icons, joinClasses, movedIndex, texts } from '../../../../ui/index.ts';
import { useFormWords } from '../../forms/useFormWords.ts';
import { RowBox, RowName, RowWindow, useRowWindow } from '../../picker/rows/RowWindow.tsx';
import styles from './StreamPicker.module.css';
import type { StreamRow } from './streamRows.ts';

export interface StreamTreeProps {
  rows: readonly StreamRow[];
  isDisabled: boolean;
  /** Selects tables, or deselects them if all are selected. */
  onToggle: (streams: readonly SqlStream[]) => void;
  onFold: (schema: string | undefined) => void;
}

const rowHeights = { wide: 36, narrow: 52 };
const visibleRows = 10;

/**
 * A virtualised tree of schemas and tables. The tree keeps the focus and marks the active row by
 * `aria-activedescendant`.
 */
export function StreamTree({ rows, isDisabled, onToggle, onFold }: StreamTreeProps) {
  const words = useFormWords();
  const id = useId();
  const [activeKey, setActiveKey] = useState<string>();
  const active = rows.findIndex(({ key }) => key === activeKey);
  const shown = useRowWindow(rows.length, rowHeights, active);

  const move = (index: number): void => {
    const row = rows[index];
    if (row === undefined) return;
    setActiveKey(row.key);
    shown.scrollTo(index);
  };
  const check = (row: StreamRow | undefined): void => {
    if (row !== undefined && !isDisabled) onToggle(streamsOf(row));
  };
  const fold = (row: StreamRow | undefined, opens: boolean): void => {
    if (row?.type === 'schema' && row.isOpen !== opens) onFold(row.group.schema);
  };
  const pressKey = (event: KeyboardEvent): void => {
    const row = rows[active];
    const target = movedIndex(event.key, active, rows.length, { page: visibleRows });
    if (target !== undefined) move(target);
    else if (event.key === ' ') check(row);
    else if (event.key === 'Enter') fold(row, row?.type === 'schema' && !row.isOpen);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const isForwards = (event.key === 'ArrowRight') === (directionOf(event) === 'ltr');
      if (isForwards || row?.type === 'schema') fold(row, isForwards);
      else move(schemaAbove(rows, active));
    } else return;
    event.preventDefault();
  };

  return (
    <RowWindow
      role="tree"
      className={styles.tree}
      aria-label={words.discoveryTables}
      aria-multiselectable="true"
      aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
      tabIndex={0}
      style={{ blockSize: Math.min(rows.length, visibleRows) * shown.rowHeight + 2 }}
      onKeyDown={pressKey}
      items={rows}
      keyOf={({ key }) => key}
      shown={shown}
      rowProps={(row, index) => ({
        id: `${id}-${index}`,
        role: 'treeitem',
        'aria-level': row.type === 'schema' ? 1 : 2,
        'aria-expanded': row.type === 'schema' ? row.isOpen : undefined,
        'aria-checked': checkedOf(row),
        'aria-disabled': isDisabled || undefined,
        className: joinClasses(
          styles.row,
          row.type === 'stream' && styles.table,
          index === active && styles.active,
        ),
        onClick: () => {
          setActiveKey(row.key);
          check(row);
        },
      })}
    >
      {(row) => (
        <>
          {row.type === 'schema' && (
            <span
              className={styles.fold}
              aria-hidden="true"
              onClick={(event) => {
                event.stopPropagation();
                setActiveKey(row.key);
                fold(row, !row.isOpen);
              }}
            >
              <Icon path={row.isOpen ? icons.down : icons.forward} size={14} />
            </span>
          )}
          <RowBox checked={checkedOf(row)} />
          <RowName
            name={row.type === 'stream' ? row.stream.name : (row.group.schema ?? words.database)}
          />
          {row.type === 'schema' && (
            <span className={joinClasses(texts.figures, styles.count)}>
              {words.discoverySelected(row.selected, row.group.streams.length)}
            </span>
          )}
        </>
      )}
    </RowWindow>
  );
}

function streamsOf(row: StreamRow): readonly SqlStream[] {
  return row.type === 'schema' ? row.group.streams : [row.stream];
}

function checkedOf(row: StreamRow): boolean | 'mixed' {
  if (row.type === 'stream') return row.isSelected;
  if (row.selected === 0) return false;
  return row.selected === row.group.streams.length ? true : 'mixed';
}

function schemaAbove(rows: readonly StreamRow[], row: number): number {
  const above = rows.findLastIndex(({ type }, index) => type === 'schema' && index < row);
  return Math.max(0, above);
}

function directionOf({ currentTarget }: KeyboardEvent): string {
  return getComputedStyle(currentTarget).direction;
}
