import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../ui/index.ts';
import { readForm, readValues } from './formModel.ts';

const body = {
  id: 'f-1',
  title: 'Order',
  fields: [
    { name: 'boxes', type: 'number', required: true },
    { name: 'store', label: 'Store', options: [{ label: 'Store 1', value: 1 }, 'Store 2'] },
    { name: 'chilled', type: 'checkbox' },
  ],
};

describe('reading a form', () => {
  test('finds it as it is, or in a field of the answer', () => {
    const form = readForm(body);
    expect(form?.fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['boxes', 'number'],
      ['store', 'choice'],
      ['chilled', 'yes-no'],
    ]);
    expect(readForm({ data: body })).toEqual(form);
  });

  test.each([
    ['no id', { fields: body.fields }],
    ['no fields', { id: 'f-1', fields: [] }],
    ['a field without a name', { id: 'f-1', fields: [...body.fields, { type: 'text' }] }],
    ['no object', 'form'],
  ])('makes nothing up: %s', (_, given) => {
    expect(readForm(given)).toBeUndefined();
  });

  test('never throws, whatever came', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const form = readForm(value);
        expect(form === undefined || form.fields.length > 0).toBe(true);
      }),
    );
  });
});

test('values are sent by their names and in their types', () => {
  const fields = readForm(body)?.fields ?? [];
  const drafts = new Map([
    ['boxes', { ...emptyDraft, text: '4,5' }],
    ['store', { ...emptyDraft, chosen: ['Store 1'] }],
    ['chilled', { ...emptyDraft, chosen: ['false'] }],
  ]);
  expect(readValues(fields, ({ name }) => drafts.get(name) ?? emptyDraft)).toEqual({
    values: { boxes: 4.5, store: 1, chilled: false },
    missing: [],
    wrong: [],
  });
  expect(readValues(fields, () => emptyDraft).missing).toEqual(['boxes']);
  expect(readValues(fields, () => ({ ...emptyDraft, text: 'many' })).wrong).toEqual(['boxes']);
});
