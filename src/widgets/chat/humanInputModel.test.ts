import { describe, expect, test } from 'vitest';
import { answerText, readQuestion } from './humanInputModel.ts';

describe('readQuestion', () => {
  test.each([
    [{ question: 'Which?', options: ['A', 'B'] }, 'Which?', ['A', 'B']],
    [
      { prompt: 'Which?', choices: [{ label: 'A', value: 'a' }, { value: 'b' }] },
      'Which?',
      ['A', 'b'],
    ],
    [{ question: '  ', message: 'Or this?' }, 'Or this?', []],
    [{ options: [1, 2, null, { other: true }] }, undefined, ['1', '2']],
    ['Just words?', 'Just words?', []],
    [null, undefined, []],
    [42, undefined, []],
  ])('of %j', (args, question, options) => {
    expect(readQuestion(args)).toEqual({ question, options });
  });
});

test.each([
  ['yes', 'yes'],
  [{ answer: 'yes' }, 'yes'],
  [{ port: 'Oslo' }, '{"port":"Oslo"}'],
  [true, 'true'],
])('the answer %j is shown as %j', (value, expected) => {
  expect(answerText(value)).toBe(expected);
});
