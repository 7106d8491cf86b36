import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readValues, type AnswerDraft } from '../../../../controller/index.ts';
import { answerText, readQuestion } from './humanInputModel.ts';

const draft = (chosen: string[], text = ''): AnswerDraft => ({ chosen, isOther: false, text });
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
      { name: 'due_date', label: 'Due date', kind: 'date', required: true, initial: draft([]) },
      {
        name: 'notes',
        kind: 'long-text',
        description: 'For the driver',
        initial: draft([], 'none'),
      },
      {
        name: 'port',
        kind: 'choice',
        options: [option('Hull'), option('Oslo')],
        initial: draft(['Oslo']),
      },
      { name: 'Amount', label: 'Amount', kind: 'number', initial: draft([], '3') },
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
      { name: 'boxes', label: 'How many boxes', kind: 'number', isWhole: true, required: true },
      { name: 'chilled', label: 'Chilled', kind: 'yes-no', initial: draft(['true']) },
      { name: 'tours', kind: 'choices', initial: draft(['South']) },
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

describe('the values of a form', () => {
  const { fields } = readQuestion({
    fields: [
      { name: 'who', required: true },
      { name: 'boxes', type: 'integer' },
      { name: 'weight', type: 'number' },
      { name: 'port', options: [{ label: 'Hull', value: 7 }, 'Oslo'], required: true },
      { name: 'tours', options: ['North', 'South'], multiple: true },
      { name: 'chilled', type: 'boolean', default: false },
    ],
  });
  const read = (drafts: Record<string, AnswerDraft>) =>
    readValues(fields, new Map(Object.entries(drafts)));

  it('have the types of their fields, without those that are empty', () => {
    const drafts = {
      who: draft([], ' Imke '),
      boxes: draft([], '4'),
      weight: draft([], '1,5'),
      port: draft(['Hull']),
      tours: draft(['North', 'South']),
    };
    const values = {
      who: 'Imke',
      boxes: 4,
      weight: 1.5,
      port: 7,
      tours: ['North', 'South'],
      chilled: false,
    };
    expect(read(drafts)).toEqual({ values, problems: new Map() });
    expect(read({ who: draft([], 'Imke'), port: draft(['Oslo']) }).values).toEqual({
      who: 'Imke',
      port: 'Oslo',
      chilled: false,
    });
  });

  it('are refused where one is missing or no number', () => {
    const { problems } = read({ boxes: draft([], '1.5'), weight: draft([], 'heavy') });
    expect(Object.fromEntries(problems)).toEqual({
      who: { is: 'missing' },
      boxes: { is: 'whole' },
      weight: { is: 'number' },
      port: { is: 'missing' },
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
