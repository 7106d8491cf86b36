import { expect, test } from 'vitest';
import { listSiteFolders } from '../../../src/api/index.ts';
import { createClient } from '../../../src/client/index.ts';

test('folders without an id are told apart by their path', async () => {
  const folders = [
    { name: 'Audits', path: '/Audits' },
    { id: null, name: 'Reports', path: '/Reports' },
  ];
  const client = createClient({
    baseUrl: 'https://platform.example.com',
    getToken: () => Promise.resolve({ token: 'token' }),
    fetch: () => Promise.resolve(Response.json({ folders })),
  });
  const read = await listSiteFolders(client, { connectionId: 'c' });
  expect(read.map(({ id, name }) => [id, name])).toEqual([
    ['/Audits', 'Audits'],
    ['/Reports', 'Reports'],
  ]);
});
