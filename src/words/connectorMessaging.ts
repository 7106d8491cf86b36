import type { Format } from './format.ts';

/** The words of the messaging pairing in English. */
export const connectorMessagingWords = ({ number, plural }: Format) => ({
  /** Names the widget's region. */
  pairing: 'Connect a phone',

  introTitle: 'Connect a phone',
  introText:
    'Bring group messages into your knowledge graph. You’ll choose the groups after pairing.',
  steps: 'How to connect',
  stepOpen: 'Open the messaging app on your phone.',
  stepLink: 'Open Settings and choose Link a device.',
  stepScan: 'Scan the code shown here.',
  stepPictures: 'Your app may look slightly different.',
  showCode: 'Show code',

  /** Names the code for screen readers. */
  code: 'Code to scan with your phone',
  preparing: 'Preparing a code…',
  ready: 'Scan this code with your phone',
  secondsLeft: (seconds: number) =>
    plural(seconds, { one: 'New code in # second', other: 'New code in # seconds' }),
  waitingForScan: 'Waiting for your phone',
  refreshing: 'Getting a new code…',
  keepPrivate: 'Anyone who scans this code can link their phone. Don’t share it.',
  cancel: 'Cancel',
  codeUnreadable: 'This code couldn’t be shown. A new one will appear automatically.',
  connectionLost: 'Connection interrupted',
  connectionLostText: 'We’ll keep trying. This code may be out of date.',

  expired: 'The code has expired',
  expiredText: 'Nothing was connected. Get a new code when you have your phone at hand.',
  duplicate: 'This phone is already connected',
  duplicateText: (phoneNumber: string | undefined) =>
    phoneNumber === undefined
      ? 'Nothing was changed. You can connect another phone.'
      : `${phoneNumber} already has a connection. Nothing was changed.`,
  failed: 'Couldn’t connect the phone',
  /** `reason` is the service's own words. */
  failedReason: (reason: string) => `Reason: “${reason}”.`,
  failedText: 'Nothing was changed. Try again with a new code.',
  newCode: 'Get a new code',
  anotherPhone: 'Connect another phone',

  paired: 'Your phone is linked',
  pairedText: (phoneNumber: string | undefined) =>
    phoneNumber === undefined
      ? 'Choose which groups to sync, then finish.'
      : `${phoneNumber} is linked. Choose which groups to sync, then finish.`,
  connectionName: 'Connection name',
  connectionNameMissing: 'Enter a connection name.',
  /** What the name is until somebody writes another one. */
  defaultName: (phoneNumber: string | undefined) =>
    phoneNumber === undefined ? 'Messages' : `Messages from ${phoneNumber}`,
  groups: 'Groups',
  groupsText: 'Only messages from selected groups sync.',
  groupsChosen: (chosen: number, total: number) => `${number(chosen)} of ${number(total)} selected`,
  chooseAll: 'Select all',
  chooseNone: 'Select none',
  filterGroups: 'Filter groups',
  noGroupFound: 'No matching groups.',
  noGroups: 'This phone isn’t in any groups',
  noGroupsText: 'You can finish now and select groups later.',
  groupsUnreadable: 'The groups can’t be shown here',
  groupsUnreadableText: 'You can finish without selecting any.',
  groupsFailed: 'Couldn’t load the groups',
  participants: (count: number) => plural(count, { one: '# person', other: '# people' }),
  syncMode: 'Sync mode',
  description: 'Description',
  descriptionText: 'What these messages are about. This helps the assistant understand them.',
  requiredNote: 'Fields marked * are required.',
  finish: 'Finish',
  finishing: 'Finishing…',
  finishFailed: 'Couldn’t create the connection',
  finishFailedText: 'Your selection is still here. Try again.',

  finished: 'Your phone is connected',
  alreadyConnected: 'A phone is already connected',
  alreadyConnectedText: 'To connect another phone, disconnect this one first.',
  phoneNumber: 'Phone number',
  state: 'Status',
  connected: 'Connected',
  notConnected: 'Not connected',
  stopped: 'Stopped',
  notConnectedText: 'Check that the phone is on and online.',
  stoppedText: 'No new messages arrive. Disconnect this phone and connect it again.',
  healthFailed: 'Couldn’t load the status',
  check: 'Check again',
  fetchMessages: 'Sync waiting messages',
  fetching: 'Syncing…',
  fetched: 'Waiting messages are syncing.',
  fetchFailed: 'Couldn’t sync the waiting messages',
});

/** Words of the messaging pairing. */
export interface ConnectorMessagingWords extends ReturnType<typeof connectorMessagingWords> {}
