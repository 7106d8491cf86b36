import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  approveFinding,
  approveFindings,
  editFinding,
  endpoints,
  errorBody,
  getFinding,
  listFindings,
  rejectFinding,
  skipFinding,
  streamFindingEdit,
} from '../../../contract/index.ts';
import {
  everyParam,
  openPlatform,
  refusalOf,
  type OpenedPlatform,
} from '../../testing/openPlatform.ts';

const list = listFindings.response.schema;
const validation = endpoints.filter(({ host }) => host === 'validation');

async function firstId({ read }: OpenedPlatform, bearer?: string): Promise<string> {
  const sent = bearer === undefined ? {} : { bearer };
  return (await read(list, listFindings, sent)).findings[0]?.finding_id ?? '';
}

describe('scopes', () => {
  it('there are ten routes, four of them reads', () => {
    const scopes = validation.map(({ method, scope }) => `${method === 'GET'} ${scope ?? ''}`);
    expect(scopes.filter((scope) => scope === 'true brain:read')).toHaveLength(4);
    expect(scopes.filter((scope) => scope === 'false brain:write')).toHaveLength(6);
    expect(validation).toHaveLength(10);
  });

  it.each(validation)('403 "Missing required scope" on $name names $scope', async (endpoint) => {
    const { platform, call } = await openPlatform();
    const { scope = '' } = endpoint;
    const other = scope === 'brain:read' ? 'brain:write' : 'brain:read';
    const bearer = await platform.issueToken({ capabilities: [other] });
    const answer = await call(endpoint, { bearer, params: everyParam(endpoint, 'x') });
    expect(await refusalOf(answer)).toEqual([403, `Missing required scope: ${scope}`]);
  });
});

describe('another organisation', () => {
  it('another organisation sees its own findings only', async () => {
    const opened = await openPlatform();
    const { platform, call, read } = opened;
    const { otherServiceActorId, otherOrganisationId } = platform.credentials;
    const bearer = await platform.issueToken({ serviceActorId: otherServiceActorId });
    const theirs = await read(list, listFindings, { bearer });
    expect(theirs.findings.map((one) => one.tenant_id)).toEqual([otherOrganisationId]);
    const params = { finding_id: await firstId(opened) };
    expect((await call(getFinding, { bearer, params })).status).toBe(404);
    expect((await call(approveFinding, { bearer, params, json: {} })).status).toBe(404);
    const json = { finding_ids: [params.finding_id] };
    expect((await call(approveFindings, { bearer, json })).status).toBe(404);
  });
});

describe('refusals', () => {
  const params = { finding_id: 'nothing' };
  const edit = { ...params, user_request: 'Shorter' };
  it.each([
    [getFinding, { params }],
    [approveFinding, { params, json: {} }],
    [rejectFinding, { params, json: {} }],
    [skipFinding, { params, json: { is_skipped: true } }],
    [approveFindings, { json: { finding_ids: ['nothing'] } }],
    [editFinding, { params, json: edit }],
    [streamFindingEdit, { params, json: edit }],
  ] as const)('404 for an unknown finding on $name', async (endpoint, sent) => {
    const { call } = await openPlatform();
    expect((await call(endpoint, sent)).status).toBe(404);
  });

  it.each([
    ['is_skipped "true" is no boolean', skipFinding, { is_skipped: 'true' }],
    ['is_skipped is missing', skipFinding, {}],
    ['finding_ids is no list', approveFindings, { finding_ids: 'x' }],
    ['finding_ids is missing', approveFindings, {}],
    ['user_request is missing', editFinding, { finding_id: 'x' }],
    ['user_request is empty', streamFindingEdit, { finding_id: 'x', user_request: '' }],
    ['finding_id is missing', editFinding, { user_request: 'x' }],
    ['finding_id is not the one of the path', editFinding, { finding_id: 'x', user_request: 'x' }],
    ['the body is a list', approveFinding, []],
  ] as const)('422 body validation failed: %s', async (_, endpoint, json) => {
    const opened = await openPlatform();
    const params = { finding_id: await firstId(opened) };
    expect((await opened.call(endpoint, { params, json })).status).toBe(422);
  });

  it.each([approveFinding, skipFinding, editFinding])(
    '400 malformed JSON: $name',
    async (endpoint) => {
      const { call } = await openPlatform();
      expect((await call(endpoint, { params, raw: '{' })).status).toBe(400);
    },
  );
});

it.each(validation.filter(({ method }) => method !== 'GET'))(
  'random bodies: $name answers its status or a 4xx with an error body',
  async (endpoint) => {
    const opened = await openPlatform();
    const finding_id = await firstId(opened);
    const fields = ['finding_id', 'finding_ids', 'user_request', 'is_skipped'];
    const values = fc.oneof(fc.jsonValue(), fc.constant(finding_id), fc.constant([finding_id]));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...fields), values), async (json) => {
        const params = everyParam(endpoint, finding_id);
        const answer = await opened.call(endpoint, { params, json });
        if (answer.status === endpoint.response.status) {
          await answer.text();
          return;
        }
        expect(Math.floor(answer.status / 100)).toBe(4);
        expect(v.is(errorBody, await answer.json())).toBe(true);
      }),
      { numRuns: 200 },
    );
  },
);
