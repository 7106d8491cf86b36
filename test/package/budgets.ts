import type { WidgetName } from '../../src/widgets/widgetNames.ts';

/** The most that each entry may weigh, in kB (1,000 bytes) after minifying and gzip, without React. */
export const budgets = {
  // Options and paths are checked, lists read to their end, limits waited out, differing answers read as far as they can be.
  // With the records of decisions, which a page that keeps none doesn't take.
  'index.js': 42.5,
  // All controllers at once, which no page takes: the reader of brains, the editor and the pickers weigh most.
  'core.js': 74.8,
  // A listener for Node, a budget of renewals, and the checks of the requester.
  'server/index.js': 18.7,
  'mock-platform/index.js': 80,
  'browser/brainstem.js': 3,
  // Of all widgets: rows of tables, discovery, mapping of imported columns, rings and ranks.
  'styles.css': 35,
  // A page with the chat loads these two.
  'styles/base.css': 9.5,
  'styles/chat.css': 7.6,
} as const;

/** The most that the package may weigh, packed and in kB, and the most files that it may have. */
export const packageBudgets = { tarball: 2210, files: 930 } as const;

/** The size that webpack and esbuild may add to Vite's result for a page, in kB. */
export const otherBundlersExtra = { webpack: 7, esbuild: 8 } as const;

/** The most that a page with the provider and the client alone may weigh, in kB; every page brings them. */
export const hostBudget = 22.2;

/**
 * The most that a page with the entry of each widget, the provider and the client may weigh at first
 * by Vite, in kB after minifying and gzip, without React and what loads later. None may carry
 * another's code. The check also prints what each weighs more than {@link hostBudget | a page without
 * a widget}: its queries, its words, and a widget's root among it.
 */
export const pageBudgets: Readonly<Record<WidgetName, number>> = {
  chat: 59.4,
  chatLauncher: 63.1,
  // Its references are read whatever their shape, and each of them opens.
  findingsReview: 94.8,
  ontologyEditor: 81.2,
  ontologyPicker: 41.9,
  onboarding: 57,
  productOnboarding: 45.9,
  // Numbers are read as the user's language writes them.
  delegatedOnboarding: 45.7,
  taskList: 64.8,
  // Its drafts survive a reload.
  platformForm: 45.2,
  attentionBadge: 38.9,
  // Its map, which leads its lines on lanes and needs nothing that loads later, what keeps it still when a later brain comes, and
  // what opens the evidence of a type; a hierarchy that turns or follows the strongest links, and
  // room for what lines say.
  brainViewer: 109.6,
  connectors: 74.9,
  drivePicker: 69.2,
  sheetPicker: 70.4,
  sitePicker: 48.5,
  mailSettings: 46,
  messagingPairing: 47.2,
  documentUpload: 57.6,
  sqlConnectionForm: 83.4,
  // Credentials are moved out of a typed address at once, so that one parser comes with the form.
  docstoreForm: 75.6,
  restConnector: 82.7,
  credentialForm: 70.9,
};

/** Hooks of widgets whose pages are weighed without the widget itself. */
export const hookBudgets = [{ widget: 'chat', hook: 'useChat', initial: 46.4 }] as const;

/**
 * The brain viewer's own size, in kB: the difference between a page with it and one with the
 * provider and the client alone. That includes code that widgets share, such as the cache.
 */
export const viewerBudgets = {
  /** Before it has an answer to draw, its map included. */
  atFirst: 87.2,
  /** Once it draws a graph, before a layout is loaded; without React Flow, which is named apart. */
  withGraph: 112.8,
} as const;
