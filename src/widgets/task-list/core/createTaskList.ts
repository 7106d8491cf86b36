import {
  createUploadQueue,
  defineController,
  type Controller,
  type ControllerContext,
  type UploadState,
} from '../../../controller/index.ts';
import type { Environment } from '../../../environment/index.ts';
import type { TaskUpload, TaskView } from '../../../query/index.ts';
import { noFilters, type TaskListFilters } from './taskFilters.ts';

/** A file that is being attached to a task, or that couldn't be. */
export interface TaskFileUpload {
  /** Unique in the list. */
  key: string;
  taskId: string;
  file: File;
  state: UploadState<unknown>;
}

/** A task as a person is changing it. */
export interface TaskDraft {
  title: string;
  priority: string;
  status: string;
  /** A date such as `2026-03-04`, or empty. */
  due: string;
  /** Separated by commas. */
  assignees: string;
}

/** What a person looks at, and what they have typed. It survives closing a task and each failure. */
export interface TaskListState {
  view: TaskView;
  filters: Readonly<Record<TaskView, TaskListFilters>>;
  newTitle: string;
  /** Comments that were not sent, by task. */
  comments: ReadonlyMap<string, string>;
  /** Changes that were not saved, by task. */
  drafts: ReadonlyMap<string, TaskDraft>;
  /** Files of all tasks. A file leaves the list once it is attached or cancelled. */
  uploads: readonly TaskFileUpload[];
}

/** What a person can do besides changing tasks, which goes through the mutations of `query`. */
export interface TaskListActions {
  setView: (view: TaskView) => void;
  /** Changes filters of the view that is open. */
  setFilters: (change: Partial<TaskListFilters>) => void;
  setNewTitle: (title: string) => void;
  setComment: (taskId: string, text: string) => void;
  /** Keeps a change that isn't saved; undefined drops it. */
  setDraft: (taskId: string, draft: TaskDraft | undefined) => void;
  /** Uploads a file for a task; three at a time. */
  attach: (taskId: string, file: File) => void;
  cancelUpload: (key: string) => void;
  retryUpload: (key: string) => void;
}

/** A task list without React. It fires no events. */
export type TaskListController = Controller<TaskListState, TaskListActions, object>;

/** Options of {@link createTaskList}. */
export interface CreateTaskListOptions {
  /** Uploads a file for a task. */
  attach: (taskId: string, upload: TaskUpload) => Promise<unknown>;
  /** @default 'todo' */
  view?: TaskView;
  /** @default the browser */
  environment?: Environment;
}

/** Creates a task list. Uploads end with its mount. */
export function createTaskList({
  attach,
  view = 'todo',
  environment,
}: CreateTaskListOptions): TaskListController {
  return defineController<TaskListState, TaskListActions, object>({
    initialState: {
      view,
      filters: { todo: noFilters, all: noFilters },
      newTitle: '',
      comments: new Map(),
      drafts: new Map(),
      uploads: [],
    },
    environment,
    actions: (context) => ({
      setView: (next) => context.setState({ view: next }),
      setFilters: (change) =>
        context.setState(({ view: open, filters }) => ({
          filters: { ...filters, [open]: { ...filters[open], ...change } },
        })),
      setNewTitle: (newTitle) => context.setState({ newTitle }),
      setComment: (taskId, text) =>
        context.setState(({ comments }) => ({ comments: new Map(comments).set(taskId, text) })),
      setDraft: (taskId, draft) =>
        context.setState(({ drafts }) => ({ drafts: withEntry(drafts, taskId, draft) })),
      ...createUploads(context, attach),
    }),
  });
}

/** Returns a map with an entry set, or removed where the value is undefined. */
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
  { getState, setState, scope }: ControllerContext<TaskListState, object>,
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
    upload: ({ taskId, file }, options) => attach(taskId, { file, ...options }),
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
      setUpload(key, { status: 'waiting' });
      queue.startNext();
    },
  };
}
