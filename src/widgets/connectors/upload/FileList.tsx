import { useMemo } from 'react';
import { totalsOf, type UploadFile } from '../core/upload/index.ts';
import {
  type ProcessingStatuses,
  processingStatusOfFile,
} from '../core/upload/processingStatus.ts';
import { FileRow } from './FileRow.tsx';
import styles from './FileList.module.css';
import { useDocumentsWords, useSelect } from './UploadContext.ts';
import { layout, frame, joinClasses, texts, useFocusInRows } from '../../../ui/index.ts';

export interface FileListProps {
  processing: ProcessingStatuses;
}

/** Lists this upload's files with their state. */
export function FileList({ processing }: FileListProps) {
  const words = useDocumentsWords();
  const files = useSelect((state) => state.files);
  const { refused, uploaded } = useMemo(() => totalsOf(files), [files]);
  const heading =
    uploaded + refused === files.length && uploaded > 0 ? words.uploadedFiles : words.files;
  const focus = useFocusInRows<HTMLUListElement>('li');
  return (
    <section className={layout.stack2} aria-label={heading}>
      <h2 className={joinClasses(texts.heading, styles.title)}>
        {heading}
        {files.length > refused && (
          <span className={texts.figures}>{words.fileCount(files.length - refused)}</span>
        )}
        {refused > 0 && <span className={texts.figures}>{words.refusedCount(refused)}</span>}
      </h2>
      <ul {...focus} tabIndex={-1} className={joinClasses(frame.rows, styles.list)}>
        {failedFirst(files).map((entry) => (
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

/** Returns the list with files first that failed or initially failed. */
function failedFirst(files: readonly UploadFile[]): readonly UploadFile[] {
  const isFirst = ({ state, hasFailed }: UploadFile): boolean =>
    state.status === 'refused' || hasFailed === true;
  return [...files.filter(isFirst), ...files.filter((file) => !isFirst(file))];
}
