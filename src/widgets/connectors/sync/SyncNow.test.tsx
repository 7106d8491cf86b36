import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hurryTimers } from '../../../../test/hurryTimers.ts';
import { usePlatformQuery } from '../../../provider/index.ts';
import { connectionsQuery } from '../../../query/index.ts';
import { openConnector } from '../testing/openConnector.tsx';
import { SyncNow } from './SyncNow.tsx';

/** Follows the list of a connector, as a gallery does. */
function List({ providerConfigKey }: { providerConfigKey: string }) {
  const list = usePlatformQuery((client) => connectionsQuery(client, providerConfigKey));
  return <p>{`${providerConfigKey}: ${list.data?.connections.length}`}</p>;
}

async function openSync(providerConfigKey: string) {
  const listed: string[] = [];
  const opened = openConnector({
    client: {
      onRequest({ url }) {
        const { pathname, searchParams } = new URL(url);
        if (pathname.endsWith('/connections')) {
          listed.push(searchParams.get('providerConfigKey') ?? '');
        }
      },
    },
  });
  const [connectionId = ''] = await opened.connectionIds(providerConfigKey);
  return { ...opened, listed, connection: { connectionId, providerConfigKey } };
}

test('a sync refetches the list of its connector and no other', async () => {
  const { show, listed, connection } = await openSync('sql-b');
  show(
    <>
      <List providerConfigKey="sql-b" />
      <List providerConfigKey="alpha-drive-files" />
      <SyncNow connection={connection} />
    </>,
  );
  await screen.findByText('alpha-drive-files: 1');
  await screen.findByText('sql-b: 1');
  await userEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  await screen.findByText('Sync queued');
  await waitFor(() => expect(listed.filter((key) => key === 'sql-b').length).toBeGreaterThan(1));
  expect(listed.filter((key) => key === 'alpha-drive-files')).toHaveLength(1);
});

test('the note that a sync is queued goes once the sync has ended', async () => {
  const hurry = hurryTimers();
  const { platform, show, connection } = await openSync('sql-b');
  show(<SyncNow connection={connection} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  await screen.findByText('Sync queued');
  platform.clock.advance(30);
  await hurry(3_000);
  await waitFor(() => expect(screen.queryByText('Sync queued')).toBeNull());
});
