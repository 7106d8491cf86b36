import { processingStatusOfFile, type ProcessingStatuses } from './processingStatus.ts';
import { FileRow } from './FileRow.tsx';
import styles from './FileList.module.css';
import { useDocumentsWords, useUploadsState } from './UploadContext.ts';
import { useKeptFocus } from './useKeptFocus.ts';

/** Props of {@link FileList}. */
export interface FileListProps {
  processing: ProcessingStatuses;
}

/** The files of this upload, each with where it stands. */
export function FileList({ processing }: FileListProps) {
  const words = useDocumentsWords();
  const files = useUploadsState((state) => state.files);
  const focus = useKeptFocus<HTMLUListElement>();
  return (
    <section className={styles.section} aria-label={words.files}>
      <h2 className={styles.title}>
        {words.files}
        <span className={styles.count}>{words.fileCount(files.length)}</span>
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
