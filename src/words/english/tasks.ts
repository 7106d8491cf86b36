// Written by `npm run words` from tasks.json.
import { words } from './tasks.json?words';
import type { Format } from '../format.ts';

/** Words of the task list and forms. */
export interface TasksWords {
  /** `Tasks` Names the widget's region. */
  tasks: string;
  /** `Task lists` */
  views: string;
  /** `Mine` */
  mine: string;
  /** `Everyone’s` */
  everyones: string;
  /** `New task` */
  newTask: string;
  /** `What needs doing?` */
  newTaskExample: string;
  /** `Add` */
  add: string;
  /** `“{title}” added` */
  added: (title: string) => string;
  /** `Couldn’t add the task` */
  notAdded: string;
  /** `Search tasks` */
  search: string;
  /** `Priority` */
  priority: string;
  /** `Status` */
  status: string;
  /** `Any` */
  anyValue: string;
  /** `Show completed` */
  showCompleted: string;
  /** `Couldn’t load the tasks` */
  listFailed: string;
  /** `You’re all caught up` */
  emptyMine: string;
  /** `Tasks assigned to you appear here. Add the first one above.` */
  emptyMineText: string;
  /** `No tasks yet` */
  emptyAll: string;
  /** `Your organization’s tasks appear here. Add the first one above.` */
  emptyAllText: string;
  /** `No matching tasks` */
  noneFound: string;
  /** `Try another search or clear the filters.` */
  noneFoundText: string;
  /** `Clear search and filters` */
  clearFilters: string;
  /** `Show more` */
  loadMore: string;
  /** `Loading…` */
  loading: string;
  /** `Complete “{title}”` */
  complete: (title: string) => string;
  /** `Completed` */
  completed: string;
  /** `Couldn’t complete “{title}”` */
  notCompleted: (title: string) => string;
  /** `Details for “{title}”` */
  details: (title: string) => string;
  /** `Couldn’t load the details` */
  taskFailed: string;
  /** `Title` */
  title: string;
  /** `View` */
  view: string;
  /** `Assignee` */
  assigneeUserId: string;
  /** `Team` */
  teamIds: string;
  /** `Department` */
  departmentId: string;
  /** `Save` */
  save: string;
  /** `Saved` */
  saved: string;
  /** `Couldn’t save the change` */
  notSaved: string;
  /** `Assignees` */
  assignees: string;
  /** `Separate names with commas.` */
  separateNames: string;
  /** `Due` */
  due: string;
  /** `Overdue` */
  overdue: string;
  /** `Comments` */
  comments: string;
  /** `New comment` */
  newComment: string;
  /** `Comment` */
  comment: string;
  /** `Couldn’t post your comment` */
  notCommented: string;
  /** `Files` */
  attachments: string;
  /** `Attach a file` */
  attach: string;
  /** `Uploading… {share, number, percent}` */
  attaching: (share: number) => string;
  /** `Cancel` */
  cancel: string;
  /** `Couldn’t attach “{name}”` */
  notAttached: (name: string) => string;
  /** `Download {name}` */
  download: (name: string) => string;
  /** `Couldn’t download the file` */
  notDownloaded: string;
  /** `Delete task` */
  remove: string;
  /** `Delete “{title}”?` */
  removeTitle: (title: string) => string;
  /** `This also deletes its comments and files. You can’t undo this.` */
  removeText: string;
  /** `Couldn’t delete the task` */
  notRemoved: string;
  /** `Sign in to see tasks` */
  signedOut: string;
  /** `Tasks have their own sign-in.` */
  signedOutText: string;
  /** `Sign in` */
  signIn: string;
  /** `Form` Names the region of a form without a title. */
  form: string;
  /** `Couldn’t load the form` */
  formFailed: string;
  /** `This form doesn’t exist` */
  formUnknown: string;
  /** `It may have been removed. Ask the person who sent you the link.` */
  formUnknownText: string;
  /** `This form can’t be shown here` */
  formUnreadable: string;
  /** `Its format isn’t supported.` */
  formUnreadableText: string;
  /** `Submit` */
  submit: string;
  /** `Submitting…` */
  submitting: string;
  /** `Couldn’t submit the form. Nothing you entered was lost.` */
  notSubmitted: string;
  /** `Thank you` */
  submitted: string;
  /** `Your response was submitted.` */
  submittedText: string;
  /** `Submit another response` */
  fillInAgain: string;
}

/** Words of the task list and forms, in English. */
export const tasksWords: (format: Format) => TasksWords = words;
