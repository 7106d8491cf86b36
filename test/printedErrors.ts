import { onTestFinished, vi, type Mock } from 'vitest';

/** Keeps what is printed as an error, unseen, until the test that calls this is over. */
export function printedErrors(): Mock<typeof console.error> {
  const print = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => print.mockRestore());
  return print;
}
