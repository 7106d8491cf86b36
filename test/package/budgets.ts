/** The most that each entry may weigh, in kB (1,000 bytes) after minifying and gzip, without React. */
export const budgets = {
  // Options and paths are checked, lists read to their end, differing answers read as far as they can be.
  'index.js': 37,
  // All controllers at once, which no page takes: the reader of brains, the editor and the pickers weigh most.
  'core.js': 60,
  // A listener for Node, a budget of renewals, and the checks of the requester.
  'server/index.js': 16,
  'mock-platform/index.js': 80,
  'browser/brainstem.js': 3,
  // Of all widgets: rows of tables, discovery, mapping of imported columns, rings and ranks.
  'styles.css': 31,
  // A page with the chat loads these two.
  'styles/base.css': 6.5,
  'styles/chat.css': 7.5,
} as const;

/** What esbuild's splitting may add: it shares less between the parts that it cuts. In kB. */
export const esbuildExtra = 6;

/** The most that a page with the provider and the client alone may weigh, in kB; every page brings them. */
export const hostBudget = 18.8;

/** A page of a partner's app: what it takes from the package, and the most that it may weigh at first. */
export interface PageBudget {
  /** The widget whose entry it imports from, beside the provider and the client. */
  widget: string;
  /** The hook that it imports of that entry. @default the widget itself */
  hook?: string;
  /** By Vite and by webpack: in kB after minifying and gzip, without React and what loads later. */
  initial: number;
  /** By esbuild. @default {@link esbuildExtra} more */
  esbuild?: number;
}

/**
 * A page for each widget: none may carry another's code. The check also prints what each weighs more
 * than {@link hostBudget | a page without a widget}: its queries, its words, and a widget's root among it.
 */
export const pageBudgets: readonly PageBudget[] = [
  { widget: 'Chat', initial: 45.3, esbuild: 50.8 },
  { widget: 'Chat', hook: 'useChat', initial: 31.9, esbuild: 39.2 },
  { widget: 'FindingsReview', initial: 74.5 },
  { widget: 'OntologyEditor', initial: 75.5 },
  { widget: 'OntologyPicker', initial: 36 },
  { widget: 'Onboarding', initial: 49 },
  { widget: 'ProductOnboarding', initial: 37 },
  { widget: 'DelegatedOnboarding', initial: 37 },
  { widget: 'TaskList', initial: 50.5 },
  { widget: 'PlatformForm', initial: 34 },
  { widget: 'AttentionBadge', initial: 33 },
  { widget: 'BrainViewer', initial: 76 },
  { widget: 'Connectors', initial: 70 },
  { widget: 'DrivePicker', initial: 61.5 },
  { widget: 'SheetPicker', initial: 62.5 },
  { widget: 'SitePicker', initial: 40 },
  { widget: 'MailSettings', initial: 40.5 },
  { widget: 'MessagingPairing', initial: 40 },
  { widget: 'DocumentUpload', initial: 52 },
  { widget: 'SqlConnectionForm', initial: 72.5 },
  // Credentials are moved out of a typed address at once, so that one parser comes with the form.
  { widget: 'DocstoreForm', initial: 70 },
  { widget: 'RestConnector', initial: 76.5 },
  { widget: 'CredentialForm', initial: 65.5 },
];

/**
 * What the brain viewer brings of its own, in kB: what a page with it weighs more than one with the
 * provider and the client alone. That includes what widgets share, such as the cache.
 */
export const viewerBudgets = {
  /** Before it has an answer to draw. The aim is 55, which it meets in Vite. */
  atFirst: 57.2,
  /** Once it draws a graph, before a layout is loaded; without React Flow, which is named apart. */
  withGraph: 84.8,
} as const;
