/** The most that each entry may weigh, in kB (1,000 bytes) after minifying and gzip, without React. */
export const budgets = {
  // Options and paths are checked, lists read to their end, limits waited out, differing answers read as far as they can be.
  'index.js': 40,
  // All controllers at once, which no page takes: the reader of brains, the editor and the pickers weigh most.
  'core.js': 72,
  // A listener for Node, a budget of renewals, and the checks of the requester.
  'server/index.js': 18,
  'mock-platform/index.js': 80,
  'browser/brainstem.js': 3,
  // Of all widgets: rows of tables, discovery, mapping of imported columns, rings and ranks.
  'styles.css': 36.5,
  // A page with the chat loads these two.
  'styles/base.css': 8,
  'styles/chat.css': 8,
} as const;

/** The most that the package may weigh, packed and in kB, and the most files that it may have. */
export const packageBudgets = { tarball: 2400, files: 900 } as const;

/** The size that webpack and esbuild may add to Vite's result for a page, in kB. */
export const otherBundlersExtra = 8;

/** The most that a page with the provider and the client alone may weigh, in kB; every page brings them. */
export const hostBudget = 21.5;

/** A page of a partner's app: what it takes from the package, and the most that it may weigh at first. */
export interface PageBudget {
  /** The widget whose entry it imports from, beside the provider and the client. */
  widget: string;
  /** The hook that it imports of that entry. @default the widget itself */
  hook?: string;
  /** By Vite: in kB after minifying and gzip, without React and what loads later. */
  initial: number;
}

/**
 * A page for each widget: none may carry another's code. The check also prints what each weighs more
 * than {@link hostBudget | a page without a widget}: its queries, its words, and a widget's root among it.
 */
export const pageBudgets: readonly PageBudget[] = [
  { widget: 'Chat', initial: 62 },
  { widget: 'Chat', hook: 'useChat', initial: 42 },
  { widget: 'FindingsReview', initial: 85 },
  { widget: 'OntologyEditor', initial: 77 },
  { widget: 'OntologyPicker', initial: 40 },
  { widget: 'Onboarding', initial: 54 },
  { widget: 'ProductOnboarding', initial: 43 },
  { widget: 'DelegatedOnboarding', initial: 42 },
  { widget: 'TaskList', initial: 57 },
  { widget: 'PlatformForm', initial: 41 },
  { widget: 'AttentionBadge', initial: 37 },
  // Its map, which needs nothing that loads later, and what keeps it still when a later brain comes.
  { widget: 'BrainViewer', initial: 94 },
  { widget: 'Connectors', initial: 71 },
  { widget: 'DrivePicker', initial: 65 },
  { widget: 'SheetPicker', initial: 66 },
  { widget: 'SitePicker', initial: 43 },
  { widget: 'MailSettings', initial: 43 },
  { widget: 'MessagingPairing', initial: 43 },
  { widget: 'DocumentUpload', initial: 56 },
  { widget: 'SqlConnectionForm', initial: 80 },
  // Credentials are moved out of a typed address at once, so that one parser comes with the form.
  { widget: 'DocstoreForm', initial: 73 },
  { widget: 'RestConnector', initial: 79 },
  { widget: 'CredentialForm', initial: 69 },
];

/**
 * The brain viewer's own size, in kB: the difference between a page with it and one with the
 * provider and the client alone. That includes code that widgets share, such as the cache.
 */
export const viewerBudgets = {
  /** Before it has an answer to draw, its map included. */
  atFirst: 72,
  /** Once it draws a graph, before a layout is loaded; without React Flow, which is named apart. */
  withGraph: 95,
} as const;
