import {
  canRetryUpload,
  createUploadQueue,
  createViewFollower,
  defineController,
  isSameJson,
  readView,
  type Controller,
  type ControllerContext,
  type UploadState,
} from '../../../controller/index.ts';
import type { Environment } from '../../../environment/index.ts';
import type { TaskUpload, TaskView } from '../../../query/index.ts';
import { initialView, taskListViewSchemas, type TaskListView } from './taskListView.ts';
import { noFilters, type TaskListFilters } from './taskFilters.ts';

/** A file being attached to a task, or that failed to attach. */
export interface TaskFileUpload {
  /** Unique in the list. */
  key: string;
  taskId: string;
  file: File;
  state: UploadState<unknown>;
}

/** A task's edited fields: a title, the others while they are saved, and what was only typed. */
export interface TaskDraft {
  title: string;
  priority: string;
  status: string;
  /** A date such as `2026-03-04`, or empty. */
  due: string;
  /** Separated by commas. */
  assignees: string;
  /** A due date that isn't chosen yet. */
  typedDue: string;
  /** Assignees that aren't chosen yet. */
  typedAssignees: string;
}

/** The platform's errors of a task's last changes. */
export interface TaskFailures {
  completion?: unknown;
  title?: unknown;
  comment?: unknown;
  /** The error of chosen fields, with what was sent. */
  fields?: { error: unknown; sent: Partial<TaskDraft> } | undefined;
}

/** The user's view and input, which survive closing a task and failures. */
export interface TaskListState {
  view: TaskListView;
  /** The filters of the list that isn't open. */
  otherFilters: TaskListFilters;
  newTitle: string;
  /** Unsent comments by task. */
  comments: ReadonlyMap<string, string>;
  /** The edited fields by task. The others follow the platform. */
  drafts: ReadonlyMap<string, Partial<TaskDraft>>;
  /** The changes of the widget that failed, by task. Closing its details leaves the completion. */
  failures: ReadonlyMap<string, TaskFailures>;
  /** The tasks whose completion is under way, also while another list is open. */
  completing: readonly string[];
  /** Uploads of all tasks. A file is removed once it is attached or cancelled. */
  uploads: readonly TaskFileUpload[];
}

/** The local actions; tasks are changed by the mutations of `query`. */
export interface TaskListActions {
  /** Opens a list with its previous filters. */
  openList: (list: TaskView) => void;
  /** Changes filters of the open list. */
  setFilters: (change: Partial<TaskListFilters>) => void;
  /** Opens a task's details; undefined closes them. */
  openTask: (taskId: string | undefined) => void;
  /** Applies the host's view. Fields it never set are unchanged. */
  followView: (view: Partial<TaskListView>) => void;
  /** Reports a change accepted by the platform. A deleted task is closed. */
  reportChange: (change: TaskChange) => void;
  setNewTitle: (title: string) => void;
  /** Changes a task's unsent comment to a text, or to what a function makes of it. */
  setComment: (taskId: string, text: string | ((current: string) => string)) => void;
  /** Stores an unsaved change, or what a function makes of it; undefined discards it. */
  setDraft: (
    taskId: string,
    draft:
      | Partial<TaskDraft>
      | undefined
      | ((current: Partial<TaskDraft> | undefined) => Partial<TaskDraft> | undefined),
  ) => void;
  /** Sets the errors of a task's changes; undefined clears one. */
  setFailures: (taskId: string, failures: TaskFailures) => void;
  setCompleting: (taskId: string, isCompleting: boolean) => void;
  /** Uploads a file for a task, three concurrently. */
  attach: (taskId: string, file: File) => void;
  cancelUpload: (key: string) => void;
  retryUpload: (key: string) => void;
}

/** A change made to a task here. */
export interface TaskChange {
  taskId: string;
  change: 'created' | 'completed' | 'updated' | 'commented' | 'attached' | 'deleted';
}

/** The events of a task list for its host. */
export interface TaskListEvents {
  /** The platform has accepted a change. */
  taskChange: [change: TaskChange];
  viewChange: [view: TaskListView];
}

/** The framework-independent controller of a task list. */
export type TaskListController = Controller<TaskListState, TaskListActions, TaskListEvents>;

type TaskListContext = ControllerContext<TaskListState, TaskListEvents>;

/** Options of {@link createTaskList}. */
export interface CreateTaskListOptions {
  /** Uploads a file for a task. */
  attach: (taskId: string, upload: TaskUpload) => Promise<unknown>;
  /** The initial view. @default the user's own tasks */
  view?: Partial<TaskListView>;
  /** @default the browser */
  environment?: Environment;
}

