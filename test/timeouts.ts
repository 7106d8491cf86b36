/**
 * The time limits of tests, stated in one place. No result depends on these limits: each is far
 * above what a machine needs, and only ends what would never end by itself. `npm test` waits twice
 * as long as Vitest alone, where somebody who writes a test wants to see it fail.
 */
const waitSeconds = Number(readEnvironment('TEST_WAIT_SECONDS') ?? 30);

/** Limits in milliseconds. */
export const timeouts = {
  /** For one thing to happen: an element to appear, a value to be reached, a page to load. */
  wait: waitSeconds * 1000,
  /** For one test or hook with everything it waits for. */
  test: 10 * 60_000,
  /** For a step of `npm test` to show any progress before it is ended. */
  silence: 10 * 60_000,
};

/** In a browser, Vitest hands the variables on as `import.meta.env`; Storybook alone does not. */
function readEnvironment(name: string): string | undefined {
  if (typeof process !== 'undefined') return process.env[name];
  const variables: Record<string, unknown> = import.meta.env;
  const value = variables[name];
  return typeof value === 'string' ? value : undefined;
}
