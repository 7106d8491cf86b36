import type { Format } from './format.ts';

/** What the chat says before a conversation is open, in English: its frame and where one writes. */
export const chatStartWords = ({ plural }: Format) => ({
  /** Names the widget's region. */
  chat: 'Chat',
  openConversations: 'Show conversations',
  newConversation: 'New conversation',

  emptyTitle: 'What would you like to know?',
  emptyText: 'Ask about your organisation, or add files and ask about those.',
  suggestions: 'Suggestions',

  /** Names the log of messages. */
  messages: 'Messages',
  stopRefused: 'Couldn’t stop this answer. It’s still running.',
  loadFailed: 'Couldn’t load the messages',

  message: 'Message',
  placeholder: 'Ask anything',
  send: 'Send',
  stop: 'Stop',
  stopping: 'Stopping…',
  attach: 'Add files',
  dropHere: 'Drop files here',
  filesReady: (count: number) =>
    plural(count, { one: '# file ready to send', other: '# files ready to send' }),
  filesHeld: 'Some files can’t be sent. Remove them or send without them.',
  hint: 'Enter to send · Shift+Enter for a new line',
  /** Names the files of a conversation. */
  files: 'Files in this conversation',

  offline: 'You’re offline',
  offlineText: 'Your messages will be sent when you’re back online.',
  readOnly: 'View only',
  readOnlyText: (scope: string) => `To write, you need the “${scope}” permission.`,
});

/** The words of a chat in which nothing was asked yet. */
export interface ChatStartWords extends ReturnType<typeof chatStartWords> {}
