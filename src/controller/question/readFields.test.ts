import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import address from '../../../test/data/forms/address.json' with { type: 'json' };
import location from '../../../test/data/forms/geographicalLocation.json' with { type: 'json' };
import health from '../../../test/data/forms/healthRecord.json' with { type: 'json' };
import movie from '../../../test/data/forms/movie.json' with { type: 'json' };
import registration from '../../../test/data/forms/registration.json' with { type: 'json' };
import profile from '../../../test/data/forms/userProfile.json' with { type: 'json' };
import { readValues } from './fields.ts';
import { emptyDraft, type AnswerDraft } from './question.ts';
import { findFields, toLocalTime } from './readFields.ts';

const text = (value: string): AnswerDraft => ({ ...emptyDraft, text: value });
const chosen = (...options: string[]): AnswerDraft => ({ ...emptyDraft, chosen: options });

/** Returns the values sent for answers, and their problems. */
function fill(schema: Record<string, unknown>, answers: Record<string, AnswerDraft | string>) {
  const drafts = Object.entries(answers).map(
    ([key, draft]) => [key, typeof draft === 'string' ? text(draft) : draft] as const,
  );
  const { values, problems } = readValues(findFields(schema).fields, new Map(drafts));
  return { values, problems: Object.fromEntries(problems) };
}

/** The schema of a form with one field. */
const of = (field: unknown, required = true) => ({
  type: 'object',
  properties: { x: field },
  required: required ? ['x'] : [],
});

test('published schemas are read whole, and answered in their types', () => {
  expect(
    fill(movie, {
      title: 'Sample Movie',
      director: 'John Director',
      releaseDate: '2023-07-01',
      genre: chosen('Action'),
      cast: 'Actor A\n Actress B \n\nActor C',
    }),
  ).toEqual({
    values: {
      title: 'Sample Movie',
      director: 'John Director',
      releaseDate: '2023-07-01',
      genre: 'Action',
      cast: ['Actor A', 'Actress B', 'Actor C'],
    },
    problems: {},
  });
  expect(fill(location, { latitude: '48.858093', longitude: '-180.5' })).toEqual({
    values: { latitude: 48.858093 },
    problems: { longitude: { is: 'minimum', limit: -180 } },
  });
  expect(fill(profile, { username: 'u', email: 'not-an-email', age: '-1' }).problems).toEqual({
    email: { is: 'email' },
    age: { is: 'minimum', limit: 0 },
  });
  expect(fill(registration, { lastName: 'Norris', password: 'ab' })).toEqual({
    values: { firstName: 'Chuck', lastName: 'Norris' },
    problems: { password: { is: 'minLength', limit: 3 } },
  });
  expect(Object.keys(fill(address, {}).problems)).toEqual(['locality', 'region', 'countryName']);
  // Its contact is in another document, which is not fetched.
  expect(findFields(health).fields).toHaveLength(7);
});

test('a published schema of settings, with references and variants, is read without an error', () => {
  const file = new URL('../../../node_modules/knip/schema.json', import.meta.url);
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const settings = v.parse(v.looseObject({ properties: v.looseObject({}) }), parsed);
  const { fields, leftOut } = findFields(settings);
  expect(fields.length + leftOut).toBe(Object.keys(settings.properties).length);
});

test.each([
  [{ type: 'array', items: { type: 'string' } }, 'a, b', ['a, b']],
  [{ type: 'array', items: { type: 'integer' } }, '1\n2', [1, 2]],
  [{ type: 'integer' }, '12', 12],
  [{ type: 'number' }, '1,5', 1.5],
  [{ type: 'integer' }, '1,000', 1000],
  [{ type: ['string', 'null'] }, '', null],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, '', null],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, '7', 7],
  [{ type: 'string', format: 'uri' }, 'https://a.example', 'https://a.example'],
  [{ type: 'string', format: 'password' }, ' two ', ' two '],
  [{ type: 'string', pattern: '^[A-Z]{2}$' }, 'DE', 'DE'],
  [{ const: 3 }, '', 3],
  [{ $ref: '#/$defs/count' }, '4', 4],
  [{ allOf: [{ $ref: '#/$defs/count' }, { maximum: 5 }] }, '4', 4],
])('%j is answered with %j', (field, written, value) => {
  const schema = { ...of(field), $defs: { count: { type: 'integer' } } };
  const answers: Record<string, string> = written === '' ? {} : { x: written };
  expect(fill(schema, answers)).toEqual({ values: { x: value }, problems: {} });
});

