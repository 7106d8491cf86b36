import type { Format } from './format.ts';

/** What the chat says before a conversation is open, in English: its frame and where one writes. */
export const chatStartWords = ({ bytes, number, percent, plural }: Format) => ({
  /** Names the widget's region. */
  chat: 'Chat',
  openConversations: 'Show conversations',
  newConversation: 'New conversation',

  emptyTitle: 'What would you like to know?',
  emptyText: 'Ask about your organisation, or add files and ask about them.',
  suggestions: 'Suggestions',

  /** Names the log of messages. */
  messages: 'Messages',
  thinking: 'Thinking…',
  reconnecting: 'Reconnecting…',
  stopped: 'You stopped this answer.',
  stopRefused: 'Couldn’t stop this answer. It’s still running.',
  loadFailed: 'Couldn’t load the messages',

  message: 'Message',
  placeholder: 'Ask a question',
  send: 'Send',
  stop: 'Stop answering',
  stopping: 'Stopping…',
  attach: 'Add files',
  attachments: 'Files to send',
  dropHere: 'Drop files to add them',
  longPaste: 'You pasted a long text',
  pasteAsFile: 'Attach it as a file',
  pasteIsFile: 'The pasted text is now a file',
  /** Names the file that a pasted text becomes. */
  pastedText: 'Pasted text',
  removeFile: (name: string) => `Remove ${name}`,
  cancelFile: (name: string) => `Cancel upload of ${name}`,
  retryFile: (name: string) => `Upload ${name} again`,
  uploading: (name: string) => `Uploading ${name}`,
  /** `done` and `total` are sizes with their units. */
  uploaded: (done: number, total: number, share: number) =>
    `${bytes(done)} of ${bytes(total)} · ${percent(share)}`,
  fileWaiting: 'Waiting',
  fileFailed: 'Upload failed',
  fileTooLarge: (limit: number) => `This file is too large. The limit is ${bytes(limit)}.`,
  tooManyFiles: (limit: number) => `Too many files. The limit is ${number(limit)}.`,
  removeRefused: (count: number) =>
    plural(count, {
      one: 'Remove # file that can’t be sent',
      other: 'Remove # files that can’t be sent',
    }),
  fileEmpty: 'This file is empty.',
  fileWrongType: 'This file type isn’t supported.',
  filesReady: (count: number) =>
    plural(count, { one: '# file ready to send', other: '# files ready to send' }),
  waitForFiles: 'Wait for your files to upload, then send.',
  hint: 'Press Enter to send, Shift+Enter for a new line.',
  /** Names the files of a conversation. */
  files: 'Files in this conversation',
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
  downloadFailed: (name: string) => `Couldn’t download ${name}. Try again.`,
  help: 'Shortcuts and commands',

  offline: 'You’re offline',
  offlineText: 'Your messages will be sent when you’re back online.',
  readOnly: 'You can read this conversation but not write',
  readOnlyText: (scope: string) => `To write, you need the “${scope}” permission.`,

  you: 'You',
  assistant: 'Assistant',
  sources: 'Sources',
  undo: 'Undo',
  /** The name of a saved conversation's file, without its ending. */
  conversation: 'Conversation',
});

/** The words of a chat in which nothing was asked yet. */
export interface ChatStartWords extends ReturnType<typeof chatStartWords> {}
