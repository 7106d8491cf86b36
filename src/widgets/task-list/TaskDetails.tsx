import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { nameInWords, uploadedFraction } from '../../controller/index.ts';
import {
  HostSlot,
  useGeneralWords,
  usePlatformQuery,
  usePlatformMutation,
} from '../../provider/index.ts';
import {
  deleteTaskMutation,
  taskQuery,
  commentTaskMutation,
  taskDownloadMutation,
} from '../../query/index.ts';
import {
  activeElementBeside,
  Button,
  Confirm,
  Fact,
  Facts,
  Icon,
  IconButton,
  icons,
  ValueView,
  layout,
  joinClasses,
  TextArea,
  texts,
  Progress,
  openFile,
  revealHidden,
  useFilePicker,
} from '../../ui/index.ts';
import type { TaskChoices } from './core/taskFilters.ts';
import { readTask, type TaskRow, type TaskComment, type TaskFile } from './core/taskModel.ts';
import { FailedUploads, TaskError } from './TaskError.tsx';
import { TaskFields } from './TaskFields.tsx';
import styles from './TaskList.module.css';
import {
  useTaskListActions,
  useTaskListOptions,
  useTaskWords,
  useTaskListState,
} from './TaskListContext.ts';
import { TaskTitle } from './TaskTitle.tsx';
import { useTaskMutation } from './useTaskMutation.ts';
import { useTaskSave } from './useTaskSave.tsx';
import { When } from './When.tsx';

interface TaskDetailsProps {
  id: string;
  row: TaskRow;
  choices: TaskChoices;
}

/** Shows all fields of a task but its title, its comments and files, and a delete button. */
export function TaskDetails({ id, row, choices }: TaskDetailsProps) {
  const words = useTaskWords();
  const { data, error, refetch } = usePlatformQuery((client) => taskQuery(client, id));
  const fetched = data === undefined || data === null ? row : readTask(data);
  const { row: task, change, problem } = useTaskSave({ ...fetched, id });
  const { renderDetails } = useTaskListOptions();
  const others = Object.entries(task.others);
  return (
    <div
      className={joinClasses(layout.stack5, styles.details)}
      role="group"
      aria-label={words.details(task.title)}
    >
      {error !== null && (
        <TaskError error={error} title={words.taskFailed} onRetry={() => void refetch()} />
      )}
      <div className={layout.stack2}>
        <TaskFields row={task} choices={choices} change={change} isDetailed />
        {problem}
      </div>
      {others.length > 0 && (
        <Facts>
          {others.map(([name, value]) => (
            <Fact key={name} name={nameInWords(name)}>
              {typeof value === 'string' ? (
                <When at={value} />
              ) : (
                <ValueView value={value} nameOf={nameInWords} />
              )}
            </Fact>
          ))}
        </Facts>
      )}
      <HostSlot render={renderDetails} item={task} />
      <Comments id={id} comments={task.comments} />
      <Files id={id} files={task.files} />
      <Removal id={id} title={task.title} />
    </div>
  );
}

/** Shows the details beside the list. They receive the focus from the pressed task. */
export function TaskAside({ id, row, choices }: TaskDetailsProps) {
  const general = useGeneralWords();
  const { openTask } = useTaskListActions();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pressed = panel.current && activeElementBeside(panel.current);
    if (pressed?.getAttribute('aria-controls') === id) panel.current?.focus();
  }, [id]);
  if (row.id === undefined) return null;
  return (
    <div ref={panel} id={id} tabIndex={-1} className={styles.aside}>
      <div className={styles.head}>
        <TaskTitle id={row.id} title={row.title} />
        <IconButton size="small" label={general.close} onClick={() => openTask(undefined)}>
          <Icon path={icons.close} />
        </IconButton>
      </div>
      <TaskDetails id={row.id} row={row} choices={choices} />
    </div>
  );
}

