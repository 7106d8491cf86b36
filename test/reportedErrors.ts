import { onTestFinished, vi } from 'vitest';

/** The errors that are reported as uncaught until the test that calls this is over. */
export function reportedErrors(): readonly unknown[] {
  const errors: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => errors.push(error));
  onTestFinished(() => void vi.unstubAllGlobals());
  return errors;
}
