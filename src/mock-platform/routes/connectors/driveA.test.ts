import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { driveFilePage, enqueueSync, listDriveFiles } from '../../../contract/index.ts';
import { connectByConsent, metadataOf } from '../../testing/connecting.ts';
import { openPlatform, type OpenedPlatform } from '../../testing/openPlatform.ts';
import type { SeedName } from '../../seed/seedName.ts';

const providerConfigKey = 'alpha-drive-files';

async function open(
  seed: SeedName = 'empty',
): Promise<OpenedPlatform & { query: { connectionId: string; providerConfigKey: string } }> {
  const opened = await openPlatform({ seed });
  const connectionId = await connectByConsent(opened, providerConfigKey);
  return { ...opened, query: { connectionId, providerConfigKey } };
}

describe('"GET drive-files"', () => {
  it('"pageSize string, default 100", "nextPageToken present only when more pages exist"', async () => {
    const { read, query } = await open();
    const first = await read(driveFilePage, listDriveFiles, { query });
    expect(first.files.length).toBe(100);
    const pageToken = first.nextPageToken ?? '';
    const second = await read(driveFilePage, listDriveFiles, { query: { ...query, pageToken } });
    expect(second.files.length).toBe(20);
    expect('nextPageToken' in second).toBe(false);
    const ids = [...first.files, ...second.files].map(({ id }) => id);
    expect(new Set(ids).size).toBe(120);
  });

  it.each([
    ['1', 1, true],
    ['119', 119, true],
    ['120', 120, false],
    ['121', 120, false],
  ])('a page of %s', async (pageSize, count, hasMore) => {
    const { read, query } = await open();
    const page = await read(driveFilePage, listDriveFiles, { query: { ...query, pageSize } });
    expect([page.files.length, page.nextPageToken !== undefined]).toEqual([count, hasMore]);
  });

  it.each([
    ['pageSize', '0'],
    ['pageSize', 'many'],
    ['pageToken', 'none'],
    ['pageToken', btoa('page:120')],
  ])('refuses %s %s', async (field, value) => {
    const { call, query } = await open();
    const { status } = await call(listDriveFiles, { query: { ...query, [field]: value } });
    expect([400, 422]).toContain(status);
  });

  it('"id, name, mimeType, webViewLink, createdTime, modifiedTime, size string, iconLink", of varied kinds', async () => {
    const { read, query } = await open();
    const { files } = await read(driveFilePage, listDriveFiles, {
      query: { ...query, pageSize: '120' },
    });
    const file = v.object({
      id: v.string(),
      name: v.string(),
      mimeType: v.string(),
      webViewLink: v.pipe(v.string(), v.url()),
      createdTime: v.pipe(v.string(), v.isoTimestamp()),
      modifiedTime: v.pipe(v.string(), v.isoTimestamp()),
      size: v.optional(v.pipe(v.string(), v.digits())),
      iconLink: v.pipe(v.string(), v.url()),
    });
    expect(files.every((one) => v.is(file, one))).toBe(true);
    expect(new Set(files.map(({ mimeType }) => mimeType)).size).toBe(8);
    expect(new Set(files.map(({ name }) => name)).size).toBe(120);
  });

  it('thousands of files with the large seed', async () => {
    const { read, query } = await open('large');
    let count = 0;
    let pageToken: string | undefined;
    do {
      const page = await read(driveFilePage, listDriveFiles, {
        query: { ...query, pageSize: '1000', ...(pageToken === undefined ? {} : { pageToken }) },
      });
      count += page.files.length;
      pageToken = page.nextPageToken ?? undefined;
    } while (pageToken !== undefined);
    expect(count).toBe(3000);
  });

  it('"providerConfigKey optional, default alpha-drive": which is the key of sheets', async () => {
    const opened = await open();
    const { connectionId } = opened.query;
    expect((await opened.call(listDriveFiles, { query: { connectionId } })).status).toBe(404);
    const sheets = { connectionId: await connectByConsent(opened, 'alpha-drive') };
    const { files } = await opened.read(driveFilePage, listDriveFiles, { query: sheets });
    expect(files.length).toBeGreaterThan(3);
    expect(files.every(({ name }) => name.endsWith('.xlsx'))).toBe(true);
  });

  it('401 when the consent has ended', async () => {
    const { platform, call, query } = await open();
    platform.breakConsent(query.connectionId);
    expect((await call(listDriveFiles, { query })).status).toBe(401);
  });
});

describe('selected files', () => {
  it('"Add files: POST connection-metadata with selectedFiles[]", "Remove: POST the array without the file"', async () => {
    const opened = await open();
    const metadata = metadataOf(opened, opened.query.connectionId, providerConfigKey);
    await metadata.write({
      selectedFiles: [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
      ],
    });
    expect((await metadata.read()).selectedFiles).toMatchObject([{ id: 'a' }, { id: 'b' }]);
    await metadata.write({ selectedFiles: [{ id: 'b', name: 'B' }] });
    expect((await metadata.read()).selectedFiles).toMatchObject([{ id: 'b', name: 'B' }]);
  });

  it('"queues only files whose syncStatus is missing or never; jobs carry jobId, name", then "No files to queue"', async () => {
    const opened = await open();
    const { connectionId } = opened.query;
    const metadata = metadataOf(opened, connectionId, providerConfigKey);
    const enqueue = async (): Promise<unknown> => {
      const json = { connectionId, providerKey: providerConfigKey };
      return (await opened.call(enqueueSync, { json })).json();
    };
    const none = { success: true, message: 'No files to queue', enqueuedCount: 0 };
    expect(await enqueue()).toEqual(none);
    await metadata.write({ selectedFiles: [{ id: 'a', name: 'A', syncStatus: 'completed' }] });
    expect(await enqueue()).toMatchObject({ enqueuedCount: 1, jobs: [{ name: 'A' }] });
    await metadata.write({
      selectedFiles: [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
      ],
    });
    expect(await enqueue()).toMatchObject({ enqueuedCount: 1, jobs: [{ name: 'B' }] });
    expect(await enqueue()).toEqual(none);
    opened.platform.clock.advance(20);
    expect((await metadata.read()).selectedFiles).toMatchObject([
      { id: 'a', syncStatus: 'completed' },
      { id: 'b', syncStatus: 'completed' },
    ]);
    expect(await enqueue()).toEqual(none);
  });

  it('queues a file that is selected twice once: "queues only files whose syncStatus is missing or never"', async () => {
    const opened = await open();
    const { connectionId } = opened.query;
    const metadata = metadataOf(opened, connectionId, providerConfigKey);
    const file = { id: 'a', name: 'A' };
    await metadata.write({ selectedFiles: [file, file] });
    const json = { connectionId, providerKey: providerConfigKey };
    const answer = await opened.call(enqueueSync, { json });
    expect(await answer.json()).toMatchObject({ enqueuedCount: 1, jobs: [{ name: 'A' }] });
    opened.platform.clock.advance(20);
    expect((await metadata.read()).selectedFiles).toMatchObject([
      { syncStatus: 'completed' },
      { syncStatus: 'completed' },
    ]);
  });

  it('a file that is removed while it is synced is not waited for', async () => {
    const opened = await open();
    const { connectionId } = opened.query;
    const metadata = metadataOf(opened, connectionId, providerConfigKey);
    await metadata.write({ selectedFiles: [{ id: 'a', name: 'A' }] });
    const json = { connectionId, providerKey: providerConfigKey };
    await opened.call(enqueueSync, { json });
    await metadata.write({ selectedFiles: [] });
    opened.platform.clock.advance(60);
    expect((await metadata.read()).selectedFiles).toEqual([]);
  });
});
