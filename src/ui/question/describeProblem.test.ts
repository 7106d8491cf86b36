import { expect, test } from 'vitest';
import { describeProblem } from './describeProblem.ts';
import { words } from './testing/words.ts';

test.each([
  [{ kind: 'text' }, 'This field is required.'],
  [{ kind: 'yes-no' }, 'Choose an answer.'],
  [{ kind: 'number' }, 'Enter a number.'],
  [{ kind: 'number', isWhole: true }, 'Enter a whole number.'],
  [{ kind: 'email' }, 'Enter an email address.'],
  [{ kind: 'date' }, 'Enter a date.'],
  [{ kind: 'date-time' }, 'Enter a date and a time.'],
] as const)('an empty field says what it waits for: %j', (field, text) => {
  expect(describeProblem({ is: 'missing' }, field, words)).toBe(text);
});
