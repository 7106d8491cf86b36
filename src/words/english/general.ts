// Written by `npm run words` from general.json.
import { words } from './general.json?words';
import type { Format } from '../format.ts';

/** Words that every widget shares: for errors, and for what is read aloud. */
export interface GeneralWords {
  /** `Try again` */
  tryAgain: string;
  /** `Details` */
  details: string;
  /** `{count, plural, one {# needs your attention} other {# need your attention}}` Number of things that wait for the user, in a page’s navigation. */
  needAttention: (count: number) => string;
  /** `{count, plural, one {At least # needs your attention} other {At least # need your attention}}` The same where a part of it couldn't be counted. */
  needAttentionAtLeast: (count: number) => string;
  /** `Close` */
  close: string;
  /** `Discard changes?` */
  unsavedTitle: string;
  /** `Your changes haven’t been saved.` */
  unsavedText: string;
  /** `Keep editing` */
  keepEditing: string;
  /** `Discard` */
  discard: string;
  /** `Can’t reach the server` */
  networkTitle: string;
  /** `Check your internet connection and try again.` */
  networkText: string;
  /** `The file has changed or is gone` */
  fileTitle: string;
  /** `Choose it again.` */
  fileText: string;
  /** `This took too long` */
  timeoutTitle: string;
  /** `The server didn’t respond in time. Try again.` */
  timeoutText: string;
  /** `You don’t have access` */
  refusedTitle: string;
  /** `Ask your admin for access.` */
  refusedText: string;
  /** `You’re signed out` */
  signedOutTitle: string;
  /** `Sign in again to continue.` */
  signedOutText: string;
  /** `Your session expired` */
  tokenFailedTitle: string;
  /** `You don’t have permission` */
  missingScopeTitle: string;
  /** `Not found` */
  notFoundTitle: string;
  /** `It may have been deleted or moved.` */
  notFoundText: string;
  /** `This wasn’t accepted` */
  rejectedTitle: string;
  /** `Check what you entered and try again. If it keeps happening, contact support and include the details below.` */
  rejectedText: string;
  /** `Reason: “{reason}”` */
  rejectedReason: (reason: string) => string;
  /** `Someone else changed this` */
  conflictTitle: string;
  /** `Your changes are still here. Saving again overwrites theirs.` */
  conflictText: string;
  /** `Too many requests` */
  busyTitle: string;
  /** `Wait a moment and try again.` */
  busyText: string;
  /** `Sends in {seconds, number} s` Shown while a limit of the service holds back what a user sent. */
  sendsIn: (seconds: number) => string;
  /** `We’re busy right now. This will be sent in a moment.` Said once to screen readers in its place. */
  heldBack: string;
  /** `Something went wrong on our side` */
  platformTitle: string;
  /** `Try again in a moment.` */
  platformText: string;
  /** `Something went wrong` */
  unexpectedTitle: string;
  /** `Try again. If it keeps happening, contact support and include the details below.` */
  unexpectedText: string;
  /** `Couldn’t show this section` */
  partFailedTitle: string;
  /** `Try again. If that doesn’t help, reload the page.` */
  partFailedText: string;
  /** `{count, plural, one {# item couldn’t be loaded} other {# items couldn’t be loaded}}` Shown with a list, for what the platform sent otherwise than it documents. */
  entriesUnreadable: (count: number) => string;
  /** `{total, select, undefined {Showing the first {shown, number}} other {Showing {shown, number} of {total, number}}}` Shown beside a list of which the platform gave only a part. */
  partOfList: (shown: number, total: number | undefined) => string;
  /** `Copy code` */
  copyCode: string;
  /** `Download` */
  downloadCode: string;
  /** `Wrap lines` */
  wrapCode: string;
  /** `Copied` */
  copied: string;
  /** `Couldn’t copy` */
  copyFailed: string;
  /** `Copy table` */
  copyTable: string;
  /** `Download CSV` */
  downloadTable: string;
  /** `Table` */
  table: string;
  /** `Code` */
  code: string;
  /** `Image` */
  image: string;
  /** `Footnote {label}` */
  footnote: (label: string) => string;
  /** `Source {place, number}: {source}` */
  citation: (place: number, source: string) => string;
  alerts: {
    /** `Note` */
    note: string;
    /** `Tip` */
    tip: string;
    /** `Important` */
    important: string;
    /** `Warning` */
    warning: string;
    /** `Caution` */
    caution: string;
  };
}

/** Words that every widget shares: for errors, and for what is read aloud, in English. */
export const generalWords: (format: Format) => GeneralWords = words;
