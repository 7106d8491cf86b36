import type { Format } from './format.ts';

/** The chat widget's words in English. */
export const chatWords = ({ bytes, number, percent, plural }: Format) => ({
  /** Names the widget's region. */
  chat: 'Chat',
  openChat: 'Open chat',
  closeChat: 'Close chat',
  /** Beside the launcher, for answers that came while it was closed. */
  newAnswers: (count: number) => plural(count, { one: '# new answer', other: '# new answers' }),
  /** Names the list of sessions, and its drawer. */
  conversations: 'Conversations',
  openConversations: 'Show conversations',
  newConversation: 'New conversation',
  /** A session without a preview. */
  untitled: 'Untitled conversation',
  noConversations: 'Your conversations will be listed here.',
  conversationsFailed: 'Your conversations could not be loaded',
  loadMore: 'Show more',
  today: 'Today',
  yesterday: 'Yesterday',
  previousWeek: `Previous ${number(7)} days`,
  searchConversations: 'Search conversations',
  conversationsFound: (count: number) =>
    count === 0
      ? 'No conversation found'
      : `${number(count)} ${count === 1 ? 'conversation' : 'conversations'} found`,
  searchOlder: 'Search older conversations',
  answering: 'Answering',
  waitingForYou: 'Waiting for you',
  /** A session in which an answer was not looked at yet. */
  unread: 'New answer',
  deleteConversation: (name: string) => `Delete “${name}”`,
  deleted: (name: string) => `“${name}” was deleted`,
  undo: 'Undo',
  deleteFailed: 'The conversation could not be deleted',

  emptyTitle: 'What would you like to know?',
  emptyText: 'Ask about your organisation, or add files and ask about them.',
  suggestions: 'Suggestions',

  /** Names the log of messages. */
  messages: 'Messages',
  you: 'You',
  assistant: 'Assistant',
  thinking: 'Thinking',
  reasoning: 'Reasoning',
  sources: 'Sources',
  reconnecting: 'Reconnecting',
  stopped: 'You stopped this answer.',
  stopRefused: 'Couldn’t stop this answer. It’s still running.',
  jumpToLatest: 'Go to the latest message',
  jumpToNew: (count: number) =>
    plural(count, { one: 'Go to # new message', other: 'Go to # new messages' }),
  showEarlier: 'Show earlier messages',
  earlierNotShown: 'Earlier messages are not shown.',
  /** Names a message that waits to go out. */
  waitingMessage: 'You, waiting',
  waitsForLine: 'Waiting for the network',
  goesNext: 'Waiting, goes next',
  editWaiting: 'Edit',
  cancelWaiting: 'Do not send',
  copyMessage: 'Copy message',
  /** Beside what the person wrote. */
  copyOwnMessage: 'Copy your message',
  copied: 'Copied',
  unknownPart: 'This part cannot be shown here.',
  answerFailed: 'The answer could not be finished',
  answerFailedText: 'What came so far is kept.',
  answerIncomplete: 'This answer isn’t complete',
  answerIncompleteText: 'It ended early. You can ask again.',
  answerTooLong: 'It reached the length limit.',
  answerFiltered: 'A content filter ended it.',
  noAnswer: 'No answer',
  noAnswerText: 'The assistant ended without answering.',
  askAgain: 'Ask again',
  editMessage: 'Edit as a new message',
  goodAnswer: 'Good answer',
  badAnswer: 'Bad answer',
  notSent: 'Your message was not sent',
  sendAgain: 'Send again',
  loadFailed: 'The messages could not be loaded',

  tool: (name: string) => name,
  toolRunning: 'Running',
  toolDone: 'Done',
  toolInput: 'Input',
  toolOutput: 'Result',

  questionForYou: 'A question for you',
  yourAnswer: 'Your answer',
  answer: 'Answer',
  answered: (text: string) => `You answered: ${text}`,
  /** Names what was asked where nothing in it could be read. */
  questionDetails: 'What the assistant sent',
  /** Above options of which several can be chosen. */
  chooseAny: 'Choose one or more',
  /** Behind the label of a field that may stay empty. */
  fieldOptional: 'optional',
  fieldRequired: 'Fill this in.',
  fieldNoNumber: `Enter a number, such as ${number(12)}.`,
  answerNotSent: 'Your answer was not sent',

  message: 'Message',
  placeholder: 'Ask a question',
  send: 'Send',
  stop: 'Stop answering',
  stopping: 'Stopping',
  attach: 'Add files',
  attachments: 'Files to send',
  dropHere: 'Drop files to add them',
  removeFile: (name: string) => `Remove ${name}`,
  cancelFile: (name: string) => `Cancel the upload of ${name}`,
  retryFile: (name: string) => `Upload ${name} again`,
  uploading: (name: string) => `Uploading ${name}`,
  /** `done` and `total` are sizes with their units. */
  uploaded: (done: number, total: number, share: number) =>
    `${bytes(done)} of ${bytes(total)} · ${percent(share)}`,
  fileWaiting: 'Waiting',
  fileFailed: 'The upload failed',
  fileTooLarge: (limit: number) => `Too large. The limit is ${bytes(limit)}.`,
  tooManyFiles: (limit: number) => `Too many files. The limit is ${number(limit)}.`,
  fileEmpty: 'This file is empty.',
  fileWrongType: 'This kind of file is not taken here.',
  waitForFiles: 'Your message can be sent when the files are uploaded.',
  hint: 'Enter sends, Shift and Enter makes a new line.',
  /** Names the files of a conversation. */
  files: 'Files in this conversation',
  noFiles: 'No files were added to this conversation.',
  filesFailed: 'The files could not be listed',
  downloadFile: (name: string) => `Download ${name}`,
  downloadFailed: (name: string) => `${name} could not be downloaded. Try again.`,
  /** What can be called by a slash and a name. */
  commands: 'Commands',
  /** Names of our own commands, without the slash and without spaces. */
  commandNew: 'new',
  commandFiles: 'files',
  commandMarkdown: 'markdown',
  commandJson: 'json',
  commandHelp: 'help',
  saveMarkdown: 'Save this conversation as Markdown',
  saveJson: 'Save this conversation as JSON',
  /** The name of a saved conversation's file, without its ending. */
  conversation: 'Conversation',
  help: 'Keys and commands',
  keys: 'Keys',
  newLine: 'New line',
  walkConversations: 'Walk through the conversations',
  deleteOpen: 'Delete the chosen conversation',

  offline: 'You are offline',
  offlineText: 'What you send waits here and goes out when you are back online.',
  readOnly: 'You can read here, but not write',
  readOnlyText: (scope: string) => `Your account lacks the permission “${scope}”.`,
});

/** Every word of the chat widget. */
export interface ChatWords extends ReturnType<typeof chatWords> {}
