import { useRef, useState } from 'react';
import { uploadedFraction } from '../../controller/index.ts';
import { usePlatformMutation } from '../../provider/index.ts';
import { taskDownloadMutation } from '../../query/index.ts';
import {
  Button,
  Icon,
  Progress,
  icons,
  joinClasses,
  layout,
  openFile,
  revealHidden,
} from '../../ui/index.ts';
import type { TaskFile } from './core/taskModel.ts';
import { TaskError } from './TaskError.tsx';
import styles from './TaskList.module.css';
import { useTaskListActions, useTaskListState, useTaskWords } from './TaskListContext.ts';

/** Lists a task's files to download, with a button to attach more. */
export function Files({ id, files }: { id: string; files: readonly TaskFile[] }) {
  const words = useTaskWords();
  const uploads = useTaskListState((state) => state.uploads).filter(({ taskId }) => taskId === id);
  const { attach, cancelUpload, retryUpload } = useTaskListActions();
  const download = usePlatformMutation(taskDownloadMutation);
  const picker = useRef<HTMLInputElement>(null);

  const [failure, setFailure] = useState<unknown>();
  const open = (page: Document, { storageKey }: TaskFile): void => {
    setFailure(undefined);
    openFile(page, async () => (await download.mutateAsync(storageKey)).url).catch(setFailure);
  };
  return (
    <section className={layout.stack2}>
      <h3 className={styles.heading}>{words.attachments}</h3>
      {files.length > 0 && (
        <ul className={layout.stack2}>
          {files.map((file) => (
            <li key={file.storageKey}>
              <Button
                size="small"
                variant="quiet"
                aria-label={words.download(revealHidden(file.name))}
                onClick={({ currentTarget }) => open(currentTarget.ownerDocument, file)}
              >
                <Icon path={icons.download} size={14} />
                <span dir="auto">{revealHidden(file.name)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {failure !== undefined && <TaskError error={failure} title={words.notDownloaded} />}
      {uploads.map(({ key, file, state }) =>
        state.status === 'failed' ? (
          <TaskError
            key={key}
            error={state.error}
            title={words.notAttached(revealHidden(file.name))}
            onRetry={() => retryUpload(key)}
          />
        ) : (
          <div key={key} className={joinClasses(layout.stack2, styles.start)} role="status">
            <span>{words.attaching(uploadedFraction(state))}</span>
            <Progress value={uploadedFraction(state)} label={revealHidden(file.name)} />
            <Button size="small" onClick={() => cancelUpload(key)}>
              {words.cancel}
            </Button>
          </div>
        ),
      )}
      <div>
        <Button size="small" onClick={() => picker.current?.click()}>
          <Icon path={icons.attach} size={14} />
          {words.attach}
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          aria-label={words.attach}
          onChange={({ target }) => {
            for (const file of target.files ?? []) attach(id, file);
            target.value = '';
          }}
        />
      </div>
    </section>
  );
}
