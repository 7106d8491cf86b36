import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emailSyncConfig } from '../connectors/mailA.ts';
import { parseAnswer, readPart } from './parseAnswer.ts';

const schema = v.object({
  items: v.array(v.object({ name: v.string(), note: v.optional(v.string()) })),
});

test('an optional field that is null is a field that is missing, at any depth', () => {
  const answer = {
    items: [
      { name: 'one', note: null },
      { name: 'two', note: 'second' },
    ],
  };
  expect(parseAnswer(schema, answer)).toMatchObject({
    success: true,
    output: { items: [{ name: 'one' }, { name: 'two', note: 'second' }] },
  });
});

test('a required field that is null is refused, by what came', () => {
  const result = parseAnswer(schema, { items: [{ name: null }] });
  expect(result.issues?.[0]).toMatchObject({ received: 'null' });
});

test('one field of a mailbox that is null does not hide the others, and nothing is changed', () => {
  const stored = { enabled: false, maxEmails: 50, description: null, syncStatus: 'completed' };
  expect(readPart(emailSyncConfig, stored)).toEqual({
    enabled: false,
    maxEmails: 50,
    syncStatus: 'completed',
  });
  expect(stored.description).toBeNull();
});
