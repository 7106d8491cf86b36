import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../test/propertyRuns.ts';
import { baseBrain, finding, listDriveFiles, listSessions } from '../../contract/index.ts';
import { textsIn } from '../doctor/shapeOf.ts';
import { createRedaction } from './createRedaction.ts';

const open = v.unknown();

/** Matches a text; typed, unlike Vitest's own. */
const like = (pattern: RegExp): unknown => expect.stringMatching(pattern);

it('puts a placeholder of the same shape for each text, always the same', () => {
  const { answer, id } = createRedaction();
  const given = {
    title: 'Ada owes 42 coins!',
    text: 'Ada owes 42 coins!',
    email: 'ada@firm.com',
    link: 'https://firm.com/x?signature=abc',
    id: 'web-0f8fad5b-d9cb-469f-a165-70867728950e',
    name: 'Übung',
    title_text: '東京',
  };
  const redacted = answer(open, given);
  expect(redacted).toEqual({
    title: like(/^[A-Z][a-z]{2} [a-z]{4} \d\d [a-z]{5}!\d*$/),
    text: like(/!/),
    email: like(/^person-\d+@example\.com$/),
    link: like(/^https:\/\/example\.com\/\d+$/),
    id: like(/^[a-z]{3}-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    name: like(/^[A-Z][a-z]{4}\d*$/),
    title_text: like(/^[a-z]{2}\d*$/),
  });
  expect(answer(open, given)).toEqual(redacted);
  expect(redacted).toMatchObject({ id: id(given.id) });
  expect(new Set(textsIn(redacted)).size).toBe(6);
});

it('keeps what the platform itself says: states, counts and when it did something', () => {
  const given = {
    sessionId: 'a-1',
    createdAt: '2026-03-02T12:00:00.000Z',
    running: true,
    preview: null,
  };
  expect(createRedaction().answer(listSessions.response.schema, { sessions: [given] })).toEqual({
    sessions: [{ ...given, sessionId: like(/^(?!a-1$)[a-z]-\d+$/) }],
  });
  const learned = { review_state: 'pending', confidence: 0.123456 };
  expect(createRedaction().answer(finding, learned)).toEqual(learned);
});

it('replaces dates, numbers, flags and keys where nothing is documented', () => {
  const { answer } = createRedaction();
  const given = {
    created_at: '1815-12-10T11:22:33.444Z',
    date: '1815-12-10',
    bornAt: '1815-12-10T11:22:33.444Z',
    size: 98_765,
    age: 36,
    enabled: true,
    'Ada Lovelace': 1,
    lovelace: 1,
  };
  const redacted = answer(open, given);
  expect(redacted).toMatchObject({
    created_at: like(/^2026-\d\d-\d\dT12:00:00\.000Z$/),
    date: like(/^2026-\d\d-\d\d$/),
    size: 0,
    enabled: false,
  });
  expect(JSON.stringify(redacted)).not.toMatch(/1815|22:33|98765|36|true|ada|lovelace|born|age/i);
  const counts = answer(baseBrain, {
    node_labels: ['Customer'],
    node_counts: { Customer: 98_765 },
  });
  const [label] = textsIn(counts);
  expect(counts).toEqual({ node_labels: [label], node_counts: { [label ?? '']: 98_765 } });
  expect(label).not.toBe('Customer');
});

it('removes secrets by the names of their fields whatever they are, and the way to a next page', () => {
  const given = {
    access_token: 'x',
    apiKey: { value: 'y' },
    details: { clientSecret: 'pending', password: 1234, credentials: ['text/hunter2', { a: 1 }] },
    nextToken: 'z',
  };
  expect(createRedaction().answer(open, given)).toEqual({
    access_token: '[removed]',
    apiKey: '[removed]',
    details: { clientSecret: '[removed]', password: '[removed]', credentials: '[removed]' },
    nextToken: null,
  });
});

it('keeps a known media type of a documented field, and none that is made up', () => {
  const file = (mimeType: string): unknown => ({ id: 'a1', name: 'x', mimeType });
  const types = ['application/pdf', 'application/sk-live-9f8e7d6c5b4a', 'image/Ada_Lovelace.png'];
  const redacted = createRedaction().answer(listDriveFiles.response.schema, {
    files: types.map(file),
  });
  expect(redacted).toMatchObject({ files: [{ mimeType: 'application/pdf' }, {}, {}] });
  expect(JSON.stringify(redacted)).not.toMatch(/sk-live|Ada|Lovelace/);
});

it('leaves no text of any answer, and every list as long as it was', () => {
  const word = fc.stringMatching(/^[A-Z][a-zäöü]{5,12}( [a-z]{6,9}){0,3}$/);
  const answers = fc.letrec((tie) => ({
    value: fc.oneof(word, fc.integer(), fc.constant(null), tie('list'), tie('object')),
    list: fc.array(tie('value'), { maxLength: 4 }),
    object: fc.dictionary(fc.oneof(word, fc.constantFrom('name', 'notes')), tie('value')),
  })).value;
  fc.assert(
    fc.property(answers, (given) => {
      const redacted = createRedaction().answer(open, given);
      const text = JSON.stringify(redacted);
      for (const written of textsIn(given)) expect(text).not.toContain(written);
      expect(shape(redacted)).toEqual(shape(given));
    }),
    { numRuns: propertyRuns(1_000) },
  );
});

/** Kinds of values, without keys. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value === 'object' && value !== null) return [Object.values(value).map(shape)];
  return typeof value;
}
