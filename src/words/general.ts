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
  unsavedTitle: 'Discard what you entered?',
  unsavedText: 'What you entered or selected isn’t saved. If you leave, it’s lost.',
  keepEditing: 'Keep editing',
  discard: 'Discard',

  networkTitle: 'You’re not connected',
  networkText: 'We couldn’t reach the service. Check your connection and try again.',
  timeoutTitle: 'This took too long',
  timeoutText: 'The service didn’t respond in time. Try again.',
  refusedTitle: 'You don’t have access',
  refusedText: 'Ask the person who manages your account for access.',
  signedOutTitle: 'You’re signed out',
  signedOutText: 'Sign in again to continue.',
  tokenFailedTitle: 'Your session expired',
  missingScopeTitle: 'You don’t have permission',
  missingScopeText: (scope: string) =>
    `You need the “${scope}” permission. Ask the person who manages your account.`,
  notFoundTitle: 'This no longer exists',
  notFoundText: 'It may have been deleted.',
  rejectedTitle: 'The service didn’t accept this',
  rejectedText:
    'Check what you entered, then try again. If it keeps happening, send the details to support.',
  rejectedReason: (reason: string) => `The service says: “${reason}”`,
  conflictTitle: 'Someone else changed this',
  conflictText: 'Nothing was saved, and your changes are still here. Save again to replace theirs.',
  busyTitle: 'Too many requests',
  busyText: 'Wait a moment and try again.',
  /** Shown while a limit of the service holds back what a person sent. */
  sendsIn: (seconds: number) => `Sends in ${format.number(seconds)} s`,
  /** Said once to screen readers in its place. */
  heldBack: 'The service is busy. This is sent in a moment.',
  platformTitle: 'The service ran into a problem',
  platformText: 'Try again in a moment.',
  unexpectedTitle: 'Something went wrong',
  unexpectedText: 'Try again. If it keeps happening, send the details to support.',
  partFailedTitle: 'This part can’t be shown',

  /** Shown with a list, for what the platform sent otherwise than it documents. */
  entriesUnreadable: (count: number) =>
    format.plural(count, { one: '# entry couldn’t be read', other: '# entries couldn’t be read' }),
  /** Shown beside a list of which the platform gave only a part. */
  partOfList: (shown: number, total: number | undefined) =>
    total === undefined
      ? `First ${format.number(shown)} shown. There are more.`
      : `${format.number(shown)} of ${format.number(total)} shown`,

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
