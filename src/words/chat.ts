/** Every word of the chat widget. */
export interface ChatWords {
  /** Names the widget's region. */
  chat: string;
  openChat: string;
  closeChat: string;
  /** Beside the launcher, for answers that came while it was closed. */
  newAnswers: (count: number) => string;
  /** Names the list of sessions, and its drawer. */
  conversations: string;
  openConversations: string;
  newConversation: string;
  /** A session without a preview. */
  untitled: string;
  noConversations: string;
  conversationsFailed: string;
  loadMore: string;
  today: string;
  yesterday: string;
  previousWeek: string;
  searchConversations: string;
  conversationsFound: (count: number) => string;
  searchOlder: string;
  answering: string;
  waitingForYou: string;
  /** A session in which an answer was not looked at yet. */
  unread: string;
  deleteConversation: (name: string) => string;
  deleted: (name: string) => string;
  undo: string;
  deleteFailed: string;

  emptyTitle: string;
  emptyText: string;
  suggestions: string;

  /** Names the log of messages. */
  messages: string;
  you: string;
  assistant: string;
  thinking: string;
  reasoning: string;
  sources: string;
  reconnecting: string;
  stopped: string;
  jumpToLatest: string;
  jumpToNew: (count: number) => string;
  showEarlier: string;
  earlierNotShown: string;
  /** Names a message that waits to go out. */
  waitingMessage: string;
  waitsForLine: string;
  goesNext: string;
  editWaiting: string;
  cancelWaiting: string;
  copyMessage: string;
  /** Beside what the person wrote. */
  copyOwnMessage: string;
  copied: string;
  unknownPart: string;
  answerFailed: string;
  answerFailedText: string;
  askAgain: string;
  editMessage: string;
  goodAnswer: string;
  badAnswer: string;
  notSent: string;
  sendAgain: string;
  loadFailed: string;

  tool: (name: string) => string;
  toolRunning: string;
  toolDone: string;
  toolInput: string;
  toolOutput: string;

  questionForYou: string;
  yourAnswer: string;
  answer: string;
  answered: (text: string) => string;
  answerNotSent: string;
  /** Names what was asked where nothing in it could be read. */
  questionDetails: string;
  /** Above options of which several can be chosen. */
  chooseAny: string;
  /** Behind the label of a field that may stay empty. */
  fieldOptional: string;
  fieldRequired: string;
  fieldNoNumber: string;

  message: string;
  placeholder: string;
  send: string;
  stop: string;
  stopping: string;
  attach: string;
  attachments: string;
  dropHere: string;
  removeFile: (name: string) => string;
  cancelFile: (name: string) => string;
  retryFile: (name: string) => string;
  uploading: (name: string) => string;
  /** `done` and `total` are sizes with their units. */
  uploaded: (done: string, total: string, percent: string) => string;
  fileWaiting: string;
  fileFailed: string;
  fileTooLarge: (limit: string) => string;
  tooManyFiles: (limit: string) => string;
  fileEmpty: string;
  fileWrongType: string;
  waitForFiles: string;
  hint: string;
  /** Names the files of a conversation. */
  files: string;
  noFiles: string;
  filesFailed: string;
  downloadFile: (name: string) => string;
  downloadFailed: (name: string) => string;
  /** What can be called by a slash and a name. */
  commands: string;
  /** Names of our own commands, without the slash and without spaces. */
  commandNew: string;
  commandFiles: string;
  commandMarkdown: string;
  commandJson: string;
  commandHelp: string;
  saveMarkdown: string;
  saveJson: string;
  /** The name of a saved conversation's file, without its ending. */
  conversation: string;
  help: string;
  keys: string;
  newLine: string;
  walkConversations: string;
  deleteOpen: string;

  offline: string;
  offlineText: string;
  readOnly: string;
  readOnlyText: (scope: string) => string;
}

