import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listMessages, listSessions } from '../../contract/index.ts';
import { decode } from './decode.ts';
import { isDecodeError } from '../errors/index.ts';

function issueOf(schema: v.GenericSchema, value: unknown): unknown {
  try {
    decode(schema, value, 'GET /sessions', 'response');
  } catch (error) {
    return isDecodeError(error) ? error.issues[0] : error;
  }
  throw new Error('expected the value to be refused');
}

test('names the place and what was expected, and never the value', () => {
  const findings = v.object({ findings: v.array(v.object({ confidence: v.number() })) });
  const value = { findings: [{ confidence: 1 }, { confidence: 'a secret' }] };
  expect(issueOf(findings, value)).toEqual({
    path: 'findings[1].confidence',
    message: 'expected number, received string',
  });
});

test('hides a name that a user defined, and no other', () => {
  const item = v.nullish(v.variant('type', [v.object({ type: v.literal('a'), name: v.string() })]));
  const schema = v.object({
    properties: v.pipe(v.record(v.string(), v.array(item)), v.readonly()),
  });
  expect(issueOf(schema, { properties: { 'Diagnosis of Ada': [{ type: 'a' }] } })).toMatchObject({
    path: 'properties.*[0].name',
  });
});

test('unknown fields pass', () => {
  const page = { sessions: [], nextToken: null, somethingNew: true };
  expect(decode(listSessions.response.schema, page, '', 'response')).toEqual({
    sessions: [],
    nextToken: null,
  });
});

test('an unknown part of a message is kept whole, a broken known one is refused', () => {
  const answer = (content: unknown[]) => ({
    sessionId: 's',
    messages: [{ id: 'm', role: 'assistant', content }],
    running: false,
    requiresAction: false,
  });
  const { schema } = listMessages.response;
  const video = { type: 'video', url: 'https://example.com' };
  expect(decode(schema, answer([video]), '', 'response').messages[0]?.content).toEqual([
    { type: 'unknown', raw: video },
  ]);
  expect(issueOf(schema, answer([{ type: 'text', text: 42 }]))).toMatchObject({
    path: 'messages[0].content[0].text',
  });
});

test('a length that is out of bounds is told by its number', () => {
  const schema = v.object({ ids: v.pipe(v.array(v.string()), v.maxLength(1)) });
  expect(issueOf(schema, { ids: ['secret', 'words'] })).toEqual({
    path: 'ids',
    message: 'expected a length of <=1, received 2',
  });
});

test("a rule of the contract's own is told in its own words", () => {
  const schema = v.pipe(
    v.string(),
    v.check((text) => text === '', 'expected nothing'),
  );
  expect(issueOf(schema, 'secret')).toEqual({ path: '', message: 'expected nothing' });
});
