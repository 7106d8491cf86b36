import type { SheetPreview } from '../../../contract/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import styles from './SheetTable.module.css';

export interface SheetTableProps {
  preview: SheetPreview;
  /** The id of the element with the row count. */
  describedBy: string;
}

/** The maximum number of previewed columns; a sheet may have thousands. */
export const maxColumns = 100;

/** Renders headers and rows, which may be ragged. Wide tables scroll inside their frame. */
export function SheetTable({ preview, describedBy }: SheetTableProps) {
  const words = useConnectorsWords();
  const { headers, sampleRows, totalColumns, sheetName } = preview;
  const width = Math.min(
    maxColumns,
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
