// Written by `npm run words` from chat.json.
import { words } from './chat.json?words';
import { chatStartWords, type ChatStartWords } from './chatStart.ts';
import type { Format } from '../format.ts';

/** Every word of the chat widget. */
export interface ChatWords extends ChatStartWords {
  /** `You` */
  you: string;
  /** `Assistant` */
  assistant: string;
  /** `Sources` */
  sources: string;
  /** `Thinking…` */
  thinking: string;
  /** `Reconnecting…` */
  reconnecting: string;
  /** `You stopped this answer.` */
  stopped: string;
  /** `Attachments` */
  attachments: string;
  /** `That’s a lot of text` */
  longPaste: string;
  /** `Attach as file` */
  pasteAsFile: string;
  /** `Attached as a file` */
  pasteIsFile: string;
  /** `Pasted text` Names the file that a pasted text becomes. */
  pastedText: string;
  /** `Cancel upload of {name}` */
  cancelFile: (name: string) => string;
  /** `Retry {name}` */
  retryFile: (name: string) => string;
  /** `Uploading {name}` */
  uploading: (name: string) => string;
  /** `{done, number, bytes} of {total, number, bytes} · {share, number, percent}` `done` and `total` are sizes with their units. */
  uploaded: (done: number, total: number, share: number) => string;
  /** `Waiting` */
  fileWaiting: string;
  /** `Finishing upload…` All of it was sent, and the service is working on it. */
  fileFinishing: string;
  /** `Upload failed` */
  fileFailed: string;
  /** `Upload failed: {reason}` */
  fileRefused: (reason: string) => string;
  /** `{count, plural, one {Send without # file} other {Send without # files}}` */
  sendWithout: (count: number) => string;
  /** `Over the {limit, number, bytes} limit` */
  fileTooLarge: (limit: number) => string;
  /** `{limit, plural, one {You can attach # file} other {You can attach up to # files}}` */
  tooManyFiles: (limit: number) => string;
  /** `{count, plural, one {Remove # file that can’t be sent} other {Remove # files that can’t be sent}}` */
  removeRefused: (count: number) => string;
  /** `Empty files and folders can’t be sent.` */
  fileEmpty: string;
  /** `This file type isn’t supported.` */
  fileWrongType: string;
  /** `Commands` Names what can be called by a slash and a name. */
  commands: string;
  /** `new` Names of our own commands, without the slash and without spaces. */
  commandNew: string;
  /** `files` */
  commandFiles: string;
  /** `markdown` */
  commandMarkdown: string;
  /** `json` */
  commandJson: string;
  /** `help` */
  commandHelp: string;
  /** `Save this conversation as Markdown` */
  saveMarkdown: string;
  /** `Save this conversation as JSON` */
  saveJson: string;
  /** `Couldn’t download {name}. Try again.` */
  downloadFailed: (name: string) => string;
  /** `Shortcuts and commands` */
  help: string;
  /** `Undo` */
  undo: string;
  /** `Conversation` The name of a saved conversation's file, without its ending. */
  conversation: string;
  /** `Open chat` */
  openChat: string;
  /** `Close chat` */
  closeChat: string;
  /** `{count, plural, one {# new reply} other {# new replies}}` Beside the launcher, for answers that came while it was closed. */
  newAnswers: (count: number) => string;
  /** `Conversations` Names the list of sessions, and its drawer. */
  conversations: string;
  /** `Untitled conversation` A session without a preview. */
  untitled: string;
  /** `Your conversations will appear here.` */
  noConversations: string;
  /** `Couldn’t load your conversations` */
  conversationsFailed: string;
  /** `Show more` */
  loadMore: string;
  /** `Today` */
  today: string;
  /** `Yesterday` */
  yesterday: string;
  /** `Previous {days, number} days` */
  previousWeek: (days: number) => string;
  /** `Search conversations` */
  searchConversations: string;
  /** `{count, plural, =0 {No results} one {# result} other {# results}}` */
  conversationsFound: (count: number) => string;
  /** `{count, plural, one {Searched # conversation…} other {Searched # conversations…}}` Shown while older conversations are being searched. */
  conversationsSearched: (count: number) => string;
  /** `Answering…` */
  answering: string;
  /** `Needs your reply` */
  waitingForYou: string;
  /** `New reply` A session in which an answer was not looked at yet. */
  unread: string;
  /** `Pinned` Heads the sessions that the user has pinned. */
  pinned: string;
  /** `Pin “{name}”` */
  pinConversation: (name: string) => string;
  /** `Rename “{name}”` */
  renameConversation: (name: string) => string;
  /** `Couldn’t sync names and pins` Above the sessions, where the host’s store fails. */
  sessionMetaFailed: string;
  /** `Delete “{name}”` */
  deleteConversation: (name: string) => string;
  /** `“{name}” deleted` */
  deleted: (name: string) => string;
  /** `Couldn’t delete the conversation` */
  deleteFailed: string;
  /** `Reasoning` */
  reasoning: string;
  /** `{count, plural, one {Show # source} other {Show all # sources}}` */
  showAllSources: (count: number) => string;
  /** `You opened this answer partway through, so its reasoning and sources may be incomplete.` Below an answer that was joined while it ran. */
  mayLackParts: string;
  /** `Jump to latest message` */
  jumpToLatest: string;
  /** `{count, plural, one {Jump to # new message} other {Jump to # new messages}}` */
  jumpToNew: (count: number) => string;
  /** `Jump to your question` */
  jumpToQuestion: string;
  /** `In this answer` Names the outline of a long answer. */
  outline: string;
  /** `Show earlier messages` */
  showEarlier: string;
  /** `Earlier messages aren’t shown.` */
  earlierNotShown: string;
  /** `Your queued message` Names a message that waits to go out. */
  queuedMessage: string;
  /** `Sends when you’re back online` */
  waitingForNetwork: string;
  /** `Paused because you stopped the answer` */
  queuePaused: string;
  /** `Send now` */
  sendQueued: string;
  /** `Queued` */
  queued: string;
  /** `Edit` */
  editQueued: string;
  /** `Remove` */
  cancelQueued: string;
  /** `Copy message` */
  copyMessage: string;
  /** `Copy your message` Beside what the user wrote. */
  copyOwnMessage: string;
  /** `Copied` */
  copied: string;
  /** `Ask about this` On the button that quotes what is selected in an answer. */
  askAboutThis: string;
  /** `Quoted in your message` */
  quoted: string;
  /** `Dictate` */
  dictate: string;
  /** `Stop dictating` */
  stopDictating: string;
  /** `Listening…` */
  listening: string;
  /** `Dictation stopped. Check your microphone.` */
  dictationFailed: string;
  /** `Read aloud` */
  readAloud: string;
  /** `Stop reading` */
  stopReading: string;
  /** `Couldn’t read this aloud` */
  readingFailed: string;
  /** `Edited` Beside a message that was changed and sent again. */
  editedFrom: string;
  /** `Retried` Beside a message that was sent again for another answer. */
  askedAgain: string;
  /** `View original` */
  showFormer: string;
  /** `This content can’t be shown here.` */
  unknownPart: string;
  /** `The answer was interrupted` */
  answerFailed: string;
  /** `What arrived so far is saved.` */
  answerFailedText: string;
  /** `This answer isn’t complete` */
  answerIncomplete: string;
  /** `Ask again for the full answer.` */
  answerIncompleteText: string;
  /** `It hit the length limit.` */
  answerTooLong: string;
  /** `Stopped by a content filter.` */
  answerFiltered: string;
  /** `No answer` */
  noAnswer: string;
  /** `The assistant finished without a reply.` */
  noAnswerText: string;
  /** `Ask again` */
  askAgain: string;
  /** `Edit and resend` */
  editMessage: string;
  /** `Helpful` */
  goodAnswer: string;
  /** `Not helpful` */
  badAnswer: string;
  /** `Couldn’t send your message` */
  notSent: string;
  /** `Cancel` Gives up a message that isn’t sent yet. */
  cancelSending: string;
  /** `Resend` */
  sendAgain: string;
  /** `Running…` */
  toolRunning: string;
  /** `Done` */
  toolDone: string;
  /** `{reason, select, undefined {Failed} other {Failed: {reason}}}` */
  toolFailed: (reason: string | undefined) => string;
  /** `{count, plural, one {# result} other {# results}}` */
  toolResults: (count: number) => string;
  /** `Allow “{name}”?` Asks whether a tool may do its work in this page. */
  toolConfirm: (name: string) => string;
  /** `Allow` */
  toolAllow: string;
  /** `Don’t allow` */
  toolDecline: string;
  /** `Tool` A tool of a call of which only the result is known. */
  toolUnnamed: string;
  /** `This app can’t run “{name}”` Above the call of a tool that a run waits for and that the host’s page can’t carry out. */
  toolUnhandled: (name: string) => string;
  /** `Skip` */
  toolSkip: string;
  /** `Input` */
  toolInput: string;
  /** `Result` */
  toolOutput: string;
  /** `Shortened. “…” marks what’s left out.` Below a value of which only a part is shown. */
  valueShortened: string;
  /** `Show all {count} characters` `count` is a written number. */
  showWholeValue: (count: string) => string;
  /** `Generated file` Names a file that the assistant made; its ending follows. */
  generatedFile: string;
  /** `Question for you` */
  questionForYou: string;
  /** `Your answer` */
  yourAnswer: string;
  /** `Send answer` */
  answer: string;
  /** `Skip` */
  skip: string;
  /** `You skipped this question.` */
  skipped: string;
  /** `You answered: {text}` */
  answered: (text: string) => string;
  /** `Details from the assistant` Names what was asked where nothing in it could be read. */
  questionDetails: string;
  /** `Choose all that apply` Above options of which several can be chosen. */
  chooseAny: string;
  /** `Couldn’t send your answer` */
  answerNotSent: string;
  /** `No files in this conversation.` */
  noFiles: string;
  /** `Couldn’t load the files` */
  filesFailed: string;
  /** `Download {name}` */
  downloadFile: (name: string) => string;
  /** `Keyboard shortcuts` */
  keys: string;
  /** `New line` */
  newLine: string;
  /** `Next or previous conversation` */
  walkConversations: string;
  /** `Delete the selected conversation` */
  deleteOpen: string;
  /** `Pin the selected conversation` */
  pinSelected: string;
}

/** Every word of the chat widget, in English. */
export const chatWords = (format: Format): ChatWords => ({
  ...chatStartWords(format),
  ...words<Omit<ChatWords, keyof ChatStartWords>>(format),
});