function Removal({ id, title }: { id: string; title: string }) {
  const words = useTaskWords();
  const { mutate, isPending, error, reset } = useTaskMutation(deleteTaskMutation, (taskId) => ({
    taskId,
    change: 'deleted',
  }));
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button
        size="small"
        variant="quiet"
        className={styles.remove}
        onClick={() => setAsking(true)}
      >
        {words.remove}
      </Button>
      {isAsking && (
        <Confirm
          title={words.removeTitle(title)}
          text={words.removeText}
          labels={{ cancel: words.cancel, confirm: words.remove }}
          isPending={isPending}
          onCancel={() => {
            setAsking(false);
            reset();
          }}
          onConfirm={() => mutate(id)}
        >
          {error !== null && <TaskError error={error} title={words.notRemoved} />}
        </Confirm>
      )}
    </div>
  );
}

/** Shows a task's comments and a field to add one. */
function Comments({ id, comments }: { id: string; comments: readonly TaskComment[] }) {
  const words = useTaskWords();
  const { writeComment } = useTaskListOptions();
  const { setComment, setFailures } = useTaskListActions();
  const text = useTaskListState((state) => state.comments.get(id) ?? '');
  const error = useTaskListState((state) => state.failures.get(id)?.comment);
  const { mutateAsync, isPending } = useTaskMutation(
    (client) => commentTaskMutation(client, id),
    () => ({ taskId: id, change: 'commented' }),
  );
  const isEmpty = text.trim() === '';
  const field = useRef<HTMLTextAreaElement>(null);

  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isEmpty || isPending) return;
    // The button goes with the text.
    field.current?.focus();
    const body = writeComment(text.trim());
    // At once: whoever closes the task and opens it again would send the comment twice.
    setComment(id, '');
    setFailures(id, { comment: undefined });
    // `mutateAsync`, since the task may be closed meanwhile.
    mutateAsync(body).catch((failure: unknown) => {
      setComment(id, (typed) => [text, typed].filter((part) => part !== '').join('\n'));
      setFailures(id, { comment: failure });
    });
  };
  return (
    <section className={layout.stack2}>
      <h3 className={styles.heading}>{words.comments}</h3>
      {comments.length > 0 && (
        <ul className={layout.stack2} aria-label={words.comments}>
          {comments.map((comment, index) => (
            <li key={index} className={styles.comment} dir="auto">
              {(comment.by !== undefined || comment.at !== undefined) && (
                <p className={texts.note}>
                  {comment.by !== undefined && <bdi>{comment.by}</bdi>}
                  {comment.by !== undefined && comment.at !== undefined && ' · '}
                  {comment.at !== undefined && <When at={comment.at} />}
                </p>
              )}
              {comment.text}
            </li>
          ))}
        </ul>
      )}
      <form className={joinClasses(layout.stack2, styles.start)} onSubmit={send}>
        <TextArea
          ref={field}
          rows={2}
          aria-label={words.newComment}
          placeholder={words.newComment}
          value={text}
          onChange={({ target }) => setComment(id, target.value)}
        />
        {!isEmpty && (
          <Button type="submit" size="small" aria-disabled={isPending}>
            {words.comment}
          </Button>
        )}
      </form>
      {error !== undefined && <TaskError error={error} title={words.notCommented} />}
    </section>
  );
}

/** Lists a task's files to download, with a button to attach more. */
function Files({ id, files }: { id: string; files: readonly TaskFile[] }) {
  const words = useTaskWords();
  const uploads = useTaskListState((state) => state.uploads);
  const underWay = uploads.filter(
    ({ taskId, state }) => taskId === id && state.status !== 'failed',
  );
  const { attach, cancelUpload } = useTaskListActions();
  const download = usePlatformMutation(taskDownloadMutation);
  const picker = useFilePicker({
    label: words.attach,
    multiple: true,
    onChoose: (chosen) => chosen.forEach((file) => attach(id, file)),
  });
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
      <FailedUploads id={id} />
      {underWay.map(({ key, file, state }) => (
        <div key={key} className={joinClasses(layout.stack2, styles.start)} role="status">
          <span>{words.attaching(uploadedFraction(state))}</span>
          <Progress value={uploadedFraction(state)} label={revealHidden(file.name)} />
          <Button size="small" onClick={() => cancelUpload(key)}>
            {words.cancel}
          </Button>
        </div>
      ))}
      <div>
        <Button size="small" onClick={picker.open}>
          <Icon path={icons.attach} size={14} />
          {words.attach}
        </Button>
        {picker.input}
      </div>
    </section>
  );
}
