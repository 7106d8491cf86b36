import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { press, renderForm } from '../../forms/testing/renderForm.tsx';
import { Connectors } from '../Connectors.tsx';
import type { ConnectorOptions } from './connectorOptions.ts';

const tunnels = [
  {
    method: 'SSH_KEY_AUTH',
    label: 'SSH with a key',
    fields: [{ name: 'sourceConfig.tunnel_method.tunnel_host', label: 'Tunnel host' }],
  },
];

const options: ConnectorOptions = {
  'sql-b': {
    discovery: { organizationId: 'one', tunnels },
    initialValues: {
      'metadata.connectionName': 'Orders',
      'metadata.host': 'db.example',
      'metadata.database': 'orders',
      username: 'reader',
      password: 'never prefilled',
    },
    // A secret can't be locked: it would stay empty.
    lockedFields: ['metadata.host', 'password'],
    hiddenFields: ['metadata.database'],
    help: { href: 'https://help.example/sql', label: 'How to create a read-only user' },
  },
};

test('a connector of the gallery takes values, locked and hidden fields, help and schema discovery', async () => {
  const onSync = vi.fn();
  const { user, bodies } = renderForm(
    <Connectors
      connectors={['sql-b']}
      options={options}
      onSync={onSync}
      defaultView={{ connectorId: 'sql-b' }}
    />,
    { platform: { seed: 'empty' } },
  );
  const host = await screen.findByRole('textbox', { name: 'Host' });
  expect(host).toHaveValue('db.example');
  expect(host).toHaveAttribute('readonly');
  expect(screen.queryByLabelText(/^Database$/)).toBeNull();
  const password = screen.getByLabelText(/^Password/, { selector: 'input' });
  expect(password).toHaveValue('');
  await userEvent.type(password, 'wrong');
  await press(user, 'Test connection');
  const failure = within(await screen.findByRole('alert'));
  const link = failure.getByRole('link', { name: 'How to create a read-only user' });
  expect(link).toHaveAttribute('href', 'https://help.example/sql');
  await user.clear(password);
  await user.type(password, 'right');
  await press(user, 'Connect');
  await screen.findByRole('heading', { name: 'SQL B saved' });
  expect(bodies('/connect-session')).toMatchObject([
    { username: 'reader', metadata: { host: 'db.example', database: 'orders' } },
  ]);
  await press(user, 'Sync now');
  await screen.findByText(/^(Sync|\d+ items?) queued/);
  const connectionId: unknown = expect.any(String);
  expect(onSync).toHaveBeenCalledExactlyOnceWith({
    connectorId: 'sql-b',
    connectionId,
  });
  await press(user, 'Choose tables');
  await screen.findByText('Using the password you just entered.');
  await press(user, 'Done');
  await screen.findByText('SQL B is connected');
});

test('a hidden field that has an error is shown, so that it can be filled in', async () => {
  const { user, bodies } = renderForm(
    <Connectors
      connectors={['sql-b']}
      options={{
        'sql-b': {
          initialValues: { 'metadata.connectionName': 'Orders' },
          hiddenFields: ['metadata.host'],
        },
      }}
      defaultView={{ connectorId: 'sql-b' }}
    />,
    { platform: { seed: 'empty' } },
  );
  await screen.findByRole('textbox', { name: 'Connection name' });
  expect(screen.queryByRole('textbox', { name: 'Host' })).toBeNull();
  await press(user, 'Connect');
  const host = await screen.findByRole('textbox', { name: 'Host' });
  await user.type(host, 'db.example');
  expect(host).toHaveValue('db.example');
  expect(host).toBeVisible();
  expect(bodies('/connect-session')).toEqual([]);
});
