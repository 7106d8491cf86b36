// Written by `npm run words` from connectorMessaging.json.
import { words } from './connectorMessaging.json?words';
import type { Format } from '../format.ts';

/** Words of the messaging pairing. */
export interface ConnectorMessagingWords {
  /** `Pair a phone` Names the widget's region. */
  pairing: string;
  /** `Pair a phone` */
  introTitle: string;
  /** `Bring group messages into your knowledge graph. You’ll choose the groups after pairing.` */
  introText: string;
  /** `You can’t pair a phone. Ask your admin.` */
  notOffered: string;
  /** `How to pair` */
  steps: string;
  /** `Open the messaging app on your phone.` */
  stepOpen: string;
  /** `Open Settings and choose Link a device.` */
  stepLink: string;
  /** `Scan the code shown here.` */
  stepScan: string;
  /** `Your app may look slightly different.` */
  stepPictures: string;
  /** `Show code` */
  showCode: string;
  /** `Code to scan with your phone` Names the code for screen readers. */
  code: string;
  /** `Preparing a code…` */
  preparing: string;
  /** `Scan this code with your phone` */
  ready: string;
  /** `{seconds, plural, one {New code in # second} other {New code in # seconds}}` */
  secondsLeft: (seconds: number) => string;
  /** `Waiting for your phone` */
  waitingForScan: string;
  /** `Getting a new code…` */
  refreshing: string;
  /** `Anyone who scans this code can pair their phone. Don’t share it.` */
  keepPrivate: string;
  /** `Cancel` */
  cancel: string;
  /** `This code couldn’t be shown. A new one will appear automatically.` */
  codeUnreadable: string;
  /** `Connection interrupted` */
  connectionLost: string;
  /** `We’ll keep trying. This code may be out of date.` */
  connectionLostText: string;
  /** `The code has expired` */
  expired: string;
  /** `Nothing was paired. Get a new code when you have your phone handy.` */
  expiredText: string;
  /** `This phone is already paired` */
  duplicate: string;
  /** `{phoneNumber, select, undefined {Nothing changed. You can pair another phone.} other {{phoneNumber} already has a connection. Nothing changed.}}` */
  duplicateText: (phoneNumber: string | undefined) => string;
  /** `Couldn’t pair the phone` */
  failed: string;
  /** `Reason: “{reason}”.` `reason` is the service's own words. */
  failedReason: (reason: string) => string;
  /** `Nothing changed. Try again with a new code.` */
  failedText: string;
  /** `Get a new code` */
  newCode: string;
  /** `Pair another phone` */
  anotherPhone: string;
  /** `Your phone is paired` */
  paired: string;
  /** `{phoneNumber, select, undefined {Choose which groups to sync, then finish.} other {{phoneNumber} is paired. Choose which groups to sync, then finish.}}` */
  pairedText: (phoneNumber: string | undefined) => string;
  /** `Connection name` */
  connectionName: string;
  /** `Enter a connection name.` */
  connectionNameMissing: string;
  /** `{phoneNumber, select, undefined {Messages} other {Messages from {phoneNumber}}}` Name of a connection until somebody writes another one. */
  defaultName: (phoneNumber: string | undefined) => string;
  /** `Groups` */
  groups: string;
  /** `Only selected groups sync.` */
  groupsText: string;
  /** `{chosen, number} of {total, number} selected` */
  groupsChosen: (chosen: number, total: number) => string;
  /** `Select all` */
  chooseAll: string;
  /** `Clear` */
  chooseNone: string;
  /** `Filter groups` */
  filterGroups: string;
  /** `No matching groups.` */
  noGroupFound: string;
  /** `This phone isn’t in any groups` */
  noGroups: string;
  /** `You can finish without selecting any.` */
  noGroupsText: string;
  /** `The groups can’t be shown here` */
  groupsUnreadable: string;
  /** `You can finish without selecting any.` */
  groupsUnreadableText: string;
  /** `Couldn’t load the groups` */
  groupsFailed: string;
  /** `{count, plural, one {# person} other {# people}}` */
  participants: (count: number) => string;
  /** `Sync mode` */
  syncMode: string;
  /** `Description` */
  description: string;
  /** `What these messages are about. This helps the assistant understand them.` */
  descriptionText: string;
  /** `(optional)` */
  optional: string;
  /** `Finish` */
  finish: string;
  /** `Finishing…` */
  finishing: string;
  /** `Couldn’t create the connection` */
  finishFailed: string;
  /** `Your selection is still here. Try again.` */
  finishFailedText: string;
  /** `Your phone is connected` */
  finished: string;
  /** `A phone is already paired` */
  alreadyConnected: string;
  /** `To pair another phone, disconnect this one first.` */
  alreadyConnectedText: string;
  /** `Phone number` */
  phoneNumber: string;
  /** `Status` */
  state: string;
  /** `Connected` */
  connected: string;
  /** `Not connected` */
  notConnected: string;
  /** `Stopped` */
  stopped: string;
  /** `Check that the phone is on and online.` */
  notConnectedText: string;
  /** `New messages aren’t coming in. Disconnect this phone and pair it again.` */
  stoppedText: string;
  /** `Couldn’t load the status` */
  healthFailed: string;
  /** `Check again` */
  check: string;
  /** `Sync missed messages` */
  fetchMessages: string;
  /** `Syncing…` */
  fetching: string;
  /** `Waiting messages are syncing.` */
  fetched: string;
  /** `Couldn’t sync the waiting messages` */
  fetchFailed: string;
}

/** Words of the messaging pairing, in English. */
export const connectorMessagingWords: (format: Format) => ConnectorMessagingWords = words;
