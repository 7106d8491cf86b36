import type { Format } from './format.ts';

/** The words of the developer's panel in English. Only `brainstem/devtools` holds them. */
export const devtoolsWords = ({ number, bytes, seconds, plural }: Format) => ({
  /** Names the panel and the button that opens it. */
  title: 'Brainstem devtools',
  clear: 'Clear',
  route: 'Route',
  status: 'Status',
  /** Heads a column of durations. */
  duration: 'Duration',
  /** Heads a column of times of day. */
  time: 'Time',

  calls: 'Calls',
  noCalls: 'No calls yet. They appear here from the moment the panel is on the page.',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
  milliseconds: (value: number) => `${number(value)} ms`,
  /** Beside a call whose request went out more than once. */
  attempts: (count: number) => plural(count, { one: '# request', other: '# requests' }),
  decodeProblems: (count: number) =>
    plural(count, {
      one: '# place differs from the contract',
      other: '# places differ from the contract',
    }),

  token: 'Token',
  tokenIdle: 'Not requested yet',
  tokenFetching: 'Being fetched',
  tokenReady: 'Valid',
  tokenFailing: 'Couldn’t be fetched',
  tokenForbidden: 'Refused by your backend',
  tokenSignedOut: 'Signed out',
  expires: 'Expires',
  timeLeft: (left: number) =>
    left < 60 ? `${seconds(left)} left` : `${plural(Math.floor(left / 60), minutes)} left`,
  expired: 'Expired',
  noExpiry: 'The token doesn’t say when it expires.',
  tokenHistory: 'History',

  queries: 'Queries',
  noQueries: 'No queries yet.',
  query: 'Query',
  readers: 'Readers',
  updated: 'Updated',
  loading: 'Loading',
  refreshing: 'Refreshing',
  fresh: 'Fresh',
  stale: 'Stale',

  streams: 'Streams',
  noStreams: 'No streams yet. Each answer in the chat is one.',
  received: 'Received',
  size: (value: number) => bytes(value),
  streamOpen: 'Open',
  streamEnded: 'Ended',
  streamCut: 'Cut off',
  streamLeft: 'Stopped by the page',

  events: 'Events',
  noEvents: 'No events yet. Use a widget, and its events appear here.',
  event: 'Event',
  widget: 'Widget',

  mock: 'Mock platform',
  addFault: 'Add a fault',
  everyRoute: 'Every route',
  fault: 'Fault',
  answerStatus: (status: number) => `Answer with ${status}`,
  retryAfter: 'Retry after (seconds)',
  /** In a list of faults. */
  retryAfterSaid: (value: string) => `Retry-After: ${value}`,
  answerLate: 'Answer late',
  delay: 'Delay (seconds)',
  answerLateBy: (delay: number) => `Answer ${seconds(delay)} late`,
  cutStream: 'Cut the answer off',
  cutAfter: 'After (bytes)',
  cutStreamAfter: (length: number) => `Cut off after ${number(length)} bytes`,
  times: 'Requests',
  /** In the empty field of how many requests a fault meets. */
  everyRequest: 'every',
  add: 'Add',
  faults: 'Faults',
  noFaults: 'None. The platform answers as it should.',
  timesLeft: (count: number) => plural(count, { one: '# request left', other: '# requests left' }),
  clearFaults: 'Remove all faults',
  clock: 'Clock',
  advance: (count: number) => `Advance ${plural(count, minutes)}`,
  expireTokens: 'Expire all tokens',
  mockFailed: 'The mock platform didn’t accept this.',
});

const minutes = { one: '# minute', other: '# minutes' };

/** Words of the developer's panel. */
export interface DevtoolsWords extends ReturnType<typeof devtoolsWords> {}
