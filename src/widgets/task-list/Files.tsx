import { useEffect, useRef, useState } from 'react';
import { usePlatformMutation } from '../../provider/index.ts';
import { attachToTaskMutation, taskDownloadMutation } from '../../query/index.ts';
import { Button, Icon, Progress } from '../../ui/index.ts';
import { TaskError } from './TaskError.tsx';
import styles from './TaskList.module.css';
import type { TaskFile } from './taskModel.ts';
import { useTaskWords } from './useTaskWords.ts';

/** A file on its way, or one that did not arrive. */
interface Upload {
  file: File;
  share: number;
  error: unknown;
}

/** The files of a task: to download, and to attach one more. */
export function Files({ id, files }: { id: string; files: readonly TaskFile[] }) {
  const words = useTaskWords();
  const { mutateAsync: attach } = usePlatformMutation((client) => attachToTaskMutation(client, id));
  const { mutateAsync: download } = usePlatformMutation(taskDownloadMutation);
  const [upload, setUpload] = useState<Upload>();
  const [downloadError, setDownloadError] = useState<unknown>();
  const picker = useRef<HTMLInputElement>(null);
  const ending = useRef(new AbortController());
  useEffect(() => () => ending.current.abort(), []);

  const send = async (file: File): Promise<void> => {
    const controller = new AbortController();
    ending.current = controller;
    const { signal } = controller;
    const onProgress = (share: number): void => setUpload({ file, share, error: undefined });
    onProgress(0);
    try {
      await attach({ file, signal, onProgress });
      setUpload(undefined);
    } catch (error) {
      setUpload(signal.aborted ? undefined : { file, share: 0, error });
    }
  };
  const open = async ({ storageKey }: TaskFile): Promise<void> => {
    setDownloadError(undefined);
    try {
      const url = new URL(await download(storageKey));
      if (!/^https?:$/.test(url.protocol)) throw new TypeError('Not a web address');
      globalThis.open(url, '_blank', 'noopener,noreferrer');
    } catch (error) {
      setDownloadError(error);
    }
  };
  const isUploading = upload !== undefined && upload.error === undefined;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{words.attachments}</h3>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.storageKey} className={styles.file}>
              <Button
                size="small"
                variant="quiet"
                aria-label={words.download(file.name)}
                onClick={() => void open(file)}
              >
                <Icon name="download" size={14} />
                <span dir="auto">{file.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {downloadError !== undefined && (
        <TaskError error={downloadError} title={words.notDownloaded} />
      )}
      {isUploading ? (
        <div className={styles.upload} role="status">
          <span>{words.attaching(Math.round(upload.share * 100))}</span>
          <Progress value={upload.share} label={upload.file.name} />
          <Button size="small" onClick={() => ending.current.abort()}>
            {words.cancel}
          </Button>
        </div>
      ) : (
        <div>
          <Button size="small" onClick={() => picker.current?.click()}>
            <Icon name="attach" size={14} />
            {words.attach}
          </Button>
          <input
            ref={picker}
            type="file"
            className={styles.picker}
            tabIndex={-1}
            aria-label={words.attach}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void send(file);
              target.value = '';
            }}
          />
        </div>
      )}
      {upload?.error !== undefined && (
        <TaskError
          error={upload.error}
          title={words.notAttached(upload.file.name)}
          onRetry={() => void send(upload.file)}
        />
      )}
    </section>
  );
}
