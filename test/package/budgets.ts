/** The most that each entry may weigh, in kB (1,000 bytes) after minifying and gzip, without React. */
export const budgets = {
  // Options and paths are checked, lists read to their end, and an environment stands in for the browser.
  'index.js': 33,
  // All controllers at once, which no page takes: the reader of brains, the editor and the pickers weigh most.
  'core.js': 63,
  // A listener for Node, a budget of renewals, and the checks of the requester.
  'server/index.js': 15,
  'mock-platform/index.js': 80,
  'browser/brainstem.js': 6,
  // Of all widgets: rows of tables, discovery, mapping of imported columns, rings and ranks.
  'styles.css': 30,
  // A page with the chat loads these two.
  'styles/base.css': 8,
  'styles/chat.css': 5.5,
} as const;

/** What esbuild's splitting may add: it shares less between the parts that it cuts. In kB. */
export const esbuildExtra = 8;

/** A page of a partner's app: what it takes from the package, and the most that it may weigh at first. */
export interface PageBudget {
  /** The widget whose entry it imports from, beside the provider and the client. */
  widget: string;
  /** The hook that it imports of that entry. @default the widget itself */
  hook?: string;
  /** By Vite and by webpack: in kB after minifying and gzip, without React and what loads later. */
  initial: number;
}

/**
 * A page for each widget: none may carry another's code. The first 29 kB or so are the same in all:
 * client, provider and cache, with the checks of options and paths, the events and root of a widget.
 */
export const pageBudgets: readonly PageBudget[] = [
  { widget: 'Chat', initial: 68 },
  { widget: 'Chat', hook: 'useChat', initial: 37 },
  { widget: 'FindingsReview', initial: 83.5 },
  { widget: 'OntologyEditor', initial: 74 },
  { widget: 'OntologyPicker', initial: 35 },
  { widget: 'Onboarding', initial: 48 },
  { widget: 'ProductOnboarding', initial: 36.5 },
  { widget: 'DelegatedOnboarding', initial: 36 },
  { widget: 'TaskList', initial: 49 },
  { widget: 'PlatformForm', initial: 33 },
  { widget: 'AttentionBadge', initial: 32.5 },
  { widget: 'BrainViewer', initial: 85 },
  { widget: 'Connectors', initial: 72 },
  { widget: 'DrivePicker', initial: 70 },
  { widget: 'SheetPicker', initial: 71 },
  { widget: 'SitePicker', initial: 40 },
  { widget: 'MailSettings', initial: 40 },
  { widget: 'MessagingPairing', initial: 38 },
  { widget: 'DocumentUpload', initial: 50 },
  { widget: 'SqlConnectionForm', initial: 72 },
  // Credentials are moved out of a typed address at once, so that one parser comes with the form.
  { widget: 'DocstoreForm', initial: 70 },
  { widget: 'RestConnector', initial: 76 },
  { widget: 'CredentialForm', initial: 65 },
];
