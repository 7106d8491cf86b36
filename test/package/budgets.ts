/** The most that each entry may weigh, in kB (1,000 bytes) after minifying and gzip, without React. */
export const budgets = {
  'index.js': 30,
  'server/index.js': 11,
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
export const pageBudgets: readonly PageBudget[] = [{ widgets: ['Chat'], initial: 62 }];
