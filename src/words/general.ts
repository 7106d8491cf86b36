import type { Format } from './format.ts';

/** The shared words in English. */
export const generalWords = (format: Format) => ({
  tryAgain: 'Try again',
  details: 'Details',
  close: 'Close',

  networkTitle: 'No connection',
  networkText: 'The service could not be reached. Check your connection and try again.',
  timeoutTitle: 'This took too long',
  timeoutText: 'The service did not answer in time.',
  refusedTitle: 'You don’t have access',
  refusedText: 'Ask whoever manages your account to give you access.',
  signedOutTitle: 'You are signed out',
  signedOutText: 'Sign in again to go on.',
  tokenFailedTitle: 'Your sign-in could not be renewed',
  tokenFailedText: 'Try again in a moment. What you wrote is kept.',
  missingScopeTitle: 'You lack a permission for this',
  missingScopeText: (scope: string) => `It needs the permission “${scope}”.`,
  notFoundTitle: 'This is no longer there',
  notFoundText: 'It may have been deleted.',
  busyTitle: 'Too many requests',
  busyText: 'Wait a moment, then try again.',
  platformTitle: 'The service had a problem',
  platformText: 'Try again in a moment.',
  unexpectedTitle: 'Something went wrong',
  unexpectedText: 'Try again. If it stays, send the details to support.',
  partFailedTitle: 'This part can’t be shown',

  /** Shown beside a list of which the platform gave only a part. */
  partOfList: (shown: number, total: number | undefined) =>
    total === undefined
      ? `First ${format.number(shown)} shown. There are more.`
      : `${format.number(shown)} of ${format.number(total)} shown`,

  copyCode: 'Copy code',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  table: 'Table',
  code: 'Code',
  image: 'Image',
});

/** Words that every widget shares: for errors, and for what is read aloud. */
export interface GeneralWords extends ReturnType<typeof generalWords> {}
