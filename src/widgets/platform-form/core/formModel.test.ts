import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyDraft, readValues } from '../../../controller/index.ts';
import { readForm } from './formModel.ts';

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
    ['no field with a name', { id: 'f-1', fields: [{ type: 'text' }] }],
    ['no object', 'form'],
  ])('makes nothing up: %s', (_, given) => {
    expect(readForm(given)).toBeUndefined();
  });

  test('a field without a name, or for a file, is left out and counted', () => {
    const more = [{ type: 'text' }, { name: 'scan', type: 'file' }];
    const form = readForm({ ...body, fields: [...body.fields, ...more] });
    expect(form?.fields).toEqual(readForm(body)?.fields);
    expect(form?.leftOut).toBe(2);
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

describe('the values of a form', () => {
  const { fields = [] } = readForm(body) ?? {};
  const text = (value: string) => ({ ...emptyDraft, text: value });
  const chosen = (...options: string[]) => ({ ...emptyDraft, chosen: options });

  test('values are sent under their field names, in their types', () => {
    const drafts = new Map([
      ['boxes', text('4,5')],
      ['store', chosen('Store 1')],
      ['chilled', chosen('false')],
    ]);
    expect(readValues(fields, drafts)).toEqual({
      values: { boxes: 4.5, store: 1, chilled: false },
      problems: new Map(),
    });
  });

  test('an empty form is missing its required fields, and a word is no number', () => {
    expect(readValues(fields, new Map()).problems).toEqual(new Map([['boxes', { is: 'missing' }]]));
    expect(readValues(fields, new Map([['boxes', text('many')]])).problems).toEqual(
      new Map([['boxes', { is: 'number' }]]),
    );
  });

  test('fields named like members of an object are read and sent like any other', () => {
    const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
    const form = readForm({ id: 1, fields: names.map((name) => ({ name })) });
    expect(readValues(form?.fields ?? [], new Map()).values).toEqual({});
    const drafts = new Map(names.map((name) => [name, text(`a ${name}`)]));
    const { values } = readValues(form?.fields ?? [], drafts);
    expect(JSON.stringify(values)).toBe(
      `{${names.map((name) => `"${name}":"a ${name}"`).join(',')}}`,
    );
  });
});
