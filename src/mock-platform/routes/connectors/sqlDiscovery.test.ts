import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  checkSource,
  configureSync,
  discoverStreams,
  getSourceCheck,
  listConnections,
  publishSchema,
  sqlEngines,
} from '../../../contract/index.ts';
import { openPlatform, refusalOf, type OpenedPlatform } from '../../testing/openPlatform.ts';

const sourceConfig = { host: 'db', tunnel_method: { tunnel_method: 'SSH_KEY_AUTH' } };
const withTunnel = [checkSource, discoverStreams, configureSync] as const;
const status = v.looseObject({ status: v.string() });

async function open(): Promise<OpenedPlatform & { source: Record<string, unknown> }> {
  const opened = await openPlatform();
  const listed = v.object({ connections: v.array(v.object({ connection_id: v.string() })) });
  const query = { providerConfigKey: 'sql-b' };
  const [connection] = (await opened.read(listed, listConnections, { query })).connections;
  const { organisationId: organizationId } = opened.platform.credentials;
  const connectionId = connection?.connection_id;
  return { ...opened, source: { organizationId, connectionId, sourceType: 'sql-b', sourceConfig } };
}

describe('SQL schema discovery', () => {
  it('"app user session only (a service actor token is insufficient)"', async () => {
    const { platform, call, token, source } = await open();
    platform.signOutOfApp();
    for (const endpoint of [...withTunnel, publishSchema]) {
      expect((await call(endpoint, { bearer: token, json: source })).status).toBe(401);
    }
    const query = { checkId: 'x' };
    expect((await call(getSourceCheck, { bearer: token, query })).status).toBe(401);
  });

  it.each(withTunnel.map((endpoint) => [endpoint.path, endpoint] as const))(
    '"A tunnel is mandatory: tunnel_method must not be NO_TUNNEL, else 400": %s',
    async (_, endpoint) => {
      const { call, source } = await open();
      for (const config of [
        { tunnel_method: { tunnel_method: 'NO_TUNNEL' } },
        { tunnel_method: {} },
        { host: 'db' },
      ]) {
        const json = { ...source, sourceConfig: config };
        expect((await call(endpoint, { json })).status).toBe(400);
      }
      expect((await call(endpoint, { json: source })).status).toBe(200);
    },
  );

  it.each(sqlEngines)('"sourceType is one of …": %s', async (sourceType) => {
    const { call, source } = await open();
    expect((await call(checkSource, { json: { ...source, sourceType } })).status).toBe(200);
  });

  it('400 for another sourceType', async () => {
    const { call, source } = await open();
    const json = { ...source, sourceType: 'docstore' };
    expect((await call(checkSource, { json })).status).toBe(400);
  });

  it('"GET /check-connection?checkId= | poll the check": pending, then done', async () => {
    const { platform, call, read, source } = await open();
    const begun = v.object({ checkId: v.string() });
    const { checkId } = await read(begun, checkSource, { json: source });
    const query = { checkId };
    expect((await read(status, getSourceCheck, { query })).status).toBe('pending');
    platform.clock.advance(5);
    expect((await read(status, getSourceCheck, { query })).status).toBe('succeeded');
    const wrong = { ...source, sourceConfig: { ...sourceConfig, password: 'wrong' } };
    const refused = await read(begun, checkSource, { json: wrong });
    platform.clock.advance(5);
    expect((await read(status, getSourceCheck, { query: refused })).status).toBe('failed');
    expect((await call(getSourceCheck, { query: { checkId: 'none' } })).status).toBe(404);
  });

  it('discover, configure, publish: one after another', async () => {
    const { call, read, source } = await open();
    const found = v.object({ streams: v.array(v.looseObject({ name: v.string() })) });
    const { streams } = await read(found, discoverStreams, { json: source });
    expect(streams.map(({ name }) => name)).toContain('orders');
    const made = v.object({ pipelineConnectionId: v.string() });
    const selected = { ...source, selectedStreams: ['orders'] };
    const { pipelineConnectionId } = await read(made, configureSync, { json: selected });
    const body = { ...source, providerKey: 'sql-b', pipelineConnectionId };
    expect((await call(publishSchema, { json: body })).status).toBe(200);
    const unknown = { ...body, pipelineConnectionId: 'none' };
    expect((await call(publishSchema, { json: unknown })).status).toBe(404);
  });

  it('403 "Access denied to organization" for another, 404 for an unknown connection', async () => {
    const { platform, call, source } = await open();
    const organizationId = platform.credentials.otherOrganisationId;
    const foreign = await call(checkSource, { json: { ...source, organizationId } });
    expect(await refusalOf(foreign)).toEqual([403, 'Access denied to organization']);
    const unknown = await call(checkSource, { json: { ...source, connectionId: 'none' } });
    expect(await refusalOf(unknown)).toEqual([404, 'Connection not found']);
  });
});