test.each([
  [{ type: 'integer', maximum: 10 }, '99', { is: 'maximum', limit: 10 }],
  [{ type: 'number', exclusiveMinimum: 0 }, '0', { is: 'exclusiveMinimum', limit: 0 }],
  [{ type: 'number', exclusiveMaximum: 1 }, '1', { is: 'exclusiveMaximum', limit: 1 }],
  [
    { type: 'number', minimum: 0, exclusiveMinimum: true },
    '0',
    { is: 'exclusiveMinimum', limit: 0 },
  ],
  [{ type: 'number', multipleOf: 0.1 }, '0.35', { is: 'multipleOf', limit: 0.1 }],
  [{ type: 'integer' }, '1.5', { is: 'whole' }],
  [{ type: 'string', maxLength: 3 }, '👩👩👩👩', { is: 'maxLength', limit: 3 }],
  [{ type: 'string', pattern: '^[A-Z]{2}$' }, 'Germany', { is: 'pattern' }],
  [{ type: 'string', format: 'uri' }, 'example', { is: 'url' }],
  [{ type: 'string', format: 'date' }, '2026-13-01', { is: 'date' }],
  [{ type: 'array', minItems: 2, items: { type: 'string' } }, 'a', { is: 'minItems', limit: 2 }],
  [{ type: 'array', items: { type: 'integer' } }, '1\ntwo', { is: 'whole' }],
])('%j refuses %j', (field, written, problem) => {
  expect(fill(of(field), { x: written })).toEqual({ values: {}, problems: { x: problem } });
});

test('a time is sent with its zone, and shown where the user is', () => {
  const schema = of({ type: 'string', format: 'date-time', default: '2026-03-01T10:30:00Z' });
  expect(fill(schema, {}).values).toEqual({ x: '2026-03-01T10:30:00.000Z' });
  expect(fill(schema, { x: '2026-03-01' }).problems).toEqual({});
  expect(fill(schema, { x: 'soon' }).problems).toEqual({ x: { is: 'date-time' } });
});

test('options are read from constants with titles, and sent as their values', () => {
  const oneOf = [
    { const: 1, title: 'Low' },
    { const: 2, title: 'High' },
  ];
  expect(fill(of({ oneOf }), { x: chosen('High') }).values).toEqual({ x: 2 });
  const several = { type: 'array', items: { anyOf: oneOf } };
  expect(fill(of(several), { x: chosen('High', 'Low') }).values).toEqual({ x: [1, 2] });
  const named = { enum: ['a', 'b'], enumNames: ['Alpha', 'Beta'] };
  expect(fill(of(named), { x: chosen('Beta') }).values).toEqual({ x: 'b' });
});

test('an object is a group, which is left out while nobody fills it in', () => {
  const schema = of(address, false);
  expect(findFields(schema).fields[0]).toMatchObject({ kind: 'group', label: 'X' });
  expect(fill(schema, {})).toEqual({ values: {}, problems: {} });
  expect(fill(schema, { 'x\nlocality': 'Cityville' })).toEqual({
    values: { x: { locality: 'Cityville' } },
    problems: { 'x\nregion': { is: 'missing' }, 'x\ncountryName': { is: 'missing' } },
  });
  expect(Object.keys(fill(of(address), {}).problems)).toHaveLength(3);
});

test('what nobody can fill in here is counted, and not asked', () => {
  const { properties } = {
    properties: { files: { type: 'array', items: { type: 'object', properties: {} } }, a: {} },
  };
  expect(findFields({ type: 'object', properties })).toMatchObject({
    fields: [{ name: 'a' }],
    leftOut: 1,
  });
});

test('a pattern that could take for ever is left to the platform', () => {
  const hostile = { type: 'string', pattern: '^(a+)+$' };
  expect(fill(of(hostile), { x: `${'a'.repeat(40)}!` }).problems).toEqual({});
  expect(fill(of({ type: 'string', pattern: '(' }), { x: 'a' }).problems).toEqual({});
});

test('any description of a form gives fields and values, or none', () => {
  const keys = ['type', 'properties', 'items', 'oneOf', '$ref', 'enum', 'pattern', 'minimum', 'x'];
  const schema = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('object', 'array', 'null', '#/properties/x', '(', 3, null, true),
      fc.dictionary(fc.constantFrom(...keys), tie('node')),
      fc.array(tie('node'), { maxLength: 3 }),
    ),
  })).node;
  fc.assert(
    fc.property(schema, (x) => {
      const { fields } = findFields({ properties: { x }, $defs: { x } });
      expect(readValues(fields, new Map()).values).toBeTypeOf('object');
    }),
  );
});

test.each(['+275760-09-13T00:00:00.000Z', '-000001-12-31T12:00:00Z', 'soon'])(
  '%s is no time of a field',
  (written) => {
    expect(toLocalTime(written)).toBeUndefined();
  },
);

test.each(['2026-03-01T10:30', '9999-12-31T23:59', '0000-01-01T00:00'])(
  '%s, a local time to the minute, is what a field holds',
  (written) => {
    expect(toLocalTime(`${written}:59.999`)).toBe(written);
  },
);
