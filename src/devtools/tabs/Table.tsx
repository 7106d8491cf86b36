import type { ReactNode } from 'react';

export interface TableProps {
  /** The accessible name of the table. */
  label: string;
  columns: readonly string[];
  /** The text shown without rows. */
  empty: string;
  rows: readonly { id: string | number; cells: readonly ReactNode[] }[];
}

/** Renders a table whose first column holds row headers. */
export function Table({ label, columns, empty, rows }: TableProps) {
  if (rows.length === 0) return <p data-devtools="empty">{empty}</p>;
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [first, ...others] }) => (
          <tr key={id}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