/** Creates a task list. Uploads are aborted on unmount. */
export function createTaskList({
  attach,
  view = {},
  environment,
}: CreateTaskListOptions): TaskListController {
  return defineController<TaskListState, TaskListActions, TaskListEvents>({
    initialState: {
      view: { ...initialView, ...readView(taskListViewSchemas, view) },
      otherFilters: noFilters,
      newTitle: '',
      comments: new Map(),
      drafts: new Map(),
      failures: new Map(),
      completing: [],
      uploads: [],
    },
    environment,
    actions: (context) => ({
      ...createViewActions(context),
      setNewTitle: (newTitle) => context.setState({ newTitle }),
      setComment: (taskId, text) =>
        context.setState(({ comments }) => {
          const next = typeof text === 'string' ? text : text(comments.get(taskId) ?? '');
          return { comments: new Map(comments).set(taskId, next) };
        }),
      setDraft: (taskId, draft) =>
        context.setState(({ drafts }) => {
          const next = typeof draft === 'function' ? draft(drafts.get(taskId)) : draft;
          return { drafts: withEntry(drafts, taskId, next) };
        }),
      setFailures: (taskId, changed) =>
        context.setState(({ failures }) => ({
          failures: withEntry(failures, taskId, { ...failures.get(taskId), ...changed }),
        })),
      setCompleting: (taskId, isCompleting) =>
        context.setState(({ completing }) => ({
          completing: isCompleting
            ? [...completing, taskId]
            : completing.filter((id) => id !== taskId),
        })),
      ...createUploads(context, attach),
    }),
  });
}

function createViewActions({
  getState,
  setState,
  emit,
}: TaskListContext): Pick<
  TaskListActions,
  'openList' | 'setFilters' | 'openTask' | 'followView' | 'reportChange'
> {
  const follow = createViewFollower(initialView, taskListViewSchemas);

  function change(view: TaskListView, others: Partial<TaskListState> = {}): void {
    setState({ view, ...others });
    emit('viewChange', view);
  }
  return {
    openList(list) {
      const { view, otherFilters } = getState();
      if (list === view.list) return;
      change({ list, filters: otherFilters }, { otherFilters: view.filters });
    },
    setFilters(filters) {
      const { view } = getState();
      change({ ...view, filters: { ...view.filters, ...filters } });
    },
    openTask(taskId) {
      const { view, failures } = getState();
      const closed = view.taskId ?? '';
      const completion = failures.get(closed)?.completion;
      const left = completion === undefined ? undefined : { completion };
      change({ ...view, taskId }, { failures: withEntry(failures, closed, left) });
    },
    followView(given) {
      const { view: shown } = getState();
      const view = follow(given, shown);
      if (!isSameJson(view, shown)) setState({ view });
    },
    reportChange(done) {
      const { view } = getState();
      const isGone = done.change === 'deleted' || done.change === 'completed';
      if (isGone && view.taskId === done.taskId) change({ ...view, taskId: undefined });
      if (done.change === 'deleted') {
        setState(({ comments, drafts }) => ({
          comments: withEntry(comments, done.taskId, undefined),
          drafts: withEntry(drafts, done.taskId, undefined),
        }));
      }
      emit('taskChange', done);
    },
  };
}

/** Returns a map with an entry set, or deleted for undefined. */
function withEntry<V>(
  map: ReadonlyMap<string, V>,
  key: string,
  value: V | undefined,
): ReadonlyMap<string, V> {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}

function createUploads(
  { getState, setState, emit, scope }: TaskListContext,
  attach: CreateTaskListOptions['attach'],
): Pick<TaskListActions, 'attach' | 'cancelUpload' | 'retryUpload'> {
  let count = 0;

  function setUpload(key: string, state: UploadState<unknown>): void {
    const isOver = state.status === 'uploaded' || state.status === 'cancelled';
    setState(({ uploads }) => ({
      uploads: uploads.flatMap((upload) => {
        if (upload.key !== key) return [upload];
        return isOver ? [] : [{ ...upload, state }];
      }),
    }));
  }

  const queue = createUploadQueue<TaskFileUpload, unknown>({
    items: () => getState().uploads,
    setState: setUpload,
    async upload({ taskId, file }, options) {
      const attached = await attach(taskId, { file, ...options });
      emit('taskChange', { taskId, change: 'attached' });
      return attached;
    },
    scope,
  });

  return {
    attach(taskId, file) {
      count += 1;
      const upload = {
        key: `upload-${count}`,
        taskId,
        file,
        state: { status: 'waiting' },
      } as const;
      setState(({ uploads }) => ({ uploads: [...uploads, upload] }));
      queue.startNext();
    },
    cancelUpload: (key) => queue.cancel([key]),
    retryUpload(key) {
      const upload = getState().uploads.find((each) => each.key === key);
      if (upload === undefined || !canRetryUpload(upload.state)) return;
      setUpload(key, { status: 'waiting' });
      queue.startNext();
    },
  };
}
