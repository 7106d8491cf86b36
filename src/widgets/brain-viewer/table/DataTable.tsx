import { useMemo, useRef, useState } from 'react';
import { useFormat } from '../../../provider/index.ts';
import { revealHidden, useRowHeights, useVirtualRows } from '../../../ui/index.ts';
import { useBrainWords } from '../BrainContext.ts';
import styles from './DataTable.module.css';

/** A column of {@link DataTable}. The first one names its row. */
export interface Column<Row> {
  readonly key: string;
  readonly name: string;
  readonly isNumber?: boolean;
  /** Returns what it is sorted by. Undefined if unknown. */
  readonly valueOf: (row: Row) => string | number | undefined;
  /** @default the value */
  readonly text?: (row: Row) => string;
}

export interface DataTableProps<Row> {
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selected: string | undefined;
  onChoose: (row: Row) => void;
}

/** The row heights at the default font size, in CSS pixels. */
const usualHeights = { head: 37, row: 37 };

/** Renders a virtualised table. ARIA row counts include the rows that aren't rendered. */
export function DataTable<Row>({
  name,
  columns,
  rows,
  keyOf,
  selected,
  onChoose,
}: DataTableProps<Row>) {
  const words = useBrainWords();
  const { number } = useFormat();
  const scroll = useRef<HTMLDivElement>(null);
  const [sort, setSort] = useState<{ key: string; descending: boolean }>();
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const { heights, probe } = useRowHeights(usualHeights);
  const { head: headerHeight, row: rowHeight } = heights;
  const virtual = useVirtualRows({
    count: sorted.length,
    rowHeight,
    scroller: scroll,
    headerHeight,
    overscan: 12,
  });
  const textOf = (row: Row, { valueOf, text }: Column<Row>): string => {
    if (text !== undefined) return text(row);
    const value = valueOf(row) ?? '–';
    return typeof value === 'number' ? number(value) : revealHidden(value);
  };
  const last = virtual.rows.at(-1);
  const before = virtual.rows[0]?.top ?? 0;
  const after = last === undefined ? 0 : virtual.height - last.top - rowHeight;
  return (
    <div ref={scroll} className={styles.scroll} tabIndex={0} role="region" aria-label={name}>
      {probe}
      <table className={styles.table} aria-label={name} aria-rowcount={sorted.length + 1}>
        <thead>
          <tr style={{ blockSize: headerHeight }}>
            {columns.map(({ key, name: column, isNumber = false }) => {
              const direction =
                sort?.key === key ? (sort.descending ? 'descending' : 'ascending') : 'none';
              return (
                <th
                  key={key}
                  scope="col"
                  aria-sort={direction}
                  className={styles.head}
                  data-number={isNumber ? '' : undefined}
                >
                  <button
                    type="button"
                    className={styles.sort}
                    title={words.sortBy(column)}
                    onClick={() =>
                      setSort({
                        key,
                        descending: sort?.key === key ? !sort.descending : isNumber,
                      })
                    }
                  >
                    {column}
                    <span aria-hidden="true" className={styles.arrow}>
                      {direction === 'none' ? '' : direction === 'ascending' ? '↑' : '↓'}
                    </span>
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <Spacer height={before} />}
          {virtual.rows.map(({ index }) => {
            const row = sorted[index];
            if (row === undefined) return null;
            const key = keyOf(row);
            return (
              <tr
                key={key}
                data-row={index}
                aria-rowindex={index + 2}
                aria-selected={key === selected}
                className={styles.row}
                style={{ blockSize: rowHeight }}
                onClick={() => onChoose(row)}
              >
                {columns.map((column, at) =>
                  at === 0 ? (
                    <th key={column.key} scope="row" className={styles.cell}>
                      <button type="button" className={styles.name} dir="auto">
                        {textOf(row, column)}
                      </button>
                    </th>
                  ) : (
                    <td
                      key={column.key}
                      className={styles.cell}
                      data-number={column.isNumber === true ? '' : undefined}
                    >
                      {textOf(row, column)}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
          {after > 0 && <Spacer height={after} />}
        </tbody>
      </table>
    </div>
  );
}

function Spacer({ height }: { height: number }) {
  return (
    <tr aria-hidden="true">
      <td className={styles.spacer} style={{ blockSize: height }} />
    </tr>
  );
}

function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: { key: string; descending: boolean } | undefined,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.key);
  if (column === undefined || sort === undefined) return rows;
  const way = sort.descending ? -1 : 1;
  const unknown = column.isNumber === true ? -1 : '';
  return rows.toSorted((a, b) => {
    const [first, second] = [column.valueOf(a) ?? unknown, column.valueOf(b) ?? unknown];
    return first === second ? 0 : first < second ? -way : way;
  });
}
