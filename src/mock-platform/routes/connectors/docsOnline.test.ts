import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  createConnectSession,
  enqueueSync,
  listSiteFolders,
  listSites,
  resolveSite,
} from '../../../contract/index.ts';
import { openPlatform, type OpenedPlatform } from '../../testing/openPlatform.ts';

async function open(): Promise<OpenedPlatform & { connectionId: string }> {
  const opened = await openPlatform();
  const { sessionToken } = await opened.read(
    v.strictObject({ sessionToken: v.string() }),
    createConnectSession,
    { json: { integration: 'docs-online' } },
  );
  return { ...opened, connectionId: opened.platform.consent(sessionToken) };
}

const names = v.object({ folders: v.array(v.object({ name: v.string(), path: v.string() })) });

describe('docs-online', () => {
  it('"sites[]": each with its drive', async () => {
    const { read, connectionId } = await open();
    const { sites } = await read(listSites.response.schema, listSites, { query: { connectionId } });
    expect(sites.map(({ displayName }) => displayName)).toEqual([
      'Quality and food safety',
      'Purchasing',
      'Shared with me',
    ]);
    expect(sites.every(({ defaultDriveId }) => typeof defaultDriveId === 'string')).toBe(true);
  });

  it('"folders[]": of a drive, then of a path in it', async () => {
    const { read, connectionId } = await open();
    const query = { connectionId, driveId: 'drive-quality' };
    const top = await read(names, listSiteFolders, { query });
    expect(top.folders.map(({ name }) => name)).toEqual([
      'Audits',
      'Data sheets',
      'Empty folder',
      'Read me first.docx',
    ]);
    const below = await read(names, listSiteFolders, {
      query: { ...query, folderPath: 'Audits/2025' },
    });
    expect(below.folders.map(({ path }) => path)).toEqual([
      'Audits/2025/Audit report spring.pdf',
      'Audits/2025/Findings.docx',
    ]);
    const empty = { ...query, folderPath: 'Empty folder' };
    expect((await read(names, listSiteFolders, { query: empty })).folders).toEqual([]);
  });

  it.each([
    ['an unknown drive', { driveId: 'drive-none' }],
    ['an unknown path', { driveId: 'drive-quality', folderPath: 'Audits/1999' }],
    ['a file as a path', { driveId: 'drive-quality', folderPath: 'Read me first.docx' }],
  ])('404 for %s', async (_, place) => {
    const { call, connectionId } = await open();
    expect((await call(listSiteFolders, { query: { connectionId, ...place } })).status).toBe(404);
  });

  it('"resolve-site | site object": by the address of the site or of something in it', async () => {
    const { read, call, connectionId } = await open();
    const root = 'https://tidewater-foods.documents.example/sites/purchasing';
    for (const siteUrl of [root, `${root}/`, `${root}/Documents/Contracts`]) {
      const query = { connectionId, siteUrl };
      const { site } = await read(resolveSite.response.schema, resolveSite, { query });
      expect(site.id).toBe('site-purchasing');
    }
    const query = { connectionId, siteUrl: `${root}-old` };
    expect((await call(resolveSite, { query })).status).toBe(404);
  });

  it.each([
    [listSites, {}],
    [listSiteFolders, {}],
    [resolveSite, { siteUrl: 'https://a.example' }],
  ] as const)('"502 | fake connection id on docs-online routes": $name', async (endpoint, rest) => {
    const { call } = await open();
    const answer = await call(endpoint, { query: { connectionId: 'fake', ...rest } });
    expect(answer.status).toBe(502);
  });

  it('"POST /sync/enqueue | providerKey = docs-online"', async () => {
    const { call, connectionId } = await open();
    const answer = await call(enqueueSync, { json: { connectionId, providerKey: 'docs-online' } });
    expect(await answer.json()).toMatchObject({ success: true, enqueuedCount: 1 });
  });
});
