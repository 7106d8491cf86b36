/** Words of the task list and forms. */
export interface TasksWords {
  /** Names the widget's region. */
  tasks: string;
  views: string;
  mine: string;
  everybodys: string;
  newTask: string;
  newTaskExample: string;
  add: string;
  notAdded: string;
  search: string;
  priority: string;
  status: string;
  anyValue: string;
  showCompleted: string;
  listFailed: string;
  emptyMine: string;
  emptyMineText: string;
  emptyAll: string;
  emptyAllText: string;
  noneFound: string;
  noneFoundText: string;
  clearFilters: string;
  loadMore: string;
  loading: string;
  complete: (title: string) => string;
  completed: string;
  notCompleted: (title: string) => string;
  details: (title: string) => string;
  taskFailed: string;
  otherFields: string;
  assignees: string;
  due: string;
  comments: string;
  newComment: string;
  comment: string;
  notCommented: string;
  attachments: string;
  attach: string;
  attaching: (percent: number) => string;
  cancel: string;
  notAttached: (name: string) => string;
  download: (name: string) => string;
  notDownloaded: string;
  remove: string;
  removeTitle: (title: string) => string;
  removeText: string;
  notRemoved: string;
  signedOut: string;
  signedOutText: string;
  signIn: string;

  /** Names the region of a form without a title. */
  form: string;
  formFailed: string;
  formUnknown: string;
  formUnknownText: string;
  formUnreadable: string;
  formUnreadableText: string;
  asItArrived: string;
  optional: string;
  somethingElse: string;
  ownWords: string;
  yes: string;
  no: string;
  fieldMissing: string;
  numberWanted: string;
  submit: string;
  submitting: string;
  notSubmitted: string;
  submitted: string;
  submittedText: string;
  fillInAnew: string;
}

/** The words of the task list and forms in English. */
export const tasksWords: TasksWords = {
  tasks: 'Tasks',
  views: 'Whose tasks',
  mine: 'Mine',
  everybodys: 'Everybody’s',
  newTask: 'New task',
  newTaskExample: 'What is to be done?',
  add: 'Add',
  notAdded: 'The task was not added. Its words are still here',
  search: 'Search tasks',
  priority: 'Priority',
  status: 'Status',
  anyValue: 'Any',
  showCompleted: 'Show completed',
  listFailed: 'The tasks could not be fetched',
  emptyMine: 'Nothing to do',
  emptyMineText: 'Tasks that are given to you stand here. Add the first one above.',
  emptyAll: 'No tasks yet',
  emptyAllText: 'All tasks of your organisation stand here. Add the first one above.',
  noneFound: 'No task fits',
  noneFoundText: 'No task fits what you search and filter by.',
  clearFilters: 'Clear search and filters',
  loadMore: 'Show more',
  loading: 'Loading…',
  complete: (title) => `Complete “${title}”`,
  completed: 'Completed',
  notCompleted: (title) => `“${title}” was not completed`,
  details: (title) => `Details of “${title}”`,
  taskFailed: 'The details could not be fetched',
  otherFields: 'More',
  assignees: 'Given to',
  due: 'Due',
  comments: 'Comments',
  newComment: 'New comment',
  comment: 'Comment',
  notCommented: 'Your comment was not sent. It is still here',
  attachments: 'Files',
  attach: 'Attach a file',
  attaching: (percent) => `Uploading, ${percent}%`,
  cancel: 'Cancel',
  notAttached: (name) => `“${name}” was not attached`,
  download: (name) => `Download ${name}`,
  notDownloaded: 'The file could not be downloaded',
  remove: 'Delete task',
  removeTitle: (title) => `Delete “${title}”?`,
  removeText: 'Its comments and files go with it. This cannot be undone.',
  notRemoved: 'The task was not deleted',
  signedOut: 'Sign in to see tasks',
  signedOutText: 'Tasks belong to the web app, and you are not signed in there.',
  signIn: 'Sign in',

  form: 'Form',
  formFailed: 'The form could not be fetched',
  formUnknown: 'There is no such form',
  formUnknownText: 'It may have been taken down. Ask the person who sent you here.',
  formUnreadable: 'This form cannot be filled in here',
  formUnreadableText: 'It came in a way that this app does not know.',
  asItArrived: 'As it arrived',
  optional: 'optional',
  somethingElse: 'Something else',
  ownWords: 'Your own answer',
  yes: 'Yes',
  no: 'No',
  fieldMissing: 'Fill this in.',
  numberWanted: 'Enter a number, such as 12.',
  submit: 'Send',
  submitting: 'Sending…',
  notSubmitted: 'The form was not sent. What you filled in is still here',
  submitted: 'Thank you',
  submittedText: 'What you filled in was sent.',
  fillInAnew: 'Fill in another',
};
