import type { SheetPreview } from '../../../contract/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import styles from './SheetTable.module.css';

export interface SheetTableProps {
  preview: SheetPreview;
  /** Id of what says how many rows there are. */
  describedBy: string;
}

/** Columns that a preview shows: a sheet may have thousands, which nobody looks at here. */
export const mostColumns = 100;

/** The headers and rows of a spreadsheet, ragged ones too. A wide table scrolls inside its frame. */
export function SheetTable({ preview, describedBy }: SheetTableProps) {
  const words = useConnectorsWords();
  const { headers, sampleRows, totalColumns, sheetName } = preview;
  const width = Math.min(
    mostColumns,
    Math.max(totalColumns, headers.length, ...sampleRows.map((row) => row.length)),
  );
  const columns = Array.from({ length: width }, (_, at) => at);
  return (
    <div className={styles.frame} tabIndex={0} role="group" aria-label={sheetName}>
      <table className={styles.table} aria-label={sheetName} aria-describedby={describedBy}>
        <thead>
          <tr>
            {columns.map((at) => {
              const header = headers[at]?.trim() ?? '';
              return (
                <th key={at} scope="col" className={styles.header} dir="auto">
                  {header === '' ? words.unnamedColumn(at + 1) : header}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sampleRows.map((row, line) => (
            <tr key={line}>
              {columns.map((at) => (
                <td key={at} className={styles.cell} dir="auto">
                  {row[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