/** The chat widget's words in English. */
export const chatWords: ChatWords = {
  chat: 'Chat',
  openChat: 'Open chat',
  closeChat: 'Close chat',
  newAnswers: (count) => (count === 1 ? '1 new answer' : `${count} new answers`),
  conversations: 'Conversations',
  openConversations: 'Show conversations',
  newConversation: 'New conversation',
  untitled: 'Untitled conversation',
  noConversations: 'Your conversations will be listed here.',
  conversationsFailed: 'Your conversations could not be loaded',
  loadMore: 'Show more',
  today: 'Today',
  yesterday: 'Yesterday',
  previousWeek: 'Previous 7 days',
  searchConversations: 'Search conversations',
  conversationsFound: (count) =>
    count === 0
      ? 'No conversation found'
      : `${count} ${count === 1 ? 'conversation' : 'conversations'} found`,
  searchOlder: 'Search older conversations',
  answering: 'Answering',
  waitingForYou: 'Waiting for you',
  unread: 'New answer',
  deleteConversation: (name) => `Delete “${name}”`,
  deleted: (name) => `“${name}” was deleted`,
  undo: 'Undo',
  deleteFailed: 'The conversation could not be deleted',

  emptyTitle: 'What would you like to know?',
  emptyText: 'Ask about your organisation, or add files and ask about them.',
  suggestions: 'Suggestions',

  messages: 'Messages',
  you: 'You',
  assistant: 'Assistant',
  thinking: 'Thinking',
  reasoning: 'Reasoning',
  sources: 'Sources',
  reconnecting: 'Reconnecting',
  stopped: 'You stopped this answer.',
  jumpToLatest: 'Go to the latest message',
  jumpToNew: (count) => (count === 1 ? 'Go to 1 new message' : `Go to ${count} new messages`),
  showEarlier: 'Show earlier messages',
  earlierNotShown: 'Earlier messages are not shown.',
  waitingMessage: 'You, waiting',
  waitsForLine: 'Waiting for the network',
  goesNext: 'Waiting, goes next',
  editWaiting: 'Edit',
  cancelWaiting: 'Do not send',
  copyMessage: 'Copy message',
  copyOwnMessage: 'Copy your message',
  copied: 'Copied',
  unknownPart: 'This part cannot be shown here.',
  answerFailed: 'The answer could not be finished',
  answerFailedText: 'What came so far is kept.',
  askAgain: 'Ask again',
  editMessage: 'Edit as a new message',
  goodAnswer: 'Good answer',
  badAnswer: 'Bad answer',
  notSent: 'Your message was not sent',
  sendAgain: 'Send again',
  loadFailed: 'The messages could not be loaded',

  tool: (name) => name,
  toolRunning: 'Running',
  toolDone: 'Done',
  toolInput: 'Input',
  toolOutput: 'Result',

  questionForYou: 'A question for you',
  yourAnswer: 'Your answer',
  answer: 'Answer',
  answered: (text) => `You answered: ${text}`,
  questionDetails: 'What the assistant sent',
  chooseAny: 'Choose one or more',
  fieldOptional: 'optional',
  fieldRequired: 'Fill this in.',
  fieldNoNumber: 'Enter a number, such as 12.',
  answerNotSent: 'Your answer was not sent',

  message: 'Message',
  placeholder: 'Ask a question',
  send: 'Send',
  stop: 'Stop answering',
  stopping: 'Stopping',
  attach: 'Add files',
  attachments: 'Files to send',
  dropHere: 'Drop files to add them',
  removeFile: (name) => `Remove ${name}`,
  cancelFile: (name) => `Cancel the upload of ${name}`,
  retryFile: (name) => `Upload ${name} again`,
  uploading: (name) => `Uploading ${name}`,
  uploaded: (done, total, percent) => `${done} of ${total} · ${percent}`,
  fileWaiting: 'Waiting',
  fileFailed: 'The upload failed',
  fileTooLarge: (limit) => `Too large. The limit is ${limit}.`,
  tooManyFiles: (limit) => `Too many files. The limit is ${limit}.`,
  fileEmpty: 'This file is empty.',
  fileWrongType: 'This kind of file is not taken here.',
  waitForFiles: 'Your message can be sent when the files are uploaded.',
  hint: 'Enter sends, Shift and Enter makes a new line.',
  files: 'Files in this conversation',
  noFiles: 'No files were added to this conversation.',
  filesFailed: 'The files could not be listed',
  downloadFile: (name) => `Download ${name}`,
  downloadFailed: (name) => `${name} could not be downloaded. Try again.`,
  commands: 'Commands',
  commandNew: 'new',
  commandFiles: 'files',
  commandMarkdown: 'markdown',
  commandJson: 'json',
  commandHelp: 'help',
  saveMarkdown: 'Save this conversation as Markdown',
  saveJson: 'Save this conversation as JSON',
  conversation: 'Conversation',
  help: 'Keys and commands',
  keys: 'Keys',
  newLine: 'New line',
  walkConversations: 'Walk through the conversations',
  deleteOpen: 'Delete the chosen conversation',

  offline: 'You are offline',
  offlineText: 'What you send waits here and goes out when you are back online.',
  readOnly: 'You can read here, but not write',
  readOnlyText: (scope) => `Your account lacks the permission “${scope}”.`,
};
