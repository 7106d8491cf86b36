'use client';
import { useMemo } from 'react';
import type { Connection } from '../../../contract/index.ts';
import { fateOf, type DocumentFate } from './documentFate.ts';
import { FileRow } from './FileRow.tsx';
import styles from './FileList.module.css';
import { useDocumentsWords, useUploadsState } from './UploadContext.ts';
import { useFormats } from './useFormats.ts';

/** Props of {@link FileList}. */
export interface FileListProps {
  /** The documents' connections; undefined until they came. */
  connections: readonly Connection[] | undefined;
}

/** The files of this upload, each with where it stands. */
export function FileList({ connections }: FileListProps) {
  const words = useDocumentsWords();
  const formats = useFormats();
  const files = useUploadsState((state) => state.files);
  const fates = useMemo(() => fatesOf(connections), [connections]);
  return (
    <section className={styles.section} aria-label={words.files}>
      <h2 className={styles.title}>
        {words.files}
        <span className={styles.count}>
          {words.fileCount(files.length, formats.count(files.length))}
        </span>
      </h2>
      <ul className={styles.list}>
        {files.map((entry) => (
          <FileRow
            key={entry.key}
            entry={entry}
            fate={
              entry.state.status === 'uploaded'
                ? fates.get(entry.state.upload.connectionId ?? '')
                : undefined
            }
          />
        ))}
      </ul>
    </section>
  );
}

function fatesOf(
  connections: readonly Connection[] | undefined,
): ReadonlyMap<string, DocumentFate | undefined> {
  return new Map((connections ?? []).map((one) => [one.connection_id, fateOf(one)]));
}
