/** The most that each entry may weigh, in kB (1,000 bytes) after minifying and gzip, without React. */
export const budgets = {
  'index.js': 30,
  'server/index.js': 12,
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
 * A page for each widget: none may carry another's code. The first 26 kB or so are the same in all:
 * client, provider and cache.
 */
export const pageBudgets: readonly PageBudget[] = [
  { widgets: ['Chat'], initial: 62 },
  { widgets: ['FindingsReview'], initial: 68 },
  { widgets: ['OntologyEditor'], initial: 60 },
  { widgets: ['OntologyPicker'], initial: 32 },
  { widgets: ['Onboarding'], initial: 44 },
  { widgets: ['ProductOnboarding'], initial: 32 },
  { widgets: ['DelegatedOnboarding'], initial: 32 },
  { widgets: ['TaskList'], initial: 44 },
  { widgets: ['PlatformForm'], initial: 30 },
  { widgets: ['BrainViewer'], initial: 84 },
  { widgets: ['Connectors'], initial: 62 },
  { widgets: ['DrivePicker'], initial: 60 },
  { widgets: ['SheetPicker'], initial: 60 },
  { widgets: ['SitePicker'], initial: 33 },
  { widgets: ['MailSettings'], initial: 34 },
  { widgets: ['MessagingPairing'], initial: 36 },
  { widgets: ['DocumentUpload'], initial: 40 },
  { widgets: ['SqlConnectionForm'], initial: 60 },
  { widgets: ['DocstoreForm'], initial: 55 },
  { widgets: ['RestConnector'], initial: 62 },
  { widgets: ['CredentialForm'], initial: 52 },
];
