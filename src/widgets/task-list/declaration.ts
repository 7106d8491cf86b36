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
   * The open list, its filters and the open task, controlled by the host. Omitted fields stay
   * uncontrolled, and unknown ones are ignored.
   *
   * @default uncontrolled
   */
  view?: Partial<TaskListView>;
  /** The initial view when uncontrolled. @default the user's own tasks */
  defaultView?: Partial<TaskListView>;
  /** Called when the user changes the view. */
  onViewChange?: (view: TaskListView) => void;
  /** Called when the platform has accepted a task's change. */
  onTaskChange?: (change: TaskChange) => void;
  /**
   * Called to sign the user in to the web app, whose session the tasks require.
   *
   * @default no button
   */
  onSignIn?: () => void;
  /** Returns a comment's body, which isn't documented. @default an object with `text` */
  writeComment?: (text: string) => ForwardedBody;
  /**
   * The value of the filter `completion` for open tasks, and the name of their counter. Both are
   * undocumented.
   *
   * @default 'open'
   */
  openWord?: string;
  /**
   * The options of the filters of everyone's list, by filter. The platform documents no values.
   *
   * @default priorities and statuses of loaded tasks
   */
  filterOptions?: TaskFilterOptions;
  /**
   * Returns the body of a changed priority, status or due date, which isn't documented. `patch`
   * holds the changed fields only.
   *
   * @default only the title can be changed
   */
  writePatch?: (patch: TaskPatch) => ForwardedBody;
  /** Returns the body that assigns users, as typed. @default assignees are read-only */
  writeAssignees?: (assignees: readonly string[]) => ForwardedBody;
  /**
   * Returns the body to post to a task's `/attachments` after a file's upload, given the upload's
   * response. The documents leave the body open: “JSON forwarded”.
   *
   * @default nothing is posted: the upload names the task
   */
  writeAttachment?: WriteAttachment;
  /**
   * Renders a row's content in place of the title, inside the button that opens the task. For an
   * element: a function that receives the node to fill and the task, and returns a cleanup. It may
   * change between renders.
   *
   * @default the title
   */
  renderTask?: (task: TaskRow) => ReactNode;
  /** Renders additional content in a task's details, above its comments. @default none */
  renderDetails?: (task: TaskRow) => ReactNode;
  /** The label of the region. @default 'Tasks', translated */
  label?: string;
}

/** The declaration of {@link TaskList}. */
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
