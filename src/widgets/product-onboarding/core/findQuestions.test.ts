import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findQuestions } from './findQuestions.ts';

test('questions are found with their options, without ids and empty fields', () => {
  const found = findQuestions({
    step: 1,
    questions: [
      { question_id: 'b-1', question: 'What do you make?', options: ['Ships'], answer: null },
      { questionId: 'b-2', question: 'For whom?', question_type: 'single_choice', options: [] },
    ],
  });
  expect(found).toEqual({
    questions: [
      { question: 'What do you make?', options: ['Ships'], others: {} },
      { question: 'For whom?', options: [], others: { question_type: 'Single choice' } },
    ],
    others: { step: 1 },
  });
});

test('a list is taken for questions only where each item is one', () => {
  expect(findQuestions([{ question: 'Why?' }, { text: 'Because' }])).toBeUndefined();
  expect(findQuestions({ questions: [] })).toBeUndefined();
  expect(findQuestions({ items: [1], list: [{ question: 'Why?' }] })?.questions).toHaveLength(1);
});

test('options of another shape stay among the other fields', () => {
  const options = [{ label: 'Ships' }];
  expect(findQuestions([{ question: 'What?', options }])?.questions).toEqual([
    { question: 'What?', options: [], others: { options } },
  ]);
});

test('whatever arrives is read or left, and nothing throws', () => {
  fc.assert(fc.property(fc.jsonValue(), (body) => void findQuestions(body)));
});
