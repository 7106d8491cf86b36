import type { Format } from './format.ts';

/** The words of the messaging pairing in English. */
export const connectorMessagingWords = ({ number, plural }: Format) => ({
  /** Names the widget's region. */
  pairing: 'Connect a phone',

  introTitle: 'Connect a phone',
  introText:
    'Bring the messages of your groups into your knowledge. You choose the groups after the phone is connected.',
  steps: 'How to connect',
  stepOpen: 'Open the messaging app on your phone.',
  stepLink: 'Go to its settings and choose to link a device.',
  stepScan: 'Point the phone at the code shown here.',
  showCode: 'Show the code',

  /** Names the code for screen readers. */
  code: 'Code to scan with your phone',
  preparing: 'Preparing a code',
  ready: 'Scan this code with your phone',
  secondsLeft: (seconds: number) =>
    plural(seconds, { one: 'A new code in # second', other: 'A new code in # seconds' }),
  codeStands: 'Waiting for your phone',
  refreshing: 'Getting a new code',
  keepPrivate: 'Whoever scans this code links their phone. Do not share it.',
  cancel: 'Cancel',
  codeUnreadable: 'This code could not be drawn. A new one comes by itself.',
  lineLost: 'The connection is interrupted',
  lineLostText: 'We keep trying. The code here may be out of date.',

  expired: 'The code has expired',
  expiredText: 'Nothing was connected. Get a new code when your phone is at hand.',
  duplicate: 'This phone is already connected',
  duplicateText: (phoneNumber: string | undefined) =>
    phoneNumber === undefined
      ? 'Nothing was changed. You can connect another phone.'
      : `${phoneNumber} has a connection already. Nothing was changed.`,
  failed: 'The phone could not be connected',
  /** `reason` is the service's own words. */
  failedReason: (reason: string) => `The reason given: “${reason}”.`,
  failedText: 'Nothing was changed. You can try again with a new code.',
  newCode: 'Get a new code',
  anotherPhone: 'Connect another phone',

  paired: 'Your phone is linked',
  pairedText: (phoneNumber: string | undefined) =>
    phoneNumber === undefined
      ? 'Choose what to bring in, then finish.'
      : `${phoneNumber} is linked. Choose what to bring in, then finish.`,
  connectionName: 'Name of the connection',
  connectionNameMissing: 'Give the connection a name.',
  /** What the name is until somebody writes another one. */
  defaultName: (phoneNumber: string | undefined) =>
    phoneNumber === undefined ? 'Messages' : `Messages of ${phoneNumber}`,
  groups: 'Groups',
  groupsText: 'Only messages of the groups you tick are brought in.',
  groupsChosen: (chosen: number, total: number) => `${number(chosen)} of ${number(total)} chosen`,
  chooseAll: 'Choose all',
  chooseNone: 'Choose none',
  filterGroups: 'Filter the groups',
  noGroupFound: 'No group has this name.',
  noGroups: 'This phone is in no groups',
  noGroupsText: 'You can finish now. Groups that it joins later can be chosen then.',
  groupsUnreadable: 'The groups cannot be shown here',
  groupsUnreadableText: 'You can finish without choosing any.',
  groupsFailed: 'The groups could not be loaded',
  participants: (count: number) => plural(count, { one: '# person', other: '# people' }),
  syncMode: 'How to bring messages in',
  description: 'Description',
  descriptionText: 'Say what these messages are about. It helps to understand them.',
  optional: 'optional',
  finish: 'Finish',
  finishing: 'Finishing',
  finishFailed: 'The connection could not be made',
  finishFailedText: 'Your choice is kept. Try again.',

  finished: 'Your phone is connected',
  alreadyConnected: 'A phone is already connected',
  alreadyConnectedText: 'To connect another one, disconnect this phone first.',
  phoneNumber: 'Phone number',
  state: 'State',
  connected: 'Connected',
  notConnected: 'Not connected',
  stopped: 'Stopped',
  notConnectedText: 'Check that the phone is switched on and online.',
  stoppedText: 'No messages come in. Disconnect this phone and connect it again.',
  healthFailed: 'The state could not be loaded',
  check: 'Check again',
  fetchMessages: 'Bring in waiting messages',
  fetching: 'Bringing in',
  fetched: 'Waiting messages are on their way.',
  fetchFailed: 'The waiting messages could not be brought in',
});

/** Words of the messaging pairing. */
export interface ConnectorMessagingWords extends ReturnType<typeof connectorMessagingWords> {}
