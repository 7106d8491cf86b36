import { describe, expect, test } from 'vitest';
import type { OpenedQuestion } from '../../../query/index.ts';
import { emptyDraft } from '../../../controller/index.ts';
import {
  answersIn,
  commonDue,
  toQuestion,
  isAnswered,
  problemOf,
  readDue,
} from './delegatedQuestions.ts';

function question(given: Partial<OpenedQuestion>): OpenedQuestion {
  return {
    assignment_id: 'a-1',
    question_id: undefined,
    question: 'How many?',
    question_type: undefined,
    options: [],
    status: undefined,
    due_date: undefined,
    ...given,
  };
}

describe('how a question is asked', () => {
  test.each<[Partial<OpenedQuestion>, string, boolean]>([
    [{ question_type: 'multiple_choice', options: ['a', 'b'] }, 'choices', false],
    [{ question_type: 'single_choice', options: ['a', 'a', ''] }, 'choice', false],
    [{ question_type: 'text', options: ['a'] }, 'choice', true],
    [{ options: ['a'] }, 'choice', true],
    [{ question_type: 'number' }, 'number', false],
    [{ question_type: 'date' }, 'date', false],
    [{ question_type: 'single_choice' }, 'long-text', false],
    [{ question_type: 'something new' }, 'long-text', false],
  ])('%j as %s', (given, kind, allowsOther) => {
    expect(toQuestion(question(given))).toMatchObject({ kind, allowsOther });
  });

  test('an option that comes twice is asked once', () => {
    expect(toQuestion(question({ options: ['a', 'b', 'a', ' '] })).options).toEqual(['a', 'b']);
  });
});

test('only what is answered is sent, a number in the platform’s way', () => {
  const questions = [
    question({ question_type: 'number' }),
    question({ assignment_id: 'a-2' }),
    question({ assignment_id: 'a-3', question_type: 'multi', options: ['a', 'b', 'c'] }),
  ];
  const drafts = new Map([
    ['a-1', { ...emptyDraft, text: ' 12,5 ' }],
    ['a-2', { ...emptyDraft, text: '  ' }],
    ['a-3', { ...emptyDraft, chosen: ['c', 'a'] }],
  ]);
  expect(answersIn(questions, drafts, 'en')).toEqual([
    { assignment_id: 'a-1', answer: ['12.5'] },
    { assignment_id: 'a-3', answer: ['a', 'c'] },
  ]);
});

test.each([
  ['1,000', 'en', '1000'],
  ['1.000', 'de', '1000'],
  ['1.234,5', 'de', '1234.5'],
  ['١٢', 'ar', '12'],
  ['0042', 'en', '0042'],
])('%s in %s is sent as %s', (text, language, sent) => {
  const drafts = new Map([['a-1', { ...emptyDraft, text }]]);
  const asked = question({ question_type: 'number' });
  expect(answersIn([asked], drafts, language)).toEqual([{ assignment_id: 'a-1', answer: [sent] }]);
  expect(problemOf(asked, drafts.get('a-1'))).toBeUndefined();
});

test('what is wrong with an answer is named', () => {
  const number = question({ question_type: 'number' });
  expect(problemOf(number, { ...emptyDraft, text: 'many' })).toBe('number');
  expect(problemOf(number, { ...emptyDraft, text: '-3.5' })).toBeUndefined();
  expect(problemOf(number, emptyDraft)).toBeUndefined();
  expect(problemOf(question({ options: ['a'] }), { ...emptyDraft, isOther: true })).toBe(
    'own-words',
  );
});

test('a status that says so is answered, in whichever case', () => {
  expect(isAnswered(question({ status: 'Answered' }))).toBe(true);
  expect(isAnswered(question({ status: 'unanswered' }))).toBe(false);
  expect(isAnswered(question({}))).toBe(false);
});

test('a due day lasts to its end, and what is no date is none', () => {
  expect(readDue('2026-03-02')).toEqual(new Date(2026, 2, 2, 23, 59, 59));
  expect(readDue('2026-03-02T10:00:00Z')).toEqual(new Date('2026-03-02T10:00:00Z'));
  expect(readDue('0001-01-01')?.getFullYear()).toBe(1);
  expect(readDue('soon')).toBeUndefined();
  expect(readDue(undefined)).toBeUndefined();
});

test('a question for yes or no is asked as one, and answered in words', () => {
  const asked = {
    assignment_id: 'a',
    question_id: undefined,
    question: 'Is it chilled?',
    question_type: 'yes_no',
    options: [],
    status: undefined,
    due_date: undefined,
  };
  expect(toQuestion(asked).kind).toBe('yes-no');
  const drafts = new Map([['a', { chosen: ['false'], isOther: false, text: '' }]]);
  expect(answersIn([asked], drafts, 'en')).toEqual([{ assignment_id: 'a', answer: ['No'] }]);
});

test('a due date that most open questions share is said once, and another one beside its question', () => {
  const first = question({ due_date: '2026-11-30' });
  const answered = question({ due_date: '2026-10-01', status: 'completed' });
  expect(isAnswered(answered)).toBe(true);
  expect(commonDue([first, first, answered])).toBe('2026-11-30');
  expect(commonDue([first, question({ due_date: '2026-12-01' })])).toBeUndefined();
  expect(commonDue([question({ due_date: '2026-12-01' }), first, first])).toBe('2026-11-30');
  expect(commonDue([question({})])).toBeUndefined();
});
