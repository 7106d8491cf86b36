import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEditEvent } from '../core/decisions/createEdits.ts';
import { readItem } from './readItem.ts';

test.each<[string, unknown, Partial<ReturnType<typeof readItem>>]>([
  ['text', 'Late on Mondays', { text: 'Late on Mondays' }],
  ['a figure', 38, { text: '38' }],
  ['nothing', null, { text: '–' }],
  [
    'fields that are known',
    { title: 'Orders', connection_id: 'c-1' },
    { text: 'Orders', fields: [['connection id', 'c-1']] },
  ],
  [
    'an address',
    { url: 'https://a.example/b' },
    { text: 'https://a.example/b', link: 'https://a.example/b' },
  ],
  ['a list of words', ['a', 'b'], { text: 'a, b' }],
  [
    'what is nested',
    { text: 'x', at: { page: 2 } },
    { text: 'x', raw: '{\n  "at": {\n    "page": 2\n  }\n}' },
  ],
])('an element that is %s', (_name, item, expected) => {
  expect(readItem(item)).toMatchObject(expected);
});

test('an address that runs a script is no link', () => {
  const address = ['java', 'script:alert(1)'].join('');
  expect(readItem({ title: 'x', url: address })).toMatchObject({
    link: undefined,
    fields: [['url', address]],
  });
});

test('whatever an element is, it is read, and nothing of it is lost', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (item) => {
      const { text, fields, raw } = readItem(item);
      const isEmpty =
        item === '' ||
        (typeof item === 'object' &&
          item !== null &&
          Object.values(item).every((one) => one === null || one === ''));
      if (isEmpty) return;
      expect(text !== undefined || fields.length > 0 || raw !== undefined).toBe(true);
    }),
  );
});

test.each([
  ['{"message":"Reading","step":1,"of":4}', { text: 'Reading', progress: 0.25 }],
  ['{"status":"working"}', { text: 'working', progress: undefined }],
  ['plain words', { text: 'plain words', progress: undefined }],
  ['"quoted"', { text: 'quoted', progress: undefined }],
  ['{"finding":{}}', { text: undefined, progress: undefined }],
  ['42', { text: undefined, progress: undefined }],
  ['', { text: undefined, progress: undefined }],
])('an event of an edit: %s', (data, expected) => {
  expect(readEditEvent(data)).toEqual(expected);
});

test('an id that says nothing is left out beside words, and shown where there is nothing else', () => {
  const id = '783d8ea7-7062-4e73-a8b3-5af2fc581c87';
  expect(readItem({ title: 'Order database', connection_id: id }).fields).toEqual([]);
  expect(readItem({ connection_id: id }).fields).toEqual([['connection id', id]]);
  expect(readItem({ title: 'Order', order: '4711' }).fields).toEqual([['order', '4711']]);
});

test('what is known of an element appears once, and nothing else of it is lost', () => {
  const item = {
    document_title: 'Contract',
    text: 'Delay of four hours',
    url: 'https://a.example/b',
  };
  expect(readItem(item, 'Contract', 'https://a.example/b')).toEqual({
    text: 'Contract',
    link: 'https://a.example/b',
    fields: [['text', 'Delay of four hours']],
    raw: undefined,
  });
});
