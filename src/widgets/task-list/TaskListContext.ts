import type { ForwardedBody } from '../../contract/index.ts';
import {
  createWidget,
  useBrainstem,
  usePersistence,
  usePlatformActions,
  useWords,
} from '../../provider/index.ts';
import { savedTextsFormat } from '../../controller/index.ts';
import { createTaskUploader } from '../../query/index.ts';
import { useLatest } from '../../ui/index.ts';
import { tasksWords, type TasksWords } from '../../words/index.ts';
import { createTaskList, type TaskListController } from './core/index.ts';
import { keepTyped } from './core/keepTyped.ts';
import type { TaskFilterOptions } from './core/taskFilters.ts';
import { taskList, type TaskListProps } from './declaration.ts';

const wiring = createWidget(taskList, useCreate);

/** The list's controller, for the parts of `TaskList`. */
export const {
  Provider: TaskListProvider,
  useOwn: useOwnTaskList,
  useActions: useTaskListActions,
  useSelect: useTaskListState,
} = wiring;

function useCreate({
  view,
  defaultView,
  writeAttachment,
}: TaskListProps): () => TaskListController {
  const { environment } = useBrainstem();
  const upload = usePlatformActions(createTaskUploader);
  const latest = useLatest(writeAttachment);
  const persistence = usePersistence({ storageKey: 'brainstem-tasks' }, savedTextsFormat);
  return () => {
    const list = createTaskList({
      attach: (taskId, given) => upload(taskId, { ...given, writeAttachment: latest.current }),
      view: view ?? defaultView,
      environment,
    });
    return persistence === undefined ? list : keepTyped(list, persistence);
  };
}

const noOptions: TaskFilterOptions = {};

function asText(text: string): ForwardedBody {
  return { text };
}

/** Returns the host's options with defaults. */
export function useTaskListOptions() {
  const props = wiring.useProps();
  const { writeComment = asText, openWord = 'open', filterOptions = noOptions } = props;
  return { ...props, writeComment, openWord, filterOptions };
}

/** Returns the task list's texts in the provider's language. */
export function useTaskWords(): TasksWords {
  return useWords('tasks', tasksWords);
}
