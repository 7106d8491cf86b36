/** The most that each entry may weigh, in kB (1,000 bytes) after minifying and gzip, without React. */
export const budgets = {
  'index.js': 30,
  'react.js': 84,
  'server/index.js': 11,
  'mock-platform/index.js': 80,
  'styles.css': 8,
} as const;
