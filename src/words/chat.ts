import { chatStartWords } from './chatStart.ts';
import type { Format } from './format.ts';

/** The chat widget's words in English. */
export const chatWords = (format: Format) => {
  const { bytes, number, percent, plural } = format;
  return {
    ...chatStartWords(format),

    you: 'You',
    assistant: 'Assistant',
    sources: 'Sources',
    thinking: 'Thinking…',
    reconnecting: 'Reconnecting…',
    stopped: 'You stopped this answer.',
    attachments: 'Attachments',
    longPaste: 'That’s a lot of text',
    pasteAsFile: 'Attach as file',
    pasteIsFile: 'Attached as a file',
    /** Names the file that a pasted text becomes. */
    pastedText: 'Pasted text',
    removeFile: (name: string) => `Remove ${name}`,
    cancelFile: (name: string) => `Cancel upload of ${name}`,
    retryFile: (name: string) => `Retry ${name}`,
    uploading: (name: string) => `Uploading ${name}`,
    /** `done` and `total` are sizes with their units. */
    uploaded: (done: number, total: number, share: number) =>
      `${bytes(done)} of ${bytes(total)} · ${percent(share)}`,
    fileWaiting: 'Waiting',
    /** All of it was sent, and the service is working on it. */
    fileFinishing: 'Finishing upload…',
    fileFailed: 'Upload failed',
    fileRefused: (reason: string) => `Upload failed: ${reason}`,
    sendWithout: (count: number) =>
      plural(count, { one: 'Send without # file', other: 'Send without # files' }),
    fileTooLarge: (limit: number) => `Over the ${bytes(limit)} limit`,
    tooManyFiles: (limit: number) => `You can attach up to ${number(limit)} files`,
    removeRefused: (count: number) =>
      plural(count, {
        one: 'Remove # unsupported file',
        other: 'Remove # unsupported files',
      }),
    fileEmpty: 'Empty files and folders can’t be sent.',
    fileWrongType: 'This file type isn’t supported.',
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
    undo: 'Undo',
    /** The name of a saved conversation's file, without its ending. */
    conversation: 'Conversation',

    openChat: 'Open chat',
    closeChat: 'Close chat',
    /** Beside the launcher, for answers that came while it was closed. */
    newAnswers: (count: number) => plural(count, { one: '# new reply', other: '# new replies' }),
    /** Names the list of sessions, and its drawer. */
    conversations: 'Conversations',
    /** A session without a preview. */
    untitled: 'Untitled conversation',
    noConversations: 'Your conversations will appear here.',
    conversationsFailed: 'Couldn’t load your conversations',
    loadMore: 'Show more',
    today: 'Today',
    yesterday: 'Yesterday',
    previousWeek: `Previous ${number(7)} days`,
    searchConversations: 'Search conversations',
    conversationsFound: (count: number) =>
      count === 0 ? 'No results' : plural(count, { one: '# result', other: '# results' }),
    /** While older conversations are being searched. */
    conversationsSearched: (count: number) =>
      plural(count, {
        one: 'Searched # conversation…',
        other: 'Searched # conversations…',
      }),
    answering: 'Answering…',
    waitingForYou: 'Needs your reply',
    /** A session in which an answer was not looked at yet. */
    unread: 'New reply',
    /** Heads the sessions that the person has pinned. */
    pinned: 'Pinned',
    pinConversation: (name: string) => `Pin “${name}”`,
    renameConversation: (name: string) => `Rename “${name}”`,
    /** Above the sessions, where the host’s store fails. */
    sessionMetaFailed: 'Couldn’t sync names and pins',
    deleteConversation: (name: string) => `Delete “${name}”`,
    deleted: (name: string) => `“${name}” deleted`,
    deleteFailed: 'Couldn’t delete the conversation',
    reasoning: 'Reasoning',
    showAllSources: (count: number) =>
      plural(count, { one: 'Show # source', other: 'Show all # sources' }),
    /** Below an answer that was joined while it ran. */
    mayLackParts:
      'You opened this answer partway through, so its reasoning and sources may be incomplete.',
    jumpToLatest: 'Jump to latest message',
    jumpToNew: (count: number) =>
      plural(count, { one: 'Jump to # new message', other: 'Jump to # new messages' }),
    jumpToQuestion: 'Jump to your question',
    /** Names the outline of a long answer. */
    outline: 'In this answer',
    showEarlier: 'Show earlier messages',
    earlierNotShown: 'Earlier messages aren’t shown.',
    /** Names a message that waits to go out. */
    queuedMessage: 'Your queued message',
    waitingForNetwork: 'Sends when you’re back online',
    queuePaused: 'Paused because you stopped the answer',
    sendQueued: 'Send now',
    queued: 'Queued',
    editQueued: 'Edit',
    cancelQueued: 'Remove',
    copyMessage: 'Copy message',
    /** Beside what the person wrote. */
    copyOwnMessage: 'Copy your message',
    copied: 'Copied',
    /** On the button that quotes what is selected in an answer. */
    askAboutThis: 'Ask about this',
    quoted: 'Quoted in your message',
    dictate: 'Dictate',
    stopDictating: 'Stop dictating',
    listening: 'Listening…',
    dictationFailed: 'Dictation stopped. Check your microphone.',
    readAloud: 'Read aloud',
    stopReading: 'Stop reading',
    readingFailed: 'Couldn’t read this aloud',
    /** Beside a message that was changed and sent again. */
    editedFrom: 'Edited',
    /** Beside a message that was sent again for another answer. */
    askedAgain: 'Retried',
    showFormer: 'View original',
    unknownPart: 'This content can’t be shown here.',
    answerFailed: 'The answer was interrupted',
    answerFailedText: 'What arrived so far is saved.',
    answerIncomplete: 'This answer was cut short',
    answerIncompleteText: 'Ask again for the full answer.',
    answerTooLong: 'It hit the length limit.',
    answerFiltered: 'Stopped by a content filter.',
    noAnswer: 'No answer',
    noAnswerText: 'The assistant finished without a reply.',
    askAgain: 'Ask again',
    editMessage: 'Edit and resend',
    goodAnswer: 'Helpful',
    badAnswer: 'Not helpful',
    notSent: 'Couldn’t send your message',
    /** Gives up a message that isn’t sent yet. */
    cancelSending: 'Cancel',
    sendAgain: 'Resend',

    toolRunning: 'Running…',
    toolDone: 'Done',
    toolFailed: (reason: string | undefined) =>
      reason === undefined ? 'Failed' : `Failed: ${reason}`,
    toolResults: (count: number) => plural(count, { one: '# result', other: '# results' }),
    /** Asks whether a tool may do its work in this page. */
    toolConfirm: (name: string) => `Allow “${name}”?`,
    toolAllow: 'Allow',
    toolDecline: 'Don’t allow',
    /** A tool of a call of which only the result is known. */
    toolUnnamed: 'Tool',
    /** Above the call of a tool that a run waits for and that the host’s page can’t carry out. */
    toolUnhandled: (name: string) => `This app can’t run “${name}”`,
    toolSkip: 'Skip',
    toolInput: 'Input',
    toolOutput: 'Result',
    /** Below a value of which only a part is shown. */
    valueShortened: 'Shortened. “…” marks what’s left out.',
    /** `count` is a written number. */
    showWholeValue: (count: string) => `Show all ${count} characters`,
    /** Names a file that the assistant made; its ending follows. */
    generatedFile: 'Generated file',

    questionForYou: 'Question for you',
    yourAnswer: 'Your answer',
    answer: 'Send answer',
    skip: 'Skip',
    skipped: 'You skipped this question.',
    answered: (text: string) => `You answered: ${text}`,
    /** Names what was asked where nothing in it could be read. */
    questionDetails: 'Details from the assistant',
    /** Above options of which several can be chosen. */
    chooseAny: 'Choose all that apply',
    answerNotSent: 'Couldn’t send your answer',
    /** Behind the name of what the page shows. */
    contextNote: 'included in your next message',
    noFiles: 'No files in this conversation.',
    filesFailed: 'Couldn’t load the files',
    downloadFile: (name: string) => `Download ${name}`,
    keys: 'Keyboard shortcuts',
    newLine: 'New line',
    walkConversations: 'Next or previous conversation',
    deleteOpen: 'Delete the selected conversation',
    pinSelected: 'Pin the selected conversation',
  };
};

/** Every word of the chat widget. */
export interface ChatWords extends ReturnType<typeof chatWords> {}
