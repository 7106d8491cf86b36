import { afterEach, expect } from 'vitest';

// An error or a warning on the console is a defect, of the code or of the test, unless the test takes
// it: see printedErrors.ts.

/** Hints about timing, which differ with the machine's pace. */
const hints = /\bact\b|ResizeObserver loop/;

/** Files that share a page share its console, which is replaced once. */
const printed = Symbol.for('brainstem:printed');

function printedOn(console: Console): unknown[] {
  const known: unknown = Reflect.get(console, printed);
  if (Array.isArray(known)) return known;
  const complaints: unknown[] = [];
  Reflect.set(console, printed, complaints);
  for (const method of ['error', 'warn'] as const) {
    const print = console[method];
    console[method] = (...values: unknown[]): void => {
      if (!hints.test(String(values[0]))) complaints.push(values);
      Reflect.apply(print, console, values);
    };
  }
  return complaints;
}

const complaints = printedOn(console);

afterEach(() => {
  expect(complaints.splice(0), 'errors and warnings that this test printed').toEqual([]);
});
