import {
  defineController,
  type Controller,
  type ControllerContext,
} from '../../../controller/index.ts';
import type { Environment } from '../../../environment/index.ts';
import type { TaskUpload, TaskView } from '../../../query/index.ts';
import { noFilters, type TaskListFilters } from './taskFilters.ts';

/** A file that is being attached to a task, or that couldn't be. */
export interface TaskFileUpload {
  file: File;
  /** How much has gone, from 0 to 1. */
  share: number;
  /** What was caught. Undefined while it is being uploaded. */
  error: unknown;
}

/** What a person looks at, and what they have typed. It survives closing a task and each failure. */
export interface TaskListState {
  view: TaskView;
  filters: Readonly<Record<TaskView, TaskListFilters>>;
  newTitle: string;
  /** Comments that were not sent, by task. */
  comments: ReadonlyMap<string, string>;
  /** One at a time for each task. */
  uploads: ReadonlyMap<string, TaskFileUpload>;
}

/** What a person can do besides changing tasks, which goes through the mutations of `query`. */
export interface TaskListActions {
  setView: (view: TaskView) => void;
  /** Changes filters of the view that is open. */
  setFilters: (change: Partial<TaskListFilters>) => void;
  setNewTitle: (title: string) => void;
  setComment: (taskId: string, text: string) => void;
  /** Uploads a file for a task, in place of the one that is being uploaded. */
  attach: (taskId: string, file: File) => void;
  cancelUpload: (taskId: string) => void;
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
      uploads: new Map(),
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
      ...createUploads(context, attach),
    }),
  });
}

function createUploads(
  { setState, scope }: ControllerContext<TaskListState, object>,
  attach: CreateTaskListOptions['attach'],
): Pick<TaskListActions, 'attach' | 'cancelUpload'> {
  const running = new Map<string, AbortController>();

  function show(taskId: string, upload: TaskFileUpload | undefined): void {
    setState(({ uploads }) => {
      const next = new Map(uploads);
      if (upload === undefined) next.delete(taskId);
      else next.set(taskId, upload);
      return { uploads: next };
    });
  }

  async function upload(taskId: string, file: File, cancelled: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([scope().signal, cancelled]);
    const onProgress = (share: number): void => {
      if (!signal.aborted) show(taskId, { file, share, error: undefined });
    };
    onProgress(0);
    try {
      await attach(taskId, { file, signal, onProgress });
      if (!cancelled.aborted) show(taskId, undefined);
    } catch (error) {
      if (!signal.aborted) show(taskId, { file, share: 0, error });
    }
  }

  return {
    attach(taskId, file) {
      running.get(taskId)?.abort();
      const controller = new AbortController();
      running.set(taskId, controller);
      void upload(taskId, file, controller.signal);
    },
    cancelUpload(taskId) {
      running.get(taskId)?.abort();
      show(taskId, undefined);
    },
  };
}
