import { beforeEach, expect, test } from 'vitest';
import { getConnectionMetadata } from './connectionMetadata.ts';
import { enqueueSync } from './connectors.ts';
import { connectByConsent, openClient, type OpenedClient } from '../testing/openClient.ts';
import { listDocuments, uploadDocuments } from '../documents.ts';
import {
  allDriveFiles,
  getSheetPreview,
  listDriveFiles,
  saveSelectedFiles,
  saveSelectedSheets,
} from './fileConnectors.ts';

let platform: OpenedClient['platform'];
let client: OpenedClient['client'];
let sent: OpenedClient['sent'];

beforeEach(() => {
  ({ platform, client, sent } = openClient({ seed: 'default' }));
});

const connect = (integration: string) => connectByConsent({ platform, client }, integration);

test('drive-A gives all files page by page, and asks no more once the loop is left', async () => {
  const connectionId = await connect('alpha-drive-files');
  const sizes: number[] = [];
  for await (const files of allDriveFiles(client, { connectionId, pageSize: 50 })) {
    sizes.push(files.length);
  }
  expect(sizes).toEqual([50, 50, 20]);
  sent.length = 0;
  for await (const files of allDriveFiles(client, { connectionId, pageSize: 50 })) {
    expect(files.length).toBe(50);
    break;
  }
  expect(sent.length).toBe(1);
});

test('drive-A selects files and queues them', async () => {
  const connectionId = await connect('alpha-drive-files');
  const { files } = await listDriveFiles(client, { connectionId, pageSize: 2 });
  const selectedFiles = files.map(({ id, name }) => ({ id, name, addedVia: 'picker' }));
  await saveSelectedFiles(client, { connectionId, selectedFiles });
  const queued = await enqueueSync(client, { connectionId, providerKey: 'alpha-drive-files' });
  expect(queued.enqueuedCount).toBe(2);
});

test('sheets-A previews a sheet and selects it', async () => {
  const connectionId = await connect('alpha-drive');
  const preview = await getSheetPreview(client, { connectionId, spreadsheetId: 'sheet-prices' });
  expect(preview.headers).toContain('Désignation');
  const selectedSheets = [{ id: 'sheet-prices', name: 'Prices' }];
  await saveSelectedSheets(client, { connectionId, selectedSheets });
  const query = { connectionId, providerConfigKey: 'alpha-drive' };
  expect((await getConnectionMetadata(client, query)).metadata).toMatchObject({ selectedSheets });
});

const files = [new File(['one'], 'a.txt'), new File(['two'], 'b.txt')];

test('documents uploads several in one form, tells progress, and reads them again', async () => {
  const progress: number[] = [];
  const answer = await uploadDocuments(
    client,
    { files, ontologyIds: ['contracts'], ontologyMode: 'guided', documentGroup: 'q1' },
    { onProgress: ({ loaded, total }) => progress.push(loaded / total) },
  );
  expect(answer).toMatchObject({ uploadedCount: 2, ontologyMode: 'guided', documentGroup: 'q1' });
  expect(progress.length).toBeGreaterThan(0);
  const set = await listDocuments(client, answer.connectionId ?? '');
  expect(set.documents.map(({ fileName }) => fileName)).toEqual(['a.txt']);
});

test.each([
  ['without a file', { files: [] }, 'files'],
  ['with a mode and no ids', { files, ontologyMode: 'strict' as const }, 'ontologyMode'],
  ['with nine ids', { files, ontologyIds: Array.from('abcdefghi') }, 'ontologyIds'],
  ['with another group', { files, documentGroup: 'Q1' }, 'documentGroup'],
])(
  'an upload of documents is refused before it is sent when there is %s',
  async (_, batch, path) => {
    await expect(uploadDocuments(client, batch)).rejects.toMatchObject({
      code: 'decode',
      issues: [{ path }],
    });
    expect(sent).toEqual([]);
  },
);
