/**
 * Returns the number of examples that a property is tried with: at most 200, and all of them with
 * `npm run test:long`.
 *
 * @param all - As many as it takes to be sure, before a release.
 * @param most - As many as `npm test` tries, where an example is dear.
 */
export function propertyRuns(all: number, most = 200): number {
  return isLong ? all : Math.min(all, most);
}

/** True for `npm run test:long`, which skips nothing. */
export const isLong = readVariable() === 'true';

/** In a browser, Vitest hands the variables on as `import.meta.env`. */
function readVariable(): unknown {
  if (typeof process !== 'undefined') return process.env['TEST_LONG'];
  return import.meta.env['TEST_LONG'];
}
