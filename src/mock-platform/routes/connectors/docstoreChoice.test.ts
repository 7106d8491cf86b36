import { describe, expect, it } from 'vitest';
import { enqueueSync, getDocstoreDatabases, testSqlConnection } from '../../../contract/index.ts';
import { connectByCredentials, metadataOf } from '../../testing/connecting.ts';
import { holdWait } from '../../testing/holdWait.ts';
import { openPlatform, refusalOf } from '../../testing/openPlatform.ts';

async function open(connectionString: string) {
  const opened = await openPlatform();
  const connectionId = await connectByCredentials(opened, {
    providerConfigKey: 'docstore',
    metadata: { connectionString, selectedDatabases: ['orders'] },
  });
  return {
    metadata: metadataOf(opened, connectionId, 'docstore'),
    sync: async (): Promise<unknown> => {
      const json = { connectionId, providerKey: 'docstore' };
      const answer = await opened.call(enqueueSync, { json });
      opened.platform.clock.advance(20);
      return answer.json();
    },
  };
}

describe('a document database', () => {
  it('whose choice of databases changed may be synced, and with the same one not', async () => {
    const { metadata, sync } = await open('docs://h');
    expect(await sync()).toMatchObject({ enqueuedCount: 1 });
    const first = (await metadata.read()).totalDocumentsSynced;
    await metadata.write({ selectedDatabases: ['orders'], description: 'Orders' });
    expect(await sync()).toMatchObject({ message: 'Already queued/synced' });
    await metadata.write({ selectedDatabases: ['orders', 'catalogue'] });
    expect((await metadata.read()).syncStatus).toBe('never');
    expect(await sync()).toMatchObject({ enqueuedCount: 1 });
    const { syncStatus, totalDocumentsSynced } = await metadata.read();
    expect(syncStatus).toBe('completed');
    expect(totalDocumentsSynced).toBeGreaterThan(Number(first));
  });

  it('that failed syncs once its connection string is mended, which is stored without credentials', async () => {
    const { metadata, sync } = await open('docs://u:wrong@h');
    await sync();
    expect((await metadata.read()).syncStatus).toBe('failed');
    await metadata.write({ connectionString: 'docs+srv://u:m3nded@h/db' });
    expect(await sync()).toMatchObject({ enqueuedCount: 1 });
    const read = await metadata.read();
    expect(read).toMatchObject({ syncStatus: 'completed', connectionString: 'docs+srv://h/db' });
    expect(JSON.stringify(read)).not.toContain('m3nded');
  });

  it('out of reach cannot be looked into', async () => {
    const { call } = await openPlatform();
    const json = { connectionString: 'docs://u:p@unreachable.example', databaseType: 'docstore' };
    const [status, message] = await refusalOf(await call(getDocstoreDatabases, { json }));
    expect(status).toBe(400);
    expect(message).toContain('Could not reach the host');
  });
});

describe('a host that begins with slow.', () => {
  it.each([
    [testSqlConnection, { databaseType: 'sql-b', connection: { host: 'slow.example' } }],
    [
      getDocstoreDatabases,
      { databaseType: 'docstore', connectionString: 'docs://u:p@slow.example/x' },
    ],
  ] as const)('answers only after its time: $name', async (endpoint, json) => {
    const { wait, release } = holdWait();
    let waits = 0;
    const { call } = await openPlatform({
      pace: 1,
      wait: (milliseconds, signal) => {
        waits += 1;
        return wait(milliseconds, signal);
      },
    });
    let answered = false;
    const answer = call(endpoint, { json }).then((response) => {
      answered = true;
      return response;
    });
    await expect.poll(() => waits).toBe(1);
    expect(answered).toBe(false);
    release(1);
    expect((await answer).status).toBe(200);
  });
});
