/** The most that each entry may weigh, in kB (1,000 bytes) after minifying and gzip, without React. */
export const budgets = {
  // Options and paths are checked, lists read to their end, and an environment stands in for the browser.
  'index.js': 33,
  // With the client's requests, streams and checks, and every widget's behaviour.
  'core.js': 40,
  // A listener for Node, a budget of renewals, and the checks of the requester.
  'server/index.js': 15,
  'mock-platform/index.js': 80,
  'browser/brainstem.js': 6,
  // Of all widgets: rows of tables, discovery, mapping of imported columns, rings and ranks.
  'styles.css': 30,
} as const;

/** A page of a partner's app: what it takes from the package, and the most that it may weigh at first. */
export interface PageBudget {
  /** Names that it imports from `brainstem/react`, beside the provider and the client. */
  widgets: readonly string[];
  /** In kB after minifying and gzip, without React and without what loads later. */
  initial: number;
}

/**
 * A page for each widget: none may carry another's code. The first 29 kB or so are the same in all:
 * client, provider and cache, with the checks of options and paths, the events and root of a widget.
 */
export const pageBudgets: readonly PageBudget[] = [
  { widgets: ['Chat'], initial: 64 },
  { widgets: ['FindingsReview'], initial: 75 },
  { widgets: ['OntologyEditor'], initial: 70 },
  { widgets: ['OntologyPicker'], initial: 34 },
  { widgets: ['Onboarding'], initial: 47 },
  { widgets: ['ProductOnboarding'], initial: 36 },
  { widgets: ['DelegatedOnboarding'], initial: 35 },
  { widgets: ['TaskList'], initial: 48 },
  { widgets: ['PlatformForm'], initial: 32 },
  { widgets: ['BrainViewer'], initial: 84 },
  { widgets: ['Connectors'], initial: 68 },
  { widgets: ['DrivePicker'], initial: 65 },
  { widgets: ['SheetPicker'], initial: 66 },
  { widgets: ['SitePicker'], initial: 35 },
  { widgets: ['MailSettings'], initial: 36 },
  { widgets: ['MessagingPairing'], initial: 38 },
  { widgets: ['DocumentUpload'], initial: 49 },
  { widgets: ['SqlConnectionForm'], initial: 68 },
  // Credentials are moved out of a typed address at once, so that one parser comes with the form.
  { widgets: ['DocstoreForm'], initial: 66 },
  { widgets: ['RestConnector'], initial: 71 },
  { widgets: ['CredentialForm'], initial: 60 },
];
