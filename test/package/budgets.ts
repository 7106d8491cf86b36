/** The most that each entry may weigh, in kB (1,000 bytes) after minifying and gzip, without React. */
export const budgets = {
  // Options and paths are checked, lists read to their end, differing answers read as far as they can be.
  'index.js': 34,
  // All controllers at once, which no page takes: the reader of brains, the editor and the pickers weigh most.
  'core.js': 63,
  // A listener for Node, a budget of renewals, and the checks of the requester.
  'server/index.js': 15.5,
  'mock-platform/index.js': 80,
  'browser/brainstem.js': 6,
  // Of all widgets: rows of tables, discovery, mapping of imported columns, rings and ranks.
  'styles.css': 30.5,
  // A page with the chat loads these two.
  'styles/base.css': 8.5,
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
 * A page for each widget: none may carry another's code. The first 31 kB or so are the same in all:
 * client, provider and cache, with the checks of options and paths, the events and root of a widget.
 */
export const pageBudgets: readonly PageBudget[] = [
  { widget: 'Chat', initial: 69.5 },
  { widget: 'Chat', hook: 'useChat', initial: 38.5 },
  { widget: 'FindingsReview', initial: 85 },
  { widget: 'OntologyEditor', initial: 75 },
  { widget: 'OntologyPicker', initial: 36 },
  { widget: 'Onboarding', initial: 49 },
  { widget: 'ProductOnboarding', initial: 37.5 },
  { widget: 'DelegatedOnboarding', initial: 37 },
  { widget: 'TaskList', initial: 50.5 },
  { widget: 'PlatformForm', initial: 34 },
  { widget: 'AttentionBadge', initial: 33.5 },
  { widget: 'BrainViewer', initial: 86 },
  { widget: 'Connectors', initial: 73 },
  { widget: 'DrivePicker', initial: 71 },
  { widget: 'SheetPicker', initial: 72 },
  { widget: 'SitePicker', initial: 41 },
  { widget: 'MailSettings', initial: 41.5 },
  { widget: 'MessagingPairing', initial: 41 },
  { widget: 'DocumentUpload', initial: 52 },
  { widget: 'SqlConnectionForm', initial: 73 },
  // Credentials are moved out of a typed address at once, so that one parser comes with the form.
  { widget: 'DocstoreForm', initial: 70.5 },
  { widget: 'RestConnector', initial: 77 },
  { widget: 'CredentialForm', initial: 66 },
];
