import type { Format } from './format.ts';

/** The shared words in English. */
export const generalWords = (format: Format) => ({
  tryAgain: 'Try again',
  details: 'Details',
  /** How much waits for the person, in a page's navigation. */
  needAttention: (count: number) =>
    format.plural(count, { one: '# needs your attention', other: '# need your attention' }),
  /** The same where a part of it couldn't be counted. */
  needAttentionAtLeast: (count: number) =>
    format.plural(count, {
      one: 'At least # needs your attention',
      other: 'At least # need your attention',
    }),
  close: 'Close',
  unsavedTitle: 'Discard changes?',
  unsavedText: 'Your changes haven’t been saved.',
  keepEditing: 'Keep editing',
  discard: 'Discard',

  networkTitle: 'Can’t reach the server',
  networkText: 'Check your internet connection and try again.',
  timeoutTitle: 'This took too long',
  timeoutText: 'The server didn’t respond in time. Try again.',
  refusedTitle: 'You don’t have access',
  refusedText: 'Ask your admin for access.',
  signedOutTitle: 'You’re signed out',
  signedOutText: 'Sign in again to continue.',
  tokenFailedTitle: 'Your session expired',
  missingScopeTitle: 'You don’t have permission',
  missingScopeText: (scope: string) => `Ask your admin for access (${scope}).`,
  notFoundTitle: 'Not found',
  notFoundText: 'It may have been deleted or moved.',
  rejectedTitle: 'This wasn’t accepted',
  rejectedText:
    'Check what you entered and try again. If it keeps happening, contact support and include the details below.',
  rejectedReason: (reason: string) => `Reason: “${reason}”`,
  conflictTitle: 'Someone else changed this',
  conflictText: 'Your changes are still here. Save again to overwrite theirs.',
  busyTitle: 'Too many requests',
  busyText: 'Wait a moment and try again.',
  /** Shown while a limit of the service holds back what a person sent. */
  sendsIn: (seconds: number) => `Sends in ${format.number(seconds)} s`,
  /** Said once to screen readers in its place. */
  heldBack: 'We’re busy right now. This will be sent in a moment.',
  platformTitle: 'Something went wrong on our side',
  platformText: 'Try again in a moment.',
  unexpectedTitle: 'Something went wrong',
  unexpectedText:
    'Try again. If it keeps happening, contact support and include the details below.',
  partFailedTitle: 'Couldn’t show this section',
  partFailedText: 'Try again. If that doesn’t help, reload the page.',

  /** Shown with a list, for what the platform sent otherwise than it documents. */
  entriesUnreadable: (count: number) =>
    format.plural(count, { one: '# item couldn’t be loaded', other: '# items couldn’t be loaded' }),
  /** Shown beside a list of which the platform gave only a part. */
  partOfList: (shown: number, total: number | undefined) =>
    total === undefined
      ? `Showing the first ${format.number(shown)}`
      : `Showing ${format.number(shown)} of ${format.number(total)}`,

  copyCode: 'Copy code',
  downloadCode: 'Download',
  wrapCode: 'Wrap lines',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy',
  copyTable: 'Copy table',
  downloadTable: 'Download CSV',
  table: 'Table',
  code: 'Code',
  image: 'Image',
  footnote: (label: string) => `Footnote ${label}`,
  citation: (number: number, source: string) => `Source ${format.number(number)}: ${source}`,
  alerts: {
    note: 'Note',
    tip: 'Tip',
    important: 'Important',
    warning: 'Warning',
    caution: 'Caution',
  },
});

/** Words that every widget shares: for errors, and for what is read aloud. */
export interface GeneralWords extends ReturnType<typeof generalWords> {}
