import * as v from 'valibot';
import { expect, test } from 'vitest';
import { decodeAnswer, type AnswerSchemas } from './readAnswer.ts';
import type { DecodeIssue } from '../errors/index.ts';

const named = v.object({ name: v.string(), note: v.optional(v.string()) });
const answer = { schema: v.object({ items: v.array(named) }) };
const differing = () => ({ items: [{ name: 'one' }, { name: 'two', note: 7 }] });
const difference = { path: 'items[].note', message: 'expected string, received number' };

/** Reads an answer, and collects what `onDrift` is called with. */
function read(schemas: AnswerSchemas<v.GenericSchema>, value: unknown) {
  const told: DecodeIssue[] = [];
  return { told, output: decodeAnswer(schemas, value, 'GET /items', (each) => told.push(each)) };
}

test('an answer as documented is read as it came', () => {
  const right = { items: [{ name: 'one', note: 'first' }] };
  expect(read(answer, right)).toEqual({ output: right, told: [] });
});

test('an answer that differs is read as far as it can be, and its place is told', () => {
  const output = { items: [{ name: 'one' }, { name: 'two' }] };
  expect(read(answer, differing())).toEqual({ output, told: [difference] });
});

test('an answer that may come otherwise than documented is read as it came, and its place is told', () => {
  const schema = v.looseObject({ items: v.array(v.looseObject({ name: v.string() })) });
  const schemas = { schema, expected: answer.schema };
  expect(read(schemas, differing())).toEqual({ output: differing(), told: [difference] });
});
