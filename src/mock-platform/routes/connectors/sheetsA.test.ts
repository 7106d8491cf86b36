import { describe, expect, it } from 'vitest';
import {
  enqueueSync,
  findingList,
  getSheetPreview,
  listFindings,
  sheetPreview,
} from '../../../contract/index.ts';
import { connectByConsent, metadataOf } from '../../testing/connecting.ts';
import { noon, openPlatform, type OpenedPlatform } from '../../testing/openPlatform.ts';

const providerConfigKey = 'alpha-drive';

async function open(): Promise<OpenedPlatform & { connectionId: string }> {
  const opened = await openPlatform({ seed: 'empty' });
  return { ...opened, connectionId: await connectByConsent(opened, providerConfigKey) };
}

describe('"GET sheet-preview"', () => {
  it('"sheetName optional (first tab when omitted). Returns the first 5 rows"', async () => {
    const { read, connectionId } = await open();
    const query = { connectionId, providerConfigKey, spreadsheetId: 'sheet-deliveries' };
    const preview = await read(sheetPreview, getSheetPreview, { query });
    expect(preview).toMatchObject({
      spreadsheetId: 'sheet-deliveries',
      sheetName: 'Deliveries',
      headers: ['Date', 'Supplier', 'Product', 'Boxes', 'Temperature °C', 'On time'],
      totalColumns: 6,
      hasMoreRows: true,
    });
    expect(preview.sampleRows.length).toBe(5);
    expect(preview.availableSheets.map(({ title, index }) => [title, index])).toEqual([
      ['Deliveries', 0],
      ['Suppliers', 1],
      ['Notes', 2],
    ]);
  });

  it.each([
    ['fewer rows', 'sheet-deliveries', 'Suppliers', 3, 3, false],
    ['exactly five rows', 'sheet-prices', 'Prix', 4, 5, false],
    ['forty columns', 'sheet-temperatures', 'Week 9', 40, 5, true],
    ['an empty tab', 'sheet-empty', 'Sheet1', 0, 0, false],
  ])('%s', async (_, spreadsheetId, sheetName, totalColumns, rows, hasMoreRows) => {
    const { read, connectionId } = await open();
    const query = { connectionId, providerConfigKey, spreadsheetId, sheetName };
    const preview = await read(sheetPreview, getSheetPreview, { query });
    expect(preview).toMatchObject({ sheetName, totalColumns, hasMoreRows });
    expect(preview.sampleRows.length).toBe(rows);
  });

  it.each([
    ['"spreadsheetId required"', {}, 400],
    ['an unknown spreadsheet', { spreadsheetId: 'none' }, 404],
    ['an unknown tab', { spreadsheetId: 'sheet-empty', sheetName: 'Sheet9' }, 404],
  ])('refuses %s', async (_, sheet, status) => {
    const { call, connectionId } = await open();
    const query = { connectionId, providerConfigKey, ...sheet };
    expect((await call(getSheetPreview, { query })).status).toBe(status);
  });
});

describe('the sync of a sheet', () => {
  it('goes "in_progress, data_cleaning, relationship_building, knowledge_graph_sync, completed" and leaves findings', async () => {
    const opened = await open();
    const { connectionId, platform, call, read } = opened;
    const metadata = metadataOf(opened, connectionId, providerConfigKey);
    await metadata.write({ selectedSheets: [{ id: 'sheet-prices', name: 'Prices' }] });
    const json = { connectionId, providerKey: providerConfigKey };
    expect(await (await call(enqueueSync, { json })).json()).toMatchObject({
      enqueuedCount: 1,
      jobs: [{ name: 'Prices' }],
    });
    const statuses: unknown[] = [];
    for (let at = 0; at < 5; at += 1) {
      const { selectedSheets } = await metadata.read();
      statuses.push(Array.isArray(selectedSheets) ? selectedSheets[0] : undefined);
      platform.clock.advance(10);
    }
    expect(statuses).toMatchObject([
      { syncStatus: 'in_progress' },
      { syncStatus: 'data_cleaning' },
      { syncStatus: 'relationship_building' },
      { syncStatus: 'knowledge_graph_sync' },
      { syncStatus: 'completed', lastSyncedAt: new Date(noon + 40_000).toISOString() },
    ]);
    expect(await (await call(enqueueSync, { json })).json()).toEqual({
      success: true,
      message: 'No sheets to queue',
      enqueuedCount: 0,
    });
    const { findings } = await read(findingList, listFindings);
    expect(findings.length).toBe(2);
    expect(findings.every((finding) => finding.connection_ids[0] === connectionId)).toBe(true);
    expect(findings.every((finding) => finding.review_state === 'pending')).toBe(true);
  });

  it('"sheets-A selected sheet | every hour | synced automatically"', async () => {
    const opened = await open();
    const { connectionId, platform, call } = opened;
    const day = await platform.issueToken({ expiresIn: 86_400 });
    const metadata = metadataOf(opened, connectionId, providerConfigKey, day);
    await metadata.write({ selectedSheets: [{ id: 'sheet-prices', name: 'Prices' }] });
    await call(enqueueSync, { json: { connectionId, providerKey: providerConfigKey } });
    platform.clock.advance(40);
    const status = async (): Promise<unknown> => (await metadata.read()).selectedSheets;
    expect(await status()).toMatchObject([{ syncStatus: 'completed' }]);
    platform.clock.advance(3599);
    expect(await status()).toMatchObject([{ syncStatus: 'completed' }]);
    platform.clock.advance(1);
    expect(await status()).toMatchObject([{ syncStatus: 'in_progress' }]);
    platform.clock.advance(40);
    expect(await status()).toMatchObject([{ syncStatus: 'completed' }]);
  });

  it('syncs a sheet that nobody queued one hour after it was selected, as "sheets-A selected sheet | every hour | synced automatically" says', async () => {
    const opened = await open();
    const { connectionId, platform } = opened;
    const day = await platform.issueToken({ expiresIn: 86_400 });
    const metadata = metadataOf(opened, connectionId, providerConfigKey, day);
    await metadata.write({ selectedSheets: [{ id: 'sheet-prices', name: 'Prices' }] });
    const sheets = async (): Promise<unknown> => (await metadata.read()).selectedSheets;
    platform.clock.advance(3599);
    expect(await sheets()).toMatchObject([{ syncStatus: 'never' }]);
    platform.clock.advance(1);
    expect(await sheets()).toMatchObject([{ syncStatus: 'in_progress' }]);
  });

  it('shows the syncs of the hours in which nobody asked, as "sheets-A automatic sync | hourly" says', async () => {
    const opened = await open();
    const { connectionId, platform, read } = opened;
    const day = await platform.issueToken({ expiresIn: 86_400 });
    const metadata = metadataOf(opened, connectionId, providerConfigKey, day);
    await metadata.write({ selectedSheets: [{ id: 'sheet-prices', name: 'Prices' }] });
    platform.clock.advance(3 * 3600 + 600);
    // Each sync takes 40 seconds, and the next one starts an hour after its end.
    const synced = new Date(noon + 3 * 3_640_000).toISOString();
    expect((await metadata.read()).selectedSheets).toMatchObject([
      { syncStatus: 'completed', lastSyncedAt: synced },
    ]);
    const { findings } = await read(findingList, listFindings, { bearer: day });
    expect(findings.map(({ connection_ids: [id] }) => id)).toContain(connectionId);
  });
});
