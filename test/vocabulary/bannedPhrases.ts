/** A phrase that a native reader would stumble over. */
export interface BannedPhrase {
  pattern: RegExp;
  /** The words to write in its place. */
  instead: string;
  /** Files that it concerns. @default every file */
  files?: RegExp;
}

const code = /\.tsx?$/;

/** Between two words: white space, with the mark of a comment after a new line. */
const gap = String.raw`\s+(?:(?:\*|//|>)\s+)?`;

/** In sentences, whatever the case. */
const phrases: readonly (readonly [words: string, instead: string])[] = [
  ['\\banew\\b', 'again'],
  ['is not shown', 'is not documented'],
  ['\\btold (of|when|what)\\b', 'called when, notified of'],
  ['what stands', 'what is shown, what is there'],
  ['stands? (in|on|at|there)\\b', 'is in, is on, is at'],
  ['give the same object', 'memoise this object'],
  ['passed by', 'passed from, given by'],
  ['parted by', 'separated by'],
  ['\\bmay only\\b', 'can only'],
  ['is no [a-z]+( [a-z]+)? we know', 'we don’t recognise'],
  ['of ours\\b', 'our'],
  ['holds for all', 'applies to every'],
  ['did not get through', 'couldn’t be saved'],
  ['look again', 'Refresh'],
  ['one a line', 'One per line'],
  ['what came so far is kept', 'What arrived so far is saved.'],
  ['select all that are shown', 'Select all 375'],
  ['with(out)? skipped ones', 'Include skipped, Hide skipped'],
  ['took back the skip', '“X” is no longer skipped'],
  ['what is to be done', 'What needs doing?'],
  ['no task fits', 'No matching tasks'],
  ['waiting, goes next', 'Queued'],
  ['no host stands', 'No host found.'],
  ['mend it and paste', 'Fix it and paste again.'],
  ['the sign-in was left', 'Sign-in was canceled.'],
  ['use a user that', 'Use a read-only user.'],
  ['it has not been said yet', 'Choose what to sync first.'],
  ['take in new mail', 'Sync new mail as it arrives'],
  ['look into the (database|source)', 'Browse the database'],
  ['is not taken here', 'isn’t supported'],
  ['that matching content carries', 'Category added to matching content'],
  ['sign-in could not be renewed', 'Your session expired. Sign in again.'],
  ['fill this in', 'name the field: Enter a host'],
];

/** In code, as whole names. */
const names: readonly (readonly [name: string, instead: string])[] = [
  ['acts(?=[.,)}:;\\]]|\\s*=)|useActs|[A-Za-z]+Acts', 'actions, useActions'],
  ['browserLine|followLine', 'networkStatus, onNetworkChange'],
  ['toLine|sendLine', 'outbox'],
  ['FindingsDesk|useDesk', 'FindingsWorkspace, useFindingsWorkspace'],
  ['isShutOut', 'hasNoAccess'],
  ['(?:depart|land|crash)(?=\\()', 'startRefresh, onRefreshSuccess, onRefreshError'],
  ['TokenLedger', 'RejectedTokens'],
  ['[a-z]*[Kk]eeper', 'storage, persist'],
  ['FateBadge|fatesOf', 'ProcessingStatus'],
  ['standingWord|readStandings', 'reviewStatusLabel, reviewStatuses'],
  ['sought', 'searchTerm'],
  ['(?:(?<=[<:|&] ?)|(?<=(?:type|interface) ))Trial', 'ConnectionTest'],
  ['(?:(?<=[<:|&] ?)|(?<=(?:type|interface) ))Look', 'SourceSchema'],
  ['lookIntoSource', 'introspectSource'],
  ['isKin', 'sharesProtocol'],
  ['patience|patientLooks|lookLater', 'timeoutMs, maxPolls, schedulePoll'],
  ['useLooking', 'useViewport'],
  ['wayBetween', 'edgePath'],
  ['whenSeenAtRest', 'onceVisibleAndIdle'],
  ['takeEscape', 'registerEscapeLayer'],
  ['EnqueueNews', 'EnqueueResult'],
  ['useMarkdownAhead', 'usePreloadMarkdown'],
  ['Mounted[A-Z]\\w*', 'what it adds: withSession, in a panel'],
];

/** Every phrase of the vocabulary that is not to be used. */
export const bannedPhrases: readonly BannedPhrase[] = [
  ...phrases.map(([words, instead]) => ({
    pattern: new RegExp(words.replaceAll(' ', gap), 'gi'),
    instead,
  })),
  ...names.map(([name, instead]) => ({
    pattern: new RegExp(`\\b(?:${name})\\b`, 'g'),
    instead,
    files: code,
  })),
  { pattern: /\{scope\}/g, instead: 'MissingScopeNotice', files: /^src\/words\// },
  {
    pattern: /\b(?:offers|handles): (?=\[|Object)/g,
    instead: 'optionalEvents',
    files: /^src\/widgets\/registry/,
  },
  {
    pattern: /\.(?:taken|elsewhere|held)\b/g,
    instead: 'acknowledged, remote, pending',
    files: /^src\/widgets\/findings-review\/.*\.tsx?$/,
  },
];
