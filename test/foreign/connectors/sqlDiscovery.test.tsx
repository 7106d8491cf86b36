import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as contract from '../../../src/contract/index.ts';
import { createMockPlatform } from '../../../src/mock-platform/index.ts';
import { SqlConnectionForm } from '../../../src/widgets/connectors/sql/SqlConnectionForm.tsx';
import {
  fill,
  press,
  renderForm,
} from '../../../src/widgets/connectors/forms/testing/renderForm.tsx';

const tunnels = [{ method: 'SSH_KEY_AUTH', label: 'SSH with a key', fields: [] }];

/** Connects a database and browses it, where the platform answers discover-streams like this. */
async function browse(answer: unknown, status = 200): Promise<void> {
  const { organisationId: organizationId } = createMockPlatform().credentials;
  const { user } = renderForm(
    <SqlConnectionForm engine="sql-b" discovery={{ organizationId, tunnels }} />,
    {
      client: {
        onRequest({ method, url }) {
          const { pathname } = new URL(url);
          if (pathname.endsWith(contract.getSourceCheck.path) && method === 'GET') {
            return Response.json({ status: 'succeeded' });
          }
          return pathname.endsWith(contract.discoverStreams.path)
            ? Response.json(answer, { status })
            : undefined;
        },
      },
    },
  );
  await fill(user, /^Connection name/, 'Orders');
  await fill(user, /^Host/, 'db.example');
  await fill(user, /^Username/, 'reader');
  await fill(user, /^Password/, 'Canary/discovery');
  await press(user, 'Connect');
  await press(user, 'Choose tables');
  await press(user, 'Browse the database');
}

test('an answer of discovery that nobody can read is an error and not an empty database', async () => {
  await browse({ tables: [{ name: 'orders' }] });
  await screen.findByText('Something went wrong. Nothing you entered was lost.');
  expect(screen.queryByText(/No tables found/)).toBeNull();
});

test('a database that refuses to list its tables is told in its own words, without secrets', async () => {
  await browse({ success: false, message: 'permission denied for "Canary/discovery"' });
  await screen.findByText('Couldn’t list the tables');
  expect(screen.getByText('permission denied for "…"')).toBeInTheDocument();
  expect(screen.queryByText(/No tables found/)).toBeNull();
});

test('schemas that could not be listed are named beside the tables of the others', async () => {
  const stream = { name: 'orders', namespace: 'sales' };
  const errors = [{ schema: 'hr', message: 'permission denied' }];
  await browse({ catalog: { streams: [{ stream }, { config: {} }] }, errors });
  await screen.findByText('1 table found');
  expect(screen.getByText('Some tables couldn’t be listed')).toBeInTheDocument();
  expect(screen.getByText('hr: permission denied')).toBeInTheDocument();
  expect(screen.getByText('1 item couldn’t be loaded')).toBeInTheDocument();
});

test('a refusal of discovery shows the words of the platform', async () => {
  await browse({ error: 'Forbidden', message: 'The user needs USAGE on schema hr' }, 403);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The user needs USAGE on schema hr');
  expect(alert).not.toHaveTextContent('Ask your admin for access');
});
