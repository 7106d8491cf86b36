// Written by `npm run words` from devtools.json.
import { words } from './devtools.json?words';
import type { Format } from '../format.ts';

/** Words of the developer’s panel, which only `brainstem/devtools` holds. */
export interface DevtoolsWords {
  /** `Brainstem devtools` Names the panel and the button that opens it. */
  title: string;
  /** `Clear` */
  clear: string;
  /** `Route` */
  route: string;
  /** `Status` */
  status: string;
  /** `Duration` Heads a column of durations. */
  duration: string;
  /** `Time` Heads a column of times of day. */
  time: string;
  /** `Calls` */
  calls: string;
  /** `No calls yet. They appear here from the moment the panel is on the page.` */
  noCalls: string;
  /** `Running` */
  running: string;
  /** `Done` */
  done: string;
  /** `Failed` */
  failed: string;
  /** `Canceled` */
  cancelled: string;
  /** `{value, number} ms` */
  milliseconds: (value: number) => string;
  /** `{count, plural, one {# request} other {# requests}}` Beside a call whose request went out more than once. */
  attempts: (count: number) => string;
  /** `{count, plural, one {# place differs from the contract} other {# places differ from the contract}}` */
  decodeProblems: (count: number) => string;
  /** `Token` */
  token: string;
  /** `Not requested yet` */
  tokenIdle: string;
  /** `Fetching` */
  tokenFetching: string;
  /** `Valid` */
  tokenReady: string;
  /** `Fetch failed` */
  tokenFailing: string;
  /** `Refused by your backend` */
  tokenForbidden: string;
  /** `Signed out` */
  tokenSignedOut: string;
  /** `Expires` */
  expires: string;
  /** `{left, number, seconds} left` */
  timeLeft: (left: number) => string;
  /** `{minutes, plural, one {# minute} other {# minutes}} left` */
  minutesLeft: (minutes: number) => string;
  /** `Expired` */
  expired: string;
  /** `The token doesn’t say when it expires.` */
  noExpiry: string;
  /** `History` */
  tokenHistory: string;
  /** `Streams` */
  streams: string;
  /** `No streams yet. Each answer in the chat is one.` */
  noStreams: string;
  /** `Received` */
  received: string;
  /** `{value, number, bytes}` */
  size: (value: number) => string;
  /** `Open` */
  streamOpen: string;
  /** `Ended` */
  streamEnded: string;
  /** `Cut off` */
  streamCut: string;
  /** `Stopped by the page` */
  streamLeft: string;
  /** `Events` */
  events: string;
  /** `No events yet. Use a widget, and its events appear here.` */
  noEvents: string;
  /** `Event` */
  event: string;
  /** `Widget` */
  widget: string;
  /** `Records` */
  records: string;
  /** `No records yet. Decide on something, and its record appears here. The client needs the option records.` */
  noRecords: string;
  /** `Decision` */
  decision: string;
  /** `Outcome` */
  outcome: string;
  /** `By` */
  decidedBy: string;
  /** `Person` */
  person: string;
  /** `Assistant` */
  assistant: string;
  /** `Undone` */
  undone: string;
  /** `No answer` */
  unanswered: string;
  /** `Download as JSON Lines` */
  downloadRecords: string;
  /** `Mock platform` */
  mock: string;
  /** `Add a fault` */
  addFault: string;
  /** `Every route` */
  everyRoute: string;
  /** `Fault` */
  fault: string;
  /** `Answer with {status, number, digits}` */
  answerStatus: (status: number) => string;
  /** `Retry after (seconds)` */
  retryAfter: string;
  /** `Retry-After: {value}` In a list of faults. */
  retryAfterSaid: (value: string) => string;
  /** `Delay the response` */
  answerLate: string;
  /** `Delay (seconds)` */
  delay: string;
  /** `Answer {delay, number, seconds} late` */
  answerLateBy: (delay: number) => string;
  /** `Cut the stream` */
  cutStream: string;
  /** `After (bytes)` */
  cutAfter: string;
  /** `Cut off after {length, number} bytes` */
  cutStreamAfter: (length: number) => string;
  /** `Requests` */
  times: string;
  /** `every` In the empty field of how many requests a fault meets. */
  everyRequest: string;
  /** `Add` */
  add: string;
  /** `Faults` */
  faults: string;
  /** `No faults. Responding normally.` */
  noFaults: string;
  /** `{count, plural, one {# request left} other {# requests left}}` */
  timesLeft: (count: number) => string;
  /** `Remove all faults` */
  clearFaults: string;
  /** `Clock` */
  clock: string;
  /** `Advance {count, plural, one {# minute} other {# minutes}}` */
  advance: (count: number) => string;
  /** `Expire all tokens` */
  expireTokens: string;
  /** `The mock platform rejected this.` */
  mockFailed: string;
}

/** Words of the developer’s panel, which only `brainstem/devtools` holds, in English. */
export const devtoolsWords: (format: Format) => DevtoolsWords = words;
