import { expect, test } from 'vitest';
import { nameInWords } from './nameInWords.ts';

test.each([
  ['in_progress', 'In progress'],
  ['dueDate', 'Due date'],
  ['sub-steps', 'Sub steps'],
  ['urgent', 'Urgent'],
  ['', ''],
])('the platform’s name “%s” is “%s” in words', (name, words) => {
  expect(nameInWords(name)).toBe(words);
});
