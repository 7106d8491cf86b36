import { useEffect, useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { nameInWords } from '../../controller/index.ts';
import { HostSlot, useGeneralWords, usePlatformQuery } from '../../provider/index.ts';
import { deleteTaskMutation, taskQuery, updateTaskMutation } from '../../query/index.ts';
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
  Field,
  TextInput,
  useFocusWithin,
  texts,
} from '../../ui/index.ts';
import { Comments } from './Comments.tsx';
import { bodyOfChange, draftOfTask, without } from './core/taskChanges.ts';
import type { TaskChoices } from './core/taskFilters.ts';
import { readTask, type TaskRow } from './core/taskModel.ts';
import { Files } from './Files.tsx';
import { TaskError } from './TaskError.tsx';
import { TaskFields } from './TaskFields.tsx';
import styles from './TaskList.module.css';
import {
  useTaskListActions,
  useTaskListOptions,
  useTaskWords,
  useTaskListState,
} from './TaskListContext.ts';
import { useTaskMutation } from './useTaskMutation.ts';
import { useTaskSave } from './useTaskSave.ts';
import { When } from './When.tsx';

interface TaskDetailsProps {
  id: string;
  row: TaskRow;
  /** The values to choose from. */
  choices: TaskChoices;
}

/** Shows all fields of a task, its comments and files, and a delete button. */
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
        <EditTask id={id} task={task} />
        <TaskFields row={task} choices={choices} change={change} isDetailed />
        {problem !== null && (
          <TaskError error={problem.error} title={words.notSaved} onRetry={problem.onRetry} />
        )}
      </div>
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
      <IconButton
        size="small"
        label={general.close}
        className={styles.close}
        onClick={() => openTask(undefined)}
      >
        <Icon path={icons.close} />
      </IconButton>
      <TaskDetails id={row.id} row={row} choices={choices} />
    </div>
  );
}

function Removal({ id, title }: { id: string; title: string }) {
  const words = useTaskWords();
  const { mutate, error } = useTaskMutation(deleteTaskMutation, (taskId) => ({
    taskId,
    change: 'deleted',
  }));
  const [isAsking, setAsking] = useState(false);
  const remove = (): void => {
    setAsking(false);
    mutate(id);
  };
  return (
    <div className={layout.stack2}>
      {error !== null && <TaskError error={error} title={words.notRemoved} onRetry={remove} />}
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
          onCancel={() => setAsking(false)}
          onConfirm={remove}
        />
      )}
    </div>
  );
}

/** Edits a task's title, and its assignees if the host can write them. Keeps unsaved input. */
function EditTask({ id, task }: { id: string; task: TaskRow }) {
  const words = useTaskWords();
  const { writeAssignees } = useTaskListOptions();
  const { setDraft } = useTaskListActions();
  const before = draftOfTask(task);
  const edited = useTaskListState((state) => state.drafts.get(id));
  const { title = before.title, assignees = before.assignees } = edited ?? {};
  const { mutateAsync, isPending, isSuccess, error } = useTaskMutation(
    (client) => updateTaskMutation(client, id),
    () => ({ taskId: id, change: 'updated' }),
  );
  const body = bodyOfChange(before, { title, assignees }, writeAssignees);
  const isChanged = body !== undefined;
  // The buttons unmount once there is nothing to save.
  const focus = useFocusWithin<HTMLFormElement>(isChanged ? 'changed' : 'unchanged', 'input');
  // Whoever closes the task and opens it again may have changed more.
  const forget = (): void => setDraft(id, (current) => without(current, { title, assignees }));
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (body === undefined || isPending) return;
    // `mutateAsync`, since the task may be closed meanwhile; the error is shown below.
    mutateAsync(body).then(forget, () => undefined);
  };
  const input = (field: 'title' | 'assignees', value: string) => ({
    value,
    readOnly: isPending,
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setDraft(id, (current) => ({ ...current, [field]: target.value })),
  });
  return (
    <form className={layout.stack2} onSubmit={save} {...focus}>
      <TextInput {...input('title', title)} aria-label={words.title} className={styles.name} />
      {writeAssignees !== undefined && (
        <Field label={words.assignees}>
          {(control) => <TextInput {...control} {...input('assignees', assignees)} />}
        </Field>
      )}
      {isChanged && (
        <div className={layout.bar2}>
          <Button type="submit" size="small" variant="primary" aria-disabled={isPending}>
            {words.save}
          </Button>
          <Button size="small" onClick={forget}>
            {words.cancel}
          </Button>
        </div>
      )}
      <span role="status" className={texts.note}>
        {isSuccess && !isChanged && words.saved}
      </span>
      {error !== null && <TaskError error={error} title={words.notSaved} />}
    </form>
  );
}
