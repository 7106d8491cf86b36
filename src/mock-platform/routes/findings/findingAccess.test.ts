import { describe, expect, it } from 'vitest';
import {
  approveFinding,
  approveFindings,
  editFinding,
  endpoints,
  listFindings,
  skipFinding,
  streamFindingEdit,
} from '../../../contract/index.ts';
import { openPlatform, type OpenedPlatform } from '../../testing/openPlatform.ts';

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
});

describe('another organisation', () => {
  it('another organisation sees its own findings only', async () => {
    const opened = await openPlatform();
    const { platform, read } = opened;
    const { otherServiceActorId, otherOrganisationId } = platform.credentials;
    const bearer = await platform.issueToken({ serviceActorId: otherServiceActorId });
    const theirs = await read(list, listFindings, { bearer });
    expect(theirs.findings.map((one) => one.tenant_id)).toEqual([otherOrganisationId]);
  });
});

describe('refusals', () => {
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
});
