import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  baseBrain,
  errorBody,
  graphModificationResult,
  performAction,
  postAnalyticsChat,
  postAnalyticsChatV2,
  type BaseBrain,
} from '../../../contract/index.ts';
import { propertyRuns } from '../../../../test/propertyRuns.ts';
import { openPlatform, refusalOf, type OpenedPlatform } from '../../testing/openPlatform.ts';

const action = 'graph_modification';
const versions = [
  ['POST {public_url}/analytics/chat', postAnalyticsChat],
  ['POST {base_url}/public/v2/analytics/chat', postAnalyticsChatV2],
] as const;

async function countIn(
  { read }: OpenedPlatform,
  [source, type, target]: [string, string, string],
  bearer?: string,
): Promise<number> {
  const json = { action: 'visualization', response_format: 'json' };
  const sent = bearer === undefined ? { json } : { json, bearer };
  const brain: BaseBrain = await read(baseBrain, performAction, sent);
  const found = brain.relationship_directions.find(
    (one) =>
      one.source_label === source && one.relationship_type === type && one.target_label === target,
  );
  return found?.count ?? 0;
}

describe.each(versions)('%s', (_, endpoint) => {
  it.each([
    ['add', 'Jonas Lind works in Sales', 1],
    ['invalidate', 'Remove that Ingrid Solberg works in Cold Chain', -1],
    ['replace', 'Ingrid Solberg works in Sales instead of Cold Chain', 0],
    ['ambiguous', 'Anna Berg works in Sales', 0],
    ['error', 'hello there', 0],
  ])('%s: the next visualization has it', async (_kind, user_input, change) => {
    const opened = await openPlatform();
    const relation: [string, string, string] = ['Person', 'WORKS_IN', 'Team'];
    const before = await countIn(opened, relation);
    const json = { action, user_input, category: 'people', session_id: 's1' };
    const answer = await opened.call(endpoint, { json });
    expect([answer.status, v.is(graphModificationResult, await answer.json())]).toEqual([
      200,
      true,
    ]);
    expect(await countIn(opened, relation)).toBe(before + change);
  });

  it('success is a string, and reads as the boolean that it means', async () => {
    const { call, read } = await openPlatform();
    const json = { action, query: 'Jonas Lind works in Sales' };
    const raw = v.object({ success: v.unknown() });
    expect(v.parse(raw, await (await call(endpoint, { json })).json()).success).toBe('true');
    expect((await read(graphModificationResult, endpoint, { json })).success).toBe(false);
  });

  it('missing text: the payload of the document, chosen with 200', async () => {
    const { call } = await openPlatform();
    const answer = await call(endpoint, { json: { action } });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        success: 'false',
        error: 'user_input is required for graph_modification action',
        response: '',
        reason: 'Missing user_input',
      },
    ]);
  });

  it.each([
    ['unknown action', { action: 'chat' }, 400, /^action: /],
    ['no action', { user_input: 'x' }, 400, /^Missing required field: action$/],
    ['user_input string', { action, user_input: 1 }, 422, /^user_input: /],
    ['query string', { action, query: [] }, 422, /^query: /],
    ['session_id string', { action, user_input: 'x', session_id: {} }, 422, /^session_id: /],
    ['category string', { action, user_input: 'x', category: true }, 422, /^category: /],
  ])('refuses: %s', async (_kind, json, status, message) => {
    const { call } = await openPlatform();
    const refusal = await refusalOf(await call(endpoint, { json }));
    expect(refusal).toEqual([status, expect.stringMatching(message)]);
  });

  it('chosen: 403 "Missing required scope" names brain:write', async () => {
    const { platform, call } = await openPlatform();
    const bearer = await platform.issueToken({ capabilities: ['brain:read'] });
    const answer = await call(endpoint, { bearer, json: { action, user_input: 'x' } });
    expect(await refusalOf(answer)).toEqual([403, 'Missing required scope: brain:write']);
  });

  it('random bodies answer 200 or a 4xx with an error body', async () => {
    const { call } = await openPlatform();
    const fields = fc.constantFrom('user_input', 'query', 'session_id', 'category');
    const values = fc.oneof(fc.jsonValue(), fc.string());
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fields, values), async (rest) => {
        const answer = await call(endpoint, { json: { ...rest, action } });
        const schema = answer.status === 200 ? graphModificationResult : errorBody;
        expect(answer.status).toBeLessThan(500);
        expect(v.is(schema, await answer.json())).toBe(true);
      }),
      { numRuns: propertyRuns(1_000, 100) },
    );
  });
});

it('a sentence about names of another organisation changes nothing there', async () => {
  const opened = await openPlatform();
  const { otherServiceActorId: serviceActorId } = opened.platform.credentials;
  const bearer = await opened.platform.issueToken({ serviceActorId });
  const before = await countIn(opened, ['Person', 'WORKS_IN', 'Team']);
  const json = { action, user_input: 'Jonas Lind works in Sales' };
  const answer = await opened.read(graphModificationResult, postAnalyticsChat, { bearer, json });
  expect(answer.success).toBe(false);
  expect(await countIn(opened, ['Person', 'WORKS_IN', 'Team'])).toBe(before);
  expect(await countIn(opened, ['Person', 'WORKS_IN', 'Team'], bearer)).toBe(0);
});
