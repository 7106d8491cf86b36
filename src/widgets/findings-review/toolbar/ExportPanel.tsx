import type { MouseEvent } from 'react';
import type { Finding } from '../../../contract/index.ts';
import { Button, Icon, icons, saveFile } from '../../../ui/index.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { findingsToCsv, findingsToJson } from './exportFindings.ts';
import styles from './Toolbar.module.css';

/** Downloads what is shown. */
export function ExportPanel() {
  const { rows, index } = useWorkspace();
  const shownCount = rows.length;
  const shown = (): readonly Finding[] =>
    Array.from(rows).flatMap((row) => index.findings[row] ?? []);
  const words = useFindingsWords();
  const csv = ({ currentTarget }: MouseEvent): void =>
    saveFile(
      currentTarget.ownerDocument,
      'findings.csv',
      new Blob([findingsToCsv(shown())], { type: 'text/csv;charset=utf-8' }),
    );
  const json = ({ currentTarget }: MouseEvent): void =>
    saveFile(
      currentTarget.ownerDocument,
      'findings.json',
      new Blob([findingsToJson(shown())], { type: 'application/json' }),
    );
  return (
    <>
      <p className={styles.note}>{words.exportText(shownCount)}</p>
      <div className={styles.row}>
        <Button size="small" disabled={shownCount === 0} onClick={csv}>
          <Icon path={icons.download} />
          {words.exportCsv}
        </Button>
        <Button size="small" disabled={shownCount === 0} onClick={json}>
          <Icon path={icons.download} />
          {words.exportJson}
        </Button>
      </div>
    </>
  );
}
