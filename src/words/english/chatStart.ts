// Written by `npm run words` from chatStart.json.
import { words } from './chatStart.json?words';
import type { Format } from '../format.ts';

/** Words of a chat in which nothing was asked yet: its frame and where one writes. */
export interface ChatStartWords {
  /** `Chat` Names the widget's region. */
  chat: string;
  /** `Show conversations` */
  openConversations: string;
  /** `New conversation` */
  newConversation: string;
  /** `What would you like to know?` */
  emptyTitle: string;
  /** `Ask about your organization or the files you add.` */
  emptyText: string;
  /** `This conversation is empty` */
  missingTitle: string;
  /** `It has no messages yet, or it was deleted.` */
  missingText: string;
  /** `This conversation was deleted` */
  deletedTitle: string;
  /** `Suggestions` */
  suggestions: string;
  /** `Messages` Names the log of messages. */
  messages: string;
  /** `Couldn’t stop this answer. It’s still running.` */
  stopRefused: string;
  /** `Couldn’t load the messages` */
  loadFailed: string;
  /** `Message` */
  message: string;
  /** `Ask anything` */
  placeholder: string;
  /** `Send` */
  send: string;
  /** `Stop` */
  stop: string;
  /** `Stopping…` */
  stopping: string;
  /** `Add files` */
  attach: string;
  /** `Drop files here` */
  dropHere: string;
  /** `{count, plural, one {# file ready to send} other {# files ready to send}}` */
  filesReady: (count: number) => string;
  /** `Some files can’t be sent. Remove them or send without them.` */
  filesHeld: string;
  /** `Enter to send · Shift+Enter for a new line` */
  hint: string;
  /** `Files in this conversation` Names the files of a conversation. */
  files: string;
  /** `You’re offline` */
  offline: string;
  /** `Your messages will be sent when you’re back online.` */
  offlineText: string;
  /** `View only` */
  readOnly: string;
  /** `Remove {name}` */
  removeFile: (name: string) => string;
  /** `included in your next message` Behind the name of what the page shows. */
  contextNote: string;
}

/** Words of a chat in which nothing was asked yet: its frame and where one writes, in English. */
export const chatStartWords: (format: Format) => ChatStartWords = words;
