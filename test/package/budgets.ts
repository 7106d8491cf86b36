/** The most that each entry may weigh, in kB (1,000 bytes) after minifying and gzip, without React. */
export const budgets = {
  // Options and paths are checked, lists read to their end, and an environment stands in for the browser.
  'index.js': 33,
  // With the client's requests, streams and checks, and every widget's behaviour.
  'core.js': 60,
  // A listener for Node, a budget of renewals, and the checks of the requester.
  'server/index.js': 15,
  'mock-platform/index.js': 80,
  'browser/brainstem.js': 6,
  'styles.css': 28,
} as const;

/** A page of a partner's app: what it takes from the package, and the most that it may weigh at first. */
export interface PageBudget {
  /** Names that it imports from `brainstem/react`, beside the provider and the client. */
  widgets: readonly string[];
  /** In kB after minifying and gzip, without React and without what loads later. */
  initial: number;
}

/**
 * A page for each widget: none may carry another's code. The first 27 kB or so are the same in all:
 * client, provider and cache, with the checks of options and paths.
 */
export const pageBudgets: readonly PageBudget[] = [
  { widgets: ['Chat'], initial: 62 },
  { widgets: ['FindingsReview'], initial: 71 },
  { widgets: ['OntologyEditor'], initial: 60 },
  { widgets: ['OntologyPicker'], initial: 32 },
  { widgets: ['Onboarding'], initial: 44 },
  { widgets: ['ProductOnboarding'], initial: 33 },
  { widgets: ['DelegatedOnboarding'], initial: 32 },
  { widgets: ['TaskList'], initial: 44 },
  { widgets: ['PlatformForm'], initial: 30 },
  { widgets: ['BrainViewer'], initial: 84 },
  { widgets: ['Connectors'], initial: 63 },
  { widgets: ['DrivePicker'], initial: 60 },
  { widgets: ['SheetPicker'], initial: 61 },
  { widgets: ['SitePicker'], initial: 34 },
  { widgets: ['MailSettings'], initial: 35 },
  { widgets: ['MessagingPairing'], initial: 37 },
  { widgets: ['DocumentUpload'], initial: 41 },
  { widgets: ['SqlConnectionForm'], initial: 60 },
  // Credentials are moved out of a typed address at once, so that one parser comes with the form.
  { widgets: ['DocstoreForm'], initial: 59 },
  { widgets: ['RestConnector'], initial: 64 },
  { widgets: ['CredentialForm'], initial: 53 },
];
