import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { answerText, readAnswers, readQuestion, type FieldValue } from './humanInputModel.ts';

const option = (label: string, value: unknown = label) => ({ label, value });

describe('readQuestion', () => {
  test.each([
    [{ question: 'Which?', options: ['A', 'B'] }, 'Which?', [option('A'), option('B')]],
    [
      { prompt: 'Which?', choices: [{ label: 'A', value: 'a' }, { value: 'b' }] },
      'Which?',
      [option('A', 'a'), option('b')],
    ],
    [{ question: '  ', message: 'Or this?' }, 'Or this?', []],
    [{ options: [1, 2, null, { other: true }] }, undefined, [option('1', 1), option('2', 2)]],
    ['Just words?', 'Just words?', []],
    [null, undefined, []],
    [42, undefined, []],
  ])('of %j', (args, question, options) => {
    expect(readQuestion(args)).toMatchObject({ question, options, fields: [] });
  });

  it('tells what it could not read', () => {
    expect(readQuestion({ urgency: 3 }).unread).toEqual({ urgency: 3 });
    expect(readQuestion({ question: 'Which?', urgency: 3 }).unread).toBeUndefined();
    expect(readQuestion({}).unread).toBeUndefined();
  });

  it('reads a list of fields', () => {
    const { fields } = readQuestion({
      question: 'Enter the details',
      fields: [
        { name: 'due_date', type: 'date', required: true },
        { name: 'notes', type: 'textarea', description: 'For the driver', default: 'none' },
        { id: 'port', options: ['Hull', 'Oslo'], default: 'Oslo' },
        { label: 'Amount', type: 'number', default: 3 },
        'no field',
      ],
    });
    expect(fields).toMatchObject([
      { name: 'due_date', label: 'Due date', kind: 'date', required: true, initial: '' },
      { name: 'notes', kind: 'long-text', description: 'For the driver', initial: 'none' },
      { name: 'port', kind: 'choice', options: [option('Hull'), option('Oslo')], initial: [1] },
      { name: 'Amount', label: 'Amount', kind: 'number', initial: '3' },
    ]);
  });

  it.each(['schema', 'parameters', undefined])('reads a JSON schema under %s', (key) => {
    const schema = {
      type: 'object',
      required: ['boxes'],
      properties: {
        boxes: { type: 'integer', title: 'How many boxes' },
        chilled: { type: 'boolean', default: true },
        tours: { type: 'array', items: { enum: ['North', 'South'] }, default: ['South'] },
      },
    };
    const { fields } = readQuestion(key === undefined ? schema : { [key]: schema });
    expect(fields).toMatchObject([
      { name: 'boxes', label: 'How many boxes', kind: 'integer', required: true },
      { name: 'chilled', label: 'Chilled', kind: 'boolean', required: false, initial: true },
      { name: 'tours', kind: 'choices', initial: [1] },
    ]);
  });

  it('makes something of any arguments', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (args) => {
        const asked = readQuestion(args);
        expect(Array.isArray(asked.fields)).toBe(true);
        expect(typeof answerText(args, asked)).toBe('string');
      }),
    );
  });
});

describe('readAnswers', () => {
  const { fields } = readQuestion({
    fields: [
      { name: 'who', required: true },
      { name: 'boxes', type: 'integer' },
      { name: 'weight', type: 'number' },
      { name: 'port', options: [{ label: 'Hull', value: 7 }, 'Oslo'], required: true },
      { name: 'tours', options: ['North', 'South'], multiple: true },
      { name: 'chilled', type: 'boolean' },
    ],
  });
  const read = (values: Record<string, FieldValue>) =>
    readAnswers(fields, new Map(Object.entries(values)));

  it('gives each field its type, and leaves out what is empty', () => {
    const values = { who: ' Imke ', boxes: '4', weight: '1,5', port: [0], tours: [0, 1] };
    expect(read(values)).toEqual({
      answers: {
        who: 'Imke',
        boxes: 4,
        weight: 1.5,
        port: 7,
        tours: ['North', 'South'],
        chilled: false,
      },
      missing: [],
      wrong: [],
    });
    expect(read({ who: 'Imke', port: [1] }).answers).toEqual({
      who: 'Imke',
      port: 'Oslo',
      chilled: false,
    });
  });

  it('names what is missing and what is no number', () => {
    expect(read({ boxes: '1.5', weight: 'heavy' })).toMatchObject({
      missing: ['who', 'port'],
      wrong: ['boxes', 'weight'],
    });
  });
});

test.each([
  ['yes', 'yes'],
  [{ answer: 'yes' }, 'yes'],
  [{ port: 'Oslo' }, '{"port":"Oslo"}'],
  [true, 'true'],
  [['a', 'b'], 'a, b'],
])('the answer %j is shown as %j', (value, expected) => {
  expect(answerText(value)).toBe(expected);
});

test('an answer is shown in the words of what was asked', () => {
  const one = readQuestion({ options: [{ label: 'This quarter', value: 'q1' }] });
  expect(answerText('q1', one)).toBe('This quarter');
  const form = readQuestion({
    fields: [{ name: 'port', options: [{ label: 'Hull', value: 7 }] }, { name: 'boxes' }],
  });
  expect(answerText({ boxes: 4, port: 7 }, form)).toBe('Port: Hull; Boxes: 4');
});
