import { useMemo } from 'react';
import { type ProcessingStatuses, processingStatusOfFile, totalsOf } from '../core/upload/index.ts';
import { FileRow } from './FileRow.tsx';
import styles from './FileList.module.css';
import { useDocumentsWords, useSelect } from './UploadContext.ts';
import { useKeptFocus } from './useKeptFocus.ts';

/** Props of {@link FileList}. */
export interface FileListProps {
  processing: ProcessingStatuses;
}

/** The files of this upload, each with its state. */
export function FileList({ processing }: FileListProps) {
  const words = useDocumentsWords();
  const files = useSelect((state) => state.files);
  const { refused } = useMemo(() => totalsOf(files), [files]);
  const focus = useKeptFocus<HTMLUListElement>();
  return (
    <section className={styles.section} aria-label={words.files}>
      <h2 className={styles.title}>
        {words.files}
        <span className={styles.count}>{words.fileCount(files.length - refused)}</span>
        {refused > 0 && <span className={styles.count}>{words.refusedCount(refused)}</span>}
      </h2>
      <ul {...focus} tabIndex={-1} className={styles.list}>
        {files.map((entry) => (
          <FileRow
            key={entry.key}
            entry={entry}
            processing={processingStatusOfFile(entry, processing)}
          />
        ))}
      </ul>
    </section>
  );
}
