import { useEffect, useId, useState } from 'react';
import type { SheetPreview } from '../../../contract/index.ts';
import {
  QueryError,
  UnreadableEntriesNotice,
  useBrainstem,
  usePlatformQuery,
} from '../../../provider/index.ts';
import { sheetPreviewQuery } from '../../../query/index.ts';
import {
  Field,
  NoticeRegion,
  Select,
  Skeleton,
  frame,
  joinClasses,
  layout,
  texts,
} from '../../../ui/index.ts';
import type { PickerItem } from '../picker/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import styles from './SheetPreviewPane.module.css';

export interface SheetPreviewPaneProps {
  connectionId: string;
  item: PickerItem | undefined;
}

/** The debounce of the preview in milliseconds. */
const restMs = 200;

/** Shows the first rows of the active spreadsheet. */
export function SheetPreviewPane({ connectionId, item }: SheetPreviewPaneProps) {
  const words = useConnectorsWords();
  const [rested, setRested] = useState<PickerItem>();
  const { schedule } = useBrainstem().environment;
  useEffect(() => schedule.after(restMs, () => setRested(item)), [schedule, item]);
  return (
    <section
      className={layout.stack3}
      aria-label={rested === undefined ? words.preview : words.previewOf(rested.name)}
      data-part="sheet-preview"
    >
      {rested === undefined ? (
        <p className={joinClasses(frame.inset, styles.hint)}>{words.previewHint}</p>
      ) : (
        <Preview key={rested.id} connectionId={connectionId} item={rested} />
      )}
    </section>
  );
}

function Preview({ connectionId, item }: { connectionId: string; item: PickerItem }) {
  const words = useConnectorsWords();
  const [sheetName, setSheetName] = useState<string>();
  const sheet = { connectionId, spreadsheetId: item.id };
  const preview = usePlatformQuery((client) =>
    sheetPreviewQuery(client, sheetName === undefined ? sheet : { ...sheet, sheetName }),
  );
  const { data, error, isPlaceholderData } = preview;
  // Another tab can be chosen after one whose preview fails.
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  if (data === undefined && error === null) return <Skeleton height="200px" />;
  return (
    <>
      <h4 className={styles.title} dir="auto">
        {item.name}
      </h4>
      {last !== undefined && last.availableSheets.length > 1 && (
        <Field label={words.tab}>
          <Select
            value={sheetName ?? last.sheetName}
            onChange={(event) => setSheetName(event.target.value)}
          >
            {last.availableSheets.map(({ title, sheetId }) => (
              <option key={sheetId} value={title}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <NoticeRegion>
        <QueryError query={preview} title={words.previewFailed} role="note" />
      </NoticeRegion>
      {isPlaceholderData && <Skeleton height="200px" />}
      {data !== undefined && error === null && !isPlaceholderData && <Rows preview={data} />}
    </>
  );
}

/** The maximum number of previewed columns; a sheet may have thousands. */
const maxColumns = 100;

/** Renders headers and rows, which may be ragged. Wide tables scroll inside their frame. */
function Rows({ preview }: { preview: SheetPreview }) {
  const words = useConnectorsWords();
  const id = useId();
  const { sampleRows, hasMoreRows, totalColumns, headers, sheetName } = preview;
  if (headers.length === 0 && sampleRows.length === 0) {
    return <p className={texts.note}>{words.previewEmpty}</p>;
  }
  const rows = sampleRows.length;
  const width = Math.min(
    maxColumns,
    Math.max(totalColumns, headers.length, ...sampleRows.map((row) => row.length)),
  );
  const columns = Array.from({ length: width }, (_, at) => at);
  const figures = new Set(columns.filter((at) => holdsFigures(sampleRows.map((row) => row[at]))));
  const classOf = (at: number, base: string | undefined) =>
    joinClasses(base, figures.has(at) && styles.figure);
  return (
    <div>
      <div className={styles.frame} tabIndex={0} role="group" aria-label={sheetName}>
        <table className={styles.table} aria-label={sheetName} aria-describedby={id}>
          <thead>
            <tr>
              {columns.map((at) => {
                const header = headers[at]?.trim() ?? '';
                return (
                  <th key={at} scope="col" className={classOf(at, styles.header)} dir="auto">
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
                  <td key={at} className={classOf(at, styles.cell)} dir="auto">
                    {row[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <UnreadableEntriesNotice lists={[headers, sampleRows, ...sampleRows]} />
      <p id={id} className={texts.note}>
        {[
          hasMoreRows ? words.firstRows(rows) : words.allRows(rows),
          totalColumns > maxColumns
            ? words.firstColumns(maxColumns, totalColumns)
            : words.columns(totalColumns),
        ].join(' · ')}
      </p>
    </div>
  );
}

/** A number, perhaps with a sign, a currency or a percent sign. */
const figure = /^[-+−(]?\p{Sc}? ?\d[\d.,'’\s]*(?:\p{Sc}|%|\))?$/u;

/** Returns true if a column's cells, apart from empty ones, are numbers. */
function holdsFigures(cells: readonly (string | undefined)[]): boolean {
  const written = cells.map((cell) => cell?.trim() ?? '').filter((cell) => cell !== '');
  return written.length > 0 && written.every((cell) => figure.test(cell));
}
