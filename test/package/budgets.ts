/** The most that each entry may weigh, in kB (1,000 bytes) after minifying and gzip, without React. */
export const budgets = {
  // Options and paths are checked, lists read to their end, limits waited out, differing answers read as far as they can be.
  'index.js': 38,
  // All controllers at once, which no page takes: the reader of brains, the editor and the pickers weigh most.
  'core.js': 65.5,
  // A listener for Node, a budget of renewals, and the checks of the requester.
  'server/index.js': 17,
  'mock-platform/index.js': 80,
  'browser/brainstem.js': 3,
  // Of all widgets: rows of tables, discovery, mapping of imported columns, rings and ranks.
  'styles.css': 31.5,
  // A page with the chat loads these two.
  'styles/base.css': 6.7,
  'styles/chat.css': 7.6,
} as const;

/** What esbuild's splitting may add: it shares less between the parts that it cuts. In kB. */
export const esbuildExtra = 6;

/** The most that a page with the provider and the client alone may weigh, in kB; every page brings them. */
export const hostBudget = 20;

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
  { widget: 'Chat', initial: 47.9, esbuild: 53.6 },
  { widget: 'Chat', hook: 'useChat', initial: 33.5, esbuild: 41.2 },
  { widget: 'FindingsReview', initial: 81 },
  { widget: 'OntologyEditor', initial: 77 },
  { widget: 'OntologyPicker', initial: 37 },
  { widget: 'Onboarding', initial: 51.5 },
  { widget: 'ProductOnboarding', initial: 39 },
  { widget: 'DelegatedOnboarding', initial: 39.5 },
  { widget: 'TaskList', initial: 53.5 },
  { widget: 'PlatformForm', initial: 38 },
  { widget: 'AttentionBadge', initial: 35 },
  { widget: 'BrainViewer', initial: 80 },
  { widget: 'Connectors', initial: 70.5 },
  { widget: 'DrivePicker', initial: 63.5 },
  { widget: 'SheetPicker', initial: 64.5 },
  { widget: 'SitePicker', initial: 40.5 },
  { widget: 'MailSettings', initial: 41 },
  { widget: 'MessagingPairing', initial: 40 },
  { widget: 'DocumentUpload', initial: 54 },
  { widget: 'SqlConnectionForm', initial: 74 },
  // Credentials are moved out of a typed address at once, so that one parser comes with the form.
  { widget: 'DocstoreForm', initial: 71 },
  { widget: 'RestConnector', initial: 77.5 },
  { widget: 'CredentialForm', initial: 66 },
];

/**
 * What the brain viewer brings of its own, in kB: what a page with it weighs more than one with the
 * provider and the client alone. That includes what widgets share, such as the cache.
 */
export const viewerBudgets = {
  /** Before it has an answer to draw. The aim is 55, which it meets in Vite. */
  atFirst: 60,
  /** Once it draws a graph, before a layout is loaded; without React Flow, which is named apart. */
  withGraph: 87,
} as const;
