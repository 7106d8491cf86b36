import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { Table } from '../../markdown/index.ts';
import { saveFile } from '../saveFile.ts';
import { useCopy } from '../useCopy.ts';
import type { MarkdownSettings } from './markdownContext.ts';
import { cellsOf, toCsv, toTsv } from './tableText.ts';
import styles from './Markdown.module.css';

interface TableActionsProps {
  table: Table;
  settings: MarkdownSettings;
}

/** Takes a table along: to the clipboard as spreadsheets read it, or as a CSV file. */
export function TableActions({ table, settings: { words, onCopy } }: TableActionsProps) {
  const [result, copy] = useCopy(() => toTsv(cellsOf(table)), onCopy);
  const download = (page: Document): void => {
    // With the mark by which Excel knows the encoding.
    const content = new Blob(['\uFEFF', toCsv(cellsOf(table))], { type: 'text/csv' });
    saveFile(page, `${words.table}.csv`, content);
  };
  return (
    <div className={styles.tableActions}>
      <span role="status" className={styles.copyResult}>
        {result === 'copied' && words.copied}
        {result === 'failed' && words.copyFailed}
      </span>
      <Button variant="quiet" size="small" className={styles.copy} onClick={() => void copy()}>
        <Icon name={result === 'copied' ? 'check' : 'copy'} size={14} />
        {words.copyTable}
      </Button>
      <Button
        variant="quiet"
        size="small"
        className={styles.copy}
        onClick={({ currentTarget }) => download(currentTarget.ownerDocument)}
      >
        <Icon name="download" size={14} />
        {words.downloadTable}
      </Button>
    </div>
  );
}
