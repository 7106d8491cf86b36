import type { ReactNode } from 'react';
import type { ForwardedBody } from '../../contract/index.ts';
import { declareWidget } from '../../controller/index.ts';
import type { WidgetProps } from '../../provider/index.ts';
import type { WriteAttachment } from '../../query/index.ts';
import type { TaskChange, TaskListView } from './core/index.ts';
import type { TaskPatch } from './core/taskChanges.ts';
import type { TaskFilterOptions } from './core/taskFilters.ts';
import type { TaskRow } from './core/taskModel.ts';

/** Props of {@link TaskList}. */
export interface TaskListProps extends WidgetProps {
  /**
   * The open list, its filters and the open task, if the host keeps them. Omitted fields are the
   * person's, and unknown ones are ignored.
   *
   * @default our own
   */
  view?: Partial<TaskListView>;
  /** The view at first, when the host does not keep it. @default the person's own tasks */
  defaultView?: Partial<TaskListView>;
  /** Called with each change of the view that a person makes. */
  onViewChange?: (view: TaskListView) => void;
  /** Called when the platform has taken a change of a task. */
  onTaskChange?: (change: TaskChange) => void;
  /** Called to sign the person in to the web app, whose session the tasks need. @default no button */
  onSignIn?: () => void;
  /**
   * Returns the body of a comment, which isn't documented.
   *
   * @default an object with `text`
   */
  writeComment?: (text: string) => ForwardedBody;
  /**
   * The value of the filter `completion` for open tasks, and the name of their counter. Neither is
   * documented.
   *
   * @default 'open'
   */
  openWord?: string;
  /**
   * The options of the filters of everyone's list, by the name of the filter. The platform
   * documents no values.
   *
   * @default priorities and statuses that came with tasks
   */
  filterOptions?: TaskFilterOptions;
  /**
   * Returns the body of a change of priority, status or due date, which isn't documented. Only what
   * changed is in `patch`.
   *
   * @default only the title can be changed
   */
  writePatch?: (patch: TaskPatch) => ForwardedBody;
  /** Returns the body that assigns people, as they were typed. @default nobody can be assigned */
  writeAssignees?: (assignees: readonly string[]) => ForwardedBody;
  /**
   * Returns what is posted to a task's `/attachments` once a file was uploaded for it, with what the
   * upload answered. The documents leave the body open: “JSON forwarded”.
   *
   * @default nothing is posted: the upload names the task
   */
  writeAttachment?: WriteAttachment;
  /**
   * Renders the content of a row in place of the title, inside the button that opens the task. In
   * an element, a function of the node to fill and the task, which returns what clears up. It need
   * not stay the same function.
   *
   * @default the title
   */
  renderTask?: (task: TaskRow) => ReactNode;
  /** Renders additional content in the details of a task, above its comments. @default nothing */
  renderDetails?: (task: TaskRow) => ReactNode;
  /** Names the region. @default 'Tasks', in the locale's words */
  label?: string;
}

/** The task list, as hosts know it. */
export const taskList = declareWidget<TaskListProps>()('taskList', {
  events: { onViewChange: ['view'], onTaskChange: [], onSignIn: [] },
  optionalEvents: ['onSignIn'],
  properties: {
    view: 'property',
    defaultView: 'json',
    writeComment: 'property',
    openWord: 'string',
    filterOptions: 'json',
    writePatch: 'property',
    writeAssignees: 'property',
    writeAttachment: 'property',
    renderTask: 'slot',
    renderDetails: 'slot',
    label: 'string',
  },
});
